import { clamp } from '../drapery/scalar.ts'
import { median, type Point } from '../geometry/math.ts'
import { fillHoles, findComponents, keepLargeComponents } from '../raster/components.ts'
import { dilate, erode } from '../raster/morphology.ts'
import { createMask, type Mask, type Size } from '../raster/plane.ts'

/** Holes larger than this share of the garment are gaps, not lace. */
const LOOP_SHARE = 0.0015

/** A garment's silhouette, read row by row. All in px of the garment's picture. */
export type Outline = Size & {
  /** The cut-out without threads, its gaps open to the outside. */
  solid: Mask
  /** 255 inside, holes filled. */
  filled: Mask
  left: number
  right: number
  top: number
  bottom: number
  /** The axis: the median of the rows' middles. */
  centre: number
  /** The uppermost pixel of a column. */
  topOf: (x: number) => number
  isInside: (x: number, y: number) => boolean
}

/** @param hasSleeves a loop of an upper garment is a gap beside a sleeve; elsewhere it is a belt's or a hanger's */
export function traceOutline(alpha: Mask, hasSleeves: boolean): Outline | undefined {
  const whole = withoutThreads(alpha)
  const solid = hasSleeves ? openLoops(whole) : whole
  const filled = fillHoles(solid)
  const { width, height, data } = filled
  let [left, right, top, bottom] = [width, -1, height, -1]
  const middles: number[] = []
  for (let y = 0; y < height; y++) {
    const first = data.indexOf(255, y * width) - y * width
    if (first < 0 || first >= width) continue
    const last = data.lastIndexOf(255, y * width + width - 1) - y * width
    left = Math.min(left, first)
    right = Math.max(right, last)
    top = Math.min(top, y)
    bottom = y
    middles.push((first + last) / 2)
  }
  if (right < 0) return undefined
  return {
    width,
    height,
    solid,
    filled,
    left,
    right,
    top,
    bottom,
    centre: median(middles),
    topOf(x) {
      const column = Math.round(clamp(x, 0, width - 1))
      let y = top
      while (y < bottom && !data[y * width + column]) y++
      return y
    },
    isInside: (x, y) =>
      x >= 0 && y >= 0 && x < width && y < height && data[Math.round(y) * width + Math.round(x)] > 0,
  }
}

/** Hanger wires, threads and creases of the ground are thinner than any strap. */
function withoutThreads(alpha: Mask): Mask {
  const radius = Math.round(Math.max(alpha.width, alpha.height) * 0.004)
  if (radius < 1) return { ...alpha, data: alpha.data.slice() }
  const opened = dilate(erode(alpha, radius), radius + 1)
  const kept = createMask(alpha)
  for (let i = 0; i < kept.data.length; i++) if (opened.data[i] > 127) kept.data[i] = alpha.data[i]
  return keepLargeComponents(kept, 0.05)
}

/**
 * A sleeve whose cuff lies on the body panel closes a loop around the gap between them. Larger holes are cut
 * open downwards, so that the gap belongs to the outline.
 */
function openLoops(mask: Mask): Mask {
  const { width } = mask
  const filled = fillHoles(mask)
  const holes = createMask(mask)
  let garment = 0
  for (let i = 0; i < holes.data.length; i++) {
    if (filled.data[i]) garment++
    if (filled.data[i] && mask.data[i] <= 127) holes.data[i] = 255
  }
  const { labels, sizes } = findComponents(holes)
  const lowest = new Map<number, number>()
  for (let i = 0; i < labels.length; i++)
    if (sizes[labels[i]] > garment * LOOP_SHARE) lowest.set(labels[i], i)
  for (const start of lowest.values()) cutDown(mask, filled, start % width, Math.floor(start / width))
  return mask
}

/** Clears a straight line to the nearest place outside that lies more below than beside. */
function cutDown(mask: Mask, filled: Mask, fromX: number, fromY: number) {
  const { width, height } = mask
  let end: Point | undefined
  let nearest = Infinity
  for (let y = fromY + 1; y < height && y - fromY < nearest; y++) {
    const reach = Math.floor((y - fromY) * 0.35)
    for (let x = Math.max(0, fromX - reach); x <= Math.min(width - 1, fromX + reach); x++) {
      const away = Math.hypot(x - fromX, y - fromY)
      if (filled.data[y * width + x] || away >= nearest) continue
      nearest = away
      end = [x, y]
    }
  }
  if (!end) return
  for (let step = 0; step <= nearest; step++) {
    const x = Math.round(fromX + ((end[0] - fromX) * step) / nearest)
    const y = Math.round(fromY + ((end[1] - fromY) * step) / nearest)
    for (let dx = -1; dx <= 1; dx++) mask.data[y * width + x + dx] = 0
  }
}

export type Run = { from: number; to: number }

/** The stretches of garment in a row, those of 3 px or less left out. */
export function runsOf(alpha: Mask, y: number, left: number, right: number): Run[] {
  const row = clamp(Math.round(y), 0, alpha.height - 1) * alpha.width
  const runs: Run[] = []
  let from = -1
  for (let x = left; x <= right + 1; x++) {
    const inside = x <= right && alpha.data[row + x] > 127
    if (inside && from < 0) from = x
    if (!inside && from >= 0) {
      if (x - from > 3) runs.push({ from, to: x - 1 })
      from = -1
    }
  }
  return runs
}

import { clamp, median } from '../math.ts'
import { fillHoles } from '../raster/components.ts'
import type { Mask, Size } from '../raster/plane.ts'

/** A garment's silhouette, read row by row. All in px of the garment's picture. */
export type Outline = Size & {
  /** 255 inside, holes filled. */
  filled: Mask
  left: number
  right: number
  top: number
  bottom: number
  /** The axis: the median of the rows' middles. */
  centre: number
  /** The uppermost pixel of a column. */
  topOf(x: number): number
  isInside(x: number, y: number): boolean
}

export function traceOutline(alpha: Mask): Outline | undefined {
  const filled = fillHoles(alpha)
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

/** The run of a row that belongs to the body panel: the one on the axis, or two that a narrow opening parts. */
export function centralRun(outline: Outline, y: number, widestGap: number): Run | undefined {
  const runs = runsOf(outline.filled, y, outline.left, outline.right)
  const { centre } = outline
  const on = runs.find(({ from, to }) => from <= centre && to >= centre)
  if (on) return on
  const before = runs.findLast(({ to }) => to < centre)
  const after = runs.find(({ from }) => from > centre)
  if (before && after && after.from - before.to < widestGap) return { from: before.from, to: after.to }
  if (!before || !after) return before ?? after
  return centre - before.to < after.from - centre ? before : after
}

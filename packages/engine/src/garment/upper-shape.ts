import { clamp } from '../drapery/scalar.ts'
import { signedDistance } from '../geometry/polygon.ts'
import { pointAt } from '../geometry/polyline.ts'
import { add, distance, mixPoints, normalise, subtract, type Point } from '../geometry/math.ts'
import { findComponents } from '../raster/components.ts'
import { createMask, type Mask } from '../raster/plane.ts'
import { outerParts } from '../models/garment-labels.ts'
import type { GarmentAnswer } from '../models/garment-answer.ts'
import { runsOf, type Outline } from './trace-outline.ts'
import { armholeMiddle, type UpperPoints } from './upper-landmarks.ts'

export const TORSO = 1
/** The picture's left sleeve; the right one is one more. */
export const LEFT_SLEEVE = 2

/** A sleeve as rungs of a ladder from the armhole to the cuff, px of the garment's picture. */
export type SleeveShape = {
  side: 0 | 1
  /** Equally many of both; the first pair is the armhole: shoulder and armpit. */
  outer: Point[]
  inner: Point[]
  /** From the armhole's middle to the cuff's. */
  length: number
}

export type UpperShape = {
  kind: 'upper'
  points: UpperPoints
  outline: Outline
  /** What each pixel belongs to: 0, `TORSO`, or a sleeve. */
  regions: Uint8Array
  /** The body panel's outermost pixels by row. */
  edges: { left: Float32Array; right: Float32Array }
  sleeves: SleeveShape[]
}

/** Shares between which what lies within the neckline goes over to a collar that is seen there. */
const OUTSIDE = { from: 0.85, to: 0.95 }
const RUNGS = 15

/**
 * Makes a shape of a cut-out and its landmarks, measured or given. Takes the inner collar out of `alpha`, but for what the network
 * sees in `seen` as a collar's outside.
 */
export function shapeUpper(
  points: UpperPoints,
  outline: Outline,
  alpha: Mask,
  seen?: Pick<GarmentAnswer, 'shareAt'>,
): UpperShape {
  if (points.innerCollar && points.innerCollar.length > 2) cutInnerCollar(alpha, points.innerCollar, seen)
  const regions = labelRegions(points, outline, alpha)
  const shape: UpperShape = {
    kind: 'upper',
    points,
    outline,
    regions,
    edges: readEdges(regions, outline),
    sleeves: [],
  }
  if (points.sleeves) {
    for (const side of [0, 1] as const) shape.sleeves.push(ladderOf(points, regions, outline, side))
  }
  return shape
}

function cutInnerCollar(alpha: Mask, collar: Point[], seen?: Pick<GarmentAnswer, 'shareAt'>) {
  const ys = collar.map(([, y]) => y)
  const xs = collar.map(([x]) => x)
  for (
    let y = Math.max(0, Math.floor(Math.min(...ys)));
    y < Math.min(alpha.height, Math.max(...ys) + 2);
    y++
  ) {
    for (
      let x = Math.max(0, Math.floor(Math.min(...xs)));
      x < Math.min(alpha.width, Math.max(...xs) + 2);
      x++
    ) {
      const outside = seen?.shareAt(outerParts, (x + 0.5) / alpha.width, (y + 0.5) / alpha.height) ?? 0
      const kept = Math.max(
        clamp(signedDistance(collar, x, y) + 0.5, 0, 1),
        clamp((outside - OUTSIDE.from) / (OUTSIDE.to - OUTSIDE.from), 0, 1),
      )
      if (kept < 1) alpha.data[y * alpha.width + x] *= kept
    }
  }
}

const sleevePoints = (points: UpperPoints, side: 0 | 1) => points.sleeves![side === 0 ? 'left' : 'right']

function torsoPolygon({ neck, shoulder, armpit, waist, hem }: UpperPoints): Point[] {
  const left = [neck.left, shoulder.left, armpit.left, ...(waist ? [waist.left] : []), hem.left]
  const right = [neck.right, shoulder.right, armpit.right, ...(waist ? [waist.right] : []), hem.right]
  return [...left, ...right.reverse()]
}

function sleevePolygon(points: UpperPoints, side: 0 | 1): Point[] {
  const name = side === 0 ? 'left' : 'right'
  const { elbowOuter, elbowInner, cuffOuter, cuffInner } = sleevePoints(points, side)
  const outer = [points.shoulder[name], ...(elbowOuter ? [elbowOuter] : []), cuffOuter]
  return [...outer, cuffInner, ...(elbowInner ? [elbowInner] : []), points.armpit[name]]
}

/** Each pixel goes to the polygon it lies in or nearest to; stray islands go to what surrounds them. */
function labelRegions(points: UpperPoints, outline: Outline, alpha: Mask): Uint8Array {
  const { width, height } = alpha
  const regions = new Uint8Array(width * height)
  const torso = torsoPolygon(points)
  const sleeves = points.sleeves ? ([0, 1] as const).map((side) => sleevePolygon(points, side)) : []
  const { left: armpitLeft, right: armpitRight } = points.armpit
  const lowestSleeve =
    Math.max(0, ...sleeves.flat().map(([, y]) => y)) + (outline.bottom - outline.top) * 0.05
  const inner = {
    left: Math.max(armpitLeft[0], points.shoulder.left[0]) + 3,
    right: Math.min(armpitRight[0], points.shoulder.right[0]) - 3,
  }
  const axis = (armpitLeft[0] + armpitRight[0]) / 2
  const armpitY = Math.max(armpitLeft[1], armpitRight[1])
  for (let y = outline.top; y <= outline.bottom; y++) {
    // Below the armpits what a gap parts from the panel is a sleeve, wherever the polygons say it should be.
    const panel =
      y > armpitY
        ? runsOf(outline.solid, y, outline.left, outline.right).find(
            (run) => run.from <= axis && run.to >= axis,
          )
        : undefined
    for (let x = outline.left; x <= outline.right; x++) {
      const i = y * width + x
      if (alpha.data[i] < 5) continue
      regions[i] = TORSO
      if (!sleeves.length) continue
      const side = x < axis ? 0 : 1
      if (panel && (x < panel.from - 2 || x > panel.to + 2)) {
        regions[i] = LEFT_SLEEVE + side
        continue
      }
      // Between the armpits and the shoulders' ends there is nothing but the panel.
      if (y > lowestSleeve || (x > inner.left && x < inner.right)) continue
      if (signedDistance(sleeves[side], x, y) < signedDistance(torso, x, y)) regions[i] = LEFT_SLEEVE + side
    }
  }
  for (const label of sleeves.length ? [TORSO, LEFT_SLEEVE, LEFT_SLEEVE + 1] : [])
    absorbIslands(regions, outline, label)
  return regions
}

/** Of each region only the largest part stays; the others take the label of the region they touch most. */
function absorbIslands(regions: Uint8Array, { width, height }: Outline, label: number) {
  const mask = createMask({ width, height })
  for (let i = 0; i < regions.length; i++) if (regions[i] === label) mask.data[i] = 255
  const { labels, sizes } = findComponents(mask)
  if (sizes.length < 3) return
  const largest = sizes.indexOf(Math.max(...sizes.slice(1)), 1)
  const touches = sizes.map(() => [0, 0, 0, 0])
  const visit = (action: (i: number, k: number) => void) => {
    for (let i = width; i < regions.length - width; i++) {
      if (labels[i] === 0 || labels[i] === largest) continue
      for (const k of [i - 1, i + 1, i - width, i + width]) action(i, k)
    }
  }
  visit((i, k) => {
    if (regions[k] !== label && regions[k] > 0) touches[labels[i]][regions[k]]++
  })
  const heir = touches.map((counts) => {
    const most = Math.max(...counts)
    return most > 0 ? counts.indexOf(most) : label
  })
  for (let i = 0; i < regions.length; i++)
    if (labels[i] && labels[i] !== largest) regions[i] = heir[labels[i]]
}

function readEdges(regions: Uint8Array, { width, height, top, bottom, centre }: Outline) {
  const left = new Float32Array(height).fill(centre)
  const right = new Float32Array(height).fill(centre)
  for (let y = top; y <= bottom; y++) {
    const row = regions.subarray(y * width, (y + 1) * width)
    const first = row.indexOf(TORSO)
    if (first < 0) continue
    left[y] = first
    right[y] = row.lastIndexOf(TORSO)
  }
  return { left, right }
}

/** Rungs across the sleeve, each from edge to edge of the sleeve's own pixels. */
function ladderOf(points: UpperPoints, regions: Uint8Array, outline: Outline, side: 0 | 1): SleeveShape {
  const name = side === 0 ? 'left' : 'right'
  const shoulder: Point = points.shoulder[name]
  const armpit: Point = points.armpit[name]
  const { elbowOuter, elbowInner, cuffOuter, cuffInner } = sleevePoints(points, side)
  const root = armholeMiddle(shoulder, armpit)
  const cuff = mixPoints(cuffOuter, cuffInner, 0.5)
  const bent = elbowOuter && elbowInner ? [mixPoints(elbowOuter, elbowInner, 0.5)] : []
  const spine = [root, ...bent, cuff]
  const atRoot = normalise(subtract(shoulder, armpit))
  const atCuff = normalise(subtract(cuffOuter, cuffInner))
  const isSleeve = ([x, y]: Point) =>
    x >= 0 &&
    y >= 0 &&
    x < outline.width &&
    y < outline.height &&
    regions[Math.round(y) * outline.width + Math.round(x)] === LEFT_SLEEVE + side

  const outer = [shoulder]
  const inner = [armpit]
  for (let rung = 1; rung < RUNGS; rung++) {
    const share = rung / (RUNGS - 1)
    const middle = pointAt(spine, Math.min(share, 0.995))
    const across = rungDirection(spine, share, atRoot, atCuff)
    const [far, near] = rungEnds(middle, across, isSleeve, distance(shoulder, armpit))
    outer.push(far)
    inner.push(near)
  }
  const length = distance(root, spine[1]) + (spine[2] ? distance(spine[1], spine[2]) : 0)
  return { side, outer, inner, length }
}

/** Turns from the armhole's slant to square with the sleeve, and at the end to the cuff's own slant. */
function rungDirection(spine: Point[], share: number, atRoot: Point, atCuff: Point): Point {
  const travel = subtract(pointAt(spine, Math.min(1, share + 0.1)), pointAt(spine, Math.max(0, share - 0.1)))
  let square = normalise([-travel[1], travel[0]])
  if (square[0] * atRoot[0] + square[1] * atRoot[1] < 0) square = [-square[0], -square[1]]
  const fromRoot = clamp(share * 2.2, 0, 1)
  const toCuff =
    clamp((share - 0.8) / 0.2, 0, 1) * (square[0] * atCuff[0] + square[1] * atCuff[1] > 0.5 ? 1 : 0)
  return normalise(mixPoints(mixPoints(atRoot, square, fromRoot), atCuff, toCuff))
}

/** The longest stretch of sleeve on the rung's line: a sliver of the panel's edge may bear the sleeve's label too. */
function rungEnds(
  middle: Point,
  across: Point,
  isSleeve: (place: Point) => boolean,
  reach: number,
): [Point, Point] {
  let best = { near: 0, far: 0 }
  let start: number | undefined
  const limit = Math.round(reach * 1.5)
  for (let offset = -limit; offset <= limit + 1; offset++) {
    const inside = offset <= limit && isSleeve(add(middle, across, offset))
    if (inside) start ??= offset
    if (inside || start === undefined) continue
    if (offset - 1 - start > best.far - best.near) best = { near: start, far: offset - 1 }
    start = undefined
  }
  return [add(middle, across, best.far), add(middle, across, best.near)]
}

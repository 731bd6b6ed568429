import { deepestBetween, findNotches, offsetFromLine, traceContour } from '../geometry/contour.ts'
import { distance, mixPoints, normalise, subtract, type Point } from '../geometry/math.ts'
import type { Outline } from './trace-outline.ts'

/** What one half of an upper garment's outline tells, walking from the middle of the neck to the middle of the hem. */
export type HalfOutline = {
  armpit: Point
  hemCorner: Point
  sleeve?: { cuffOuter: Point; cuffInner: Point; length: number; depth: number }
}

/** Depths and lengths are shares of the garment's width. */
const LEAST_NOTCH = 0.03
const LEAST_SLEEVE = 0.035

/** Splits the outline at the axis and reads both halves; `[0]` is the picture's left. */
export function readHalves(outline: Outline, isLong: boolean): [HalfOutline, HalfOutline] {
  const contour = traceContour(outline.filled)
  const { centre } = outline
  const onAxis = contour.map((_, k) => k).filter((k) => Math.abs(contour[k][0] - centre) <= 1)
  const topAt = onAxis.reduce((best, k) => (contour[k][1] < contour[best][1] ? k : best), onAxis[0] ?? 0)
  const bottomAt = onAxis.reduce((best, k) => (contour[k][1] > contour[best][1] ? k : best), onAxis[0] ?? 0)
  const walk = (from: number, to: number) =>
    from <= to ? contour.slice(from, to + 1) : [...contour.slice(from), ...contour.slice(0, to + 1)]
  // Clockwise from the top goes down the right side.
  const right = walk(topAt, bottomAt)
  const left = walk(bottomAt, topAt).reverse()
  const mirror = ([x, y]: Point): Point => [2 * centre - x, y]
  const onLeft = readHalf(left, outline, isLong, false)
  const onRight = readHalf(right.map(mirror), outline, isLong, true)
  return [onLeft, mirrorHalf(onRight, mirror)]
}

export function mirrorHalf(
  { armpit, hemCorner, sleeve }: HalfOutline,
  mirror: (place: Point) => Point,
): HalfOutline {
  return {
    armpit: mirror(armpit),
    hemCorner: mirror(hemCorner),
    sleeve: sleeve && { ...sleeve, cuffOuter: mirror(sleeve.cuffOuter), cuffInner: mirror(sleeve.cuffInner) },
  }
}

/** The path runs down the picture's left side, x smaller the farther out; the right half comes mirrored. */
function readHalf(path: Point[], outline: Outline, isLong: boolean, mirrored: boolean): HalfOutline {
  const { centre, top, bottom } = outline
  const width = outline.right - outline.left
  const height = bottom - top
  const reach = ([x]: Point) => centre - x
  const notches = findNotches(path)
    .map((notch) => ({ ...notch, deepest: armpitWithin(path, notch.from, notch.deepest, width) }))
    .filter(({ from, deepest, depth }) => {
      const [, y] = path[deepest]
      const isHighEnough = y > top + height * 0.06 && y < top + height * (isLong ? 0.55 : 0.8)
      return (
        isHighEnough &&
        !isWaist(path[from], path[deepest], height) &&
        depth > width * LEAST_NOTCH &&
        reach(path[from]) > reach(path[deepest]) + width * LEAST_SLEEVE
      )
    })
  const notch = notches.reduce<(typeof notches)[number] | undefined>(
    (best, one) => (!best || one.depth > best.depth ? one : best),
    undefined,
  )
  if (!notch) return readSleeveless(path, outline, isLong)
  const armpit = path[notch.deepest]
  return {
    armpit,
    hemCorner: hemCornerAfter(path, notch.deepest),
    sleeve: {
      ...readCuff(
        path,
        notch.from,
        notch.deepest,
        width,
        outline.topOf(mirrored ? 2 * centre - armpit[0] : armpit[0]),
      ),
      depth: notch.depth,
    },
  }
}

/** A sleeve's end is beside its armpit or below it; a place far above, and hardly farther out, is the armpit of a waist. */
function isWaist(corner: Point, deepest: Point, height: number) {
  const drop = deepest[1] - corner[1]
  return drop > 0.15 * height && Math.abs(corner[0] - deepest[0]) < 0.3 * drop
}

/** The deepest place may be the waist: coming from the cuff, the armpit is the first sharp bend above it. */
function armpitWithin(path: Point[], cuff: number, deepest: number, width: number) {
  const bend = deepestBetween(path, cuff, deepest)
  const isAbove = path[bend.deepest][1] < path[deepest][1]
  return bend.depth > width * 0.02 && isAbove ? bend.deepest : deepest
}

/** The lower outer corner: what stands out farthest from the line between armpit and the middle of the hem. */
function hemCornerAfter(path: Point[], armpit: number): Point {
  const end = path.length - 1
  let corner = end
  let most = 0
  for (let k = armpit; k <= end; k++) {
    const out = Math.abs(offsetFromLine(path[k], path[armpit], path[end]))
    if (out > most) {
      most = out
      corner = k
    }
  }
  return path[corner]
}

/**
 * The two corners of a sleeve's end. The notch's hull corner is one of them: the outer one when the path
 * bends once more before it reaches the armpit.
 */
function readCuff(path: Point[], hullCorner: number, armpitAt: number, width: number, shoulderY: number) {
  const armpit = path[armpitAt]
  const root: Point = [armpit[0], (armpit[1] + shoulderY) / 2]
  // A bent sleeve's elbow stands out more than its cuff, which then lies farther on.
  let corner = hullCorner
  for (let k = hullCorner; k < armpitAt; k++) {
    const isFarther = distance(path[k], root) > 1.1 * distance(path[corner], root)
    if (isFarther && distance(path[k], armpit) > 0.8 * distance(path[corner], armpit)) corner = k
  }
  const bend = deepestBetween(path, corner, armpitAt)
  if (bend.depth > width * 0.025 && path[bend.deepest][1] > armpit[1]) {
    const [cuffOuter, cuffInner] = [path[corner], path[bend.deepest]]
    return { cuffOuter, cuffInner, length: distance(root, mixPoints(cuffOuter, cuffInner, 0.5)) }
  }
  const cuffInner = path[corner]
  const sleeve = path.slice(0, corner + 1).filter(([x]) => x < armpit[0])
  const farthest = sleeve.reduce(
    (best, place) => (distance(place, root) > distance(best, root) ? place : best),
    cuffInner,
  )
  const axis = normalise(subtract(mixPoints(cuffInner, farthest, 0.5), root))
  // On the left half, outwards from a sleeve that hangs is to the left, from one that lies level upwards.
  const outwards: Point = [-axis[1], axis[0]]
  const project = (place: Point, direction: Point) => {
    const [dx, dy] = subtract(place, root)
    return dx * direction[0] + dy * direction[1]
  }
  const length = Math.max(...sleeve.map((place) => project(place, axis)), 1)
  const armhole = Math.max(4, armpit[1] - shoulderY)
  const end = sleeve.filter(
    (place) => project(place, axis) > 0.84 * length && project(place, outwards) < armhole,
  )
  const outer = end.reduce(
    (best, place) => (project(place, outwards) > project(best, outwards) ? place : best),
    cuffInner,
  )
  return { cuffOuter: outer, cuffInner, length: distance(root, mixPoints(outer, cuffInner, 0.5)) }
}

/** Without sleeves the armpit is the corner between armhole and side: what stands out most in the upper part. */
function readSleeveless(path: Point[], outline: Outline, isLong: boolean): HalfOutline {
  const { top, bottom } = outline
  const height = bottom - top
  const row = (share: number) => top + height * share
  const below = path.findIndex(([, y], k) => k > 0 && y > row(isLong ? 0.36 : 0.52) && path[k - 1][1] <= y)
  const end = below < 0 ? path.length - 1 : below
  // The strap's outer side: the last place at the top before the outline goes down for good.
  const start = Math.max(
    0,
    path.slice(0, end).findLastIndex(([, y]) => y <= row(0.06)),
  )
  let armpit = -1
  let most = 0
  for (let k = start; k <= end; k++) {
    const [x, y] = path[k]
    if (y < row(isLong ? 0.08 : 0.15)) continue
    const out = offsetFromLine([x, y], path[start], path[end])
    if (out > most) {
      most = out
      armpit = k
    }
  }
  if (armpit < 0 || most < 2) {
    armpit = path.findIndex(([, y]) => y >= row(isLong ? 0.2 : 0.32))
  }
  const at = armpit < 0 ? Math.floor(path.length / 2) : armpit
  return { armpit: path[at], hemCorner: hemCornerAfter(path, at) }
}

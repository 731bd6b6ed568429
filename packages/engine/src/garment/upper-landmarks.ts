import type { GarmentCategory } from '../contract/garment-categories.ts'
import type { UpperLandmarks } from '../contract/garment-landmarks.ts'
import { mixPoints, type Point } from '../geometry/math.ts'
import type { Picture } from '../raster/plane.ts'
import { readSymmetricHalves } from './armpits.ts'
import type { HalfOutline } from './half-outline.ts'
import { findNeckline } from './neckline.ts'
import type { Outline } from './trace-outline.ts'

/** Landmarks in px of the picture. The shared contract's fractions are these, divided by its size. */
export type UpperPoints = UpperLandmarks

/** Reads a top's, dress's or coat's seams off its silhouette. */
export function measureUpper(outline: Outline, picture: Picture, category: GarmentCategory): UpperPoints {
  const halves = readSymmetricHalves(outline, category === 'dresses')
  const [left, right] = halves
  const chest = right.armpit[0] - left.armpit[0]
  const { shoulders, necks } = findShoulders(outline, halves, chest)
  const neckline = findNeckline({
    picture,
    outline,
    necks,
    chest,
    armpitY: (left.armpit[1] + right.armpit[1]) / 2,
  })
  const sleeve = ({ sleeve: found }: HalfOutline) =>
    found && { cuffOuter: tuple(found.cuffOuter), cuffInner: tuple(found.cuffInner) }
  const [leftSleeve, rightSleeve] = halves.map(sleeve)
  return {
    kind: 'upper',
    neck: pair(necks),
    neckFront: tuple(neckline.lowest),
    shoulder: pair(shoulders),
    armpit: pair(halves.map(({ armpit }) => armpit)),
    hem: pair(halves.map(({ hemCorner }) => hemCorner)),
    sleeves: leftSleeve && rightSleeve && { left: leftSleeve, right: rightSleeve },
    innerCollar: neckline.innerCollar?.map(tuple),
  }
}

const tuple = ([x, y]: Point): [number, number] => [x, y]
const pair = ([left, right]: Point[]) => ({ left: tuple(left), right: tuple(right) })

function findShoulders(outline: Outline, halves: [HalfOutline, HalfOutline], chest: number) {
  const { centre } = outline
  const topPoint = (x: number): Point => [x, outline.topOf(x)]
  const tolerance = Math.max(2, chest * 0.02)
  // The neck point is the first place as high as the highest, coming from the side.
  const necks = halves.map(({ armpit }, side): Point => {
    const inwards = side === 0 ? 1 : -1
    const start = armpit[0] + inwards * chest * 0.04
    const count = Math.max(1, Math.floor(Math.abs(centre - start)))
    const xs = Array.from({ length: count }, (_, i) => start + inwards * i)
    const highest = Math.min(...xs.map(outline.topOf))
    const x =
      xs.find((candidate) => outline.topOf(candidate) <= highest + tolerance) ??
      centre - inwards * chest * 0.3
    return topPoint(x)
  })
  const shoulders = halves.map(({ armpit, sleeve }, side): Point => {
    const inwards = side === 0 ? 1 : -1
    if (sleeve) return topPoint(armpit[0] + inwards * chest * 0.05)
    return strapEnd(outline, side as 0 | 1, armpit[1])
  })
  for (const [side, { sleeve }] of halves.entries()) {
    const inwards = side === 0 ? 1 : -1
    const least = sleeve ? chest * 0.08 : Math.max(3, chest * 0.03)
    if ((necks[side][0] - shoulders[side][0]) * inwards < least) {
      necks[side] = topPoint(shoulders[side][0] + inwards * least)
    }
  }
  return { shoulders, necks: belowHood(necks, shoulders, chest, centre) }
}

/** A hood's peak is no neck: then the neck points are set on the shoulders' level, where a hood is sewn on. */
function belowHood(necks: Point[], shoulders: Point[], chest: number, centre: number): Point[] {
  const shoulderY = (shoulders[0][1] + shoulders[1][1]) / 2
  const isHood =
    necks[1][0] - necks[0][0] < 0.15 * chest || shoulderY - Math.min(necks[0][1], necks[1][1]) > 0.38 * chest
  if (!isHood) return necks
  return [-1, 1].map((sign): Point => [centre + sign * 0.24 * chest, shoulderY - 0.1 * chest])
}

/** The outermost place of the uppermost part: the outer side of a strap. */
function strapEnd(outline: Outline, side: 0 | 1, armpitY: number): Point {
  const lowest = outline.top + 0.12 * (armpitY - outline.top)
  let x = outline.centre
  for (let y = outline.top; y <= lowest; y++) {
    const row = outline.filled.data.subarray(y * outline.width, (y + 1) * outline.width)
    const outermost = side === 0 ? row.indexOf(255) : row.lastIndexOf(255)
    if (outermost >= 0) x = side === 0 ? Math.min(x, outermost) : Math.max(x, outermost)
  }
  return [x, outline.topOf(x)]
}

/** The middle of the line where a sleeve is set in. */
export const armholeMiddle = (shoulder: Point, armpit: Point) => mixPoints(shoulder, armpit, 0.5)

import type { GarmentCategory, UpperLandmarks } from '#shared/garments.ts'
import { clamp, median, mixPoints, type Point } from '../math.ts'
import type { Picture } from '../raster/plane.ts'
import { findArmpits, type Armpit } from './armpits.ts'
import { findNeckline } from './neckline.ts'
import { centralRun, type Outline } from './outline.ts'
import { findSleeveEnd } from './sleeve-end.ts'

/** The body panel row by row: distances of its edges from the axis, px, 0 where a row has none. */
export type Panel = {
  /** `reach[0][y]` to the picture's left, `reach[1][y]` to its right. */
  reach: [Float32Array, Float32Array]
  /** The lowest row of the panel; sleeves may hang lower. */
  hem: number
}

/** Landmarks in px of the picture. The shared contract's fractions are these, divided by its size. */
export type UpperPoints = UpperLandmarks

/** An open front parts the panel, but by no more than this share of the garment's width. */
const WIDEST_GAP: Partial<Record<GarmentCategory, number>> = { outerwear: 0.22 }

/** Reads a top's, dress's or coat's seams off its silhouette. */
export function measureUpper(outline: Outline, picture: Picture, category: GarmentCategory): UpperPoints {
  const panel = readPanel(outline, WIDEST_GAP[category] ?? 0.1)
  const armpits = findArmpits(outline, panel, category === 'dresses')
  const chest = armpits[1].x - armpits[0].x
  const { shoulders, necks } = findShoulders(outline, armpits, chest)
  const neckline = findNeckline({
    picture,
    outline,
    necks,
    chest,
    armpitY: (armpits[0].y + armpits[1].y) / 2,
    left: armpits[0].x,
    right: armpits[1].x,
  })
  const height = panel.hem - outline.top
  const hemY = Math.round(panel.hem - Math.max(2, height * 0.015))
  const at = (side: 0 | 1, y: number): Point => [outline.centre + (side ? 1 : -1) * panel.reach[side][y], y]
  const points: UpperPoints = {
    kind: 'upper',
    neck: pair(necks),
    neckFront: tuple(neckline.lowest),
    shoulder: pair(shoulders),
    armpit: pair(armpits.map(({ x, y }): Point => [x, y])),
    hem: pair([at(0, hemY), at(1, hemY)]),
    innerCollar: neckline.innerCollar?.map(tuple),
  }
  if (!armpits[0].hasSleeve) return points
  const ends = ([0, 1] as const).map((side) =>
    findSleeveEnd(outline, panel, side, shoulders[side], [armpits[side].x, armpits[side].y]),
  )
  const repaired = repairSleeves(ends, outline.centre)
  if (repaired) points.sleeves = { left: repaired[0], right: repaired[1] }
  return points
}

const tuple = ([x, y]: Point): [number, number] => [x, y]
const pair = ([left, right]: Point[]) => ({ left: tuple(left), right: tuple(right) })

function readPanel(outline: Outline, widestGap: number): Panel {
  const width = outline.right - outline.left
  const height = outline.bottom - outline.top
  const reach: Panel['reach'] = [new Float32Array(outline.height), new Float32Array(outline.height)]
  let hem = outline.bottom
  for (let y = outline.top; y <= outline.bottom; y++) {
    const run = centralRun(outline, y, widestGap * width)
    const onAxis = run && run.from - width * 0.06 <= outline.centre && run.to + width * 0.06 >= outline.centre
    if (!run || (!onAxis && y > outline.top + height * 0.5)) continue
    reach[0][y] = outline.centre - run.from
    reach[1][y] = run.to - outline.centre
    if (onAxis) hem = y
  }
  return { reach, hem: Math.max(hem, Math.round(outline.top + height * 0.5)) }
}

function findShoulders(outline: Outline, armpits: [Armpit, Armpit], chest: number) {
  const { centre } = outline
  const topPoint = (x: number): Point => [x, outline.topOf(x)]
  const tolerance = Math.max(2, chest * 0.02)
  // The neck point is the first place as high as the highest, coming from the side.
  const necks = armpits.map((armpit, side): Point => {
    const inwards = side === 0 ? 1 : -1
    const start = armpit.x + inwards * chest * 0.04
    const xs = Array.from(
      { length: Math.max(1, Math.floor(Math.abs(centre - start))) },
      (_, i) => start + inwards * i,
    )
    const highest = Math.min(...xs.map(outline.topOf))
    const x =
      xs.find((candidate) => outline.topOf(candidate) <= highest + tolerance) ??
      centre - inwards * chest * 0.3
    return topPoint(x)
  })
  const shoulders = armpits.map((armpit, side): Point => {
    const inwards = side === 0 ? 1 : -1
    if (armpit.hasSleeve) return topPoint(armpit.x + inwards * chest * 0.05)
    return strapEnd(outline, side as 0 | 1, armpit.y)
  })
  for (const side of [0, 1]) {
    const inwards = side === 0 ? 1 : -1
    const least = armpits[side].hasSleeve ? chest * 0.08 : Math.max(3, chest * 0.03)
    if ((necks[side][0] - shoulders[side][0]) * inwards < least) {
      necks[side] = topPoint(shoulders[side][0] + inwards * least)
    }
  }
  return { shoulders, necks }
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

export type SleeveEnd = { cuffOuter: [number, number]; cuffInner: [number, number]; length: number }

/** A sleeve that grew into the panel, or is folded away, takes its sister's mirror image. */
function repairSleeves(ends: (SleeveEnd | undefined)[], centre: number) {
  const [left, right] = ends
  if (!left && !right) return undefined
  const mirror = ({ cuffOuter, cuffInner, length }: SleeveEnd): SleeveEnd => ({
    cuffOuter: [2 * centre - cuffOuter[0], cuffOuter[1]],
    cuffInner: [2 * centre - cuffInner[0], cuffInner[1]],
    length,
  })
  if (!left) return [mirror(right!), right!]
  if (!right) return [left, mirror(left)]
  if (Math.max(left.length, right.length) < 1.35 * Math.min(left.length, right.length)) return [left, right]
  return left.length < right.length ? [left, mirror(left)] : [mirror(right), right]
}

/** The middle of the line where a sleeve is set in. */
export const armholeMiddle = (shoulder: Point, armpit: Point) => mixPoints(shoulder, armpit, 0.5)

/** The median reach of a panel's side over some rows, px. */
export function medianReach(reach: Float32Array, from: number, to: number) {
  const rows = reach.subarray(Math.max(0, Math.round(from)), Math.round(to))
  return median([...rows].filter((value) => value > 0))
}

export const clampRow = (y: number, outline: Outline) => clamp(Math.round(y), outline.top, outline.bottom)

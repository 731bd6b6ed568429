import type { UpperLandmarks } from '../contract/garment-landmarks.ts'
import { LEFT_SLEEVE, TORSO, type UpperShape } from './upper-shape.ts'

/** A sleeve of more than this share of its panel's pixels is half of the panel. */
const LARGEST = 0.6

/**
 * Other readings of a garment whose sleeves do not match: both as the larger one is, as the smaller one is, or none, the likeliest
 * first. A crease, a label or another piece beside it misleads on one side; a sleeve that is folded away is missing in all of them.
 */
export function bothSidesAlike({ points, regions, outline: { centre } }: UpperShape): UpperLandmarks[] {
  const { sleeves } = points
  if (!sleeves) return []
  const counts = [0, 0, 0, 0]
  for (const region of regions) counts[region]++
  const [left, right] = [counts[LEFT_SLEEVE], counts[LEFT_SLEEVE + 1]]
  const sides = left > right ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const isHalf = Math.max(left, right) > LARGEST * counts[TORSO]
  const alike = (isHalf ? sides.toReversed() : sides).map((side) => mirrored(points, side, centre))
  return [...alike, { ...points, sleeves: undefined }]
}

type At = UpperLandmarks['neckFront']
type Side = 'left' | 'right'

/** Both sides as one is, about an axis. */
function mirrored(points: UpperLandmarks, from: Side, axis: number): UpperLandmarks {
  const over = ([x, y]: At): At => [2 * axis - x, y]
  const onBoth = <T>({ [from]: own }: Record<Side, T>, turn: (own: T) => T) =>
    from === 'left' ? { left: own, right: turn(own) } : { left: turn(own), right: own }
  const pair = (given: Record<Side, At>) => onBoth(given, over)
  return {
    ...points,
    neck: pair(points.neck),
    shoulder: pair(points.shoulder),
    armpit: pair(points.armpit),
    waist: points.waist && pair(points.waist),
    hem: pair(points.hem),
    sleeves:
      points.sleeves &&
      onBoth(points.sleeves, ({ elbowOuter, elbowInner, cuffOuter, cuffInner }) => ({
        elbowOuter: elbowOuter && over(elbowOuter),
        elbowInner: elbowInner && over(elbowInner),
        cuffOuter: over(cuffOuter),
        cuffInner: over(cuffInner),
      })),
  }
}

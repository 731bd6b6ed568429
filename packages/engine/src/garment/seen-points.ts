import type { LowerLandmarks, UpperLandmarks } from '../contract/garment-landmarks.ts'
import { distance } from '../geometry/math.ts'
import type { GarmentAnswer } from '../models/garment-answer.ts'
import type { PointName } from '../models/garment-labels.ts'
import type { Outline } from './trace-outline.ts'

/**
 * An outline tells to the pixel where a seam is, where it tells the right one; the network is a little off everywhere. A
 * pair of points that is farther than this from where the network sees it, beside the garment's diagonal, is another seam.
 */
const ANOTHER = 0.05

type Pair = UpperLandmarks['hem']
type Place = [number, number]

/** The landmarks that the outline gave, with those of another seam where the network sees them. All in px. */
export function correctUpper(
  measured: UpperLandmarks,
  answer: GarmentAnswer,
  outline: Outline,
): UpperLandmarks {
  const { place, pair, isAnother } = readerOf(answer, outline)
  const cuffs = {
    left: bothOf(place('cuffOuterLeft'), place('cuffInnerLeft')),
    right: bothOf(place('cuffOuterRight'), place('cuffInnerRight')),
  }
  const corrected = {
    ...measured,
    neck: pair(measured.neck, 'neckLeft', 'neckRight'),
    shoulder: pair(measured.shoulder, 'shoulderLeft', 'shoulderRight'),
    armpit: pair(measured.armpit, 'armpitLeft', 'armpitRight'),
    hem: pair(measured.hem, 'hemLeft', 'hemRight'),
  }
  const { sleeves } = measured
  const sleeve = (side: 'left' | 'right') => {
    const [known, seen] = [sleeves?.[side], cuffs[side]]
    if (!known || !seen) return known ?? seen
    const isOther = isAnother(known.cuffOuter, seen.cuffOuter) || isAnother(known.cuffInner, seen.cuffInner)
    return isOther ? seen : known
  }
  const [left, right] = [sleeve('left'), sleeve('right')]
  return left && right ? { ...corrected, sleeves: { left, right } } : corrected
}

/** An upper garment's landmarks as the network alone sees them; undefined where it misses one. */
export function seenUpper(answer: GarmentAnswer, outline: Outline): UpperLandmarks | undefined {
  const { place } = readerOf(answer, outline)
  const pairOf = (left: PointName, right: PointName) => pairOfBoth(place(left), place(right))
  const neck = pairOf('neckLeft', 'neckRight')
  const neckFront = place('neckFront')
  const shoulder = pairOf('shoulderLeft', 'shoulderRight')
  const armpit = pairOf('armpitLeft', 'armpitRight')
  const hem = pairOf('hemLeft', 'hemRight')
  if (!neck || !neckFront || !shoulder || !armpit || !hem) return undefined
  const sleeves = pairOfBoth(
    bothOf(place('cuffOuterLeft'), place('cuffInnerLeft')),
    bothOf(place('cuffOuterRight'), place('cuffInnerRight')),
  )
  return { kind: 'upper', neck, neckFront, shoulder, armpit, hem, sleeves }
}

const pairOfBoth = <T>(left: T | undefined, right: T | undefined) => left && right && { left, right }

const bothOf = (cuffOuter: Place | undefined, cuffInner: Place | undefined) =>
  cuffOuter && cuffInner && { cuffOuter, cuffInner }

export function correctLower(
  measured: LowerLandmarks,
  answer: GarmentAnswer,
  outline: Outline,
): LowerLandmarks {
  const { place, pair, isAnother } = readerOf(answer, outline)
  const waist = pair(measured.waist, 'waistLeft', 'waistRight')
  const hem = pair(measured.hem, 'hemLeft', 'hemRight')
  const { legs } = measured
  const crotch = place('crotch')
  const inner = [place('hemInnerLeft'), place('hemInnerRight')]
  if (!legs || !crotch || !inner[0] || !inner[1]) return { ...measured, waist, hem }
  const isOther =
    isAnother(legs.crotch, crotch) ||
    isAnother(legs.left.hemInner, inner[0]) ||
    isAnother(legs.right.hemInner, inner[1])
  if (!isOther) return { ...measured, waist, hem }
  return {
    ...measured,
    waist,
    hem,
    legs: {
      crotch: isAnother(legs.crotch, crotch) ? crotch : legs.crotch,
      left: { hemInner: inner[0] },
      right: { hemInner: inner[1] },
    },
  }
}

function readerOf({ points }: GarmentAnswer, outline: Outline) {
  const { width, height } = outline
  const far = ANOTHER * Math.hypot(outline.right - outline.left, outline.bottom - outline.top)
  const place = (name: PointName): Place | undefined => {
    const point = points[name]
    return point && nearestCloth(outline, [point[0] * width, point[1] * height], far)
  }
  const isAnother = (measured: Place, seen: Place) => distance(measured, seen) > far
  const pair = (measured: Pair, leftName: PointName, rightName: PointName): Pair => {
    const [left, right] = [place(leftName), place(rightName)]
    if (!left || !right) return measured
    return isAnother(measured.left, left) || isAnother(measured.right, right) ? { left, right } : measured
  }
  return { place, pair, isAnother }
}

/** Where cloth is nearest to a place; nothing where none is within reach. */
function nearestCloth(outline: Outline, [x, y]: Place, reach: number): Place | undefined {
  if (outline.isInside(x, y)) return [x, y]
  for (let r = 1; r <= reach; r++) {
    for (let k = 0; k < 16; k++) {
      const angle = (k * Math.PI) / 8
      const near: Place = [x + r * Math.cos(angle), y + r * Math.sin(angle)]
      if (outline.isInside(...near)) return near
    }
  }
  return undefined
}

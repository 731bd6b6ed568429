import type { GarmentCategory } from '../contract/garment-categories.ts'
import type { GarmentLandmarks, UpperLandmarks } from '../contract/garment-landmarks.ts'
import { EngineRefusal } from '../contract/advice.ts'
import type { GarmentAnswer } from '../models/garment-answer.ts'
import { garmentParts } from '../models/garment-labels.ts'
import type { Picture } from '../raster/plane.ts'
import { findImplausible } from './implausible-landmarks.ts'
import { measureLower } from './lower-landmarks.ts'
import type { Outline } from './trace-outline.ts'
import { correctLower, correctUpper, seenUpper } from './seen-points.ts'
import { correctNeckline } from './correct-neckline.ts'
import { measureUpper } from './upper-landmarks.ts'

type Garment = {
  category: GarmentCategory
  picture: Picture
  outline: Outline
  /** What the network sees, where it was asked. */
  seen: GarmentAnswer | undefined
}

/** Where the outline gives seams that no garment has, it may itself be wrong: the network must see about the same cloth. */
const AGREED = 0.85
/** Of what the network sees alone nothing comes from the outline. */
const OWN_AGREED = 0.7
const STEPS = 60

/**
 * A garment's seams, px, in each reading that could be a garment's, the likeliest first: its outline's put right by what the
 * network sees, and the network's own. Where neither is, its outline's alone. Throws where that is none, either.
 */
export function findSeams({ category, picture, outline, seen }: Garment): GarmentLandmarks[] {
  if (category === 'bottoms' || category === 'skirts') {
    const measured = measureLower(outline, category)
    return [seen ? correctLower(measured, seen, outline) : measured]
  }
  const measured = measureUpper(outline, picture, category)
  const implausible = findImplausible(measured, outline, category)
  const isSound = ({ points, agreed }: Told) =>
    (!implausible || agreement(seen!, outline) > agreed) && !findImplausible(points, outline, category)
  const told = seen ? toldBy(seen, measured, outline).filter(isSound) : []
  const readings = told.length > 0 ? told.map(({ points }) => points) : implausible ? [] : [measured]
  if (readings.length > 0) return readings.map((points) => correctNeckline(points, outline, picture, seen))
  const code = implausible?.startsWith('sleeves') ? 'no_sleeves_found' : 'garment_unclear'
  throw new EngineRefusal(code, `its outline is like no garment: ${implausible}`)
}

/** What the network has a say in, and how much of the cloth it and the cut-out must share where the outline is no garment's. */
type Told = { points: UpperLandmarks; agreed: number }

function toldBy(seen: GarmentAnswer, measured: UpperLandmarks, outline: Outline): Told[] {
  const own = seenUpper(seen, outline)
  const corrected = { points: correctUpper(measured, seen, outline), agreed: AGREED }
  return own ? [corrected, { points: own, agreed: OWN_AGREED }] : [corrected]
}

/** Of the cells that the outline or the network takes for the garment, those that both do. */
function agreement(seen: GarmentAnswer, outline: Outline) {
  let [both, either] = [0, 0]
  for (let i = 0; i < STEPS * STEPS; i++) {
    const [x, y] = [((i % STEPS) + 0.5) / STEPS, (Math.floor(i / STEPS) + 0.5) / STEPS]
    const isSeen = garmentParts.has(seen.partAt(x, y))
    const isCut = outline.isInside(x * outline.width, y * outline.height)
    if (isSeen && isCut) both++
    if (isSeen || isCut) either++
  }
  return both / Math.max(1, either)
}

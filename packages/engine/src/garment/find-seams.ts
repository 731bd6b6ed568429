import type { GarmentCategory } from '../contract/garment-categories.ts'
import type { GarmentLandmarks, UpperLandmarks } from '../contract/garment-landmarks.ts'
import { EngineRefusal } from '../contract/advice.ts'
import type { GarmentAnswer } from '../models/garment-answer.ts'
import { garmentParts } from '../models/garment-labels.ts'
import type { Picture } from '../raster/plane.ts'
import { findImplausible } from './implausible-landmarks.ts'
import { measureLower } from './lower-landmarks.ts'
import type { Outline } from './trace-outline.ts'
import { correctLower, correctUpper } from './seen-points.ts'
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
const STEPS = 60

/** A garment's seams after its outline, put right by what the network sees, px. Throws where neither are a garment's. */
export function findSeams({ category, picture, outline, seen }: Garment): GarmentLandmarks {
  if (category === 'bottoms' || category === 'skirts') {
    const measured = measureLower(outline, category)
    return seen ? correctLower(measured, seen, outline) : measured
  }
  const measured = measureUpper(outline, picture, category)
  const withNeckline = (points: UpperLandmarks) => correctNeckline(points, outline, picture, seen)
  const implausible = findImplausible(measured, outline, category)
  if (seen) {
    const corrected = correctUpper(measured, seen, outline)
    const isSound = !implausible || agreement(seen, outline) > AGREED
    if (isSound && !findImplausible(corrected, outline, category)) return withNeckline(corrected)
  }
  if (!implausible) return withNeckline(measured)
  const code = implausible.startsWith('sleeves') ? 'no_sleeves_found' : 'garment_unclear'
  throw new EngineRefusal(code, `its outline is like no garment: ${implausible}`)
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

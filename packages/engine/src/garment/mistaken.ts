import type { GarmentCategory } from '../contract/garment-categories.ts'
import type { GarmentAnswer } from '../models/garment-answer.ts'

/** The network must be this sure that it sees something else than what the shopper said, 0 to 1. */
const SURE = 0.85

/**
 * Whether it is a garment for the other half of the body. Tops, dresses and coats are not told apart here: what is a
 * long top to one is a short dress to another. Nor is anything refused for being no garment: of that the network is
 * sure of some garments too.
 */
export function isMistaken({ chances }: GarmentAnswer, category: GarmentCategory) {
  const lower = chances.bottoms + chances.skirts
  const upper = chances.tops + chances.dresses + chances.outerwear
  return (category === 'bottoms' || category === 'skirts' ? upper : lower) > SURE
}

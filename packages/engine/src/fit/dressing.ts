import { garmentCategories, type GarmentCategory } from '../contract/garment-categories.ts'
import type { Body } from '../body/body.ts'
import type { Wearing } from '../contract/wearing.ts'
import type { Fit } from './fit.ts'
import { isLowerSeen } from './lower-seen.ts'

/** From the skin outwards. `isUnder`: a coat or a waist holds it together. */
export function inDressingOrder<T extends { category: GarmentCategory }>(garments: T[], wishes: Wearing[]) {
  const hasCoat = garments.some(({ category }) => category === 'outerwear')
  const hasLower = garments.some(({ category }) => category === 'bottoms' || category === 'skirts')
  return garments
    .map((garment, index) => {
      const { category } = garment
      const isUnder =
        (hasCoat && (category === 'tops' || category === 'dresses')) ||
        (wishes[index].tuck === 'in' && hasLower && category === 'tops')
      return { index, garment, wearing: wishes[index], isUnder }
    })
    .sort(
      (a, b) => garmentCategories.indexOf(a.garment.category) - garmentCategories.indexOf(b.garment.category),
    )
}

/** Where less than this is seen of what is worn below a top, in torsos, the top goes on to the picture's edge. */
const HARDLY_SEEN = 0.1

/**
 * An old top that ends farther down than the first, in torsos, is not covered where what she wears below her waist is seen, as
 * that goes on under it: there the new one need reach no farther than her hips.
 */
const LONG = { from: 1.12, reach: 1 }

/** A top meets what is worn below it: the new trousers' waist, or at least the old top's own hem. */
export function lowestToCover(body: Body, fits: Pick<Fit, 'half' | 'top'>[]) {
  const { clothes, frame, photo } = body
  const newWaist = fits.find(({ half }) => half === 'lower')?.top
  if (newWaist !== undefined) return newWaist + 0.05 * frame.torso
  const old = clothes.onePiece ? 0.9 * frame.torso : clothes.hem + 0.03 * frame.torso
  const hem = old > LONG.from * frame.torso && isLowerSeen(body) ? LONG.reach * frame.torso : old
  const [middle] = frame.toPhoto(0, frame.torso)
  const edge = frame.fromPhoto(middle, photo.height)[1]
  return edge < hem + HARDLY_SEEN * frame.torso ? Math.max(hem, edge) : hem
}

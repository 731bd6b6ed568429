import { openEngine } from '#client/lib/engine-session.ts'
import { categoriesOfPicture } from '#client/lib/describe-picture.ts'
import { garmentCategories, type GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'
import { productCategories } from '@cabine/sophia/vocabulary/product-categories.ts'

/**
 * Below it she is asked instead. Of the 105 clothes of the sample shop 96 are told at this share, nine of ten of them rightly;
 * most of the others are coats and tops, which resemble one another.
 */
const leastShare = 0.6

/** The kind of clothes that shares of the shop's categories speak for; null where none is clear. */
export function clearestOf(shares: ArrayLike<number>): GarmentCategory | null {
  const told = garmentCategories.map((kind) => ({
    kind,
    share: shares[productCategories.indexOf(kind)] ?? 0,
  }))
  const sum = told.reduce((total, { share }) => total + share, 0)
  return told.find(({ share }) => share >= leastShare * sum && share > 0)?.kind ?? null
}

/**
 * What kind of clothes a picture shows, told on this device; null where it is unclear or the networks cannot be had. Of a
 * picture in which somebody wears several the largest is meant: the whole of it resembles none.
 */
export async function guessCategory(file: Blob): Promise<GarmentCategory | null> {
  const [worn] = await openEngine()
    .wornKinds(file)
    .catch(() => [])
  return worn ?? (await categoriesOfPicture(file).then(clearestOf, () => null))
}

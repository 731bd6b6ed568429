import {
  garmentCategories,
  isClothes,
  type GarmentCategory,
} from '@cabine/engine/contract/garment-categories.ts'
import { productCategories } from '@cabine/sophia/vocabulary/product-categories.ts'
import { categoriesOfPicture, describePicture, kindsOfPicture } from '#client/lib/describe-picture.ts'
import { openEngine } from '#client/lib/engine-session.ts'
import { kinds, leastShare } from '#shared/alike/kinds.ts'
import { closetCategories, type ClosetCategory } from '#shared/closet.ts'
import { coloursOfPixels, type ToldColours } from './colours-of-pixels.ts'
import { cutLike, fewPixels, trimCutout } from './cut-out.ts'

export type ReadClothes = {
  /** The likeliest first. */
  categories: ClosetCategory[]
  isDoubtful: boolean
  /** The piece alone; null where it could not be cut out. */
  picture: Blob | null
  colours: ToldColours
  /** The code by which doubles are found; empty where it could not be made. */
  look: string
  /** Pictures of other pieces that lay beside it. */
  others: Blob[]
  /** Other pieces that somebody wears in the same picture. */
  alsoWorn: GarmentCategory[]
}

const isGarment = (category: ClosetCategory): category is GarmentCategory =>
  garmentCategories.some((one) => one === category)

const noClothes = closetCategories.filter((one) => !isGarment(one))

/** How sure the networks are of each kind that a closet has; nothing where they cannot be had. */
async function sharesOf(picture: Blob, alone: Blob | null) {
  const shares = new Map<ClosetCategory, number>()
  const [ofKinds, ofCategories] = await Promise.all([
    kindsOfPicture(picture, alone),
    categoriesOfPicture(alone ?? picture),
  ])
  const among = (category: ClosetCategory) => ofCategories[productCategories.indexOf(category)] ?? 0
  const sum = noClothes.reduce((total, category) => total + among(category), 0) || 1
  for (const [at, kind] of kinds.entries()) {
    const share = ofKinds[at] ?? 0
    if (kind === 'none') for (const one of noClothes) shares.set(one, (share * among(one)) / sum)
    else shares.set(kind, share)
  }
  return shares
}

/**
 * Reads a picture of clothes on this device: what kind of piece it is, the piece alone, its colours. Where several pieces lie beside
 * each other the largest is read, and the others are handed back. Never rejects for what a picture shows.
 *
 * @param told its kind where she has said it
 */
export async function readClothes(source: Blob, told: ClosetCategory | null): Promise<ReadClothes> {
  const seen = await openEngine()
    .seeClothes(source)
    .catch(() => ({ worn: [], alone: null, apart: [] }))
  const [first, ...others] = told ? [] : seen.apart
  const image = first ?? source
  const alone = first ?? seen.alone
  const shares = await sharesOf(image, alone).catch(() => new Map<ClosetCategory, number>())
  const ranked = closetCategories.toSorted((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0))
  const [worn, ...alsoWorn] = told ? [] : seen.worn
  const best = told ?? worn ?? ranked[0] ?? 'tops'
  const cut = await cutOut(image, best, alone)
  const isSure = told !== null || worn !== undefined || (shares.get(best) ?? 0) >= leastShare
  const picture = cut?.picture ?? null
  const [colours, look] = await Promise.all([
    fewPixels(picture ?? image).then(coloursOfPixels),
    describePicture(picture ?? image).catch(() => ''),
  ])
  return {
    categories: [best, ...ranked.filter((one) => one !== best)],
    isDoubtful: !isSure || !cut?.isClean,
    picture,
    colours,
    look,
    others,
    alsoWorn,
  }
}

/** The engine's own cut of a garment; or else what stands out of its ground. */
async function cutOut(image: Blob, category: ClosetCategory, alone: Blob | null) {
  if (isGarment(category) && isClothes(category)) {
    const measured = await openEngine()
      .measureGarment({ category, image })
      .catch(() => null)
    const picture = measured && (await trimCutout(measured.cutout))
    if (picture) return { picture, isClean: true }
  }
  if (!alone) return null
  const picture = await (alone === image ? trimCutout(alone) : cutLike(image, alone))
  // Shoes and bags have no seams to be found: what stands out is all that can be known of them.
  return picture && { picture, isClean: !isGarment(category) }
}

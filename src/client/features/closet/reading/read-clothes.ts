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

/** Less of its box than this are scraps of a piece, not a piece. */
const leastOfBox = 0.3

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
  const { best, isSure, alsoWorn } = told
    ? { best: told, isSure: true, alsoWorn: [] }
    : judgeKinds(seen.worn, ranked, shares)
  const cut = await cutOut(image, best, alone)
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

/** What covers the upper and the lower part of somebody: together they are an outfit. */
const upper: readonly ClosetCategory[] = ['tops', 'outerwear']
const lower: readonly ClosetCategory[] = ['bottoms', 'skirts']
const isOutfit = (worn: readonly GarmentCategory[]) =>
  worn.some((one) => upper.includes(one)) && worn.some((one) => lower.includes(one))

/**
 * Of what kind a piece is, by what somebody wears in its picture and by what the picture looks like. A piece that lies on a bed is at
 * times taken for one that is worn: where the picture clearly looks like another kind, it is that one, and she is asked.
 */
export function judgeKinds(
  worn: readonly GarmentCategory[],
  ranked: readonly ClosetCategory[],
  shares: ReadonlyMap<ClosetCategory, number>,
): { best: ClosetCategory; isSure: boolean; alsoWorn: GarmentCategory[] } {
  const [looksLike = 'tops'] = ranked
  const isClear = (shares.get(looksLike) ?? 0) >= leastShare
  if (worn.length === 0) return { best: looksLike, isSure: isClear, alsoWorn: [] }
  if (isOutfit(worn)) {
    const [largest = 'tops', ...others] = worn
    return { best: largest, isSure: true, alsoWorn: others }
  }
  const best = isClear ? looksLike : (worn[0] ?? looksLike)
  return { best, isSure: worn.some((one) => one === looksLike), alsoWorn: [] }
}

/** The engine's own cut of a garment; or else what stands out of its ground. */
async function cutOut(image: Blob, category: ClosetCategory, alone: Blob | null) {
  if (isGarment(category) && isClothes(category)) {
    const measured = await openEngine()
      .measureGarment({ category, image })
      .catch(() => null)
    const picture = measured && (await trimCutout(measured.cutout, leastOfBox))
    if (picture) return { picture, isClean: true }
  }
  if (!alone) return null
  const picture = await (alone === image ? trimCutout(alone, leastOfBox) : cutLike(image, alone, leastOfBox))
  // Shoes and bags have no seams to be found: what stands out is all that can be known of them.
  return picture && { picture, isClean: !isGarment(category) }
}

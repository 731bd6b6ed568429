import * as v from 'valibot'
import type { ProductDetails } from '#client/features/catalogue/catalogue-calls.ts'
import { categoryOf } from '#client/features/closet/take-bought.ts'
import type { readPictureOfClothes } from '#client/features/closet/reading.ts'
import { readPrice } from '#client/i18n/local-price.ts'
import type { Mirrored } from '#client/ui/product/mirror-address.ts'
import { colourFamilies, type ProductOccasion } from '@cabine/sophia/vocabulary/product-categories.ts'
import { closetDetails, fabrics, type ClosetDetails } from '#shared/closet.ts'
import type { OwnPiece } from '#shared/own-clothes/own-piece.ts'

/** A piece that she has not bought yet, as the rules of her closet see it. */
export type AskedPiece = OwnPiece & {
  /** Its address; of a picture on this device an object URL. */
  picture: string
  productId: string
  /** What the mirror can show of it; null where no look can. Pieces of the shop are worn with her own ones. */
  mirror: Mirrored | null
}

/** No piece of hers has this id. */
export const askedId = 'asked'

const cut = (text: string, most: number) => text.slice(0, most).trim()

/** 'Faux leather' is no leather: the longest name counts. */
const fabricOf = (material: string) =>
  fabrics.toSorted((a, b) => b.length - a.length).find((one) => material.toLowerCase().includes(one)) ?? null

const dressy: readonly ProductOccasion[] = ['date-night', 'special-event']

/** For what a shop sells it. */
function formalityOf(occasions: readonly ProductOccasion[]): ClosetDetails['formality'] {
  if (occasions.length === 0) return null
  if (occasions.every((one) => dressy.includes(one))) return 'formal'
  return occasions.some((one) => one === 'workwear' || dressy.includes(one)) ? 'smart' : 'casual'
}

/** A piece of the shop; null for what is not worn. */
export function ofProduct(product: ProductDetails): AskedPiece | null {
  const category = categoryOf(product.category)
  if (!category) return null
  return {
    id: askedId,
    details: v.parse(closetDetails, {
      category,
      name: cut(product.name, 120),
      brand: cut(product.brand, 120),
      colours: product.colour_family ? [product.colour_family] : [],
      fabric: fabricOf(product.material),
      season: product.season,
      formality: formalityOf(product.occasions),
      priceCents: product.price_cents,
      currency: product.currency,
      productId: product.id,
      look: product.look ?? '',
    }),
    picture: product.image_url,
    productId: product.id,
    mirror: product.garment_category ? { kind: 'pieces', value: product.id } : null,
  }
}

type Found = {
  id: string
  title: string
  brand: string
  category: string
  wornAs: string | null
  price: string
  address: string
  picture: string | null
}

/** A piece of another shop, by what its page tells; null for what is not worn. */
export function ofFound(found: Found): AskedPiece | null {
  const category = categoryOf(found.wornAs ?? found.category)
  if (!category) return null
  const price = readPrice(found.price)
  const words = found.title.toLowerCase().split(/[^\p{L}]+/u)
  const colour = colourFamilies.find((one) => words.includes(one))
  return {
    id: askedId,
    details: v.parse(closetDetails, {
      category,
      name: cut(found.title, 120),
      brand: cut(found.brand, 120),
      colours: colour ? [colour] : [],
      fabric: fabricOf(found.title),
      priceCents: price?.cents ?? null,
      currency: price?.currency ?? '',
      link: found.address.length <= 2000 ? found.address : '',
    }),
    picture: found.picture ?? '',
    productId: '',
    mirror: found.wornAs ? { kind: 'find', value: found.id } : null,
  }
}

type ReadClothes = Awaited<ReturnType<typeof readPictureOfClothes>>

/**
 * A piece that hangs in a shop before her. The picture stays on this device.
 *
 * @param url the object URL of its picture
 */
export const ofPicture = ({ categories, colours, look }: ReadClothes, url: string): AskedPiece => ({
  id: askedId,
  details: v.parse(closetDetails, { category: categories[0] ?? 'tops', colours: colours.colours, look }),
  picture: url,
  productId: '',
  mirror: null,
})

import { inShopperLanguage } from '#client/i18n/editorial.ts'
import type { GarmentCategory, WornCategory } from '#shared/garment-categories.ts'
import type { ShopItem } from '#shared/looks.ts'
import type { OutfitPreset } from '#shared/outfits.ts'

/** Something to try on, whether it hangs on our rail or is hers. It goes through JSON, but for her own picture. */
export type Outfit = {
  kind: 'preset' | 'custom'
  id: string
  name: string
  description: string
  /** What the shopper sees of it; empty for her own picture, which has no lasting address. */
  imageUrl: string
  items: ShopItem[]
  pieces: OutfitPreset['garments']
  /** What her photo ends too high to show. */
  leftOut: WornCategory[]
  /** The cloud makes its picture of the clothes alone. */
  isClothesAlone?: boolean
}

/** The way in which a server preset becomes an outfit of the fitting room (document 2, section 3). */
export function outfitOf(preset: OutfitPreset): Outfit {
  const { id, title, description, thumbnailUrl, items, garments } = inShopperLanguage(
    'presets',
    preset.id,
    preset,
  )
  return {
    kind: 'preset',
    id,
    name: title,
    description,
    imageUrl: thumbnailUrl,
    items,
    pieces: garments,
    leftOut: [],
  }
}

/** The picture itself is handed over beside it; `image` is where her account holds it, too, if it does. */
export const customOutfit = (name: string, category: GarmentCategory, image = ''): Outfit => ({
  kind: 'custom',
  id: 'custom',
  name,
  description: '',
  imageUrl: '',
  items: [],
  pieces: [{ image, category }],
  leftOut: [],
})

/**
 * The outfit without what this photo cannot show: one that ends at the hips wears the shirt and leaves
 * out the trousers. When nothing would be left it stays whole, and the engine says why it cannot be worn.
 */
export function fitToPhoto(outfit: Outfit, wearable: readonly WornCategory[]): Outfit {
  const pieces = outfit.pieces.filter(({ category }) => wearable.includes(category))
  if (pieces.length === 0) return outfit
  const leftOut = outfit.pieces
    .map(({ category }) => category)
    .filter((category) => !wearable.includes(category))
  return { ...outfit, pieces, leftOut }
}

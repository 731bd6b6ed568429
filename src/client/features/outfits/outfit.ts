import type { GarmentCategory, GarmentLandmarks } from '#shared/garments.ts'
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
  pieces: { image: string; category: GarmentCategory; landmarks?: GarmentLandmarks }[]
}

/** The way in which a server preset becomes an outfit of the fitting room (document 2, section 3). */
export const outfitOf = (preset: OutfitPreset): Outfit => ({
  kind: 'preset',
  id: preset.id,
  name: preset.title,
  description: preset.description,
  imageUrl: preset.thumbnailUrl,
  items: preset.items,
  pieces: preset.garments,
})

/** `image` is empty: the picture itself is handed over beside it. */
export const customOutfit = (name: string, category: GarmentCategory): Outfit => ({
  kind: 'custom',
  id: 'custom',
  name,
  description: '',
  imageUrl: '',
  items: [],
  pieces: [{ image: '', category }],
})

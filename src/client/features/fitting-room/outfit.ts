import { presetInShopperLanguage } from '#client/i18n/editorial.ts'
import type { GarmentCategory, WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { ShopItem } from '#shared/looks.ts'
import type { OutfitPreset } from '#shared/outfits.ts'

/** Something to try on: a preset, pieces of the shop, or the shopper's own picture. It must survive JSON, so the own picture itself is not in it. */
export type Outfit = {
  kind: 'preset' | 'custom'
  id: string
  name: string
  description: string
  /** The address of its picture; empty for an own picture, which has no lasting address. */
  imageUrl: string
  items: ShopItem[]
  pieces: OutfitPreset['garments']
  /** Categories that are not tried on, because the photo ends too high to show them. */
  leftOut: WornCategory[]
}

/** Turns a preset of the server into an outfit (spec 2.3.8). */
export function outfitOf(preset: OutfitPreset): Outfit {
  const { id, title, description, thumbnailUrl, items, garments } = presetInShopperLanguage(preset)
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

/** An outfit put together from pieces of the shop: it is no preset, so the server knows it by its pictures only. */
export const isOfPieces = ({ id }: Outfit) => id.startsWith('pieces:') || id.startsWith('explore:')

/** As many as are remembered of what was tried on, outfits and looks. */
const mostRemembered = 12

/** What was tried on last, each once: the newest is first, and the oldest is forgotten. */
export const withLatest = <One>(latest: One, others: readonly One[], keyOf: (one: One) => string) =>
  [latest, ...others.filter((other) => keyOf(other) !== keyOf(latest))].slice(0, mostRemembered)

/** An outfit of one own picture, which is passed beside it. `image` is its address in the account, if it has one there. */
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

import { wornCategories } from '@cabine/engine/contract/garment-categories.ts'
import { bagOf } from '#shared/bag-of-product.ts'
import { shoeOf } from '#shared/shoe-of-product.ts'
import type { OutfitPreset } from '#shared/outfits.ts'
import { displayPrice, listColumns, type ProductRow } from '../catalogue/present.ts'
import { inOrderOf } from '../catalogue/queries.ts'
import { products } from '../catalogue/schema.ts'
import { selectNamed } from '../catalogue/named-variants.ts'
import { readAnswer, type Store } from '../catalogue/cached-list.ts'
import type { CatalogueDb } from '../lib/db.ts'

/** Four clothes, shoes and a bag. */
export const maxPieces = 6

export type TryOnProduct = ProductRow & Pick<typeof products.$inferSelect, 'landmarks' | 'sewnUrl'>

const pieceColumns = { ...listColumns, landmarks: products.landmarks, sewnUrl: products.sewnUrl }

/** Products together with the engine's data about them, in the order of `ids`. */
export async function findPieces(db: CatalogueDb, ids: string[]): Promise<TryOnProduct[]> {
  if (ids.length === 0) return []
  return inOrderOf(ids, await selectNamed(db, pieceColumns, ids))
}

export const itemOf = (piece: TryOnProduct) => ({
  id: piece.id,
  name: piece.name,
  brand: piece.brand,
  price: displayPrice(piece),
  category: piece.category,
  image: piece.imageUrl,
  // Of an editor's outfit they are for Luxe only, through `/shop-links`.
  url: '',
})

type Wearable = Pick<
  TryOnProduct,
  'imageUrl' | 'garmentCategory' | 'landmarks' | 'sewnUrl' | 'name' | 'material' | 'colourFamily'
>

/** A piece as the engine puts it on; none for what is not worn. */
export function garmentOf(piece: Wearable): OutfitPreset['garments'] {
  const { imageUrl, garmentCategory, landmarks, sewnUrl, name, material, colourFamily } = piece
  if (!garmentCategory) return []
  return [
    {
      image: imageUrl,
      category: garmentCategory,
      ...(colourFamily ? { colour: colourFamily } : {}),
      ...(landmarks ? { landmarks } : {}),
      ...(sewnUrl ? { sewn: sewnUrl } : {}),
      ...(garmentCategory === 'shoes' ? { shoe: shoeOf(name, material) ?? undefined } : {}),
      ...(garmentCategory === 'bags' ? { bag: bagOf(name) ?? undefined } : {}),
    },
  ]
}

/** The wearable ones of `pieces` as an outfit for the fitting room; null when there are none. */
export function outfitOf(pieces: TryOnProduct[]): OutfitPreset | null {
  const worn = pieces
    .flatMap(({ garmentCategory, ...piece }) => (garmentCategory ? { ...piece, garmentCategory } : []))
    .slice(0, maxPieces)
  const [first] = worn
  if (!first) return null
  return {
    id: `pieces:${worn.map(({ id }) => id).join(',')}`,
    title: worn.map(({ name }) => name).join(' + '),
    description: '',
    thumbnailUrl: first.imageUrl,
    occasion: 'all',
    isPremium: false,
    items: worn.map(itemOf),
    garments: worn
      .flatMap(garmentOf)
      .toSorted((a, b) => wornCategories.indexOf(a.category) - wornCategories.indexOf(b.category)),
  }
}

/** With the ways to the shops: what a shopper has chosen herself is never locked. */
const withLinks = (outfit: OutfitPreset, pieces: TryOnProduct[]): OutfitPreset => ({
  ...outfit,
  items: outfit.items.map((item) => ({
    ...item,
    url: pieces.find(({ id }) => id === item.id)?.productUrl ?? '',
  })),
})

/** Products as an outfit of her own; null when one of them is unknown, gone or cannot be tried on. */
export const readOutfitOf = (store: Store, ids: string[]) =>
  readAnswer(store, `pieces:${ids.join()}`, async () => {
    const pieces = await findPieces(store.db, ids)
    const areWorn = pieces.every(({ garmentCategory, goneAt }) => garmentCategory && !goneAt)
    const outfit = areWorn && pieces.length === new Set(ids).size ? outfitOf(pieces) : null
    return outfit && withLinks(outfit, pieces)
  })

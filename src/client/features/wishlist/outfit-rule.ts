import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import type { WishlistItem } from './stores/account-wishlist.ts'

/** Where on the body a garment is worn. A dress takes the place of a top and a bottom. */
const slots: Record<WornCategory, 'upper' | 'lower' | 'whole' | 'outer' | 'feet' | 'hand'> = {
  tops: 'upper',
  bottoms: 'lower',
  skirts: 'lower',
  dresses: 'whole',
  outerwear: 'outer',
  shoes: 'feet',
  bags: 'hand',
}
type Slot = (typeof slots)[WornCategory]

/** What is needed of a piece before it is tried on. */
export type OutfitCandidate = Pick<Product, 'name' | 'garment_category' | 'availability'> & {
  /** Null for a piece that the catalogue does not know. */
  id: string | null
}

export const pieceOf = ({ title, productId, product }: WishlistItem): OutfitCandidate => ({
  ...(product ?? { garment_category: null, availability: 'in_stock' }),
  name: title,
  id: productId,
})

/** Why the chosen pieces cannot be worn together. */
export type Clash =
  | { why: 'not_wearable'; name: string }
  | { why: 'two_of'; slot: Slot }
  | { why: 'dress_and_parts' }

export type Togetherness = { clash: Clash } | { clash: null; productIds: string[] }

/** Several pieces as one outfit: at most one in each place. */
export function wearTogether(pieces: OutfitCandidate[]): Togetherness {
  const worn = new Set<Slot>()
  const productIds: string[] = []
  for (const { name, id, garment_category: category, availability } of pieces) {
    if (!category || !id || availability === 'gone') return { clash: { why: 'not_wearable', name } }
    const slot = slots[category]
    if (worn.has(slot)) return { clash: { why: 'two_of', slot } }
    worn.add(slot)
    productIds.push(id)
  }
  if (worn.has('whole') && (worn.has('upper') || worn.has('lower')))
    return { clash: { why: 'dress_and_parts' } }
  return { clash: null, productIds }
}

/** The pieces that the fitting room can try on together; a second one of a kind is left out. */
export function wearableOf(pieces: OutfitCandidate[]): Togetherness & { clash: null } {
  const worn: OutfitCandidate[] = []
  for (const piece of pieces) if (!wearTogether([...worn, piece]).clash) worn.push(piece)
  return wearTogether(worn) as Togetherness & { clash: null }
}

import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { Outfit } from '../outfit.ts'

/**
 * The outfit without the pieces that this photo cannot show: on a photo that ends at the hips the trousers are
 * left out. If nothing would be left the outfit stays whole, and the engine says why it cannot be worn.
 */
export function fitToPhoto(outfit: Outfit, wearable: readonly WornCategory[]): Outfit {
  const pieces = outfit.pieces.filter(({ category }) => wearable.includes(category))
  if (pieces.length === 0) return outfit
  const leftOut = outfit.pieces
    .map(({ category }) => category)
    .filter((category) => !wearable.includes(category))
  return { ...outfit, pieces, leftOut }
}

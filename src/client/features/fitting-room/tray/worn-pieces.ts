import { wornCategories, type WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { Outfit } from '../outfit.ts'
import { isBusy } from '../try-on-state.ts'
import { useTryOnStore } from '../try-on-store.ts'

export type WornPiece = { id: string; category: WornCategory; name: string; brand: string; image: string }

const none: WornPiece[] = []
const known = new WeakMap<Outfit, WornPiece[]>()

/** The pieces that she wears of an outfit and that the shop knows, by where they are worn: these can be swapped. */
function piecesOf(outfit: Outfit) {
  const found =
    known.get(outfit) ??
    outfit.items.flatMap(({ id, category, name, brand, image }) => {
      const worn = wornCategories.find((one) => one === category)
      return id && worn && outfit.pieces.some((piece) => piece.category === worn)
        ? { id, category: worn, name, brand, image }
        : []
    })
  known.set(outfit, found)
  return found
}

/** What she wears in the look that stands there, or that is being made. */
export const useWornPieces = () =>
  useTryOnStore(({ state, outfit }) =>
    outfit && (state.phase === 'complete' || isBusy(state)) ? piecesOf(outfit) : none,
  )

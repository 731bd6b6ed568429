import { guessBrief } from '@cabine/sophia/styling/alternatives.ts'
import { composeOutfits } from '@cabine/sophia/styling/compose.ts'
import type { Worn } from '@cabine/sophia/styling/piece.ts'
import { slots, type Slot } from '@cabine/sophia/vocabulary/categories.ts'
import { wornOfOwn, type OwnPiece } from './own-piece.ts'

/** From so many on nobody counts. */
export const maxOutfits = 24

/** By the piece in which of these places two outfits with it are told apart. */
const variedBy: Record<Slot, readonly Slot[]> = {
  top: ['bottom'],
  bottom: ['top'],
  dress: ['shoes', 'outer'],
  outer: ['top', 'dress'],
  shoes: ['top', 'dress'],
  bag: ['top', 'dress'],
  accessory: ['top', 'dress'],
}

/** What completes an outfit. A bag or a necklace more makes no other one. */
const finishing: readonly Slot[] = ['top', 'bottom', 'outer', 'shoes']

/** What can lie beside these two: no second piece in a place of theirs, nor in one that their kind of outfit has not. */
function beside(piece: Worn, other: Worn, closet: readonly Worn[]) {
  const isDress = piece.slot === 'dress' || other.slot === 'dress'
  return closet.filter(
    ({ slot }) =>
      finishing.includes(slot) &&
      slot !== piece.slot &&
      slot !== other.slot &&
      !(isDress && (slot === 'top' || slot === 'bottom')),
  )
}

/**
 * Outfits that a piece makes with her own clothes, by the rules of Today: ids in the order in which they are put on. No two of them
 * have the same heart, the piece of hers that gives the outfit its look. At most `maxOutfits`.
 */
export function outfitsWith(asked: OwnPiece, closet: readonly OwnPiece[]): string[][] {
  const piece = wornOfOwn(asked)
  if (!piece) return []
  const own = closet.flatMap((one) => (one.id === asked.id ? [] : (wornOfOwn(one) ?? [])))
  const outfits: string[][] = []
  for (const heart of own.filter(({ slot }) => variedBy[piece.slot].includes(slot))) {
    if (outfits.length === maxOutfits) break
    const [outfit] = composeOutfits(
      [piece, heart, ...beside(piece, heart, own)],
      guessBrief(piece, [heart], {}),
      { around: [piece], mayLackShoes: true },
    )
    if (outfit?.pieces.includes(heart))
      outfits.push(
        outfit.pieces.toSorted((a, b) => slots.indexOf(a.slot) - slots.indexOf(b.slot)).map(({ id }) => id),
      )
  }
  return outfits
}

import { guessBrief } from '@cabine/sophia/styling/alternatives.ts'
import { accentsOf } from '@cabine/sophia/styling/colour-harmony.ts'
import { goesWith } from '@cabine/sophia/styling/outfit-rules.ts'
import type { Worn } from '@cabine/sophia/styling/piece.ts'
import { wornOf } from '@cabine/sophia/styling/piece-of-product.ts'
import { slotOfCategory, type Slot } from '@cabine/sophia/vocabulary/categories.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { isArchived, type ClosetPiece } from '../closet-piece.ts'
import { wornOfOwn } from '#shared/own-clothes/own-piece.ts'

/** What is worn beside what: the first ones are missed most. */
const besides: Record<Slot, readonly Slot[]> = {
  top: ['bottom', 'outer', 'shoes', 'bag'],
  bottom: ['top', 'outer', 'shoes', 'bag'],
  dress: ['outer', 'shoes', 'bag'],
  outer: ['top', 'bottom', 'dress', 'shoes'],
  shoes: ['dress', 'bottom', 'top', 'bag'],
  bag: ['dress', 'top', 'outer', 'shoes'],
  accessory: ['outer', 'top', 'dress', 'bag'],
}

const mayGo = (piece: Worn, beside: Worn) =>
  (besides[piece.slot] ?? []).includes(beside.slot) &&
  goesWith(beside, [piece], guessBrief(piece, [beside], {}))

/** Calm beside bright comes first, then the same colour, then what is quiet by itself. */
const quietness = (piece: Worn, beside: Worn) => accentsOf([piece, beside]).length

/** So many of each place: a choice, not a list. */
const ofEach = 3

/** Of what may be worn with a piece some for each place, the place that is missed most first. */
function chosen<One>(piece: Worn, found: { one: One; worn: Worn }[]): One[] {
  const places = besides[piece.slot] ?? []
  return places.flatMap((slot) =>
    found
      .filter(({ worn }) => worn.slot === slot && mayGo(piece, worn))
      .toSorted((a, b) => quietness(piece, a.worn) - quietness(piece, b.worn))
      .slice(0, ofEach)
      .map(({ one }) => one),
  )
}

/** Pieces of her closet that go with one of them. */
export function ownMatches(piece: ClosetPiece, pieces: readonly ClosetPiece[]): ClosetPiece[] {
  const worn = wornOfOwn(piece)
  if (!worn) return []
  const others = pieces.flatMap((one) => {
    const other = one.id === piece.id || isArchived(one) ? null : wornOfOwn(one)
    return other ? [{ one, worn: other }] : []
  })
  return chosen(worn, others)
}

/** The shelf of the shop on which what she misses most beside a piece stands. */
export function shelfBeside({ details: { category } }: Pick<ClosetPiece, 'details'>) {
  const slot = slotOfCategory[category]
  const first = slot ? besides[slot][0] : undefined
  const shelves: Partial<Record<Slot, 'tops' | 'bottoms' | 'dresses' | 'outerwear' | 'shoes'>> = {
    top: 'tops',
    bottom: 'bottoms',
    dress: 'dresses',
    outer: 'outerwear',
    shoes: 'shoes',
  }
  return (first && shelves[first]) ?? 'tops'
}

/** Of these products those that go with a piece of hers. */
export function shopMatches(piece: ClosetPiece, products: readonly Product[]): Product[] {
  const worn = wornOfOwn(piece)
  if (!worn) return []
  const found = products.flatMap((one) => {
    const other = one.availability === 'in_stock' ? wornOf(one) : null
    return other ? [{ one, worn: other }] : []
  })
  return chosen(worn, found)
}

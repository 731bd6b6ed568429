import { isCalled } from '../../languages/en/names.ts'
import { asWorn, type Piece, type Worn } from '../../styling/piece.ts'
import { slotOfCategory, type Slot } from '../../vocabulary/categories.ts'
import type { Concept } from '../../vocabulary/concepts.ts'

/** A piece of the shop as conditions see it. */
export type Candidate = Piece & { sizes: readonly string[]; department: string | null }

/** Where it belongs: to a place of an outfit, or to a home. */
export const placeOf = ({ category }: Candidate): Slot | 'home' | null =>
  slotOfCategory[category] ?? (category === 'home' ? 'home' : null)

/** What a piece is called, by what was read of it. */
export const isOf = ({ traits, name, colour, material }: Candidate, concept: Concept) =>
  traits ? traits.is.includes(concept) : isCalled(`${name} . ${colour} . ${material}`, concept)

/** As the stylist's rules take it, which know nothing but what is worn. */
export const asWornPiece = (piece: Candidate): Worn =>
  asWorn(piece) ?? { ...piece, slot: 'accessory', is: {} as Worn['is'] }

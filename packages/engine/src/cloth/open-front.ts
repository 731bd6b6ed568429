import type { Adjustable } from '../contract/wearing.ts'
import type { SewnGarment } from './sewn-garment.ts'

/** How a garment's picture shows its front, if it can be worn either way. */
export function frontOf({ piece }: SewnGarment): Adjustable['front'] {
  if (!piece.otherFront) return null
  return piece.otherFront.isOpen ? 'closed' : 'open'
}

const otherwise = new WeakMap<SewnGarment, SewnGarment>()

/** The garment with its front open or closed, where it can be; null as its picture shows it. */
export function withFront(garment: SewnGarment, isOpen: boolean | null): SewnGarment {
  const { piece } = garment
  const { otherFront } = piece
  if (!otherFront || isOpen !== otherFront.isOpen) return garment
  const known = otherwise.get(garment)
  if (known) return known
  const { at, overlaps } = otherFront
  const made: SewnGarment = {
    ...garment,
    // What she wears under an open cardigan stays on, as under a coat.
    category: isOpen ? 'outerwear' : garment.category,
    piece: { ...piece, at, overlaps },
  }
  otherwise.set(garment, made)
  return made
}

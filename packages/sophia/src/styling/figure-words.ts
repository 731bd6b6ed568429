import { figures, type Figure } from '../vocabulary/needs-and-figures.ts'
import { textOf, type Worn } from './piece.ts'

const signs: Record<Figure, RegExp> = {
  petite: /\bpetites?\b/i,
  tall: /\btall\b/i,
  plus: /\b(?:plus[- ]size|plus|curve|curvy)\b/i,
  maternity: /\bmaternity\b/i,
  nursing: /\bnursing\b/i,
}

/** The figures that a piece says it is made for; none for most pieces. */
const madeFor = (piece: Worn) => figures.filter((figure) => signs[figure].test(textOf(piece)))

/** A piece for mothers to be is for nobody else; a petite one is not for somebody who says that she is tall or wears plus sizes. */
export function isForAnotherFigure(piece: Worn, figure: readonly Figure[] = []) {
  const own = madeFor(piece)
  if (own.length === 0 || own.some((one) => figure.includes(one))) return false
  return figure.length > 0 || own.includes('maternity') || own.includes('nursing')
}

/** How many of her figures a piece is made for. Where she has told none, a piece of such a line comes after all others. */
export function figuresMet(piece: Worn, figure: readonly Figure[] = []) {
  const own = madeFor(piece)
  if (figure.length === 0) return own.length > 0 ? -1 : 0
  return own.filter((one) => figure.includes(one)).length
}

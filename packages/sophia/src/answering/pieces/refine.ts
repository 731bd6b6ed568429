import type { ColourFamily } from '../../vocabulary/product-categories.ts'
import type { Product } from '../../vocabulary/product.ts'
import { degreeOf } from '../../styling/degrees.ts'
import type { PieceChange } from '../../styling/outfit-questions.ts'
import { wornOf } from '../outfits/chat-piece.ts'
import { pieceChange } from '../outfits/outfits-meaning.ts'
import { familiesOf } from '../outfits/remembered-wishes.ts'
import type { Reading } from '../../vocabulary/reading-words.ts'

/** How the pieces of one kind shall differ from those that lie there: longer, or in blue. */
export type Refinement = { change: PieceChange; colour?: ColourFamily }

/** What a sentence asks of all the pieces that lie there; null where it asks for nothing that can be compared. */
export function refinementIn({ change, colours, pieces = [] }: Reading): Refinement | null {
  const [piece, ...others] = pieces
  if (others.length > 0 || piece?.not) return null
  const [colour] = familiesOf(colours?.wanted ?? piece?.colours)
  if (change) {
    const named = pieceChange[change.act]
    if (named === 'in_colour') return colour ? { change: named, colour } : null
    return named && degreeOf[named] ? { change: named } : null
  }
  return colour ? { change: 'in_colour', colour } : null
}

const averageOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** Of these pieces those that are as she asked, compared with what lay there: longer than they are on average. */
export function refined(
  products: readonly Product[],
  { change, colour }: Refinement,
  than: readonly Product[],
): Product[] {
  if (change === 'in_colour') return products.filter(({ colour_family: family }) => family === colour)
  const degree = degreeOf[change]
  if (!degree) return [...products]
  const of = (product: Product) => {
    const worn = wornOf(product)
    return worn && degree.of(worn)
  }
  const known = than.map(of).filter((one) => one !== null)
  if (known.length === 0) return []
  const average = averageOf(known)
  return products.filter((product) => {
    const own = of(product)
    return own !== null && (degree.more ? own > average : own < average)
  })
}

import type { PieceChange } from '../../styling/outfit-questions.ts'
import type { Language } from '../../vocabulary/languages.ts'
import type { Product } from '../../vocabulary/product.ts'
import type { WishedPiece } from '../../vocabulary/reading-words.ts'
import type { Condition } from './conditions.ts'
import type { SaidByNow } from './said.ts'

/** A search by all that was said. */
export type WantedInput = {
  said: SaidByNow
  /** What is looked for now; without one, whatever is worn. */
  piece?: WishedPiece | undefined
  language: Language
  /** The currency of her region, of which a number without one is. */
  currency?: string | undefined
  /** Ids of pieces that she has seen. */
  not: readonly string[]
  /** The id of a piece: the same design comes first. */
  like?: string | undefined
  /** How the pieces shall differ from these. */
  compare?: { change: PieceChange; than: readonly string[] } | undefined
  most: number
}

/** Why a piece is shown: what of her wishes it meets, what not, and what its shop does not say. */
export type Grounds = {
  met: readonly Condition[]
  missed: readonly Condition[]
  unsure: readonly Condition[]
}

export type WantedAnswer = {
  products: readonly Product[]
  grounds: Readonly<Record<string, Grounds>>
  /** What had to be let go of, of all that was asked for. */
  relaxed: readonly Condition[]
  conditions: readonly Condition[]
  more: number
}

import { fold } from '@cabine/sophia/vocabulary/fold.ts'
import type { Availability } from '@cabine/sophia/vocabulary/product-categories.ts'
import { stockWords } from './stock-words.ts'

/** 'OutOfStock', 'out_of_stock' and 'Out of stock' are one; accents and signs tell nothing. */
const keyOf = (said: string) => fold(said).replace(/[^\p{L}\p{N}×○◯△✕]+/gu, '')

const meanings: ReadonlyMap<string, Availability> = new Map(
  Object.entries(stockWords).flatMap(([meaning, list]) =>
    list.split(',').map((words) => [keyOf(words), meaning as Availability] as const),
  ),
)

const address = /^\s*(?:(?:https?:)?\/\/)?(?:www\.)?schema(?:\.org\/|:)\s*#?/i
/** 'In stock (3 pieces)', '现货 12件': a count of pieces says no more than the words before it. */
const counted =
  /\d+|\b(?:pcs|pieces?|items?|units?|left|st(?:ü|ue)?ck|artikel|pi[eè]ces?|unidades|uds?|pezzi|pz|unid)\b|шт(?:ук[аи]?)?|[件点個个条双]|قطع(?:ة)?/giu

/**
 * Reads a feed's availability, in any of the ten languages or as an address of schema.org. Null for words that are not known. Where
 * nothing is said a product is in stock.
 */
export function readAvailability(raw: string): Availability | null {
  const said = raw.replace(address, '').trim()
  if (said === '') return 'in_stock'
  const count = /^[+-]?\d+(?:[.,]0+)?$/.test(said) ? Number.parseInt(said, 10) : null
  if (count !== null) return count > 0 ? 'in_stock' : 'out_of_stock'
  return meanings.get(keyOf(said)) ?? meanings.get(keyOf(said.replace(counted, ' '))) ?? null
}

import { isDenial, isThing } from '../sentence/deniable.ts'
import type { Item } from '../sentence/sentence.ts'
import { foldText } from '../vocabulary/fold.ts'
import { makings, type Making } from '../vocabulary/traits.ts'
import { meantPart, need, type AskedPart, type Unwanted } from './parts.ts'
import type { Scene } from './scene.ts'
import { doOverlap, spanOf, type Span } from './span.ts'

/** How a piece is made, as its shop tells it: 'with buttons', 'ohne Reißverschluss', 'forrada'. */
type AskedDetail = { making: Making; span: Span; isDenied: boolean }

/** By which words the products of it are found (catalogue/words-of-traits.ts). */
const wordOf = (making: Making) => (making === 'washable' ? 'machine washable' : making)

/** So far from a 'no' that it denies it, in characters. */
const reach = { spaced: 12, unspaced: 4 }

export function detailsIn(typed: string, { sentence, denied }: Scene): AskedDetail[] {
  const { folded } = foldText(typed)
  const { details, grammar, speech } = sentence.vocabulary
  const most = speech.spacing === 'unspaced' ? reach.unspaced : reach.spaced
  const spanned = (item: Item) => spanOf(item, sentence)
  const things = sentence.items.filter((item) => isThing(item) && !denied.has(item)).map(spanned)
  const deniers = sentence.items.filter(isDenial).map(spanned)
  return makings.flatMap((making) => {
    // What gives way is looked for by its comfort.
    if (making === 'elastic') return []
    const [found] = folded.matchAll(details.patterns[making])
    if (!found) return []
    const span = { from: found.index, to: found.index + found[0].length }
    const denier = deniers.find((one) =>
      grammar.isVerbLast
        ? one.from >= span.to && one.from - span.to <= most
        : one.to <= span.from && span.from - one.to <= most,
    )
    const isDenied = denier !== undefined || [...denied].some((item) => doOverlap(spanned(item), span))
    if (!isDenied && things.some((thing) => doOverlap(thing, span))) return []
    const whole = denier ? { from: Math.min(denier.from, span.from), to: Math.max(denier.to, span.to) } : span
    return [{ making, span: whole, isDenied }]
  })
}

export const partsOfDetails = (details: readonly AskedDetail[]): AskedPart[] =>
  details
    .filter(({ isDenied }) => !isDenied)
    .map(({ making, span }) => meantPart(need(`=${wordOf(making)}`), span))

export const unwantedDetails = (details: readonly AskedDetail[]): Unwanted[] =>
  details
    .filter(({ isDenied }) => isDenied)
    .map(({ making, span }) => ({ ...span, about: 'trait', phrases: [wordOf(making)], concepts: [] }))

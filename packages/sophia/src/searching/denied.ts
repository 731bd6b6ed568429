import { kinds } from '../vocabulary/concept-groups.ts'
import { isDenial, isThing } from '../sentence/deniable.ts'
import { means, namesIn } from '../sentence/items.ts'
import type { Item, Sentence } from '../sentence/sentence.ts'
import { deniedIn } from '../reading/slots/denial.ts'
import type { Unwanted } from './parts.ts'
import { spanOf, type Span } from './span.ts'

const isKind = (name: string) => kinds.has(name)
const isKindAlone = (item: Item) => isThing(item) && namesIn(item, 'concept').every(isKind)
const isHow = (item: Item) => isThing(item) && !namesIn(item, 'concept').some(isKind)

/** The items that a shop is asked to leave out. */
export function itemsDeniedIn(sentence: Sentence): ReadonlySet<Item> {
  const denied = [...deniedIn(sentence)]
  // 'No black dresses' are dresses that are not black.
  const isWanted = (item: Item) =>
    isKindAlone(item) && denied.some((one) => one.clause === item.clause && isHow(one))
  return new Set(denied.filter((item) => !isWanted(item)))
}

/** How many words may stand between a 'no' and what it denies, and within what is taken for one part with it. */
const reach = 4
const isDenier = (item: Item) =>
  isDenial(item) || means(item, 'grammar:except') || means(item, 'grammar:ratherThan')

/** A denied item with the word that denies it: 'not black'. */
export function spanWithDenier(item: Item, sentence: Sentence): Span {
  const beside = sentence.items.filter((one) => one.clause === item.clause && isDenier(one))
  const denier = beside.findLast((one) => one.to <= item.from) ?? beside.find((one) => one.from >= item.to)
  if (!denier) return spanOf(item, sentence)
  const [first, last] = denier.from < item.from ? [denier, item] : [item, denier]
  const isNear = last.from - first.to <= reach
  return spanOf(isNear ? { from: first.from, to: last.to } : item, sentence)
}

/** A word that nobody knows behind a 'no' or a 'less'. `isUnwanted`: it is all that the 'no' denies. */
type UnknownDenied = { span: Span; text: string; isUnwanted: boolean }

export const unknownDeniedIn = (sentence: Sentence, denied: ReadonlySet<Item>): UnknownDenied[] =>
  sentence.items.flatMap((item) => {
    const isUnwanted = isDenial(item) && ![...denied].some(({ clause }) => clause === item.clause)
    const isLess = means(item, 'grammar:less') && !isDenial(item)
    const at = isUnwanted || isLess ? unknownBehind(item, sentence) : null
    if (at === null) return []
    const span = spanOf({ from: at, to: at + 1 }, sentence)
    return [{ span, text: sentence.units[at]?.text ?? '', isUnwanted }]
  })

const reachOfUnknown = 3

function unknownBehind(denier: Item, { units, items, vocabulary }: Sentence) {
  for (let at = denier.to; at < denier.to + reachOfUnknown; at++) {
    if (units[at]?.kind !== 'word') return null
    if (items.some(({ from, to }) => from <= at && at < to)) continue
    return vocabulary.speech.spacing === 'unspaced' ? null : at
  }
  return null
}

export const unwantedWords = (unknown: readonly UnknownDenied[]): Unwanted[] =>
  unknown
    .filter(({ isUnwanted }) => isUnwanted)
    .map(({ span, text }) => ({ ...span, about: 'word', phrases: [text], concepts: [] }))

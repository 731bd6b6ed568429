import { concepts, type Concept } from '../vocabulary/concepts.ts'
import { cuts, materials, patterns } from '../vocabulary/concept-groups.ts'
import { means } from '../sentence/items.ts'
import type { Sentence } from '../sentence/sentence.ts'
import { spanOf, type Span } from './span.ts'

/** What a part is about. */
type Subject = 'need' | 'trait' | 'line' | 'colour' | 'kind'

/** A thing that is asked for, by any of these English phrases, as the concepts have them. */
export type AskedPart = Span & {
  about: Subject
  phrases: readonly string[]
  /** What of the vocabulary it names; nothing where it is only meant. */
  concepts: readonly Concept[]
}

/** What is not wanted: a colour, a stuff, a kind, or a word that nobody knows. */
export type Unwanted = Span & {
  about: 'kind' | 'colour' | 'trait' | 'word'
  phrases: readonly string[]
  concepts: readonly Concept[]
}

/** How a piece has to be, by what is said of something else. A phrase behind a '=' is looked for alone, without all that means much the same. */
export type Need = Pick<AskedPart, 'about' | 'phrases'>

export const need = (...phrases: string[]): Need => ({ about: 'need', phrases })
export const trait = (...phrases: string[]): Need => ({ about: 'trait', phrases })
export const line = (...phrases: string[]): Need => ({ about: 'line', phrases })

export const meantPart = (one: Need, span: Span): AskedPart => ({ ...span, ...one, concepts: [] })

export const phrasesOf = (named: readonly Concept[]) => [...new Set(named.flatMap((name) => concepts[name]))]

export const hasPhrase = (parts: readonly AskedPart[], is: (phrase: string) => boolean) =>
  parts.some(({ phrases }) => phrases.some(is))

/** 'A skirt or a dress' is either, and becomes one part; a 'shirt dress' is both. */
export function withAlternatives(parts: readonly AskedPart[], sentence: Sentence): AskedPart[] {
  const joined: AskedPart[] = []
  for (const part of parts) {
    const place = joined.findLastIndex(
      (one) => one.about === part.about && (part.about !== 'trait' || one.from !== part.from),
    )
    const last = joined[place]
    if (last && areAlternatives(last, part, sentence))
      joined[place] = {
        ...last,
        to: Math.max(last.to, part.to),
        phrases: [...new Set([...last.phrases, ...part.phrases])],
        concepts: [...new Set([...last.concepts, ...part.concepts])],
      }
    else joined.push(part)
  }
  return joined
}

function areAlternatives(last: AskedPart, part: AskedPart, sentence: Sentence) {
  if (last.from === part.from || part.about === 'line' || part.about === 'need') return false
  if (part.about === 'colour') return true
  return areListed(last, part, sentence) && (part.about !== 'trait' || isAlike(last, part))
}

/** Whether an 'and' stands between two parts, or they stand in two clauses. */
function areListed(last: AskedPart, part: AskedPart, sentence: Sentence) {
  const { items } = sentence
  const [first, second] = [last, part].map(({ from }) =>
    items.find((item) => spanOf(item, sentence).from === from),
  )
  if (!first || !second) return false
  const between = items.filter(({ from, to }) => from >= first.to && to <= second.from)
  return first.clause !== second.clause || between.some((item) => means(item, 'grammar:and'))
}

/** Of one group: two materials, two patterns or two cuts. */
const isAlike = (one: AskedPart, other: AskedPart) =>
  [materials, patterns, cuts].some((group) =>
    [one, other].every((part) => part.concepts.some((name) => group.has(name))),
  )

const wide: ReadonlySet<string> = new Set(['shoes', 'bag', 'accessories', 'outerwear', 'bottoms', 'top'])
/** The Russian 'туфли' are heels, or any shoes: what is meant more closely counts. A 'アウター' is a jacket, or anything over it. */
export function narrowed(part: AskedPart): AskedPart {
  const isOuter = part.concepts.includes('outerwear')
  const close = isOuter ? (['outerwear'] as const) : part.concepts.filter((name) => !wide.has(name))
  const isMixed = part.about === 'kind' && close.length > 0 && close.length < part.concepts.length
  return isMixed ? { ...part, concepts: close, phrases: phrasesOf(close) } : part
}

/** Each once, whoever said it. */
export const distinct = (parts: readonly AskedPart[]) =>
  parts.filter(
    (part, at) => !parts.some((one, place) => place < at && one.phrases.join() === part.phrases.join()),
  )

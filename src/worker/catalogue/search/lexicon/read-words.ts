import { readPriceWords } from './price-in-question.ts'
import { isIdeographic } from './ideograph-pairs.ts'
import { longestPhrase, synonymsOf } from '@cabine/sophia/languages/en/synonyms.ts'
import { wishOf } from '@cabine/sophia/languages/en/wishes.ts'
import { isFiller, wordsOf } from '@cabine/sophia/languages/en/split-words.ts'
import type { Span } from '@cabine/sophia/searching/span.ts'
import { concepts } from '@cabine/sophia/vocabulary/concepts.ts'
import { foldText } from '@cabine/sophia/vocabulary/fold.ts'
import type { LexiconEntry, Lexicon } from '@cabine/sophia/languages/lexicon.ts'
import type { PriceLimits } from '@cabine/sophia/vocabulary/prices.ts'

/** A word or phrase of a question: as it is compared, as it was typed, and its English meaning where it is known. */
export type QuestionWord = {
  words: string[]
  /** Empty for the further parts of a compound word. */
  shown: string
  /** The part of a compound word, in the form that it has on its own. */
  part?: string
  means: readonly string[] | null
  /** Where it stands in the folded text. */
  from: number
  to: number
}

/** Pieces beyond these would add nothing to a search. */
const maxPieces = 12
const longestTyped = 300
const longestWord = 40

type Part = { from: number; to: number; entry: LexiconEntry | null; isPart?: boolean }

/** The longest entry of at most this many words or characters, and its length. */
function longestOf(most: number, find: (length: number) => LexiconEntry | null) {
  for (let length = most; length > 0; length--) {
    const entry = find(length)
    if (entry) return { entry, length }
  }
  return { entry: null, length: 1 }
}

/** Splits a text without spaces by the longest entry at each position; unknown text stays together. */
function segment(word: string, start: number, lexicon: Lexicon): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < word.length;) {
    const { entry, length } = longestOf(Math.min(lexicon.longest, word.length - at), (of) =>
      lexicon.find([word.slice(at, at + of)]),
    )
    const last = parts.at(-1)
    const goesOn =
      at > 0 && last?.entry === null && isIdeographic(word.charAt(at)) === isIdeographic(word.charAt(at - 1))
    if (!entry && goesOn) last.to += 1
    else parts.push({ from: start + at, to: start + at + length, entry })
    at += length
  }
  return parts
}

/** What German puts between the parts of a compound word. */
const links = ['', 's', 'n', 'en', 'es', 'er', 'e']
const shortestPart = 3

const isMeaningful = (entry: LexiconEntry | null): entry is LexiconEntry =>
  entry !== null && entry.concept !== 'filler'

/**
 * Splits 'Seidenkleid' into 'Seide' and 'Kleid', of which the last is the thing itself. Null where a part is unknown.
 */
function split(word: string, lexicon: Lexicon): LexiconEntry[] | null {
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
    const last = lexicon.find([word.slice(cut)])
    if (!isMeaningful(last)) continue
    const first = word.slice(0, cut)
    for (const link of links) {
      const root = first.slice(0, first.length - link.length)
      const known = first.endsWith(link) && root.length >= shortestPart ? lexicon.find([root]) : null
      if (isMeaningful(known)) return [known, last]
    }
    const further = first.length >= 2 * shortestPart ? split(first, lexicon) : null
    if (further) return [...further, last]
  }
  return null
}

/**
 * The length of an English phrase ('date night'), which stays whole whatever its words mean in the shopper's language.
 */
function lengthInEnglish(words: string[]) {
  for (let length = Math.min(longestPhrase, words.length); length > 1; length--) {
    const phrase = words.slice(0, length)
    const isWhole = !isFiller(phrase.at(0) ?? '') && !isFiller(phrase.at(-1) ?? '')
    if (isWhole && (synonymsOf(phrase) || wishOf(phrase))) return length
  }
  return 0
}

/** Groups words into the longest phrases of the lexicon, from the first word to the last. */
function group(tokens: Part[], text: string, lexicon: Lexicon): Part[] {
  const words = tokens.map(({ from, to }) => text.slice(from, to))
  const parts: Part[] = []
  for (let at = 0; at < tokens.length;) {
    const { entry, length } = longestOf(Math.min(lexicon.longest, tokens.length - at), (of) =>
      lexicon.find(words.slice(at, at + of)),
    )
    const inEnglish = lengthInEnglish(words.slice(at))
    if (inEnglish > length) {
      parts.push(...tokens.slice(at, at + inEnglish))
      at += inEnglish
      continue
    }
    const run = tokens.slice(at, at + length)
    const [from, to] = [run.at(0)?.from ?? 0, run.at(-1)?.to ?? 0]
    const compound = entry || !lexicon.isCompounding ? null : split(words[at] ?? '', lexicon)
    if (compound) for (const one of compound) parts.push({ from, to, entry: one, isPart: true })
    else parts.push({ from, to, entry })
    at += length
  }
  return parts
}

/** The positions of a folded text's words. In "women's" the s is not a word. */
const tokensOf = (text: string): Part[] =>
  [...text.matchAll(/(?<!['’](?=s(?![\p{L}\p{N}])))(?<![\p{L}\p{N}])[\p{L}\p{N}]+/gu)]
    .slice(0, maxPieces)
    .map(({ 0: word, index }) => ({
      from: index,
      to: index + Math.min(word.length, longestWord),
      entry: null,
    }))

/** The text with blanks for the parts that are read already. */
const without = (text: string, read: readonly Span[]) =>
  read.reduce((left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text)

/** Reads a typed question as pieces and a price; `read` are the parts of its folded text that are neither. */
export function readPieces(
  typed: string,
  lexicon: Lexicon | null,
  read: readonly Span[] = [],
): { pieces: QuestionWord[]; limits: PriceLimits } {
  const { folded, shown } = foldText(typed.slice(0, longestTyped))
  const own = lexicon?.readPrices(folded)
  const { text, limits } = own && Object.keys(own.limits).length > 0 ? own : readPriceWords(folded)
  const left = without(text, read)
  return { pieces: lexicon ? piecesOf(left, shown, lexicon) : englishPieces(left, shown), limits }
}

/** In an English question every word is a piece without a translation. */
const englishPieces = (text: string, shown: Shown) =>
  tokensOf(text).map(({ from, to }): QuestionWord => {
    const [word = ''] = wordsOf(text.slice(from, to))
    return { words: [word], shown: shown(from, to).toLowerCase(), means: null, from, to }
  })

type Shown = (from: number, to: number) => string

/** Reads a text that names no price, as a product's name. */
export function readName(name: string, lexicon: Lexicon): QuestionWord[] {
  const { folded, shown } = foldText(name.slice(0, longestTyped))
  return piecesOf(folded, shown, lexicon)
}

function piecesOf(text: string, shown: Shown, lexicon: Lexicon): QuestionWord[] {
  const tokens = tokensOf(text)
  const parts = lexicon.isUnspaced
    ? tokens.flatMap(({ from, to }) => segment(text.slice(from, to), from, lexicon))
    : group(tokens, text, lexicon)
  return parts.slice(0, maxPieces).map(({ from, to, entry, isPart }, place): QuestionWord => {
    const isFurther = isPart && place > 0 && parts[place - 1]?.from === from
    return {
      words: text.slice(from, to).match(/[\p{L}\p{N}]+/gu) ?? [],
      shown: isFurther ? '' : shown(from, to),
      ...(isPart && entry && { part: entry.shown }),
      means: entry && concepts[entry.concept],
      from,
      to,
    }
  })
}

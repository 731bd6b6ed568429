import { productCategories, type ProductCategory } from '@cabine/sophia/vocabulary/product-categories.ts'
import { categoryWords } from '@cabine/sophia/languages/en/title-rules.ts'
import { departmentOf } from '@cabine/sophia/languages/en/departments.ts'
import { concepts } from '@cabine/sophia/vocabulary/concepts.ts'
import type { Lexicon } from '@cabine/sophia/languages/lexicon.ts'
import type { PriceLimits } from '@cabine/sophia/vocabulary/prices.ts'
import { readPieces, type QuestionWord } from './lexicon/read-words.ts'
import { readPriceWords } from './lexicon/price-in-question.ts'
import { fold } from '@cabine/sophia/vocabulary/fold.ts'
import { isIdeographic, pairsOf } from './lexicon/ideograph-pairs.ts'
import type { MoreSynonyms } from './editors-synonyms.ts'
import { longestPhrase, synonymKey, synonymsOf } from '@cabine/sophia/languages/en/synonyms.ts'
import { wishOf, type Wish } from '@cabine/sophia/languages/en/wishes.ts'
import { isFiller, rootOf, wordsOf } from '@cabine/sophia/languages/en/split-words.ts'

/**
 * One thing that is searched for: the words as they were typed, the expression that finds them, and the one that also
 * finds what else they may mean. `isKind`: they name a kind of piece, not what it is like.
 */
type Term = { words: string[]; typed: string; match: string; isKind: boolean }

/** An occasion or season, found by a product's texts or by what the catalogue knows of the product. */
export type WishTerm = Wish & { match: string }

export type Question = {
  /** Every word as it was typed, which is shown when another one was corrected. */
  words: string[]
  terms: Term[]
  wishes: WishTerm[]
  departments: string[]
  limits: PriceLimits
  /**
   * The categories that it names; their products come first, so that a skirt precedes a dress that only mentions one.
   */
  categories: ProductCategory[]
  /** Whether products have to be called by the word for the kind of piece: then it is not enough that a text mentions it. */
  isKindNamed?: boolean
}

/**
 * Within quotation marks nothing is an operator; words consist of letters and digits, so no mark can end them early.
 */
const quote = (phrase: string) => `"${phrase}"`

/** The last word may be unfinished, so it also finds longer ones. A single letter would find too many. */
const beginnings = (word: string) => (word.length > 1 ? [`${quote(word)} *`] : [])

/** What is written without spaces is found by its pairs of characters; a single one by the pairs that begin with it. */
function matchOfPairs(phrase: string) {
  const pairs = pairsOf(phrase)
  const found = `{words} : ${quote(pairs.join(' '))}${pairs.length === 1 && pairs[0]?.length === 1 ? ' *' : ''}`
  return { typed: found, match: found, isKind: false }
}

/** What the index's own stemming makes one word is asked for once: each of its lists is as long as the word is common. */
const isSameStem = (one: string, other: string) =>
  one === other || (one.length > 3 && one === `${other}s` && !/(?:ss|ies|sses|xes|ches|shes|zes)$/.test(one))

const distinctStems = (phrases: readonly string[]) =>
  phrases.filter(
    (phrase, at) =>
      !phrases.some(
        (other, place) => (isSameStem(phrase, other) && phrase !== other) || (phrase === other && place < at),
      ),
  )

/** Any of these phrases. */
const anyOf = (phrases: readonly string[], more: readonly string[] = []) =>
  `(${[...distinctStems(phrases).map(quote), ...more].join(' OR ')})`

function termOf(words: string[], others: string[], isLast: boolean, lexicon: Lexicon | null): Term {
  const phrase = words.join(' ')
  if (isIdeographic(phrase)) return { words, ...matchOfPairs(phrase) }
  const unfinished = isLast && words.length === 1 ? beginnings(phrase) : []
  const meant = [...unfinished]
  const typed = quote(phrase)
  const stem = lexicon && words.length === 1 ? lexicon.stem(fold(phrase)) : phrase
  if (stem !== phrase) meant.push(`{words} : ${quote(stem)}`)
  return {
    words,
    typed,
    // What begins with the word is the word itself, too.
    match:
      unfinished.length > 0
        ? anyOf(
            distinctStems([phrase, ...others]).filter((one) => one !== phrase),
            meant,
          )
        : anyOf([phrase, ...others], meant),
    isKind: categoryWords(phrase) !== null,
  }
}

const isKnown = (phrase: string[]) => synonymsOf(phrase) !== null || wishOf(phrase) !== null

/** In an English question every word is a piece without a translation. */
function readEnglish(typed: string): { pieces: QuestionWord[]; limits: PriceLimits } {
  const { text, limits } = readPriceWords(typed)
  return { pieces: wordsOf(text).map((word) => ({ words: [word], shown: word, means: null })), limits }
}

const departmentOfPiece = ({ words, means }: QuestionWord) =>
  means ? departmentOf(means[0] ?? '') : departmentOf(words[0] ?? '')

const isMeaningless = ({ words, means }: QuestionWord) => (means ? means.length === 0 : words.every(isFiller))

/** Removes the '=' that marks a word without synonyms. */
const plainOf = (phrase: string) => phrase.replace('=', '')

/** Every English word that finds a concept: first its own, then their synonyms. */
const englishOf = (means: readonly string[]) => [
  ...new Set([
    ...means.map(plainOf),
    ...means.flatMap((phrase) => (phrase.startsWith('=') ? [] : (synonymsOf(phrase.split(' ')) ?? []))),
  ]),
]

/**
 * A shopper's foreign word may also be the name of a brand, so it is searched for among brands only: anywhere else in an
 * English catalogue it would be a coincidence.
 */
const brandNamed = (words: string[]) =>
  words.every((word) => /^[a-z0-9]+$/.test(word)) ? [`{brand} : ${quote(words.join(' '))}`] : []

function termOfPiece(words: string[], part: string, means: readonly string[]): Term {
  const own = [...means.map(plainOf).map(quote), ...brandNamed(words)]
  return {
    words: [part],
    typed: `(${own.join(' OR ')})`,
    match: anyOf(englishOf(means), brandNamed(words)),
    isKind: means.some((phrase) => categoryWords(plainOf(phrase)) !== null),
  }
}

/** A term that the words of editors find as well. */
const withMore = (term: Term, others: readonly string[] = []): Term =>
  others.length > 0 ? { ...term, match: `(${[term.match, ...others.map(quote)].join(' OR ')})` } : term

const wishOfPiece = (means: readonly string[]) => {
  const phrase = means.find((one) => wishOf(one.split(' ')))
  return phrase ? wishOf(phrase.split(' ')) : null
}

/** The English words for what an unfinished last word may become: 'cach' is the beginning of 'cachemire'. */
function begunBy(word: string, lexicon: Lexicon | null) {
  if (!lexicon || word.length < 3 || isKnown([word])) return []
  const begun = lexicon.entries.filter(({ folded }) => folded.startsWith(word))
  const meant = [...new Set(begun.map(({ concept }) => concept))].slice(0, maxBegun)
  return meant.flatMap((concept) => englishOf(concepts[concept]))
}
const maxBegun = 3

/**
 * Translates what somebody typed into a query of the full-text index, in a lexicon's language, or in English without
 * one. No input is an error.
 */
export function readQuestion(
  typed: string,
  lexicon: Lexicon | null = null,
  more: MoreSynonyms = new Map(),
): Question {
  const { pieces, limits } = lexicon ? readPieces(typed, lexicon) : readEnglish(typed)
  const meaningful = pieces.filter((piece) => !departmentOfPiece(piece) && !isMeaningless(piece))
  const departments = [...new Set(pieces.flatMap((piece) => departmentOfPiece(piece) ?? []))]
  const isFilter = departments.length > 0 || Object.keys(limits).length > 0
  const asked = meaningful.length > 0 || isFilter ? meaningful : pieces
  const terms: Term[] = []
  const wishes: WishTerm[] = []
  const named = new Set<string>()
  const plainAt = (at: number) => (asked[at]?.means?.length ? null : asked[at]?.words)
  for (let at = 0, piece = asked[0]; piece; piece = asked[at]) {
    const { words, shown, part = shown, means } = piece
    if (means?.length) {
      const wish = wishOfPiece(means)
      const term = withMore(termOfPiece(words, part, means), more.get(synonymKey(words.join(' '))))
      if (wish) wishes.push({ ...wish, match: term.match })
      else terms.push(term)
      for (const name of englishOf(means)) named.add(rootOf(name))
      at += 1
      continue
    }
    let length = 1
    while (length < longestPhrase && plainAt(at + length)) length += 1
    const moreFor = (phrase: string[]) => more.get(synonymKey(phrase.join(' ')))
    const ownOf = (of: number) => asked.slice(at, at + of).flatMap((one) => one.words)
    while (length > 1 && !isKnown(ownOf(length)) && !moreFor(ownOf(length))) length -= 1
    const own = ownOf(length)
    const isLast = at + length === asked.length
    const known = synonymsOf(own) ?? (isLast ? begunBy(own.join(' '), lexicon) : [])
    const others = [...known, ...(moreFor(own) ?? [])]
    const wish = wishOf(own)
    if (wish) wishes.push({ ...wish, match: termOf(own, others, false, lexicon).match })
    else if (own.length > 0)
      terms.push({
        ...termOf(own, others, isLast, lexicon),
        words: asked.slice(at, at + length).map((one) => one.shown),
      })
    for (const name of [own.join(' '), ...others]) named.add(rootOf(name))
    at += length
  }
  const categories = productCategories.filter((category) => named.has(rootOf(category)))
  const words = pieces.map(({ shown }) => shown).filter(Boolean)
  return { words, terms, wishes, departments, limits, categories }
}

/** The FTS5 expression of what must be found by word; null when nothing must. */
export const matchOf = ({ terms }: Question) => terms.map(({ match }) => match).join(' AND ') || null

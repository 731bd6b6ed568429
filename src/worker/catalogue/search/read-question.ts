import { productCategories } from '@cabine/sophia/vocabulary/product-categories.ts'
import { categoryWords } from '@cabine/sophia/languages/en/title-rules.ts'
import { departmentOf } from '@cabine/sophia/languages/en/departments.ts'
import { concepts } from '@cabine/sophia/vocabulary/concepts.ts'
import type { Lexicon } from '@cabine/sophia/languages/lexicon.ts'
import { readPieces, type QuestionWord } from './lexicon/read-words.ts'
import { anyOf, distinctStems, englishOf, plainOf, quote } from './match-expressions.ts'
import type { AskedHere } from './asked-here.ts'
import { factsAsked, limitsAsked } from './asked-of-shop.ts'
import { categoriesMeant, shelvesMeant } from './shelves-meant.ts'
import { termOfPart } from './terms-asked.ts'
import { wishesAsked } from './wishes-asked.ts'
import { ranks, type Question, type Term, type WishTerm } from './question.ts'
import { fold } from '@cabine/sophia/vocabulary/fold.ts'
import { isIdeographic, pairsOf } from './lexicon/ideograph-pairs.ts'
import type { MoreSynonyms } from './editors-synonyms.ts'
import { longestPhrase, synonymKey, synonymsOf } from '@cabine/sophia/languages/en/synonyms.ts'
import { wishOf } from '@cabine/sophia/languages/en/wishes.ts'
import { isFiller, rootOf } from '@cabine/sophia/languages/en/split-words.ts'

/** The last word may be unfinished, so it also finds longer ones. A single letter would find too many. */
const beginnings = (word: string) => (word.length > 1 ? [`${quote(word)} *`] : [])

/** In a language without spaces what stands between the parts that are read is mostly grammar. */
const isMoreThanGrammar = ({ words, means }: QuestionWord) =>
  means !== null ||
  !words.every((word) => word.length < 2 || /^[\p{Script=Hiragana}ー]+$/u.test(word) || /^\d+$/.test(word))

function matchOfPairs(phrase: string): Pick<Term, 'typed' | 'match' | 'isKind'> {
  const pairs = pairsOf(phrase)
  const found = `{words} : ${quote(pairs.join(' '))}${pairs.length === 1 && pairs[0]?.length === 1 ? ' *' : ''}`
  return { typed: found, match: found, isKind: false }
}

function termOf(words: string[], others: string[], isLast: boolean, lexicon: Lexicon | null): Term {
  const phrase = words.join(' ')
  if (isIdeographic(phrase)) return { words, ...matchOfPairs(phrase), rank: ranks.word }
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
    rank: categoryWords(phrase) === null ? ranks.trait : ranks.kind,
  }
}

const isKnown = (phrase: string[]) => synonymsOf(phrase) !== null || wishOf(phrase) !== null

const departmentOfPiece = ({ words, means }: QuestionWord) =>
  means ? departmentOf(means[0] ?? '') : departmentOf(words[0] ?? '')

const isMeaningless = ({ words, means }: QuestionWord) => (means ? means.length === 0 : words.every(isFiller))

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
    rank: means.some((phrase) => categoryWords(plainOf(phrase)) !== null) ? ranks.kind : ranks.trait,
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
 * one. What Sophia's rules have read of it (`asked`) comes first; all else is looked for by its words. No input is an error.
 */
export function readQuestion(
  typed: string,
  lexicon: Lexicon | null = null,
  more: MoreSynonyms = new Map(),
  asked: AskedHere | null = null,
): Question {
  const { pieces: all, limits } = readPieces(typed, lexicon, asked?.read)
  const isQuiet = ({ from, to }: QuestionWord) =>
    asked?.quiet.some((one) => one.from <= from && to <= one.to) === true
  const pieces = all.filter(
    (piece) => !isQuiet(piece) || (piece.means ? piece.means.length > 0 : isKnown(piece.words)),
  )
  const meaningful = pieces.filter((piece) => !departmentOfPiece(piece) && !isMeaningless(piece))
  const isRead = asked !== null && asked.parts.length + asked.read.length > 0
  const departments = [
    ...new Set([
      ...pieces.flatMap((piece) => departmentOfPiece(piece) ?? []),
      ...(asked?.wearer ? [asked.wearer] : []),
    ]),
  ]
  const isFilter = departments.length > 0 || Object.keys(limits).length > 0 || isRead
  const left = meaningful.length > 0 || isFilter ? meaningful : pieces
  const sought = isRead && lexicon?.isUnspaced ? left.filter(isMoreThanGrammar) : left
  const lastEnd = Math.max(0, ...pieces.map(({ to }) => to), ...(asked?.read ?? []).map(({ to }) => to))
  const terms: Term[] = []
  const wishes: WishTerm[] = []
  const named = new Set<string>()
  const plainAt = (at: number) => (sought[at]?.means?.length ? null : sought[at]?.words)
  for (let at = 0, piece = sought[0]; piece; piece = sought[at]) {
    const { words, shown, part = shown, means } = piece
    if (means?.length) {
      const wish = wishOfPiece(means)
      const term = withMore(termOfPiece(words, part, means), more.get(synonymKey(words.join(' '))))
      if (wish) wishes.push({ ...wish, match: term.match, words: [part] })
      else terms.push({ ...term, at: { from: piece.from, to: piece.to } })
      for (const name of englishOf(means)) named.add(rootOf(name))
      at += 1
      continue
    }
    let length = 1
    while (length < longestPhrase && plainAt(at + length)) length += 1
    const moreFor = (phrase: string[]) => more.get(synonymKey(phrase.join(' ')))
    const run = (of: number) => sought.slice(at, at + of)
    const ownOf = (of: number) => run(of).flatMap((one) => one.words)
    while (length > 1 && !isKnown(ownOf(length)) && !moreFor(ownOf(length))) length -= 1
    const own = ownOf(length)
    const isLast = at + length === sought.length && (run(length).at(-1)?.to ?? 0) >= lastEnd
    const known = synonymsOf(own) ?? (isLast ? begunBy(own.join(' '), lexicon) : [])
    const others = [...known, ...(moreFor(own) ?? [])]
    const wish = wishOf(own)
    const typedWords = run(length).map((one) => one.shown)
    if (wish) wishes.push({ ...wish, match: termOf(own, others, false, lexicon).match, words: typedWords })
    else if (own.length > 0) {
      const term = termOf(own, others, isLast, lexicon)
      const [first, last] = [run(length).at(0), run(length).at(-1)]
      const span = { from: first?.from ?? 0, to: last?.to ?? 0 }
      const isUnknown = !term.isKind && synonymsOf(own) === null
      terms.push({
        ...term,
        words: typedWords,
        at: span,
        isWord: true,
        ...(isUnknown && { rank: ranks.word }),
      })
    }
    for (const name of [own.join(' '), ...others]) named.add(rootOf(name))
    at += length
  }
  const ofParts = asked
    ? [
        ...asked.parts.map((one) => ({
          ...termOfPart(one, { typed, language: asked.language, more }),
          at: { from: one.from, to: one.to },
        })),
        ...shelvesMeant(asked),
      ]
    : []
  const categories = productCategories.filter(
    (category) =>
      named.has(rootOf(category)) ||
      ofParts.some((one) => one.categories?.includes(category)) ||
      (asked !== null && categoriesMeant(asked).includes(category)),
  )
  const words = pieces.map(({ shown }) => shown).filter(Boolean)
  const facts = asked && factsAsked(asked, typed)
  const forWhom = pieces.filter(departmentOfPiece).map(({ from, to }) => ({ from, to }))
  return {
    words,
    terms: [...ofParts, ...terms],
    wishes: [...(asked ? wishesAsked(asked, typed) : []), ...wishes],
    departments,
    limits: limitsAsked(asked, limits),
    categories,
    ...(ofParts.some(({ isKind, fact }) => isKind && fact) && { isKindNamed: true }),
    ...(facts && {
      asked: { ...facts, spans: { ...facts.spans, met: [...facts.spans.met, ...forWhom] } },
    }),
  }
}
/** The FTS5 expression of what must be found by word; null when nothing must. */
export const matchOf = ({ terms }: Question) => terms.map(({ match }) => match).join(' AND ') || null

import { productCategories } from '@cabine/sophia/vocabulary/product-categories.ts'
import { departmentOf } from '@cabine/sophia/languages/en/departments.ts'
import { synonymsOf } from '@cabine/sophia/languages/en/synonyms.ts'
import type { Vocabulary } from '#worker/catalogue/search/words-of-the-shop.ts'
import { wishOf } from '@cabine/sophia/languages/en/wishes.ts'
import { rootOf } from '@cabine/sophia/languages/en/split-words.ts'
import { concepts, type Concept } from '@cabine/sophia/vocabulary/concepts.ts'
import { foldText, inKatakana } from '@cabine/sophia/vocabulary/fold.ts'
import type { LexiconEntry, Lexicon } from '@cabine/sophia/languages/lexicon.ts'

const most = 8
/** In languages without spaces, how many characters at the end are tried as the beginning of a word. */
const longestTail = 8

const categoryRoots = new Set<string>(productCategories.map(rootOf))

/**
 * Weighs a concept by how many products have its words. Categories, departments and occasions count at least once,
 * because they are columns of the catalogue.
 */
function weigher({ words }: Vocabulary) {
  const counts = new Map(words)
  const countOf = (word: string) => (counts.get(word) ?? 0) + (counts.get(`${word}s`) ?? 0)
  return (concept: Concept) => {
    const means: readonly string[] = concepts[concept]
    const isKnown = (phrase: string) =>
      categoryRoots.has(rootOf(phrase)) || departmentOf(phrase) || wishOf(phrase.split(' '))
    const least = means.some(isKnown) ? 1 : 0
    const english = means.flatMap((phrase) => [phrase, ...(synonymsOf(phrase.split(' ')) ?? [])])
    return english.reduce((sum, phrase) => sum + Math.min(...phrase.split(' ').map(countOf)), least)
  }
}

/** The words with this beginning, one for each concept, the most frequent first. */
function beginningWith(start: string, lexicon: Lexicon, weigh: (concept: Concept) => number) {
  const found = new Map<Concept, LexiconEntry>()
  for (const entry of lexicon.entries)
    if (entry.concept !== 'filler' && entry.folded.startsWith(start) && !found.has(entry.concept))
      found.set(entry.concept, entry)
  return [...found.values()]
    .map((entry) => ({ entry, weight: weigh(entry.concept) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ entry }) => entry)
}

/** Where the last, unfinished phrase may begin, the earliest first: 'sac à m' is the beginning of one entry. */
function tailsOf(folded: string, { isUnspaced, longest }: Lexicon) {
  const end = folded.length
  if (isUnspaced) {
    const maxOf = Math.min(longestTail, end)
    return Array.from({ length: maxOf }, (_, place) => end - maxOf + place)
  }
  return [...folded.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index).slice(-longest)
}

/** Completes what a shopper types in her language; empty where no word of the lexicon has that beginning. */
export function completeIn(lexicon: Lexicon, typed: string, vocabulary: Vocabulary): string[] {
  const { folded, shown } = foldText(typed.trimEnd())
  const weigh = weigher(vocabulary)
  for (const place of tailsOf(folded, lexicon)) {
    const start = folded.slice(place).replaceAll(/[^\p{L}\p{N}]+/gu, lexicon.isUnspaced ? '' : ' ')
    const own = start ? beginningWith(start, lexicon, weigh) : []
    const found =
      own.length > 0 || lexicon.language !== 'ja' ? own : beginningWith(inKatakana(start), lexicon, weigh)
    const whole = found.flatMap((entry) => lexicon.agree(shown(0, place), entry.shown) ?? [])
    if (whole.length > 0) return [...new Set(whole)].slice(0, most)
  }
  return []
}

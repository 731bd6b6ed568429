import type { Store } from '../cached-list.ts'
import { completeIn } from './complete-word.ts'
import type { Lexicon } from '@cabine/sophia/languages/lexicon.ts'
import { knownSynonyms } from '@cabine/sophia/languages/en/synonyms.ts'
import { nearestWord, readVocabulary, type Vocabulary } from '#worker/catalogue/search/words-of-the-shop.ts'
import { wordsOf } from '@cabine/sophia/languages/en/split-words.ts'

const most = 8
const maxBrands = 3

/** Brands that contain the typed text, from the start of a word. */
const brandsLike = (typed: string, { brands }: Vocabulary) =>
  brands
    .filter(([brand]) => ` ${wordsOf(brand).join(' ')}`.includes(` ${typed}`))
    .slice(0, maxBrands)
    .map(([brand]) => brand)

const beginningWith = (start: string, words: string[], but: string[]) =>
  words.filter((word) => word.startsWith(start) && !but.includes(word)).slice(0, most)

/** Completes a word from the catalogue's own words; if there are none, from the table of synonyms. */
function endingsOf(last: string, before: string[], { words }: Vocabulary) {
  const own = words.map(([word]) => word)
  const found = beginningWith(last, own, before)
  return found.length > 0 ? found : beginningWith(last, knownSynonyms(), before)
}

function completions(words: string[], vocabulary: Vocabulary) {
  const before = words.slice(0, -1)
  const brands = brandsLike(words.join(' '), vocabulary)
  const wordsOfBrands = new Set(brands.flatMap(wordsOf))
  const longer = endingsOf(words.at(-1) ?? '', before, vocabulary)
    .map((word) => [...before, word].join(' '))
    .filter((text) => !wordsOfBrands.has(text))
  return [...brands, ...longer].slice(0, most)
}

/** Suggests completions, brands first. If there are none, those of the nearest known word. */
export async function suggestWords(
  store: Store,
  text: string,
  lexicon: Lexicon | null = null,
): Promise<string[]> {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const vocabulary = await readVocabulary(store)
  const own = lexicon ? completeIn(lexicon, text, vocabulary) : []
  if (own.length > 0) return [...brandsLike(words.join(' '), vocabulary), ...own].slice(0, most)
  const known = new Set([...vocabulary.words.map(([word]) => word), ...knownSynonyms()])
  const last = words.at(-1) ?? ''
  const before = words
    .slice(0, -1)
    .map((word) => (known.has(word) ? word : (nearestWord(word, vocabulary) ?? word)))
  const found = completions([...before, last], vocabulary)
  if (found.length > 0) return found
  const nearest = nearestWord(last, vocabulary, lexicon)
  if (!nearest) return []
  const meant = lexicon ? completeIn(lexicon, replaceLast(text, nearest), vocabulary) : []
  return meant.length > 0 ? meant : completions([...before, nearest], vocabulary)
}

const replaceLast = (text: string, word: string) => text.trimEnd().replace(/[\p{L}\p{N}\p{M}]+$/u, word)

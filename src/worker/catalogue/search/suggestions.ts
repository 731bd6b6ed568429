import type { Store } from '../shelf.ts'
import { nearestWord, readVocabulary, type Vocabulary } from './vocabulary.ts'
import { wordsOf } from './words.ts'

const most = 8
const mostBrands = 3

/** Brands one of whose words begins so. */
const brandsLike = (typed: string, { brands }: Vocabulary) =>
  brands
    .filter(([brand]) => ` ${wordsOf(brand).join(' ')}`.includes(` ${typed}`))
    .slice(0, mostBrands)
    .map(([brand]) => brand)

function completions(words: string[], vocabulary: Vocabulary) {
  const last = words[words.length - 1]
  const before = words.slice(0, -1)
  const longer = vocabulary.words
    .filter(([word]) => word.startsWith(last) && !before.includes(word))
    .slice(0, most)
    .map(([word]) => [...before, word].join(' '))
  return [...new Set([...brandsLike(words.join(' '), vocabulary), ...longer])].slice(0, most)
}

/** How what she types may go on, brands first; what nothing begins with is read as what is nearest to it. */
export async function suggestWords(store: Store, text: string): Promise<string[]> {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const vocabulary = await readVocabulary(store)
  const found = completions(words, vocabulary)
  if (found.length > 0) return found
  const nearest = nearestWord(words[words.length - 1], vocabulary)
  return nearest ? completions([...words.slice(0, -1), nearest], vocabulary) : []
}

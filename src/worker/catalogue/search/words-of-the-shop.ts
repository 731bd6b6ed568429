import { max } from 'drizzle-orm'
import { imports, products } from '../schema.ts'
import { peekCached, putCached, readCachedList, type CachedList, type Store } from '../cached-list.ts'
import { byPopularity, isOnSale } from '../queries.ts'
import { editDistance } from '@cabine/sophia/vocabulary/edit-distance.ts'
import { isMistyped, soundOf } from '@cabine/sophia/vocabulary/sounds.ts'
import { fold } from '@cabine/sophia/vocabulary/fold.ts'
import type { Lexicon } from '@cabine/sophia/languages/lexicon.ts'
import { knownSynonyms } from '@cabine/sophia/languages/en/synonyms.ts'
import { knownWishes } from '@cabine/sophia/languages/en/wishes.ts'
import { wordsOf } from '@cabine/sophia/languages/en/split-words.ts'

/** The words of the products, most frequent first, each with the number of products that have it. */
export type Vocabulary = {
  /** The end of the last import; the words do not change until the next one. */
  asOf: number
  words: [word: string, count: number][]
  brands: [brand: string, count: number][]
}

/** Rarer words are mostly codes and misspellings. */
const maxWords = 20_000
const maxBrands = 3_000

/** The most popular products have nearly all the words of a shop, and of a million products no more are read. */
const maxRead = 10_000

const isWord = (word: string) => word.length > 2 && !/\d/.test(word)

const mostFrequent = (counts: Map<string, number>, most: number) =>
  [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, most)

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

async function lastImport({ db }: Store) {
  const [row] = await db.select({ at: max(imports.finishedAt) }).from(imports)
  return row?.at?.getTime() ?? 0
}

/** Counts the words of the most popular products. */
async function countWords(store: Store, asOf: number): Promise<Vocabulary> {
  const words = new Map<string, number>()
  const brands = new Map<string, number>()
  const rows = await store.db
    .select({
      name: products.name,
      brand: products.brand,
      colour: products.colour,
      material: products.material,
    })
    .from(products)
    .where(isOnSale)
    .orderBy(...byPopularity)
    .limit(maxRead)
  for (const row of rows) {
    // Separately, because `wordsOf` takes the first ten words and a long name would hide the brand.
    const told = [row.name, row.brand, row.colour, row.material].flatMap(wordsOf)
    for (const word of new Set(told)) if (isWord(word)) add(words, word)
    if (row.brand) add(brands, row.brand)
  }
  return { asOf, words: mostFrequent(words, maxWords), brands: mostFrequent(brands, maxBrands) }
}

const vocabulary: CachedList<Vocabulary> = {
  name: 'vocabulary',
  load: async (store) => countWords(store, await lastImport(store)),
}

export const readVocabulary = (store: Store) => readCachedList(store, vocabulary)

/** Recounts only after an import, since nothing else changes the words. */
export async function refreshVocabulary(store: Store) {
  const asOf = await lastImport(store)
  const former = await peekCached<Vocabulary>(store.cache, vocabulary.name)
  const isCurrent = former !== null && former.asOf === asOf && asOf > 0
  await putCached(store.cache, vocabulary.name, isCurrent ? former : await countWords(store, asOf))
}

/** How many letters may be wrong: in a short word two would make another word. */
const mistakesIn = (word: string) => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2)

/**
 * Corrects an unknown word. Fewer mistakes count most, then a word of the shopper's language, then the more frequent
 * word. Null when nothing is near.
 */
export function nearestWord(typed: string, { words }: Vocabulary, lexicon: Lexicon | null = null) {
  const word = lexicon ? fold(typed) : typed
  const sound = soundOf(word)
  const most = mistakesIn(word)
  let best = { word: '', distance: most + 1, count: 0 }
  const weigh = (candidate: string, count: number, shown = candidate) => {
    // It is said as an s, and folds to a c.
    const spelled = shown.includes('ç') ? fold(shown.replaceAll('ç', 's')) : candidate
    const isHeard = sound.length > 2 && soundOf(spelled) === sound
    const limit = Math.min(most, best.distance)
    const distance = isHeard
      ? 0.5
      : isMistyped(word, candidate)
        ? editDistance(word, candidate, limit)
        : Infinity
    if (distance < best.distance || (distance === best.distance && count > best.count))
      best = { word: shown, distance, count }
  }
  for (const { folded, shown } of lexicon?.entries ?? []) weigh(folded, Infinity, shown)
  for (const [candidate, count] of words) weigh(candidate, count)
  for (const candidate of [...knownSynonyms(), ...knownWishes]) weigh(candidate, 1)
  if (best.distance <= most) return best.word
  return lexicon && nearestForm(typed, lexicon)
}

/** Corrects a mistake in an inflected form: 'краное' is nearest to 'красный' and becomes its form 'красное'. */
function nearestForm(typed: string, { entries, stem }: Lexicon) {
  const word = fold(typed)
  const stemmed = stem(word)
  const most = mistakesIn(stemmed)
  let best = { word: '', distance: most + 1 }
  for (const { folded, shown } of entries) {
    const own = stem(folded)
    const distance = editDistance(stemmed, own, Math.min(most, best.distance))
    if (distance >= best.distance) continue
    const isEndingCut = word.startsWith(stemmed) && folded.startsWith(own) && shown.length === folded.length
    const form = shown.slice(0, own.length) + typed.slice(stemmed.length)
    best = { word: isEndingCut ? form : shown, distance }
  }
  return best.distance <= most ? best.word : null
}

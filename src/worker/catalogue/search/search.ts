import { productsPerPage, type FurtherInput, type SearchInput } from '#shared/catalogue.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { sha256Hex } from '../../lib/ids.ts'
import { logFault } from '../../lib/log.ts'
import { presentProduct } from '../present.ts'
import { readAnswer, type Store } from '../cached-list.ts'
import { heavyRead } from '../queries.ts'
import { readMoreSynonyms, type MoreSynonyms } from './editors-synonyms.ts'
import type { Lexicon } from '@cabine/sophia/languages/lexicon.ts'
import { lexiconFor } from '@cabine/sophia/languages/load.ts'
import { countMiss } from './missed-questions.ts'
import { pinFirst, readPins } from './pinned-products.ts'
import { joinShown } from './lexicon/read-words.ts'
import { readQuestion, type Question } from './read-question.ts'
import { lettingGo } from './let-words-go.ts'
import { maxWeighed, readFound, searchStatement, type FacetName } from './search-statement.ts'
import { nearestWord, readVocabulary } from '#worker/catalogue/search/words-of-the-shop.ts'

/** By what a question is read: the words of the shopper's language, and those of editors. */
type Reader = { lexicon: Lexicon | null; more: MoreSynonyms }

type Facet = { value: string; count: number }

export type SearchAnswer = {
  products: Product[]
  total: number
  /**
   * More match than were weighed: `total` says how many there are at least.
   */
  isCut: boolean
  /** What was searched instead of what was typed; null when nothing was corrected. */
  corrected: string | null
  facets: {
    brands: Facet[]
    colours: Facet[]
    sizes: Facet[]
    categories: Facet[]
    /** In whole units of the currency. */
    price: { min: number; max: number } | null
    /** Those that count the best matches alone: there are at least so many. */
    cut: FacetName[]
  }
  next: string | null
}

/** The last offset that can be asked for: what is not weighed has no place among the results. */
const furthestOffset = maxWeighed - productsPerPage

type Asked = SearchInput | FurtherInput

const offsetOf = (asked: Asked) =>
  'after' in asked ? Math.min(Number.parseInt(asked.after, 36) || 0, furthestOffset) : 0

export const cursorOf = (offset: number) => offset.toString(36)

async function ask(store: Store, question: Question, asked: Asked) {
  const offset = offsetOf(asked)
  const found = await heavyRead(() => readFound(store.db, searchStatement(question, asked, offset)))
  const further = offset + productsPerPage
  const hasMore = further < found.total && further <= furthestOffset
  return { ...found, next: hasMore ? cursorOf(further) : null }
}

/** Drops the occasion: any bag is better than none for the beach. */
function withoutWishes(question: Question): Question | null {
  if (question.wishes.length === 0 || question.terms.length === 0) return null
  return { ...question, wishes: [], words: question.terms.flatMap(({ words }) => words) }
}

/** Inflects a corrected word so that it agrees with the words before it. */
function inflectAfter(words: string[], word: string, lexicon: Lexicon | null) {
  const before = words.map((one) => `${one} `).join('')
  const whole = lexicon?.agree(before, word)
  // Agreement may also change the words before, which the shopper typed: then the word is not inflected.
  return whole?.startsWith(before) ? whole.slice(before.length) : word
}

/**
 * Corrects the words that no product has; those without a near match are dropped. If all words are known, the occasion
 * is dropped instead, or words. Null when nothing can be corrected.
 */
async function correct(
  store: Store,
  question: Question,
  { known, near }: { known: number[]; near: number | null },
  { lexicon, more }: Reader,
) {
  const unknown = new Set(
    question.terms.filter((_, place) => !known.includes(place)).flatMap(({ words }) => words),
  )
  if (unknown.size === 0)
    return withoutWishes(question) ?? (near === null ? null : (lettingGo(question)[near] ?? null))
  const vocabulary = await readVocabulary(store)
  const words: string[] = []
  for (const word of question.words) {
    const meant = unknown.has(word) ? nearestWord(word, vocabulary, lexicon) : word
    if (meant) words.push(meant === word ? word : inflectAfter(words, meant, lexicon))
  }
  const corrected: Question = {
    ...readQuestion(joinShown(words, lexicon), lexicon, more),
    limits: question.limits,
    isKindNamed: words.length < question.words.length,
  }
  return corrected.terms.length + corrected.wishes.length > 0 ? corrected : null
}

const maxCorrections = 2

const toFacets = (counts: [string, number][]) => counts.map(([value, count]) => ({ value, count }))

async function answer(store: Store, asked: Asked, question: Question, reader: Reader): Promise<SearchAnswer> {
  let found = await ask(store, question, asked)
  let corrected: string | null = null
  if (found.total === 0 && question.terms.length > 0) {
    // A second time where a word that no product has was dropped, and no piece of the kind has what is left.
    let meant = await correct(store, question, found, reader)
    for (let trip = 0; meant && trip < maxCorrections; trip++) {
      const again = await ask(store, meant, asked)
      if (again.total > 0) {
        found = again
        corrected = joinShown(meant.words, reader.lexicon)
        break
      }
      meant = meant.isKindNamed && again.near !== null ? (lettingGo(meant)[again.near] ?? null) : null
    }
  }
  const [min, max] = found.price
  if (found.total === 0)
    store.waitUntil?.(
      countMiss(store.db, asked.q).catch((error: unknown) => logFault('miss_not_counted', error)),
    )
  const { rows, total } = await pinFirst(store, asked, found)
  return {
    products: rows.map(presentProduct),
    total,
    isCut: found.isCut,
    corrected,
    facets: {
      brands: toFacets(found.brands),
      colours: toFacets(found.colours),
      sizes: toFacets(found.sizes),
      categories: toFacets(found.categories),
      price: min === null || max === null ? null : { min: Math.floor(min / 100), max: Math.ceil(max / 100) },
      cut: found.cut,
    },
    next: found.next,
  }
}

/** One cached answer for everybody, for some minutes; the route decides who may see how much of it. */
export async function searchProducts(store: Store, asked: Asked) {
  const [lexicon, more, pins] = await Promise.all([
    lexiconFor(asked.q, asked.language),
    readMoreSynonyms(store),
    readPins(store, asked.q),
  ])
  const question = readQuestion(asked.q, lexicon, more)
  const asks = { ...asked, q: question, language: lexicon?.language, pins }
  const name = `search:${await sha256Hex(JSON.stringify(asks))}`
  return readAnswer(store, name, () => answer(store, asked, question, { lexicon, more }))
}

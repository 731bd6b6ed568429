import { productsPerPage, type FurtherInput, type SearchInput } from '#shared/catalogue.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { sha256Hex } from '../../lib/ids.ts'
import { logFault } from '../../lib/log.ts'
import { presentProduct } from '../present.ts'
import { readAnswer, type Store } from '../cached-list.ts'
import { heavyRead } from '../queries.ts'
import { readMoreSynonyms } from './editors-synonyms.ts'
import { foldText } from '@cabine/sophia/vocabulary/fold.ts'
import { countMiss } from './missed-questions.ts'
import { isPlain, pinFirst, readPins } from './pinned-products.ts'
import { lettingGo, wordsLetGo } from './let-words-go.ts'
import { ranks, type Question, type Term } from './question.ts'
import { inflectAfter, readerOf, shopWordsOf, type Reader } from './reader-of.ts'
import { sophiasAnswer } from './sophias-answer.ts'
import { understoodIn, type Understood } from './understood.ts'
import { maxWeighed, readFound, searchStatement, type FacetName } from './search-statement.ts'
import { nearestWord, readVocabulary } from '#worker/catalogue/search/words-of-the-shop.ts'

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
  /** Words of hers that no product has together with the others. */
  letGo: string[]
  /** It is a wish to talk about, which Sophia answers. */
  isWish: boolean
  understood: Understood[]
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

/** What was typed, with the words that no product has as the shop or her language spells them; null where nothing is near. */
async function corrected(store: Store, typed: string, unknown: readonly Term[], { lexicon }: Reader) {
  const places = unknown
    .flatMap(({ at, isWord }) => (at && isWord ? at : []))
    .toSorted((a, b) => b.from - a.from)
  if (places.length === 0) return null
  const vocabulary = await readVocabulary(store)
  const { folded, shown } = foldText(typed)
  let text = typed
  let isNew = false
  for (const { from, to } of places) {
    const words = shown(from, to)
    const [before, after] = [shown(0, from), shown(to, folded.length)]
    if (text.slice(0, before.length) !== before || !text.slice(before.length).startsWith(words)) continue
    const meant = words
      .split(/\s+/)
      .map((word) => nearestWord(word.toLowerCase(), vocabulary, lexicon))
      .filter((word) => word !== null)
      .join(' ')
    if (!meant) continue
    text = before + inflectAfter(before, meant, lexicon) + text.slice(before.length + words.length)
    isNew ||= meant !== words || after === ''
  }
  return isNew && text !== typed ? text : null
}

/** Whether a question asks for anything at all. */
const asksForSomething = ({ terms, wishes, departments, limits, asked }: Question) =>
  terms.length + wishes.length + departments.length + Object.keys(limits).length > 0 ||
  (asked !== undefined && (asked.sizes ?? asked.without) !== null)

type Found = Awaited<ReturnType<typeof ask>>

const maxTrips = 3

type Answered = {
  found: Awaited<ReturnType<typeof ask>>
  corrected: string | null
  letGo: string[]
  read: Question
  /** What `read` was read from: its places are places of it. */
  text: string
}

/** A sum without a currency is of her country's money, unless nothing costs so: then it is of the money that the prices are in. */
function inMoneyOfLabels({ limits, ...question }: Question): Question | null {
  const { currency: _c, isGuess, ...sums } = limits
  return isGuess ? { ...question, limits: sums } : null
}

/**
 * Asks once, and where nothing is found again: with words that no product has as the shop spells them, without those that nobody
 * knows, and then without one thing after the other.
 */
async function askOn(store: Store, asked: Asked, reader: Reader): Promise<Answered> {
  const question = reader.read(asked.q)
  const found = await ask(store, question, asked)
  const nothing: Answered = {
    found,
    corrected: reader.slipless(asked.q),
    letGo: [],
    read: question,
    text: asked.q,
  }
  if (found.total > 0) return nothing
  const onLabels = inMoneyOfLabels(question)
  if (onLabels) {
    const [within, all] = await Promise.all([
      ask(store, onLabels, asked),
      ask(store, { ...question, limits: {} }, asked),
    ])
    // Ten thousand are no dollars where nothing costs as much.
    if (within.total > 0 && within.total < all.total) return { ...nothing, found: within, read: onLabels }
  }
  if (question.terms.length + question.wishes.length === 0) return nothing
  const unknown = question.terms.filter((_, place) => !found.known.includes(place))
  const isHeard = ({ at }: Term) =>
    at !== undefined && question.asked?.known.some((one) => one.from < at.to && at.from < one.to) === true
  const mistyped = unknown.filter((term) => !isHeard(term))
  const right = question.asked?.isWish ? null : await corrected(store, asked.q, mistyped, reader)
  const meant = right === null ? question : reader.read(right)
  const isLost = (term: Term) => unknown.some((one) => one.isWord && one.words.join() === term.words.join())
  const known = meant.terms.filter((term) => term.rank > ranks.word || !isLost(term))
  const mended: Question | null =
    right !== null || known.length < meant.terms.length
      ? { ...meant, terms: known, isKindNamed: known.some(({ isKind }) => isKind) }
      : null
  const without = found.near === null ? null : (lettingGo(question)[found.near] ?? null)
  // What was taken for a slip may be none: then the question is asked for less as it was typed.
  for (const [first, text] of [
    [mended, right ?? asked.q],
    [without, asked.q],
  ] as const)
    for (let [less, trip] = [first, 0]; less && trip < maxTrips; trip++) {
      // Of a wish that names no piece something is shown, until Sophia answers it.
      if (!asksForSomething(less) && !less.asked?.isWish) break
      const again: Answered['found'] = await ask(store, less, asked)
      if (again.total > 0)
        return {
          ...nothing,
          found: again,
          ...(text === right && { corrected: right, text: right }),
          letGo: wordsLetGo(text === right ? meant : question, less),
          read: less,
        }
      less = again.near === null ? null : (lettingGo(less)[again.near] ?? null)
    }
  return nothing
}

/** A wish is answered by Sophia; and for an occasion without a piece what she would wear comes before all that is made for it. */
async function withSophia(
  store: Store,
  asked: Asked,
  reader: Reader,
  { asked: facts, terms }: Question,
  { rows, total }: Found,
) {
  const isWish = facts?.isWish === true
  const isForSophia = isWish || (facts?.isForOccasion === true && terms.length === 0)
  if (!isForSophia || !isPlain(asked) || 'after' in asked) return { rows, total }
  const picks = await sophiasAnswer(store.db, asked.q, reader, rows)
  const others =
    isWish && picks.length > 0 ? [] : rows.filter(({ id }) => !picks.some((one) => one.id === id))
  const shown = [...picks, ...others]
  return { rows: shown, total: isWish ? shown.length : Math.max(total, shown.length) }
}

const toFacets = (counts: [string, number][]) => counts.map(([value, count]) => ({ value, count }))

async function answer(store: Store, asked: Asked, reader: Reader): Promise<SearchAnswer> {
  const { found, corrected: right, letGo, read, text } = await askOn(store, asked, reader)
  const [min, max] = found.price
  if (found.total === 0)
    store.waitUntil?.(
      countMiss(store.db, asked.q).catch((error: unknown) => logFault('miss_not_counted', error)),
    )
  const { rows, total } = await pinFirst(store, asked, await withSophia(store, asked, reader, read, found))
  return {
    products: rows.map(presentProduct),
    total,
    isCut: found.isCut,
    corrected: right,
    letGo: [...new Set([...letGo, ...(read.asked?.unmet ?? [])])],
    isWish: read.asked?.isWish === true,
    understood: understoodIn(read, text),
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

/**
 * One cached answer for everybody, for some minutes; the route decides who may see how much of it. It is kept under what was typed:
 * reading costs more than the whole of a cached answer.
 */
export async function searchProducts(store: Store, given: Asked) {
  const asked = { ...given, q: given.q.trim().replaceAll(/\s+/g, ' ') }
  const pins = await readPins(store, asked.q)
  const name = `search:${await sha256Hex(JSON.stringify({ ...asked, pins }))}`
  return readAnswer(store, name, async () => {
    const more = await readMoreSynonyms(store)
    const shopWords = async () => shopWordsOf(await readVocabulary(store), more)
    return answer(store, asked, await readerOf(asked, more, shopWords))
  })
}

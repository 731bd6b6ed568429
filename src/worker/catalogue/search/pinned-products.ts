import { and, asc, eq } from 'drizzle-orm'
import type { FurtherInput, SearchInput } from '#shared/catalogue.ts'
import { jsonOf } from '../../audit-log/row-as-json.ts'
import { actOnCatalogue, type Actor } from '../../audit-log/act.ts'
import { readCachedList, refreshList, type CachedList, type Store } from '../cached-list.ts'
import type { ProductRow } from '../present.ts'
import { findProducts } from '../queries.ts'
import { searchPins } from '../schema.ts'
import { wordsOf } from '@cabine/sophia/languages/en/split-words.ts'

/** A question as pins know it: its words, folded. */
export const questionOf = (asked: string) => wordsOf(asked).join(' ')

/** What editors have put first, by question. There are few: all of them are one list. */
export const pinLists: CachedList<Record<string, string[]>> = {
  name: 'search-pins',
  load: async ({ db }) => {
    const rows = await db.select().from(searchPins).orderBy(asc(searchPins.question))
    return Object.fromEntries(rows.map(({ question, productIds }) => [question, productIds]))
  },
}

/** The ids of the products that come first where this is asked. */
export async function readPins(store: Store, asked: string) {
  const question = questionOf(asked)
  if (question === '') return []
  const lists = await readCachedList(store, pinLists)
  return Object.hasOwn(lists, question) ? (lists[question] ?? []) : []
}

type Found = { rows: ProductRow[]; total: number }

/** Whether nothing but the question itself decides: whoever filters or sorts has said what she wants first. */
export const isPlain = ({ category, brand, colour, size, min, max, sort }: SearchInput) =>
  sort === 'relevance' &&
  category === 'all' &&
  !brand &&
  !colour &&
  !size &&
  min === undefined &&
  max === undefined

/**
 * Puts what editors have pinned before what was found, on the first page, and takes it out of all pages: nothing is shown twice.
 * What is sold no more is left out.
 */
export async function pinFirst(
  store: Store,
  asked: SearchInput | FurtherInput,
  found: Found,
): Promise<Found> {
  const ids = isPlain(asked) ? await readPins(store, asked.q) : []
  if (ids.length === 0) return found
  const pinned = (await findProducts(store.db, ids)).filter(({ goneAt }) => !goneAt)
  const others = found.rows.filter(({ id }) => !pinned.some((one) => one.id === id))
  const rows = 'after' in asked ? others : [...pinned, ...others]
  return { rows, total: Math.max(found.total, rows.length) }
}

export const listPins = ({ db }: Pick<Store, 'db'>) =>
  db.select().from(searchPins).orderBy(asc(searchPins.question))

/** Pins products to a question; none takes the pins away. Answers that are cached stay as they are for some minutes. */
export async function setPins(store: Store, by: Actor, question: string, productIds: string[]) {
  const isIt = eq(searchPins.question, question)
  await actOnCatalogue(
    store.db,
    by,
    {
      act: 'pins.set',
      subject: question,
      before: jsonOf(searchPins, ['productIds'], isIt),
      after: { productIds },
    },
    (isNoted) => [
      productIds.length === 0
        ? store.db.delete(searchPins).where(and(isIt, isNoted))
        : store.db
            .insert(searchPins)
            .values({ question, productIds })
            .onConflictDoUpdate({ target: searchPins.question, set: { productIds } }),
    ],
  )
  await refreshList(store, pinLists)
  await store.purge?.(['catalogue'])
}

import { and, eq, lt, or } from 'drizzle-orm'
import { productsPerPage } from '#shared/catalogue.ts'
import type { ShopAllFilter } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { presentProduct, type ProductRow } from './present.ts'
import { inCategory, listPopular } from './queries.ts'
import { products } from './schema.ts'
import { readAnswer, type Store } from './cached-list.ts'

/**
 * The colours and sizes of one product stand in a row, so more rows are read than a page of different products shows.
 */
const rowsRead = 160

type Place = { popularity: number; number: number }

/** Parses a cursor; an invalid one means the beginning. */
function placeOf(cursor: string | undefined): Place | null {
  const [popularity = Number.NaN, number = Number.NaN] = (cursor ?? '')
    .split('.')
    .map((part) => Number.parseInt(part, 36))
  return Number.isSafeInteger(popularity) && Number.isSafeInteger(number) ? { popularity, number } : null
}

const cursorOf = ({ popularity, number }: Place) => `${popularity.toString(36)}.${number.toString(36)}`

const isAfter = ({ popularity, number }: Place) =>
  or(
    lt(products.popularity, popularity),
    and(eq(products.popularity, popularity), lt(products.number, number)),
  )

type Page = { products: Product[]; next: string | null }

async function readPage({ db }: Store, category: ShopAllFilter, place: Place | null): Promise<Page> {
  const rows = await listPopular(db, and(inCategory(category), place ? isAfter(place) : undefined), rowsRead)
  const shown: ProductRow[] = []
  const groups = new Set<string>()
  let seen = 0
  let last: ProductRow | undefined
  for (const row of rows) {
    if (shown.length === productsPerPage) break
    seen += 1
    last = row
    if (groups.has(row.groupId)) continue
    if (row.groupId) groups.add(row.groupId)
    shown.push(row)
  }
  const hasMore = seen < rows.length || rows.length === rowsRead
  return { products: shown.map(presentProduct), next: hasMore && last ? cursorOf(last) : null }
}

/** The whole shop, the most popular first, one page at a time. */
export function readShopAll(store: Store, category: ShopAllFilter, after: string | undefined) {
  const place = placeOf(after)
  const name = `shop-all:${category}:${place ? cursorOf(place) : ''}`
  return readAnswer(store, name, () => readPage(store, category, place))
}

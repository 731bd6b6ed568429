import { and, lt, or, eq } from 'drizzle-orm'
import type { ShopAllFilter } from '#shared/product-categories.ts'
import { presentProduct, type ProductRow } from './present.ts'
import { inCategory, listPopular } from './queries.ts'
import { products } from './schema.ts'
import type { Store } from './shelf.ts'

const pageSize = 48

const cursorOf = ({ popularity, number }: ProductRow) => `${popularity}.${number}`

function isAfter(cursor: string | undefined) {
  const [popularity, number] = (cursor ?? '').split('.').map(Number)
  if (!Number.isSafeInteger(popularity) || !Number.isSafeInteger(number)) return undefined
  return or(
    lt(products.popularity, popularity),
    and(eq(products.popularity, popularity), lt(products.number, number)),
  )
}

export async function readShopAll({ db }: Store, category: ShopAllFilter, after: string | undefined) {
  const rows = await listPopular(db, and(inCategory(category), isAfter(after)), pageSize)
  const last = rows.length === pageSize ? rows[rows.length - 1] : null
  return { products: rows.map(presentProduct), next: last && cursorOf(last) }
}

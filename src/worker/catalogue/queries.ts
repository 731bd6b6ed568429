import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { ProductCategory, ShopAllFilter } from '#shared/product-categories.ts'
import type { Db } from '../lib/db.ts'
import { listColumns, type ProductRow } from './present.ts'
import { products } from './schema.ts'

/** What is in its shop still. */
export const isOnSale = isNull(products.goneAt)

/** Skirts are found among the bottoms: the filters are the specification's, which has none for them. */
export const categoriesOf = (filter: ShopAllFilter): ProductCategory[] | null =>
  filter === 'all' ? null : filter === 'bottoms' ? ['bottoms', 'skirts'] : [filter]

export function inCategory(filter: ShopAllFilter) {
  const categories = categoriesOf(filter)
  if (!categories) return undefined
  return categories.length === 1
    ? eq(products.category, categories[0])
    : inArray(products.category, categories)
}

/** The most wanted first. */
export const listPopular = (db: Db, where: SQL | undefined, limit: number) =>
  db
    .select(listColumns)
    .from(products)
    .where(and(isOnSale, where))
    .orderBy(desc(products.popularity), desc(products.number))
    .limit(limit)

/** Those of them that exist, in the order of `ids`; gone ones too. */
export async function findProducts(db: Db, ids: string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  const rows = await db.select(listColumns).from(products).where(inArray(products.id, ids))
  return inOrderOf(ids, rows)
}

export function inOrderOf<Row extends { id: string }>(ids: string[], rows: Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

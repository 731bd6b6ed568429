import { and, desc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm'
import type { SearchInput } from '#shared/catalogue.ts'
import { categoriesUnder } from '@cabine/sophia/vocabulary/categories.ts'
import {
  productCategories,
  shopAllFilters,
  type ProductCategory,
  type ShopAllFilter,
} from '@cabine/sophia/vocabulary/product-categories.ts'
import { batchOf, type CatalogueDb } from '../lib/db.ts'
import { listColumns, type ProductRow } from './present.ts'
import { products } from './schema.ts'
import { selectNamed } from './named-variants.ts'
import { createTurns } from '../lib/take-turns.ts'

/**
 * For reads of the catalogue that take tens of milliseconds of its database, which does one thing at a time. A few stand
 * before it, so that a short read waits for a few and not for all; whoever would wait for seconds is asked to come back.
 */
export const heavyRead = createTurns({ atOnce: 4, maxWaitMs: 4_000, longestMs: 2_000 })

/** Whether its shop still sells it. */
export const isOnSale = isNull(products.goneAt)

/** What a list shows unasked must be in stock and have a picture. */
export const isPresentable = and(ne(products.availability, 'out_of_stock'), ne(products.imageUrl, ''))

/** Products whose link is open to everybody. */
export const isOpen = eq(products.isLuxe, false)

export const categoriesOf = (filter: ShopAllFilter): ProductCategory[] | null =>
  filter === 'all' ? null : categoriesUnder(filter)

/** The categories that a search asks for; null for all. */
export function categoriesAsked(category: SearchInput['category']): ProductCategory[] | null {
  const filter = shopAllFilters.find((one) => one === category)
  return filter ? categoriesOf(filter) : productCategories.filter((one) => one === category)
}

export function inCategory(filter: ShopAllFilter) {
  const categories = categoriesOf(filter)
  return categories ? inArray(products.category, categories) : undefined
}

/** The most popular first, and of equal ones the newest. */
export const byPopularity = [desc(products.popularity), desc(products.number)]

export const listPopular = (db: CatalogueDb, where: SQL | undefined, limit: number) =>
  db
    .select(listColumns)
    .from(products)
    .where(and(isOnSale, where))
    .orderBy(...byPopularity)
    .limit(limit)

/**
 * A feed may list a dozen sizes and colours of each product in a row: this many rows contain enough different ones.
 */
const maxCandidates = 300

/** The columns by which a list is mixed. */
const candidateColumns = {
  id: products.id,
  groupId: products.groupId,
  brand: products.brand,
  category: products.category,
  season: products.season,
  popularity: products.popularity,
  createdAt: products.createdAt,
}
export type Candidate = Pick<typeof products.$inferSelect, keyof typeof candidateColumns>

/** The most popular products of every category. */
export async function listCandidates(db: CatalogueDb, where?: SQL): Promise<Candidate[]> {
  const ask = (category: ProductCategory) =>
    db
      .select(candidateColumns)
      .from(products)
      .where(and(isOnSale, isPresentable, eq(products.category, category), where))
      .orderBy(...byPopularity)
      .limit(maxCandidates)
  return (await batchOf(db, productCategories.map(ask))).flat()
}

/** The existing ones in the order of `ids`, including gone ones. An id may be that of a product's size. */
export async function findProducts(db: CatalogueDb, ids: string[]): Promise<ProductRow[]> {
  return inOrderOf(ids, await selectNamed(db, listColumns, ids))
}

/** Returns each row once, and without the name by which it was asked for. */
export function inOrderOf<Row extends { id: string; asked?: string }>(ids: string[], rows: Row[]) {
  const byName = new Map(rows.map(({ asked, ...row }) => [asked ?? row.id, row]))
  const found = ids.flatMap((id) => byName.get(id) ?? [])
  return [...new Map(found.map((row) => [row.id, row])).values()]
}

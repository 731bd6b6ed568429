import { and, sql } from 'drizzle-orm'
import { listColumns } from '../present.ts'
import { isOnSale, isPresentable } from '../queries.ts'
import { products } from '../schema.ts'
import type { CatalogueDb } from '../../lib/db.ts'
import { inList } from '../../lib/in-list.ts'
import type { Asked, VectorIndex } from './index-of-vectors.ts'

/** Below this two pieces do not look alike to a shopper (decision 0042). */
const leastLikeness = 0.4

/** What a list needs, to which countries it ships, and in which system its sizes are. */
const foundColumns = { ...listColumns, delivery: products.delivery, sizeSystem: products.sizeSystem }

export type FoundRow = Pick<typeof products.$inferSelect, keyof typeof foundColumns>
export type AlikeProduct = { row: FoundRow; likeness: number }

/** Products that look like a vector and can be bought, the most alike first. */
export async function nearestProducts(
  db: CatalogueDb,
  vectors: VectorIndex,
  asked: Asked,
): Promise<AlikeProduct[]> {
  const near = (await vectors.nearest(asked)).filter(({ likeness }) => likeness >= leastLikeness)
  if (near.length === 0) return []
  const numbers = inList(near.map(({ number }) => number))
  const rows = await db
    .select(foundColumns)
    .from(products)
    .where(and(isOnSale, isPresentable, sql`${products.number} in ${numbers}`))
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return near.flatMap(({ number, likeness }) => {
    const row = byNumber.get(number)
    return row ? { row, likeness } : []
  })
}

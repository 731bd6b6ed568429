import { and, inArray, lt, sql } from 'drizzle-orm'
import type { CatalogueDb } from '../lib/db.ts'
import { imports, priceHistory, products } from './schema.ts'

/** The number of reports kept for each feed. */
const keptReports = 30

/** As long as clicks are kept. */
const keptMs = 400 * 24 * 3_600_000

/** Deletes what is no longer read: old import reports, and the price history of products that are long gone. */
export async function sweepCatalogue(db: CatalogueDb) {
  const older = sql`(select id from (
    select id, row_number() over (partition by feed_id order by started_at desc) as place from imports
  ) where place > ${keptReports})`
  const longGone = db
    .select({ id: products.id })
    .from(products)
    .where(lt(products.goneAt, new Date(Date.now() - keptMs)))
  await db.batch([
    db.delete(imports).where(and(inArray(imports.state, ['done', 'failed']), inArray(imports.id, older))),
    db.delete(priceHistory).where(inArray(priceHistory.productId, longGone)),
  ])
}

import { and, inArray, sql } from 'drizzle-orm'
import type { CatalogueDb } from '../lib/db.ts'
import { forgetProducts } from './forget-products.ts'
import { imports } from './schema.ts'

/** The number of reports kept for each feed. */
const keptReports = 30

/** Deletes what is no longer read: old import reports, and products that are long gone. */
export async function sweepCatalogue(db: CatalogueDb) {
  const older = sql`(select id from (
    select id, row_number() over (partition by feed_id order by started_at desc) as place from imports
  ) where place > ${keptReports})`
  await db.delete(imports).where(and(inArray(imports.state, ['done', 'failed']), inArray(imports.id, older)))
  await forgetProducts(db)
}

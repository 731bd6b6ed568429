import { and, inArray, sql } from 'drizzle-orm'
import type { CatalogueDb } from '../lib/db.ts'
import { deleteFound, inPortions, rowsAPortion } from '../lib/portions.ts'
import { forgetProducts } from './forget-products.ts'
import { imports } from './schema.ts'

/** The number of reports kept for each feed. */
const keptReports = 30

/** So many nights each product that has gone is looked at, and never again: a shop has ever more of them. */
const nights = 30
const dayMs = 24 * 3_600_000

/** Deletes what is no longer read: old import reports, products that are long gone, and link checks of those that have gone. */
export async function sweepCatalogue(db: CatalogueDb) {
  const older = sql`(select id from (
    select id, row_number() over (partition by feed_id order by started_at desc) as place from imports
  ) where place > ${keptReports})`
  const isOver = and(inArray(imports.state, ['done', 'failed']), inArray(imports.id, older))
  await deleteFound(db, imports, sql`${isOver}`)
  await forgetProducts(db)
  await deleteChecksOfGone(db, Date.now())
}

/** That the page of a product answered is of no use once it has gone. One that failed may have taken it away, and is asked again. */
const deleteChecksOfGone = (db: CatalogueDb, goneBy: number) =>
  inPortions(() =>
    db.run(sql`
      delete from link_checks where rowid in (
        select about.rowid from products gone join link_checks about on about.product_id = gone.id
        where gone.gone_at >= ${goneBy - nights * dayMs} and gone.gone_at < ${goneBy} and about.failures = 0
        limit ${rowsAPortion})`),
  )

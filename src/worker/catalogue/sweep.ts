import { and, inArray, sql, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { CatalogueDb } from '../lib/db.ts'
import { deleteFound, inPortions, rowsAPortion } from '../lib/portions.ts'
import { imports, linkChecks, priceHistory } from './schema.ts'

/** The number of reports kept for each feed. */
const keptReports = 30

const dayMs = 24 * 3_600_000
/** As long as clicks are kept. */
const keptMs = 400 * dayMs
/** So many nights each product is looked at, and never again: a shop has ever more that are gone. */
const nights = 30

/** Deletes what is no longer read: old import reports, and the price history and link checks of products that are gone. */
export async function sweepCatalogue(db: CatalogueDb) {
  const older = sql`(select id from (
    select id, row_number() over (partition by feed_id order by started_at desc) as place from imports
  ) where place > ${keptReports})`
  const isOver = and(inArray(imports.state, ['done', 'failed']), inArray(imports.id, older))
  await deleteFound(db, imports, sql`${isOver}`)
  await deleteOfGone(db, priceHistory, sql`1`, Date.now() - keptMs)
  // One that failed may have taken its product away, and is asked again.
  await deleteOfGone(db, linkChecks, sql`about.failures = 0`, Date.now())
}

/** Deletes rows of products that went in the nights before `goneBy`. */
const deleteOfGone = (db: CatalogueDb, table: SQLiteTable, isOver: SQL, goneBy: number) =>
  inPortions(() =>
    db.run(sql`
      delete from ${table} where rowid in (
        select about.rowid from products gone join ${table} about on about.product_id = gone.id
        where gone.gone_at >= ${goneBy - nights * dayMs} and gone.gone_at < ${goneBy} and ${isOver}
        limit ${rowsAPortion})`),
  )

import { sql, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { AnyDb } from './db.ts'

/** Rows that one statement deletes: a table of ten million keeps nobody waiting for longer than that takes. */
export const rowsAPortion = 1_000
/** Portions of one run: what is left then goes the next night. */
const maxPortions = 200

type Portion = { meta: { changes: number } }

/** Deletes one portion after the other until one deletes less than `least`. */
export async function inPortions(deletePortion: () => Promise<Portion>, least = rowsAPortion) {
  for (let portions = 0; portions < maxPortions; portions++)
    if ((await deletePortion()).meta.changes < least) return
}

/** Deletes the rows that `isOver` finds by an index. */
export const deleteFound = (db: AnyDb, table: SQLiteTable, isOver: SQL) =>
  inPortions(() =>
    db.run(
      sql`delete from ${table} where rowid in (select rowid from ${table} where ${isOver} limit ${rowsAPortion})`,
    ),
  )

/**
 * Deletes what `isOver` says of the rows that were written first, for tables whose rows are over in the order in which they were
 * written: that order costs no index, which each new row would have to be written to.
 */
export const deleteOldest = (db: AnyDb, table: SQLiteTable, isOver: SQL) =>
  inPortions(
    () =>
      db.run(
        sql`delete from ${table} where rowid in (select rowid from ${table} order by rowid limit ${rowsAPortion}) and ${isOver}`,
      ),
    // A few among the oldest may not be over yet; behind them are others that are.
    1,
  )

import { lt, type AnyColumn } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { CatalogueDb } from './db.ts'

const keptDays = 30

/** Deletes what was counted by day (UTC, 'YYYY-MM-DD') longer ago than a month. */
export const sweepDayCounts = (db: CatalogueDb, table: SQLiteTable & { day: AnyColumn }) =>
  db
    .delete(table)
    .where(lt(table.day, new Date(Date.now() - keptDays * 86_400_000).toISOString().slice(0, 10)))

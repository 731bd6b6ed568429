import { lt, type AnyColumn } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { CatalogueDb } from './db.ts'

/** The day in UTC, 'YYYY-MM-DD'. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10)

const keptDays = 30

/** Deletes what was counted by day (UTC, 'YYYY-MM-DD') longer ago than a month. */
export const sweepDayCounts = (db: CatalogueDb, table: SQLiteTable & { day: AnyColumn }) =>
  db.delete(table).where(lt(table.day, dayOf(new Date(Date.now() - keptDays * 86_400_000))))

import { lt } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { deleteFound } from '../lib/portions.ts'
import { reports } from './schema.ts'

/** A year, in which somebody may ask why something was taken down. */
const keptMs = 365 * 24 * 3_600_000

export const sweepReports = (db: Db) =>
  deleteFound(db, reports, lt(reports.settledAt, new Date(Date.now() - keptMs)))

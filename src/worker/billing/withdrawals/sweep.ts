import { lt } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { deleteFound } from '../../lib/portions.ts'
import { withdrawals } from './schema.ts'

/** The end of the third year after it, when what could be claimed by it is barred in the countries that we know of. */
const keptMs = 4 * 366 * 24 * 3_600_000

export const sweepWithdrawals = (db: Db) =>
  deleteFound(db, withdrawals, lt(withdrawals.declaredAt, new Date(Date.now() - keptMs)))

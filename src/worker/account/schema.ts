import { sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Accounts that are being removed: what is left to delete elsewhere (Stripe, R2) once their rows are gone. No foreign
 * key, because the row outlives the user's row by some minutes.
 */
export const accountRemovals = sqliteTable('account_removals', {
  userId: text('user_id').primaryKey(),
  /** Her customers at Stripe, to be deleted there. */
  customerIds: text('customer_ids', { mode: 'json' })
    .$type<string[]>()
    .notNull()
    .default(sql`'[]'`),
  startedAt: integer('started_at', { mode: 'timestamp_ms' }).notNull(),
  attempts: integer('attempts').notNull().default(0),
  /** The earliest time for a worker to take it: later while one has it, and after a failure. */
  tryAt: integer('try_at', { mode: 'timestamp_ms' }).notNull(),
})

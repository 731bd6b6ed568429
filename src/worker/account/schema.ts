import { sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Accounts on their way out: what has still to go elsewhere (Stripe, R2) once their rows are gone. Without
 * a key to `users`, since it outlives her row by the minutes that the rest takes.
 */
export const accountRemovals = sqliteTable('account_removals', {
  /** No foreign key: it goes on until all is removed, and her account's row goes before that. */
  userId: text('user_id').primaryKey(),
  /** Her customers at Stripe, to be deleted there. */
  customerIds: text('customer_ids', { mode: 'json' })
    .$type<string[]>()
    .notNull()
    .default(sql`'[]'`),
  startedAt: integer('started_at', { mode: 'timestamp_ms' }).notNull(),
  attempts: integer('attempts').notNull().default(0),
  /** Not before: while somebody works on it, and after a failure. */
  tryAt: integer('try_at', { mode: 'timestamp_ms' }).notNull(),
})

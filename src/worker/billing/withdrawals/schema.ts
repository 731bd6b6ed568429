import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { withdrawalOutcomes, withdrawalSubjects } from '#shared/withdrawals.ts'
import { users } from '../../shoppers/schema.ts'
import { oneOf } from '../../lib/one-of.ts'

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })

/**
 * Declarations with which somebody withdraws from a contract (decision 0051). What was declared never changes, and what was done of
 * it is noted once: triggers see to both.
 */
export const withdrawals = sqliteTable(
  'withdrawals',
  {
    /** Made by the form, so that a second press is the same declaration. */
    id: text('id').primaryKey(),
    /** Of who was signed in, or of the account whose mailbox has confirmed it; null until then. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Where the receipt goes. */
    email: text('email').notNull(),
    subject: text('subject', { enum: withdrawalSubjects }).notNull(),
    contract: text('contract').notNull(),
    /** Where she said that she was. */
    country: text('country'),
    language: text('language').notNull(),
    declaredAt: moment('declared_at').notNull(),
    /** When it was sure that she is who she says. Before that nothing of anybody's is ended. */
    confirmedAt: moment('confirmed_at'),
    /** Of the last link that was mailed for it, SHA-256. */
    linkHash: text('link_hash'),
    /** When nothing was left to be ended at Stripe, and what had come of it. */
    settledAt: moment('settled_at'),
    outcome: text('outcome', { enum: withdrawalOutcomes }),
    receiptSentAt: moment('receipt_sent_at'),
    /** When the operator was told, of a confirmed one anew. */
    toldAt: moment('told_at'),
    /** When the office had paid back what was due, or answered. */
    doneAt: moment('done_at'),
    attempts: integer('attempts').notNull().default(0),
    /** When somebody goes on with it; null when nothing is left to do. */
    tryAt: moment('try_at'),
  },
  (t) => [
    index('withdrawals_by_user').on(t.userId),
    index('withdrawals_by_link').on(t.linkHash),
    index('withdrawals_by_age').on(t.declaredAt),
    index('withdrawals_open')
      .on(t.declaredAt)
      .where(sql`${t.doneAt} is null`),
    index('withdrawals_due')
      .on(t.tryAt)
      .where(sql`${t.tryAt} is not null`),
    check('withdrawals_subjects', oneOf(t.subject)),
    check('withdrawals_outcomes', oneOf(t.outcome)),
    check('withdrawals_settled', sql`(${t.settledAt} is null) = (${t.outcome} is null)`),
  ],
)

export type Withdrawal = typeof withdrawals.$inferSelect

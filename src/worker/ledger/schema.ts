import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, unique, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { creditKinds } from '#shared/credits.ts'
import type { Photographer } from '#shared/photographers.ts'
import { users } from '../shoppers/schema.ts'
import { oneOf } from '../lib/one-of.ts'

/**
 * The ledger. Rows are only ever added: a trigger keeps `users.credits` equal to their sum within the same statement,
 * and others refuse updates, and deletes while the account exists.
 */
export const creditEntries = sqliteTable(
  'credit_entries',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the entry is about: a try-on job, a sign-up or a payment. */
    subject: text('subject').notNull(),
    kind: text('kind', { enum: creditKinds }).notNull(),
    credits: integer('credits').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** Who made the photograph of the try-on that this entry ends; null for a look of her device. */
    photographer: text('photographer').$type<Photographer>(),
    /** What it cost us, in millionths of a dollar. */
    cost: integer('cost').notNull().default(0),
  },
  (t) => [
    unique('credit_entries_once').on(t.subject, t.kind),
    /** A reserve ends once: it is settled or released, never both. */
    uniqueIndex('credit_entries_one_end')
      .on(t.subject)
      .where(sql`${t.kind} in ('settle', 'release')`),
    index('credit_entries_by_user').on(t.userId, t.createdAt),
    check('credit_entries_kinds', oneOf(t.kind)),
  ],
)

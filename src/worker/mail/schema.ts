import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../auth/schema.ts'

/** Mails on their way: a row is written with the change that it tells of, and goes once it is sent. */
export const mails = sqliteTable(
  'mails',
  {
    id: text('id').primaryKey(),
    /** What it tells of, so that nothing is mailed twice. */
    key: text('key').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    data: text('data', { mode: 'json' }).$type<Record<string, string | number>>().notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Whoever sends it holds it until then. */
    heldUntil: integer('held_until', { mode: 'timestamp_ms' }),
    sentAt: integer('sent_at', { mode: 'timestamp_ms' }),
  },
  (t) => [
    index('mails_to_send')
      .on(t.createdAt)
      .where(sql`${t.sentAt} is null`),
  ],
)

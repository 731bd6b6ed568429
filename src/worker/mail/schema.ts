import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from '../auth/schema.ts'
import type { MailContent, MailKind } from './kinds.ts'

/** Mails, each with the change that it tells of: the outbox from which they are sent. No secret is in it. */
export const mails = sqliteTable(
  'mails',
  {
    id: text('id').primaryKey(),
    /** What it tells of, so that nothing is mailed twice. */
    key: text('key').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MailKind>().notNull(),
    data: text('data', { mode: 'json' }).$type<MailContent['data']>().notNull(),
    /** Hers when it was written: whoever takes an account over must not get what is told of that. */
    email: text('email').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Nobody else sends it until then, and after a failure nobody at all. */
    heldUntil: integer('held_until', { mode: 'timestamp_ms' }),
    /** Also of one that has become pointless. */
    sentAt: integer('sent_at', { mode: 'timestamp_ms' }),
  },
  (t) => [
    uniqueIndex('mails_once').on(t.userId, t.key),
    index('mails_to_send')
      .on(t.createdAt)
      .where(sql`${t.sentAt} is null`),
  ],
)

import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from '../shoppers/schema.ts'
import { oneOf } from '../lib/one-of.ts'
import { mailKinds, type MailContent } from './kinds.ts'

/** The outbox: a row is written in the batch of the change that the mail reports. No row contains a secret. */
export const mails = sqliteTable(
  'mails',
  {
    id: text('id').primaryKey(),
    /** Names the event that the mail reports, so that no event is mailed twice. */
    key: text('key').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: mailKinds }).notNull(),
    data: text('data', { mode: 'json' }).$type<MailContent['data']>().notNull(),
    /** The shopper's address when the row was written: somebody who takes over an account must not receive the mails that warn of it. */
    email: text('email').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** No other run sends it before this moment; after a failure no run does. */
    heldUntil: integer('held_until', { mode: 'timestamp_ms' }),
    /** Also set where the mail has become pointless and was not sent. */
    sentAt: integer('sent_at', { mode: 'timestamp_ms' }),
  },
  (t) => [
    uniqueIndex('mails_once').on(t.userId, t.key),
    index('mails_to_send')
      .on(t.createdAt)
      .where(sql`${t.sentAt} is null`),
    check('mails_kinds', oneOf(t.kind)),
  ],
)

/** Links in mails that act for the shopper who opens them. */
export const mailedLinks = sqliteTable(
  'mailed_links',
  {
    /** SHA-256 of the secret in the link, so that nobody can open a link with what this table holds. */
    secretHash: text('secret_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify_email', 'change_email', 'reset_password'] }).notNull(),
    /** The address that it was mailed to: it proves nothing about another one. */
    email: text('email').notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    index('mailed_links_by_user').on(t.userId, t.purpose),
    index('mailed_links_by_end').on(t.expiresAt),
    check('mailed_links_purposes', oneOf(t.purpose)),
  ],
)

import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { notificationKinds, type NotificationContent } from '#shared/notifications.ts'
import { users } from '../shoppers/schema.ts'
import { oneOf } from '../lib/one-of.ts'

/** Notifications, and the outbox of the live channel: a row is written in the batch of the change that it reports. */
export const notifications = sqliteTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names the event that it reports, so that no event is reported twice: 'try_on:…', 'piece:product:moment' … */
    key: text('key').notNull(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    data: text('data', { mode: 'json' }).$type<NotificationContent['data']>().notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    readAt: integer('read_at', { mode: 'timestamp_ms' }),
    /** A cleared row stays for a while, hidden, so that a repeated write of the same event is recognised. */
    clearedAt: integer('cleared_at', { mode: 'timestamp_ms' }),
    /** When the shopper's open tabs received it; null until then. */
    deliveredAt: integer('delivered_at', { mode: 'timestamp_ms' }),
  },
  (t) => [
    uniqueIndex('notifications_once').on(t.userId, t.key),
    index('notifications_by_user')
      .on(t.userId, t.createdAt)
      .where(sql`${t.clearedAt} is null`),
    index('notifications_to_deliver')
      .on(t.createdAt)
      .where(sql`${t.deliveredAt} is null`),
    check('notifications_kinds', oneOf(t.kind)),
  ],
)

import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { NotificationContent, NotificationKind } from '#shared/notifications.ts'
import { users } from '../auth/schema.ts'

/** What shoppers are told, and the outbox of their live channels: a row is written with the change that it tells of. */
export const notifications = sqliteTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What it tells of, so that nothing is told twice: 'try_on:…', 'price:product:moment' … */
    key: text('key').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    data: text('data', { mode: 'json' }).$type<NotificationContent['data']>().notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    readAt: integer('read_at', { mode: 'timestamp_ms' }),
    /** Cleared ones stay for a while, unseen: what is told again by a second try is known by them. */
    clearedAt: integer('cleared_at', { mode: 'timestamp_ms' }),
    /** When her tabs were told; until then somebody owes it to her. */
    deliveredAt: integer('delivered_at', { mode: 'timestamp_ms' }),
  },
  (t) => [
    uniqueIndex('notifications_once').on(t.userId, t.key),
    index('notifications_of_hers')
      .on(t.userId, t.createdAt)
      .where(sql`${t.clearedAt} is null`),
    index('notifications_to_deliver')
      .on(t.createdAt)
      .where(sql`${t.deliveredAt} is null`),
  ],
)

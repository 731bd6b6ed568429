import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { NotificationContent } from '#shared/notifications.ts'
import { users } from '../shoppers/schema.ts'
import type { Db } from '../lib/db.ts'
import { newIdInSql } from '../lib/ids.ts'
import { rowOf } from '../lib/row-of.ts'
import { notifications } from './schema.ts'

type Event = { key: string | SQL; content: NotificationContent; now: Date }

/**
 * Writes notifications as one statement of the batch of the change that they report, so that neither exists without
 * the other. `key` names the change: a repeated write adds nothing, even after she cleared the notification. `whose`
 * is a condition on `users`, so that nothing is written for an account that is gone.
 */
export const notifyWhere = (db: Db, whose: SQL | undefined, { key, content: { kind, data }, now }: Event) =>
  db
    .insert(notifications)
    .select(
      sql`select ${rowOf(notifications, {
        id: sql.raw(newIdInSql),
        userId: users.id,
        key,
        kind,
        data,
        createdAt: now,
        readAt: null,
        clearedAt: null,
        deliveredAt: null,
      })} from ${users} where ${whose ?? sql`1`}`,
    )
    .onConflictDoNothing({ target: [notifications.userId, notifications.key] })

/** Notifies one shopper, if `allowed` holds. */
export const notify = (db: Db, userId: string, told: Event, allowed?: SQL) =>
  notifyWhere(db, and(eq(users.id, userId), allowed), told)

/** Part of the batch that ends a studio batch. A batch without a result sends no notification. */
export const outfitsReady = (db: Db, userId: string, batchId: string, count: number, now: Date) => {
  const content = { kind: 'outfits_ready' as const, data: { batchId, count } }
  return notify(db, userId, { key: `outfits:${batchId}`, content, now }, sql`${count} > 0`)
}

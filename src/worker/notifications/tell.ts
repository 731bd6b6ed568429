import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { NotificationContent } from '#shared/notifications.ts'
import { users } from '../auth/schema.ts'
import type { Db } from '../lib/db.ts'
import { newIdInSql } from '../lib/ids.ts'
import { rowOf } from '../lib/row-of.ts'
import { notifications } from './schema.ts'

type Told = { key: string | SQL; content: NotificationContent; now: Date }

/**
 * What tells shoppers something: one statement for the batch of the change that it tells of, so that neither is
 * ever there without the other. `key` names the change: run again, or written by a second try, it adds nothing,
 * also when she has cleared it. `whose` is asked of `users`: where the account is gone meanwhile, nobody is told.
 */
export const tellWhoever = (db: Db, whose: SQL | undefined, { key, content: { kind, data }, now }: Told) =>
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

/** One shopper, and only where `allowed` holds. */
export const tell = (db: Db, userId: string, told: Told, allowed?: SQL) =>
  tellWhoever(db, and(eq(users.id, userId), allowed), told)

/** For the batch that ends a batch of the studio. Of one that made nothing she is told nothing. */
export const outfitsReady = (db: Db, userId: string, batchId: string, count: number, now: Date) => {
  const content = { kind: 'outfits_ready' as const, data: { batchId, count } }
  return tell(db, userId, { key: `outfits:${batchId}`, content, now }, sql`${count} > 0`)
}

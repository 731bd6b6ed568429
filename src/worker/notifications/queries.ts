import { and, count, desc, eq, getTableColumns, isNull, sql, type SQLWrapper } from 'drizzle-orm'
import { mostShown } from '#shared/notifications.ts'
import type { Db } from '../lib/db.ts'
import { notifications } from './schema.ts'

export type NotificationRow = typeof notifications.$inferSelect

const ofHers = (userId: SQLWrapper) =>
  and(eq(notifications.userId, sql`${userId}`), isNull(notifications.clearedAt))

/** Those of one import share their moment: the one that was written last comes first. */
const newestFirst = [desc(notifications.createdAt), desc(sql`${notifications}.rowid`)]

/** Newest first. `userId` may be a subquery: it is read in the trip of her session. */
export const listNotifications = (db: Db, userId: SQLWrapper) =>
  db
    .select(getTableColumns(notifications))
    .from(notifications)
    .where(ofHers(userId))
    .orderBy(...newestFirst)
    .limit(mostShown)

/** What her bell counts: of those that the list shows, so that nothing stays unread that she cannot see. */
export function countUnread(db: Db, userId: SQLWrapper) {
  const shown = db
    .select({ readAt: notifications.readAt })
    .from(notifications)
    .where(ofHers(userId))
    .orderBy(...newestFirst)
    .limit(mostShown)
    .as('shown')
  return db
    .select({ count: count().as('unread') })
    .from(shown)
    .where(isNull(shown.readAt))
}

/** Whose they are: no row comes back where nothing of hers was meant. */
const told = { userId: notifications.userId }

const named = (userId: SQLWrapper, id: string) =>
  and(eq(notifications.id, id), eq(notifications.userId, sql`${userId}`))

const now = () => sql`${Date.now()}`

/** Each write is safe to do twice: the first moment stands. */
export const markRead = (db: Db, userId: SQLWrapper, id: string) =>
  db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now()})` })
    .where(named(userId, id))
    .returning(told)

export const markAllRead = (db: Db, userId: SQLWrapper) =>
  db
    .update(notifications)
    .set({ readAt: now() })
    .where(and(ofHers(userId), isNull(notifications.readAt)))
    .returning(told)

export const clear = (db: Db, userId: SQLWrapper, id: string) =>
  db
    .update(notifications)
    .set({ clearedAt: sql`coalesce(${notifications.clearedAt}, ${now()})` })
    .where(named(userId, id))
    .returning(told)

export const clearAll = (db: Db, userId: SQLWrapper) =>
  db.update(notifications).set({ clearedAt: now() }).where(ofHers(userId)).returning(told)

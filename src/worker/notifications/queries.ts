import { and, count, desc, eq, getTableColumns, isNull, sql, type SQLWrapper } from 'drizzle-orm'
import { maxShown, type Notification } from '#shared/notifications.ts'
import type { Db } from '../lib/db.ts'
import { ofItsKind } from '../lib/row-types.ts'
import { inEnglish } from './in-english.ts'
import { notifications } from './schema.ts'

export type NotificationRow = typeof notifications.$inferSelect

/** A row's kind and data were written together, and belong together. With the specification's names beside ours. */
export function present({ id, kind, data, createdAt, readAt }: NotificationRow) {
  const timestamp = createdAt.toISOString()
  const read = readAt !== null
  const told = ofItsKind<Notification>({ id, kind, data, createdAt: timestamp, isRead: read })
  return { ...told, ...inEnglish(told), timestamp, read }
}

const ownedBy = (userId: SQLWrapper) =>
  and(eq(notifications.userId, sql`${userId}`), isNull(notifications.clearedAt))

/** Notifications of one import have the same moment: the last one written comes first. */
const newestFirst = [desc(notifications.createdAt), desc(sql`${notifications}.rowid`)]

/** Newest first. `userId` may be a subquery, so that the session is read in the same round trip. */
export const listNotifications = (db: Db, userId: SQLWrapper) =>
  db
    .select(getTableColumns(notifications))
    .from(notifications)
    .where(ownedBy(userId))
    .orderBy(...newestFirst)
    .limit(maxShown)

/** The unread ones among those that the list shows, so that nothing stays unread that she cannot see. */
export function countUnread(db: Db, userId: SQLWrapper) {
  const shown = db
    .select({ readAt: notifications.readAt })
    .from(notifications)
    .where(ownedBy(userId))
    .orderBy(...newestFirst)
    .limit(maxShown)
    .as('shown')
  return db
    .select({ count: count().as('unread') })
    .from(shown)
    .where(isNull(shown.readAt))
}

/** The returned column, by which the caller learns whether a row of the shopper was changed. */
const changed = { userId: notifications.userId }

const named = (userId: SQLWrapper, id: string) =>
  and(eq(notifications.id, id), eq(notifications.userId, sql`${userId}`))

const now = () => sql`${Date.now()}`

/** Each write is safe to do twice: the first moment stands. */
export const markRead = (db: Db, userId: SQLWrapper, id: string) =>
  db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now()})` })
    .where(named(userId, id))
    .returning(changed)

export const markAllRead = (db: Db, userId: SQLWrapper) =>
  db
    .update(notifications)
    .set({ readAt: now() })
    .where(and(ownedBy(userId), isNull(notifications.readAt)))
    .returning(changed)

export const clear = (db: Db, userId: SQLWrapper, id: string) =>
  db
    .update(notifications)
    .set({ clearedAt: sql`coalesce(${notifications.clearedAt}, ${now()})` })
    .where(named(userId, id))
    .returning(changed)

export const clearAll = (db: Db, userId: SQLWrapper) =>
  db.update(notifications).set({ clearedAt: now() }).where(ownedBy(userId)).returning(changed)

import { and, desc, eq, ne, sql, type SQLWrapper } from 'drizzle-orm'
import { noteActivity } from '../auth/activity.ts'
import { sessions } from '../auth/schema.ts'
import { isLive } from '../auth/sessions.ts'
import type { ApiContext } from '../lib/app.ts'
import type { Db } from '../lib/db.ts'
import { describeDevice } from '../auth/device-name.ts'

/** Enough to tell her sessions apart, and useless to anybody else. */
const idLength = 16

/** The one used last comes first. */
export const listSessions = (db: Db, userId: SQLWrapper) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive()))
    .orderBy(desc(sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`), desc(sessions.createdAt))

type Session = Awaited<ReturnType<typeof listSessions>>[number]

export const presentSession = (
  { secretHash, userAgent, createdAt, lastSeenAt, assistant }: Session,
  own: string,
) => ({
  id: secretHash.slice(0, idLength),
  assistant,
  ...describeDevice(userAgent),
  createdAt: createdAt.toISOString(),
  lastSeenAt: (lastSeenAt ?? createdAt).toISOString(),
  isCurrent: secretHash === own,
})

/** The session that has this id in her list of devices. */
export const isSessionOf = (userId: string, id: string) =>
  and(eq(sessions.userId, userId), eq(sql`substr(${sessions.secretHash}, 1, ${idLength})`, id))

/** False where she has no session with this id. */
export async function endSessionById(c: ApiContext, userId: string, id: string) {
  const { db } = c.var
  const isOwn = isSessionOf(userId, id)
  const [, ended] = await db.batch([
    noteActivity(c, userId, 'device_ended', sql`exists (select 1 from ${sessions} where ${isOwn})`),
    db.delete(sessions).where(isOwn).returning({ userId: sessions.userId }),
  ])
  return ended.length > 0
}

const isOther = (userId: string, own: string) =>
  and(eq(sessions.userId, userId), ne(sessions.secretHash, own))

/** Ends all of her sessions except the requesting one. */
export const endOtherSessions = (db: Db, userId: string, own: string) =>
  db.delete(sessions).where(isOther(userId, own))

/** The same because she asked for it, which is noted if there are any. */
export const signOutOthers = (c: ApiContext, userId: string, own: string) =>
  c.var.db.batch([
    noteActivity(
      c,
      userId,
      'other_devices_ended',
      sql`exists (select 1 from ${sessions} where ${isOther(userId, own)})`,
    ),
    endOtherSessions(c.var.db, userId, own),
  ])

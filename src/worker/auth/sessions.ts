import { and, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { ApiContext } from '../lib/app.ts'
import { dropCookie, readCookie, writeCookie } from '../lib/cookies.ts'
import { openDb } from '../lib/db.ts'
import { newSecret, sha256Hex } from '../lib/ids.ts'
import { logFault } from '../lib/log.ts'
import { rowOf } from '../lib/row-of.ts'
import { sessions, users } from './schema.ts'

const lifetimeDays = 60
const hourMs = 60 * 60 * 1000
const lifetimeMs = lifetimeDays * 24 * hourMs
/** Longer than any browser's that is honest; what comes from elsewhere is cut. */
const mostUserAgentLength = 400

/** `__Host-` binds the cookie to this host over TLS; on plain http (local work) no browser keeps such a cookie. */
const cookieName = (c: ApiContext) =>
  new URL(c.req.url).protocol === 'https:' ? '__Host-session' : 'session'

export const isStaying = sql`not exists (select 1 from account_removals leaving where leaving.user_id = users.id)`

const hourOf = (moment: number) => new Date(moment - (moment % hourMs))

/**
 * A new session as the statements of a batch, made only where `allowed` (`exists …`) holds, and what gives its
 * cookie once the batch has done so. The secret is always new: none that was there before sign-in goes on. Of an
 * account that is being taken apart there is none, also for whoever was on her way in when that began.
 */
export async function newSession(c: ApiContext, userId: string, allowed?: SQL) {
  const { db } = c.var
  const secret = newSecret()
  const now = Date.now()
  const former = readCookie(c, cookieName(c))
  const userAgent = (c.req.header('user-agent') ?? '').slice(0, mostUserAgentLength)
  const row = rowOf(sessions, {
    secretHash: await sha256Hex(secret),
    userId: users.id,
    createdAt: new Date(now),
    expiresAt: new Date(now + lifetimeMs),
    lastSeenAt: hourOf(now),
    provenAt: new Date(now),
    userAgent,
  })
  const statements = [
    db
      .insert(sessions)
      .select(sql`select ${row} from ${users} where ${and(eq(users.id, userId), isStaying, allowed)}`),
    // The one that this cookie takes the place of: nobody could log out of it any more.
    db.delete(sessions).where(and(eq(sessions.secretHash, await sha256Hex(former ?? '')), allowed)),
  ] as const
  const giveCookie = () =>
    writeCookie(c, cookieName(c), secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: cookieName(c).startsWith('__Host-'),
      maxAge: lifetimeMs / 1000,
    })
  return { statements, giveCookie }
}

export async function startSession(c: ApiContext, userId: string) {
  const { statements, giveCookie } = await newSession(c, userId)
  await c.var.db.batch(statements)
  giveCookie()
}

export async function endSession(c: ApiContext) {
  const secret = readCookie(c, cookieName(c))
  dropCookie(c, cookieName(c), { path: '/', secure: cookieName(c).startsWith('__Host-') })
  if (!secret) return
  const [ended] = await c.var.db
    .delete(sessions)
    .where(eq(sessions.secretHash, await sha256Hex(secret)))
    .returning({ userId: sessions.userId })
  // Her other devices open theirs again by themselves; this one cannot.
  if (ended) await c.env.SHOPPER_CHANNELS.getByName(ended.userId).closeAll()
}

/** The hash under which this call's session is stored; null without a cookie. */
export async function sessionHash(c: ApiContext) {
  const secret = readCookie(c, cookieName(c))
  return secret ? sha256Hex(secret) : null
}

/** When this device was last used, to the hour and behind the answer: nobody waits for it. */
export function noteSeen(c: ApiContext, session: string, lastSeenAt: Date | null) {
  const hour = hourOf(Date.now())
  if (lastSeenAt && lastSeenAt >= hour) return
  const written = openDb(c.env.DB)
    .update(sessions)
    .set({ lastSeenAt: hour })
    .where(
      and(eq(sessions.secretHash, session), or(isNull(sessions.lastSeenAt), lt(sessions.lastSeenAt, hour))),
    )
    .catch((error: unknown) => logFault('session_not_noted', error))
  c.executionCtx.waitUntil(written)
}

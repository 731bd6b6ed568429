import { and, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { ApiContext } from '../lib/app.ts'
import { dropCookie, readCookie, writeCookie } from '../lib/cookies.ts'
import { openDb, type Db } from '../lib/db.ts'
import { newSecret, sha256Hex } from '../lib/ids.ts'
import { logFault } from '../lib/log.ts'
import { rowOf } from '../lib/row-of.ts'
import { logSecurity } from '../lib/security-log.ts'
import { noteActivity, type ActivityKind } from './activity.ts'
import { knowDevice } from './known-devices.ts'
import { sessions } from './schema.ts'
import { users } from '../shoppers/schema.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
/** A session ends so long after its sign-in, however often it is used (ASVS 7.3.2) … */
export const lifetimeMs = 60 * dayMs
/** … and so long after its last use (7.3.1). Who works in the office shows a passkey besides, every four hours (proof.ts). */
const idleMs = 30 * dayMs
/** Longer than the `User-Agent` of any real browser; a longer one is cut. */
const maxUserAgentLength = 400

/** `__Host-` binds the cookie to this host over TLS; on plain http (local work) no browser keeps such a cookie. */
const cookieNameAt = (address: string) =>
  new URL(address).protocol === 'https:' ? '__Host-session' : 'session'
const cookieName = (c: ApiContext) => cookieNameAt(c.req.url)

/** The account is not being removed; for statements that read `users`. */
export const isStaying = sql`not exists (select 1 from account_removals leaving where leaving.user_id = users.id)`

/**
 * The session is still hers. What a call writes into an account as a way in asks it in its own statement: whoever made the
 * account with her address may have begun that call before she came and ended all sessions.
 */
export const isStillOpen = (session: string, userId: string) =>
  sql`exists (select 1 from sessions still where still.secret_hash = ${session} and still.user_id = ${userId})`

/** The condition that a session is neither over nor forgotten. Whoever reads sessions asks it, so that all say the same. */
export function isLive(now = Date.now()) {
  const lastUse = sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`
  return sql`${sessions.expiresAt} > ${now} and ${lastUse} > ${now - idleMs}`
}

const hourOf = (moment: number) => new Date(moment - (moment % hourMs))

type SignInWay = 'password' | 'passkey' | 'google' | 'sign_up' | 'new_password'

/** What she reads of it. A new password is told of by itself. */
const told: Record<SignInWay, ActivityKind | null> = {
  password: 'signed_in_password',
  passkey: 'signed_in_passkey',
  google: 'signed_in_google',
  sign_up: 'account_opened',
  new_password: null,
}

/** What every new session has in its row. */
const bornAt = async (now: number, secret: string) => ({
  secretHash: await sha256Hex(secret),
  userId: users.id,
  createdAt: new Date(now),
  expiresAt: new Date(now + lifetimeMs),
  lastSeenAt: hourOf(now),
})

/**
 * Returns the statements that open a session, for a caller's batch, and a function that sets its cookie once the
 * batch has run. The session is opened only where `allowed` (`exists …`) holds, and never for an account that is
 * being removed, even if the removal began during this sign-in. The secret is always new, so that a cookie that
 * somebody else placed in the browser before sign-in is worth nothing.
 */
export async function newSession(c: ApiContext, userId: string, allowed?: SQL, way: SignInWay = 'password') {
  const { db } = c.var
  const secret = newSecret()
  const now = Date.now()
  const former = readCookie(c, cookieName(c))
  const userAgent = (c.req.header('user-agent') ?? '').slice(0, maxUserAgentLength)
  const row = rowOf(sessions, {
    ...(await bornAt(now, secret)),
    provenAt: new Date(now),
    passkeyAt: way === 'passkey' ? new Date(now) : null,
    userAgent,
    assistant: null,
  })
  const isOpened = and(isStaying, allowed)
  const device = await knowDevice(c, userId, isOpened)
  const kind = told[way]
  const statements = [
    db
      .insert(sessions)
      .select(sql`select ${row} from ${users} where ${and(eq(users.id, userId), isOpened)}`)
      .returning({ userId: sessions.userId }),
    // The new cookie replaces that of the former session, so nobody could log out of it any more.
    db.delete(sessions).where(and(eq(sessions.secretHash, await sha256Hex(former ?? '')), allowed)),
    device.statement,
    ...(kind ? [noteActivity(c, userId, kind, isOpened)] : []),
  ] as const
  const giveCookie = () => {
    writeCookie(c, cookieName(c), secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: cookieName(c).startsWith('__Host-'),
      maxAge: lifetimeMs / 1000,
    })
    device.giveCookie()
    logSecurity('signed_in', way)
  }
  return { statements, giveCookie }
}

/** Opens a session where `allowed` holds; false where it does not, or where the account is being removed. */
export async function startSession(c: ApiContext, userId: string, allowed: SQL, way: SignInWay) {
  const { statements, giveCookie } = await newSession(c, userId, allowed, way)
  const [opened] = await c.var.db.batch(statements)
  if (opened.length === 0) return false
  giveCookie()
  return true
}

/**
 * Opens a session that an assistant of hers has in place of a browser. It was never proven, so whatever asks for that refuses it. Returns its
 * secret; null for an account that is being removed.
 */
export async function startAssistantSession(c: ApiContext, userId: string, assistant: string) {
  const secret = newSecret()
  const row = rowOf(sessions, {
    ...(await bornAt(Date.now(), secret)),
    provenAt: null,
    passkeyAt: null,
    userAgent: '',
    assistant,
  })
  const isOpened = and(eq(users.id, userId), isStaying)
  const [opened] = await c.var.db.batch([
    c.var.db
      .insert(sessions)
      .select(sql`select ${row} from ${users} where ${isOpened}`)
      .returning({ userId: sessions.userId }),
    noteActivity(c, userId, 'assistant_connected', isStaying),
  ])
  if (opened.length === 0) return null
  logSecurity('signed_in', 'assistant')
  return secret
}

/** Whether a secret still opens its session. */
export async function isOpenSession(db: Db, secret: string) {
  const found = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.secretHash, await sha256Hex(secret)), isLive()))
  return found.length > 0
}

/** The cookie in which a call of this address has the secret of its session. */
export const sessionCookie = (address: string, secret: string) => `${cookieNameAt(address)}=${secret}`

export async function endSession(c: ApiContext) {
  const secret = readCookie(c, cookieName(c))
  dropCookie(c, cookieName(c), { path: '/', secure: cookieName(c).startsWith('__Host-') })
  if (!secret) return
  const [ended] = await c.var.db
    .delete(sessions)
    .where(eq(sessions.secretHash, await sha256Hex(secret)))
    .returning({ userId: sessions.userId })
  if (ended) logSecurity('session_ended', 'signed_out')
  // Closes the live channels of all her devices: those that are still signed in connect again, this one cannot.
  if (ended) await c.env.SHOPPER_CHANNELS.getByName(ended.userId).closeAll()
}

/** The hash under which the session of this call is stored; null without a cookie. */
export async function sessionHash(c: ApiContext) {
  const secret = readCookie(c, cookieName(c))
  return secret ? sha256Hex(secret) : null
}

/** Notes to the hour when this device was last used. Runs after the answer, so that no call waits for it. */
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

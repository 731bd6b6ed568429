import { and, eq, getTableColumns, gt, isNull, lt, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../lib/app.ts'
import { factory } from '../lib/app.ts'
import { openDb, type Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
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
const cookieName = (c: Context) => (new URL(c.req.url).protocol === 'https:' ? '__Host-session' : 'session')

export const isStaying = sql`not exists (select 1 from account_removals leaving where leaving.user_id = users.id)`

const hourOf = (moment: number) => new Date(moment - (moment % hourMs))

/**
 * A new session as the statements of a batch, made only where `allowed` (`exists …`) holds, and what gives its
 * cookie once the batch has done so. The secret is always new: none that was there before sign-in goes on. Of an
 * account that is being taken apart there is none, also for whoever was on her way in when that began.
 */
export async function newSession(c: Context<AppEnv>, userId: string, allowed?: SQL) {
  const { db } = c.var
  const secret = newSecret()
  const now = Date.now()
  const former = getCookie(c, cookieName(c))
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
    setCookie(c, cookieName(c), secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: cookieName(c).startsWith('__Host-'),
      maxAge: lifetimeMs / 1000,
    })
  return { statements, giveCookie }
}

export async function startSession(c: Context<AppEnv>, userId: string) {
  const { statements, giveCookie } = await newSession(c, userId)
  await c.var.db.batch(statements)
  giveCookie()
}

export async function endSession(c: Context<AppEnv>) {
  const secret = getCookie(c, cookieName(c))
  deleteCookie(c, cookieName(c), { path: '/', secure: cookieName(c).startsWith('__Host-') })
  if (!secret) return
  const [ended] = await c.var.db
    .delete(sessions)
    .where(eq(sessions.secretHash, await sha256Hex(secret)))
    .returning({ userId: sessions.userId })
  // Her other devices open theirs again by themselves; this one cannot.
  if (ended) await c.env.SHOPPER_CHANNELS.getByName(ended.userId).closeAll()
}

const { passwordHash: _, ...columns } = getTableColumns(users)
const shopperColumns = { ...columns, hasPassword: sql`${users.passwordHash} is not null`.mapWith(Boolean) }

const isValid = async (secret: string) =>
  and(eq(sessions.secretHash, await sha256Hex(secret)), gt(sessions.expiresAt, new Date()))

/** The hash that this call's session is stored under; null without a cookie. */
export async function sessionHash(c: Context<AppEnv>) {
  const secret = getCookie(c, cookieName(c))
  return secret ? sha256Hex(secret) : null
}

/** When this device was last used, to the hour and behind the answer: nobody waits for it. */
function noteSeen(c: Context<AppEnv>, secret: string, lastSeenAt: Date | null) {
  const hour = hourOf(Date.now())
  if (lastSeenAt && lastSeenAt >= hour) return
  const write = async () =>
    openDb(c.env.DB)
      .update(sessions)
      .set({ lastSeenAt: hour })
      .where(
        and(
          eq(sessions.secretHash, await sha256Hex(secret)),
          or(isNull(sessions.lastSeenAt), lt(sessions.lastSeenAt, hour)),
        ),
      )
  const written = write().catch((error: unknown) => logFault('session_not_noted', error))
  c.executionCtx.waitUntil(written)
}

const readShopper = (db: Db, valid: SQL | undefined) =>
  db
    .select({ shopper: shopperColumns, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(valid)

/** The signed-in shopper's own row, without her password: one round trip, which most calls need anyway. */
async function findBySecret(db: Db, secret: string) {
  const [found] = await readShopper(db, await isValid(secret))
  return found
}

export type Shopper = NonNullable<Awaited<ReturnType<typeof findBySecret>>>['shopper']

/** The shopper, if it is one, for calls that visitors make too: without a cookie it costs nothing. */
export async function findShopper(c: Context<AppEnv>): Promise<Shopper | null> {
  const secret = getCookie(c, cookieName(c))
  const found = secret && (await findBySecret(c.var.db, secret))
  if (!found) return null
  noteSeen(c, secret, found.lastSeenAt)
  return found.shopper
}

export const requireShopper = factory.createMiddleware(async (c, next) => {
  const shopper = await findShopper(c)
  if (!shopper) throw new ApiError('not_authenticated')
  c.set('shopper', shopper)
  await next()
})

export const requireLuxe = factory.createMiddleware(async (c, next) => {
  const shopper = await findShopper(c)
  if (!shopper) throw new ApiError('not_authenticated')
  if (shopper.plan !== 'premium') throw new ApiError('premium_required')
  c.set('shopper', shopper)
  await next()
})

/** Whose session the cookie is of, to be asked in a batch with what is hers; null without a cookie. */
export async function sessionOwner(c: Context<AppEnv>) {
  const secret = getCookie(c, cookieName(c))
  if (!secret) return null
  const valid = await isValid(secret)
  // In an object: a promise of a query would run it.
  return { owner: c.var.db.select({ userId: sessions.userId }).from(sessions).where(valid) }
}

/** Whether anything is sent that could be a session: a visitor's browser sends nothing. */
export const sendsSession = (c: Context<AppEnv>) => Boolean(getCookie(c, cookieName(c)))

/**
 * A read of a shopper's own rows in the same round trip as the read of her session: `read` is given her
 * id as a subquery, which finds nobody without a valid session.
 */
export async function readOwn<Read extends BatchItem<'sqlite'>>(
  c: Context<AppEnv>,
  read: (db: Db, userId: SQLWrapper) => Read,
): Promise<Awaited<Read>> {
  const { db } = c.var
  const secret = getCookie(c, cookieName(c))
  const owner = (await sessionOwner(c))?.owner
  if (!secret || !owner) throw new ApiError('not_authenticated')
  const asked = db
    .select({ lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(await isValid(secret))
  const [[session], rows] = await db.batch([asked, read(db, owner)])
  if (!session) throw new ApiError('not_authenticated')
  noteSeen(c, secret, session.lastSeenAt)
  return rows
}

/** Her own row and more of what is hers, in one round trip. */
export async function readWithShopper<Reads extends readonly BatchItem<'sqlite'>[]>(
  c: Context<AppEnv>,
  read: (db: Db, userId: SQLWrapper) => [...Reads],
): Promise<{ shopper: Shopper; rows: BatchResponse<Reads> }> {
  const { db } = c.var
  const secret = getCookie(c, cookieName(c))
  if (!secret) throw new ApiError('not_authenticated')
  const valid = await isValid(secret)
  const owner = db.select({ userId: sessions.userId }).from(sessions).where(valid)
  const [[found], ...rows] = await db.batch([readShopper(db, valid), ...read(db, owner)])
  if (!found) throw new ApiError('not_authenticated')
  noteSeen(c, secret, found.lastSeenAt)
  return { shopper: found.shopper, rows }
}

/** A read of what is Luxe's, in the same round trip as the read of her plan. */
export async function readAsLuxe<Read extends BatchItem<'sqlite'>>(
  c: Context<AppEnv>,
  read: (db: Db) => Read,
): Promise<Awaited<Read>> {
  const { db } = c.var
  const secret = getCookie(c, cookieName(c))
  if (!secret) throw new ApiError('not_authenticated')
  const owner = db
    .select({ plan: users.plan })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(await isValid(secret))
  const [[shopper], rows] = await db.batch([owner, read(db)])
  if (!shopper) throw new ApiError('not_authenticated')
  if (shopper.plan !== 'premium') throw new ApiError('premium_required')
  return rows
}

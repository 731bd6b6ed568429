import { and, eq, getTableColumns, gt, type SQLWrapper } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../lib/app.ts'
import { factory } from '../lib/app.ts'
import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { newSecret, sha256Hex } from '../lib/ids.ts'
import { sessions, users } from './schema.ts'

const lifetimeDays = 60
const lifetimeMs = lifetimeDays * 24 * 60 * 60 * 1000

/** `__Host-` binds the cookie to this host over TLS; on plain http (local work) no browser keeps such a cookie. */
const cookieName = (c: Context) => (new URL(c.req.url).protocol === 'https:' ? '__Host-session' : 'session')

export async function startSession(c: Context<AppEnv>, userId: string) {
  const secret = newSecret()
  const now = Date.now()
  const former = getCookie(c, cookieName(c))
  await c.var.db.batch([
    c.var.db.insert(sessions).values({
      secretHash: await sha256Hex(secret),
      userId,
      createdAt: new Date(now),
      expiresAt: new Date(now + lifetimeMs),
    }),
    // The one that this cookie takes the place of: nobody could log out of it any more.
    c.var.db.delete(sessions).where(eq(sessions.secretHash, await sha256Hex(former ?? ''))),
  ])
  setCookie(c, cookieName(c), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: cookieName(c).startsWith('__Host-'),
    maxAge: lifetimeMs / 1000,
  })
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

const { passwordHash: _, ...shopperColumns } = getTableColumns(users)

const isValid = async (secret: string) =>
  and(eq(sessions.secretHash, await sha256Hex(secret)), gt(sessions.expiresAt, new Date()))

/** The signed-in shopper's own row, without her password: one round trip, which most calls need anyway. */
async function findBySecret(db: Db, secret: string) {
  const [shopper] = await db
    .select(shopperColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(await isValid(secret))
  return shopper
}

export type Shopper = NonNullable<Awaited<ReturnType<typeof findBySecret>>>

/** The shopper, if it is one, for calls that visitors make too: without a cookie it costs nothing. */
export async function findShopper(c: Context<AppEnv>): Promise<Shopper | null> {
  const secret = getCookie(c, cookieName(c))
  return (secret && (await findBySecret(c.var.db, secret))) || null
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

/**
 * A read of a shopper's own rows in the same round trip as the read of her session: `read` is given her
 * id as a subquery, which finds nobody without a valid session.
 */
export async function readOwn<Read extends BatchItem<'sqlite'>>(
  c: Context<AppEnv>,
  read: (db: Db, userId: SQLWrapper) => Read,
): Promise<Awaited<Read>> {
  const { db } = c.var
  const owner = (await sessionOwner(c))?.owner
  if (!owner) throw new ApiError('not_authenticated')
  const [[session], rows] = await db.batch([owner, read(db, owner)])
  if (!session) throw new ApiError('not_authenticated')
  return rows
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

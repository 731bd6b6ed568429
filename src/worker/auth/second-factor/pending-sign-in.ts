import { and, eq, exists, gt, sql, type SQL } from 'drizzle-orm'
import type { ApiContext } from '../../lib/app.ts'
import { dropCookie, readCookie, writeCookie } from '../../lib/cookies.ts'
import type { Db } from '../../lib/db.ts'
import { newSecret, sha256Hex } from '../../lib/ids.ts'
import { rowOf } from '../../lib/row-of.ts'
import { pendingSignIns } from '../schema.ts'
import { users } from '../../shoppers/schema.ts'

/** Long enough to find the telephone and to open the app. */
const pendingMs = 5 * 60 * 1000

const isSecure = (c: ApiContext) => new URL(c.req.url).protocol === 'https:'
/** As for the session: `__Host-` where there is TLS. */
const cookieName = (c: ApiContext) => (isSecure(c) ? '__Host-second-step' : 'second-step')

/**
 * Returns the statement that notes that this browser has shown the password, where `allowed` holds, for a caller's batch, and
 * a function that sets its cookie. It opens nothing but the question for the second factor.
 */
export async function newPending(c: ApiContext, userId: string, allowed?: SQL) {
  const secret = newSecret()
  const row = rowOf(pendingSignIns, {
    secretHash: await sha256Hex(secret),
    userId: users.id,
    expiresAt: new Date(Date.now() + pendingMs),
  })
  const statement = c.var.db
    .insert(pendingSignIns)
    .select(sql`select ${row} from ${users} where ${and(eq(users.id, userId), allowed)}`)
    .returning({ userId: pendingSignIns.userId })
  const giveCookie = () =>
    writeCookie(c, cookieName(c), secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      secure: isSecure(c),
      maxAge: pendingMs / 1000,
    })
  return { statement, giveCookie }
}

/** The hash of this browser's pending sign-in; null where it has none. */
export async function pendingHash(c: ApiContext) {
  const secret = readCookie(c, cookieName(c))
  return secret ? sha256Hex(secret) : null
}

export const dropPending = (c: ApiContext) => dropCookie(c, cookieName(c), { path: '/', secure: isSecure(c) })

export const isPending = (hash: string) =>
  and(eq(pendingSignIns.secretHash, hash), gt(pendingSignIns.expiresAt, new Date()))

/** The condition that the sign-in still waits: a new password ends it, and so does its own success. */
export const stillPends = (db: Db, hash: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(pendingSignIns)
      .where(isPending(hash)),
  )

import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { ApiContext } from '../lib/app.ts'
import { readCookie, writeCookie } from '../lib/cookies.ts'
import type { Db } from '../lib/db.ts'
import { newSecret, sha256Hex } from '../lib/ids.ts'
import { rowOf } from '../lib/row-of.ts'
import { knownDevices } from './schema.ts'
import { users } from '../shoppers/schema.ts'

const dayMs = 24 * 60 * 60 * 1000
/** As long as browsers keep a cookie (RFC 6265bis, 5.5), counted from the last sign-in. */
export const deviceLifetimeMs = 400 * dayMs

/** As for the session: `__Host-` where there is TLS. It survives signing out, because it opens nothing by itself. */
const cookieName = (c: ApiContext) => (new URL(c.req.url).protocol === 'https:' ? '__Host-device' : 'device')

/**
 * Returns the statement that notes this browser as one of the shopper's, where `allowed` holds, for the batch that opens
 * her session, and a function that sets its cookie. A browser keeps its secret.
 */
export async function knowDevice(c: ApiContext, userId: string, allowed: SQL | undefined) {
  const name = cookieName(c)
  const secret = readCookie(c, name) ?? newSecret()
  const lastUsedAt = new Date()
  const row = rowOf(knownDevices, { secretHash: await sha256Hex(secret), userId: users.id, lastUsedAt })
  const statement = c.var.db
    .insert(knownDevices)
    .select(sql`select ${row} from ${users} where ${and(eq(users.id, userId), allowed)}`)
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.secretHash], set: { lastUsedAt } })
  const giveCookie = () =>
    writeCookie(c, name, secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: name.startsWith('__Host-'),
      maxAge: deviceLifetimeMs / 1000,
    })
  return { statement, giveCookie }
}

/** The hash of this browser's secret, if it has one. */
export async function deviceHash(c: ApiContext) {
  const secret = readCookie(c, cookieName(c))
  return secret ? sha256Hex(secret) : null
}

/** Finds a row where the account of the outer statement was opened on this device before. */
export const isKnownOn = (db: Db, device: string) =>
  db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, users.id),
        eq(knownDevices.secretHash, device),
        gt(knownDevices.lastUsedAt, new Date(Date.now() - deviceLifetimeMs)),
      ),
    )

/** A new password ends what was known: whoever knew the old one may have signed in somewhere. */
export const forgetDevices = (db: Db, userId: string, allowed: SQL) =>
  db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), allowed))

import { and, inArray, sql } from 'drizzle-orm'
import type { ApiContext } from '../lib/app.ts'
import { batchOf, type Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { sha256Hex } from '../lib/ids.ts'
import { attempts } from './schema.ts'

export type Limit = { key: string; most: number; windowMs: number }

const minute = 60_000

/**
 * In this order: guesses at one account from one network, guesses at any account from one network, and guesses at one
 * account from anywhere. All leave room for a shopper who mistypes.
 */
export const signInLimits = (email: string, address: string | null): Limit[] => [
  { key: `sign-in:${email}:${networkOf(address)}`, most: 8, windowMs: 15 * minute },
  ...byAddress('sign-in', address, 100, 15 * minute),
  { key: `sign-in:${email}`, most: 40, windowMs: 60 * minute },
]

export const signUpLimits = (address: string | null) => byAddress('sign-up', address, 20, 60 * minute)

/**
 * For mails to an address that anybody may name. Requests of a stranger do not use up those of the shopper herself,
 * who comes from another network, and no address gets so many mails that they become a burden.
 */
export const forgotLimits = (email: string, address: string | null): Limit[] => [
  { key: `forgot:${email}:${networkOf(address)}`, most: 3, windowMs: 15 * minute },
  ...byAddress('forgot', address, 30, 60 * minute),
  { key: `forgot:${email}`, most: 10, windowMs: 60 * minute },
]

/** Links cannot be guessed, but each try costs a query. */
export const linkLimits = (address: string | null) => byAddress('link', address, 60, 15 * minute)

/** For mails that a signed-in shopper requests. */
export const verificationLimits = (userId: string): Limit[] => [
  { key: `verification:${userId}`, most: 3, windowMs: 10 * minute },
  { key: `verification-day:${userId}`, most: 12, windowMs: 24 * 60 * minute },
]

/** Each sign-in with Google costs one or two calls to Google. */
export const googleLimits = (address: string | null) => byAddress('google', address, 60, 15 * minute)

/** Each request for a challenge writes a row. */
export const passkeyLimits = (address: string | null) => byAddress('passkey', address, 60, 15 * minute)

/** Somebody who reports more than this in an hour keeps others from being heard. */
export const reportLimits = (userId: string | null, address: string | null): Limit[] => [
  ...(userId === null ? [] : [{ key: `report:${userId}`, most: 10, windowMs: 60 * minute }]),
  ...byAddress('report', address, 20, 60 * minute),
]

/** The caller's address as Cloudflare saw it; null for local requests, which would all share one limit. */
export function addressOf(c: ApiContext) {
  const address = c.req.header('cf-connecting-ip')
  return !address || address === '127.0.0.1' || address === '::1' ? null : address
}

/** An IPv6 subscriber has 2^64 addresses, so all of them count as one, as a single IPv4 address does. */
export function networkOf(address: string | null) {
  if (!address?.includes(':')) return address
  const [head = [], tail] = address.split('::').map((part) => part.split(':'))
  // '::' stands for as many zero groups as are missing.
  const zeros = Array.from({ length: tail ? 8 - head.length - tail.length : 0 }, () => '0')
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16) || 0).join(':')
}

const byAddress = (what: string, address: string | null, most: number, windowMs: number): Limit[] =>
  address === null ? [] : [{ key: `${what}:${networkOf(address)}`, most, windowMs }]

const keyOf = (limit: Limit) => sha256Hex(limit.key)

/** Keys contain emails and network addresses, so only their digests are stored. */
export const attemptKeys = (limits: Limit[]) => Promise.all(limits.map(keyOf))

/** Whether a limit is exceeded, within the transaction that has already counted this attempt against it. */
const isFull = (key: string, { most }: Limit) =>
  sql`exists (select 1 from attempts narrower where narrower.key = ${key} and narrower.count > ${most})`

/**
 * Counts one attempt against every limit before the attempt is made, so that parallel attempts cannot slip through.
 * The narrowest limit comes first, and an attempt that it refuses does not count against the wider ones: otherwise a
 * single stranger could lock a shopper out of her account.
 */
export async function countAttempt(db: Db, limits: Limit[]) {
  const now = Date.now()
  const keyed = await Promise.all(limits.map(async (limit) => ({ limit, key: await keyOf(limit) })))
  const statements = keyed.map(({ key, limit }, i) =>
    db
      .insert(attempts)
      .values({ key, count: 1, windowEndsAt: new Date(now + limit.windowMs) })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: sql`case when ${attempts.windowEndsAt} <= ${now} then 1 else ${attempts.count} + 1 end`,
          windowEndsAt: sql`case when ${attempts.windowEndsAt} <= ${now} then ${now + limit.windowMs} else ${attempts.windowEndsAt} end`,
        },
        setWhere: and(
          ...keyed.slice(0, i).map((narrower) => sql`not ${isFull(narrower.key, narrower.limit)}`),
        ),
      })
      .returning({ count: attempts.count, windowEndsAt: attempts.windowEndsAt }),
  )
  const counted = await batchOf(db, statements)
  const full = keyed.flatMap(({ limit }, i) => counted[i]?.filter((row) => row.count > limit.most) ?? [])
  if (full.length === 0) return
  const seconds = Math.ceil((Math.max(...full.map((row) => row.windowEndsAt.getTime())) - now) / 1000)
  throw new ApiError('too_many_attempts', { retryAfterSeconds: seconds }, { 'Retry-After': String(seconds) })
}

/** Clears counts after a success, when the shopper's own mistakes no longer matter. */
export async function forgetAttempts(db: Db, limits: Limit[]) {
  await db.delete(attempts).where(inArray(attempts.key, await attemptKeys(limits)))
}

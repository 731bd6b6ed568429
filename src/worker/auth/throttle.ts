import { and, inArray, sql } from 'drizzle-orm'
import type { ApiContext } from '../lib/app.ts'
import { batchOf, type Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { sha256Hex } from '../lib/ids.ts'
import { attempts } from './schema.ts'

export type Limit = { key: string; most: number; windowMs: number }

const minute = 60_000

/**
 * Guessing one mailbox's password, trying one password on many mailboxes, and making accounts by the
 * thousand are three things; a shopper who mistypes is none of them.
 */
export const signInLimits = (email: string, address: string | null): Limit[] => [
  { key: `sign-in:${email}:${networkOf(address)}`, most: 8, windowMs: 15 * minute },
  ...byAddress('sign-in', address, 100, 15 * minute),
  { key: `sign-in:${email}`, most: 40, windowMs: 60 * minute },
]

export const signUpLimits = (address: string | null) => byAddress('sign-up', address, 20, 60 * minute)

/**
 * Mails to an address that somebody names. A stranger's questions leave room for her own, from her own network,
 * and no address gets more of them than a nuisance.
 */
export const forgotLimits = (email: string, address: string | null): Limit[] => [
  { key: `forgot:${email}:${networkOf(address)}`, most: 3, windowMs: 15 * minute },
  ...byAddress('forgot', address, 30, 60 * minute),
  { key: `forgot:${email}`, most: 10, windowMs: 60 * minute },
]

/** Links cannot be guessed; but each try costs the database a question. */
export const linkLimits = (address: string | null) => byAddress('link', address, 60, 15 * minute)

/** Mails that a signed-in shopper asks for. */
export const verificationLimits = (userId: string): Limit[] => [
  { key: `verification:${userId}`, most: 3, windowMs: 10 * minute },
  { key: `verification-day:${userId}`, most: 12, windowMs: 24 * 60 * minute },
]

/** Each costs a call or two at Google. */
export const googleLimits = (address: string | null) => byAddress('google', address, 60, 15 * minute)

/** Each asks for a challenge, which is a row. */
export const passkeyLimits = (address: string | null) => byAddress('passkey', address, 60, 15 * minute)

/** The address that Cloudflare saw, or null on this machine, where one address is everybody. */
export function addressOf(c: ApiContext) {
  const address = c.req.header('cf-connecting-ip')
  return !address || address === '127.0.0.1' || address === '::1' ? null : address
}

/** An IPv6 subscriber has a network of 2^64 addresses, which is one household as an IPv4 address is. */
export function networkOf(address: string | null) {
  if (!address?.includes(':')) return address
  const [head = [], tail] = address.split('::').map((part) => part.split(':'))
  // As many as '::' stands for.
  const zeros = Array.from({ length: tail ? 8 - head.length - tail.length : 0 }, () => '0')
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16) || 0).join(':')
}

const byAddress = (what: string, address: string | null, most: number, windowMs: number): Limit[] =>
  address === null ? [] : [{ key: `${what}:${networkOf(address)}`, most, windowMs }]

const keyOf = (limit: Limit) => sha256Hex(limit.key)

/** Keys hold emails and addresses: only their digests are stored. */
export const attemptKeys = (limits: Limit[]) => Promise.all(limits.map(keyOf))

/** In the same transaction, which has counted the attempt against this limit already. */
const isFull = (key: string, { most }: Limit) =>
  sql`exists (select 1 from attempts narrower where narrower.key = ${key} and narrower.count > ${most})`

/**
 * Counts one attempt against every limit, before the attempt is made: parallel ones cannot slip through.
 * The narrowest limit comes first, and what one refuses does not count against those behind it: else a
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

/** After a success the shopper's own mistakes no longer count. */
export async function forgetAttempts(db: Db, limits: Limit[]) {
  await db.delete(attempts).where(inArray(attempts.key, await attemptKeys(limits)))
}

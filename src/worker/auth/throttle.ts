import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
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
  { key: `sign-in:${email}:${address}`, most: 8, windowMs: 15 * minute },
  { key: `sign-in:${email}`, most: 40, windowMs: 60 * minute },
  ...byAddress('sign-in', address, 100, 15 * minute),
]

export const signUpLimits = (address: string | null) => byAddress('sign-up', address, 20, 60 * minute)

const byAddress = (what: string, address: string | null, most: number, windowMs: number): Limit[] =>
  address === null ? [] : [{ key: `${what}:${address}`, most, windowMs }]

/** Keys hold emails and addresses: only their digests are stored. */
const digests = (limits: Limit[]) => Promise.all(limits.map((limit) => sha256Hex(limit.key)))

/** Counts one attempt against every limit, before the attempt is made: parallel ones cannot slip through. */
export async function countAttempt(db: Db, limits: Limit[]) {
  if (limits.length === 0) return
  const now = Date.now()
  const keys = await digests(limits)
  const [first, ...others] = limits.map((limit, i) =>
    db
      .insert(attempts)
      .values({ key: keys[i], count: 1, windowEndsAt: new Date(now + limit.windowMs) })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: sql`case when ${attempts.windowEndsAt} <= ${now} then 1 else ${attempts.count} + 1 end`,
          windowEndsAt: sql`case when ${attempts.windowEndsAt} <= ${now} then ${now + limit.windowMs} else ${attempts.windowEndsAt} end`,
        },
      })
      .returning({ count: attempts.count, windowEndsAt: attempts.windowEndsAt }),
  )
  const counted = await db.batch([first, ...others])
  const full = limits.flatMap((limit, i) => counted[i].filter((row) => row.count > limit.most))
  if (full.length === 0) return
  const seconds = Math.ceil((Math.max(...full.map((row) => row.windowEndsAt.getTime())) - now) / 1000)
  throw new ApiError('too_many_attempts', { retryAfterSeconds: seconds }, { 'Retry-After': String(seconds) })
}

/** After a success the shopper's own mistakes no longer count. */
export async function forgetAttempts(db: Db, limits: Limit[]) {
  await db.delete(attempts).where(inArray(attempts.key, await digests(limits)))
}

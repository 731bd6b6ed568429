import { and, gt, inArray, sql } from 'drizzle-orm'
import { batchOf, type Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { sha256Hex } from '../lib/ids.ts'
import { networkOf, siteOf } from '../lib/sender-address.ts'
import { mailboxOf } from './mailbox.ts'
import { attempts } from './schema.ts'

export type Limit = {
  key: string
  /** How many attempts a window lets through. */
  most: number
  windowMs: number
  /** How many the first limit of the list lets through, by the attempts that this one has counted. */
  slowsFirstTo?: (count: number) => number
}

const minute = 60_000
const day = 24 * 60 * minute

/**
 * How many guesses one network has at an account in a quarter of an hour, by the guesses of the last hour from everywhere:
 * fewer and fewer, but never none. A number at which the account closes would let anybody close it.
 */
const guessesOfNetwork = (fromEverywhere: number) =>
  fromEverywhere <= 40 ? 8 : fromEverywhere <= 100 ? 4 : fromEverywhere <= 400 ? 2 : 1

/**
 * In this order: guesses at one account from one network, guesses at any account from one network and from the networks
 * beside it, and guesses at one account from anywhere. All leave room for a shopper who mistypes.
 */
export const signInLimits = (email: string, address: string | null): Limit[] => [
  { key: `sign-in:${email}:${networkOf(address)}`, most: 8, windowMs: 15 * minute },
  ...byAddress('sign-in', address, { network: 100, site: 300 }, 15 * minute),
  { key: `sign-in:${email}`, most: Infinity, windowMs: 60 * minute, slowsFirstTo: guessesOfNetwork },
]

/** For a device on which the shopper has signed in before: whatever is tried elsewhere does not concern it. */
export const knownDeviceLimits = (device: string): Limit[] => [
  { key: `sign-in-device:${device}`, most: 8, windowMs: 15 * minute },
]

/** For a shopper who is asked for her password within a session: nobody outside it can use these up. */
export const proofLimits = (session: string): Limit[] => [
  { key: `proof:${session}`, most: 8, windowMs: 15 * minute },
]

/**
 * Six digits can be guessed by whoever knows the password, so the account has an end here from everywhere as well: in a day three
 * of ten thousand find one. Whoever uses these up keeps her from nothing but her password: a recovery code, a passkey and
 * Google have limits of their own.
 */
export const secondStepLimits = (userId: string, address: string | null): Limit[] => [
  { key: `second-step:${userId}:${networkOf(address)}`, most: 8, windowMs: 15 * minute },
  ...byAddress('second-step', address, { network: 60, site: 200 }, 15 * minute),
  { key: `second-step:${userId}`, most: 30, windowMs: 60 * minute },
  { key: `second-step-day:${userId}`, most: 100, windowMs: day },
]

/** Nobody guesses a recovery code, but each try costs a query. */
export const recoveryLimits = (userId: string, address: string | null): Limit[] => [
  { key: `recovery-code:${userId}:${networkOf(address)}`, most: 8, windowMs: 15 * minute },
  ...byAddress('recovery-code', address, { network: 60, site: 200 }, 15 * minute),
]

/**
 * An account has free credits, so one network and those beside it make a bounded number of them. The last is about the
 * mailbox: each sign-up mails to it.
 */
export const signUpLimits = (email: string, address: string | null): Limit[] => [
  ...byAddress('sign-up', address, { network: 20, site: 30 }, 60 * minute),
  ...byAddress('sign-up-day', address, { network: 60, site: 90 }, day),
  { key: `sign-up-for:${mailboxOf(email)}`, most: 4, windowMs: day },
  ...mailLimits(email, address),
]

/**
 * For mails to an address that anybody may name. Requests of a stranger do not use up those of the shopper herself,
 * who comes from another network, and no address gets so many mails that they become a burden.
 */
export const forgotLimits = (email: string, address: string | null): Limit[] => [
  { key: `forgot:${email}:${networkOf(address)}`, most: 3, windowMs: 15 * minute },
  ...byAddress('forgot', address, { network: 30, site: 60 }, 60 * minute),
  { key: `forgot:${mailboxOf(email)}`, most: 10, windowMs: 60 * minute },
]

/**
 * For mails that somebody causes to an address that is not proven to be hers: of the sender's networks, and to one
 * mailbox, by whatever spelling and from however many accounts.
 */
const mailLimits = (to: string, address: string | null): Limit[] => [
  ...byAddress('mail', address, { network: 40, site: 80 }, 60 * minute),
  { key: `mail-to:${mailboxOf(to)}`, most: 8, windowMs: day },
]

/** Links cannot be guessed, but each try costs a query. */
export const linkLimits = (address: string | null) =>
  byAddress('link', address, { network: 60, site: 200 }, 15 * minute)

/** For mails that a signed-in shopper requests. */
export const verificationLimits = (userId: string, to: string, address: string | null): Limit[] => [
  { key: `verification:${userId}`, most: 3, windowMs: 10 * minute },
  { key: `verification-day:${userId}`, most: 12, windowMs: day },
  ...mailLimits(to, address),
]

/** Each sign-in with Google costs one or two calls to Google. */
export const googleLimits = (address: string | null) =>
  byAddress('google', address, { network: 60, site: 200 }, 15 * minute)

/** Each request for a challenge writes a row. */
export const passkeyLimits = (address: string | null) =>
  byAddress('passkey', address, { network: 60, site: 200 }, 15 * minute)

/** A declaration costs a mail, and one that nobody is signed in for goes to an address that anybody may name. */
export const withdrawalLimits = (userId: string | null, email: string, address: string | null): Limit[] =>
  userId === null
    ? [
        ...byAddress('withdrawal', address, { network: 10, site: 40 }, 60 * minute),
        // Whoever declares for somebody else, from however many networks, does not fill that mailbox.
        { key: `withdrawal-to:${mailboxOf(email)}`, most: 3, windowMs: day },
        ...mailLimits(email, address),
      ]
    : [{ key: `withdrawal:${userId}`, most: 10, windowMs: 60 * minute }]

/** Somebody who reports more than this in an hour keeps others from being heard. */
export const reportLimits = (userId: string | null, address: string | null): Limit[] => [
  ...(userId === null ? [] : [{ key: `report:${userId}`, most: 10, windowMs: 60 * minute }]),
  ...byAddress('report', address, { network: 20, site: 60 }, 60 * minute),
]

/** Each writes three pictures. */
export const showLimits = (userId: string): Limit[] => [
  { key: `show-look:${userId}`, most: 30, windowMs: 60 * minute },
]

/** Guesses at the password of a look that somebody shows: each costs a hash, and few are hers who was told it. */
export const shownPasswordLimits = (id: string, address: string | null): Limit[] => [
  { key: `shown-look:${id}:${networkOf(address)}`, most: 8, windowMs: 15 * minute },
  ...byAddress('shown-look', address, { network: 40, site: 80 }, 15 * minute),
  { key: `shown-look:${id}`, most: 60, windowMs: 60 * minute },
]

/** Votes of one network on one question: a family or an office has as many, and nobody decides it alone. */
export const voteLimits = (id: string, address: string | null): Limit[] =>
  byAddress(`vote:${id}`, address, { network: 25, site: 100 }, 60 * minute)

/**
 * Kinds of errors of pages, and of reports of their policy, that nobody sent before. A browser has one or two of them; who makes them
 * up has any number.
 */
export const newKindLimits = (what: 'policy-report' | 'client-error', address: string | null) =>
  byAddress(what, address, { network: 5, site: 10 }, day)

/** What a network and its site may do in a window. */
type Room = { network: number; site: number }

const byAddress = (
  what: string,
  address: string | null,
  { network, site }: Room,
  windowMs: number,
): Limit[] =>
  address === null
    ? []
    : [
        { key: `${what}:${networkOf(address)}`, most: network, windowMs },
        { key: `${what}-site:${siteOf(address)}`, most: site, windowMs },
      ]

const keyOf = (limit: Limit) => sha256Hex(limit.key)

/** Keys contain emails and network addresses, so only their digests are stored. */
export const attemptKeys = (limits: Limit[]) => Promise.all(limits.map(keyOf))

/** Whether a limit is exceeded, within the transaction that has already counted this attempt against it. */
const isFull = (key: string, { most }: Limit) =>
  Number.isFinite(most)
    ? sql`exists (select 1 from attempts narrower where narrower.key = ${key} and narrower.count > ${most})`
    : sql`0`

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
  const slowed = limits.flatMap(({ slowsFirstTo }, i) => {
    const [row] = counted[i] ?? []
    return slowsFirstTo && row ? [slowsFirstTo(row.count)] : []
  })
  const maxOf = ({ most }: Limit, i: number) => (i === 0 ? Math.min(most, ...slowed) : most)
  const full = limits.flatMap((limit, i) => counted[i]?.filter((row) => row.count > maxOf(limit, i)) ?? [])
  if (full.length === 0) return
  const seconds = Math.ceil((Math.max(...full.map((row) => row.windowEndsAt.getTime())) - now) / 1000)
  throw new ApiError('too_many_attempts', { retryAfterSeconds: seconds }, { 'Retry-After': String(seconds) })
}

/** Whether another attempt would be one too many. It writes nothing, for attempts that come by the thousand. */
export async function isSpent(db: Db, limits: Limit[]) {
  const keys = await attemptKeys(limits)
  const counted = await db
    .select({ key: attempts.key, count: attempts.count })
    .from(attempts)
    .where(and(inArray(attempts.key, keys), gt(attempts.windowEndsAt, new Date())))
  return limits.some(({ most }, i) => counted.some(({ key, count }) => key === keys[i] && count >= most))
}

/** Clears counts after a success, when the shopper's own mistakes no longer matter. */
export async function forgetAttempts(db: Db, limits: Limit[]) {
  await db.delete(attempts).where(inArray(attempts.key, await attemptKeys(limits)))
}

import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Photographer } from '#shared/photographers.ts'
import { signUpCredits } from '#shared/plans.ts'
import { users } from '../shoppers/schema.ts'
import type { Db } from '../lib/db.ts'
import { asFlag } from '../lib/row-types.ts'
import { rowOf } from '../lib/row-of.ts'
import { creditEntries } from './schema.ts'

/**
 * Every function here builds one SQL statement that is safe to run twice: the ledger's unique keys decide, never a
 * value read before. A trigger updates `users.credits` within the same statement.
 */

type Kind = typeof creditEntries.$inferInsert.kind

/** Who made a try-on's photograph, and what that cost us in millionths of a dollar. */
export type Bill = { photographer: Photographer | null; cost: number }

type Entry = {
  userId: SQLWrapper
  subject: SQLWrapper | string
  kind: Kind
  credits: SQLWrapper | number
  now?: Date
  bill?: Bill
}

/** Builds an entry for an `insert … select` that inserts nothing where its row is missing. */
export const entry = ({ now = new Date(), bill = unbilled, ...values }: Entry) =>
  rowOf(creditEntries, { id: sql`null`, createdAt: now, ...bill, ...values })

const unbilled: Bill = { photographer: null, cost: 0 }

/**
 * Grants the free credits of a sign-up in the batch that creates the account; grants nothing where the account was
 * not created.
 */
export const grantSignUpCredits = (db: Db, userId: string) =>
  db
    .insert(creditEntries)
    .select(
      sql`select ${entry({ userId: users.id, subject: `sign-up:${userId}`, kind: 'grant', credits: signUpCredits })}
        from ${users} where ${users.id} = ${userId}`,
    )
    .onConflictDoNothing()

/** A try-on costs one credit on the free plan and none on Luxe, by the plan at the time of the statement. */
const price = sql`case when ${users.plan} = 'premium' then 0 else 1 end`

/** Takes the price of one try-on. No row is returned when she cannot pay, or when it was taken before. */
const take = (db: Db, userId: string, subject: string, kind: 'reserve' | 'spend', conditions: SQL[]) =>
  db
    .insert(creditEntries)
    .select(
      sql`select ${entry({ userId: users.id, subject, kind, credits: sql`-(${price})` })} from ${users}
        where ${and(eq(users.id, userId), sql`${users.credits} >= ${price}`, ...conditions)}`,
    )
    .onConflictDoNothing()
    .returning({ credits: creditEntries.credits })

/** The subject of a try-on's entries. */
export const jobSubject = (jobId: string) => `try-on:${jobId}`

/** The number of try-ons in a month of Luxe and the start of that month; null for no limit. */
export type MonthlyLimit = { most: number; since: number } | null
/**
 * `running` limits how many of her try-ons may run at once, `starts` how many she may begin in a quarter of an hour, those
 * included that failed and cost nothing.
 */
export type ReserveLimits = { running: number; monthly: MonthlyLimit; starts?: number }
export type ReserveRefusal = 'no_credits' | 'try_on_running' | 'monthly_limit' | 'too_many_attempts'

const startsWindowMs = 15 * 60_000

const ended = (subject: SQLWrapper) =>
  sql`exists (select 1 from credit_entries e where e.subject = ${subject} and e.kind in ('settle', 'release'))`

/**
 * The number of her open reserves. Reserves older than a job can run are left out, so that the count reads only the
 * newest rows.
 */
const runningOf = (userId: string, now: number) =>
  sql`(select count(*) from credit_entries r where r.user_id = ${userId} and r.created_at > ${now - 600_000}
    and r.kind = 'reserve' and not ${ended(sql`r.subject`)})`

/** Not `1`: D1 gives a row as an object, in which a column of that name would come first, whatever its place. */
const always = sql`1 = 1`

const startsOf = (userId: string, now: number) =>
  sql`(select count(*) from credit_entries s where s.user_id = ${userId} and s.created_at > ${now - startsWindowMs}
    and s.kind = 'reserve')`

/**
 * Entries that count against the month's limit: try-ons that cost no credit and were not released. A try-on that she
 * paid with a credit, between two subscriptions, does not count.
 */
export const countsForLuxe = (table: string) =>
  sql.raw(`${table}.kind in ('reserve', 'spend') and ${table}.credits = 0 and not exists
    (select 1 from credit_entries given_back where given_back.subject = ${table}.subject
      and given_back.kind = 'release')`)

const startedSince = (userId: string, since: number) =>
  sql`(select count(*) from credit_entries m where m.user_id = ${userId} and m.created_at >= ${since}
    and ${countsForLuxe('m')})`

const isBelow = (userId: string, monthly: MonthlyLimit) =>
  monthly === null
    ? sql`1`
    : sql`(${users.plan} <> 'premium' or ${startedSince(userId, monthly.since)} < ${monthly.most})`

/**
 * Reserves the price of a try-on, in one round trip. A second call for the same job changes nothing and returns
 * 'reserved' again. A job that has ended is never charged, however late this call arrives.
 */
async function reserveCredit(
  db: Db,
  userId: string,
  jobId: string,
  limits: ReserveLimits = { running: Infinity, monthly: null },
): Promise<'reserved' | ReserveRefusal> {
  const subject = jobSubject(jobId)
  const now = Date.now()
  const isBelowRunning = Number.isFinite(limits.running)
    ? sql`${runningOf(userId, now)} < ${limits.running}`
    : always
  const isBelowMonthly = isBelow(userId, limits.monthly)
  const isBelowStarts =
    limits.starts === undefined ? always : sql`${startsOf(userId, now)} < ${limits.starts}`
  const [, reserve, [why]] = await db.batch([
    take(db, userId, subject, 'reserve', [
      sql`not ${ended(sql`${subject}`)}`,
      isBelowRunning,
      isBelowStarts,
      isBelowMonthly,
    ]),
    // Where it has not ended, a job has no other entry than its reserve.
    db.select({ id: creditEntries.id }).from(creditEntries).where(eq(creditEntries.subject, subject)),
    db
      .select({
        hasEnded: asFlag(sql`${ended(sql`${subject}`)}`),
        canPay: asFlag(sql`${users.credits} >= ${price}`),
        hasRoom: asFlag(isBelowRunning),
        mayStart: asFlag(isBelowStarts),
      })
      .from(users)
      .where(eq(users.id, userId)),
  ])
  if (why?.hasEnded) throw new Error('this try-on has ended: it is not charged again')
  if (reserve.length > 0) return 'reserved'
  if (!why?.canPay) return 'no_credits'
  if (!why.hasRoom) return 'try_on_running'
  return why.mayStart ? 'monthly_limit' : 'too_many_attempts'
}

/** Settles a job's reserve after its picture was made; does nothing without a reserve, or after a release. */
async function settleCredit(db: Db, jobId: string, bill?: Bill) {
  const subject = jobSubject(jobId)
  await db
    .insert(creditEntries)
    .select(
      sql`select ${entry({ userId: creditEntries.userId, subject, kind: 'settle', credits: 0, bill })} from ${creditEntries}
        where ${and(eq(creditEntries.subject, subject), eq(creditEntries.kind, 'reserve'))}`,
    )
    .onConflictDoNothing()
}

/**
 * Releases a job's reserve. Without a reserve an entry of 0 credits is written all the same: a reserve that arrives
 * after its job gave up then finds the job ended, and takes nothing.
 */
async function releaseCredit(db: Db, userId: string, jobId: string, bill?: Bill) {
  const subject = jobSubject(jobId)
  const reserved = sql`coalesce((select -r.credits from credit_entries r where r.subject = ${subject} and r.kind = 'reserve'), 0)`
  await db
    .insert(creditEntries)
    .select(
      sql`select ${entry({ userId: users.id, subject, kind: 'release', credits: reserved, bill })} from ${users}
        where ${users.id} = ${userId}`,
    )
    .onConflictDoNothing()
}

/** The three ledger operations of a try-on on one database. */
export const openLedger = (db: Db) => ({
  reserve: (userId: string, jobId: string, limits: ReserveLimits) => reserveCredit(db, userId, jobId, limits),
  settle: (jobId: string, bill?: Bill) => settleCredit(db, jobId, bill),
  release: (userId: string, jobId: string, bill?: Bill) => releaseCredit(db, userId, jobId, bill),
})
export type Ledger = ReturnType<typeof openLedger>

/**
 * Spends one credit at once. `spendId` is an idempotency key: a repeated call is charged once and told that it was
 * spent. On Luxe it costs nothing, and an entry is written only where try-ons are counted.
 */
export async function spendCredit(db: Db, userId: string, spendId: string, monthly: MonthlyLimit) {
  const subject = `spend:${userId}:${spendId}`
  const isCounted = monthly === null ? sql`${users.plan} <> 'premium'` : isBelow(userId, monthly)
  const [, spent, [account]] = await db.batch([
    take(db, userId, subject, 'spend', [isCounted]),
    db.select({ id: creditEntries.id }).from(creditEntries).where(eq(creditEntries.subject, subject)),
    db.select({ credits: users.credits, plan: users.plan }).from(users).where(eq(users.id, userId)),
  ])
  const isPremium = account?.plan === 'premium'
  return {
    spent: spent.length > 0 || (isPremium && monthly === null),
    /** Null where try-ons are free. */
    credits: isPremium ? null : (account?.credits ?? 0),
  }
}

import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { signUpCredits } from '#shared/plans.ts'
import { users } from '../auth/schema.ts'
import type { Db } from '../lib/db.ts'
import { asFlag } from '../lib/rows.ts'
import { rowOf } from '../lib/row-of.ts'
import { creditEntries } from './schema.ts'

/**
 * Every function here builds one SQL statement that is safe to run twice: the ledger's unique keys
 * decide, never a value read before. A trigger moves `users.credits` within the same statement.
 */

type Kind = typeof creditEntries.$inferInsert.kind

type Entry = {
  userId: SQLWrapper
  subject: SQLWrapper | string
  kind: Kind
  credits: SQLWrapper | number
  now?: Date
}

/** A new entry, for an `insert … select` that finds its row or adds nothing. */
const entry = ({ now = new Date(), ...values }: Entry) =>
  rowOf(creditEntries, { id: sql`null`, createdAt: now, ...values })

/** The free credits of a sign-up, for the batch that creates the account; nothing where the account was not created. */
export const grantSignUpCredits = (db: Db, userId: string) =>
  db
    .insert(creditEntries)
    .select(
      sql`select ${entry({ userId: users.id, subject: `sign-up:${userId}`, kind: 'grant', credits: signUpCredits })}
        from ${users} where ${users.id} = ${userId}`,
    )
    .onConflictDoNothing()

/** A try-on costs one credit on the free plan and none on Luxe, as the plan stands when the statement runs. */
const price = sql`case when ${users.plan} = 'premium' then 0 else 1 end`

/** Takes the price of one try-on from whoever can pay it. No row comes back when she cannot, or when it was taken before. */
const take = (db: Db, userId: string, subject: string, kind: 'reserve' | 'spend', conditions: SQL[]) =>
  db
    .insert(creditEntries)
    .select(
      sql`select ${entry({ userId: users.id, subject, kind, credits: sql`-(${price})` })} from ${users}
        where ${and(eq(users.id, userId), sql`${users.credits} >= ${price}`, ...conditions)}`,
    )
    .onConflictDoNothing()
    .returning({ credits: creditEntries.credits })

/** What the entries of a try-on are about. */
export const jobSubject = (jobId: string) => `try-on:${jobId}`

/** How many try-ons Luxe has in her month, and since when that month runs; null for any number. */
export type MonthlyLimit = { most: number; since: number } | null
/** `running`: how many of hers may run at once. */
export type ReserveLimits = { running: number; monthly: MonthlyLimit }
export type ReserveRefusal = 'no_credits' | 'try_on_running' | 'monthly_limit'

const ended = (subject: SQLWrapper) =>
  sql`exists (select 1 from credit_entries e where e.subject = ${subject} and e.kind in ('settle', 'release'))`

/** Her reserves without an end. None is older than a job's life, so that the count stays on the newest rows. */
const runningOf = (userId: string, now: number) =>
  sql`(select count(*) from credit_entries r where r.user_id = ${userId} and r.created_at > ${now - 600_000}
    and r.kind = 'reserve' and not ${ended(sql`r.subject`)})`

/**
 * Entries of a month of Luxe that count against its number: try-ons that cost no credit and were not given back.
 * What she paid with a credit, in days between two plans, is no try-on of Luxe.
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
 * Sets the price of a try-on aside. One round trip; a second call for the same job changes nothing and
 * says 'reserved' again. A job that has ended is never charged any more, however late this call arrives.
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
    : sql`1`
  const isBelowMonthly = isBelow(userId, limits.monthly)
  const [, reserve, [why]] = await db.batch([
    take(db, userId, subject, 'reserve', [
      sql`not ${ended(sql`${subject}`)}`,
      isBelowRunning,
      isBelowMonthly,
    ]),
    db
      .select({ id: creditEntries.id })
      .from(creditEntries)
      .where(and(eq(creditEntries.subject, subject), eq(creditEntries.kind, 'reserve'))),
    db
      .select({
        hasEnded: asFlag(sql`${ended(sql`${subject}`)}`),
        canPay: asFlag(sql`${users.credits} >= ${price}`),
        hasRoom: asFlag(isBelowRunning),
      })
      .from(users)
      .where(eq(users.id, userId)),
  ])
  if (why?.hasEnded) throw new Error('this try-on has ended: it is not charged again')
  if (reserve.length > 0) return 'reserved'
  if (!why?.canPay) return 'no_credits'
  return why.hasRoom ? 'monthly_limit' : 'try_on_running'
}

/** Keeps a job's reserve, for a picture that was made. Nothing where there is none, or where it was given back. */
async function settleCredit(db: Db, jobId: string) {
  const subject = jobSubject(jobId)
  await db
    .insert(creditEntries)
    .select(
      sql`select ${entry({ userId: creditEntries.userId, subject, kind: 'settle', credits: 0 })} from ${creditEntries}
        where ${and(eq(creditEntries.subject, subject), eq(creditEntries.kind, 'reserve'))}`,
    )
    .onConflictDoNothing()
}

/**
 * Gives a job's reserve back. Where there is none the entry stands all the same, with 0 credits: a
 * reserve that is still on its way when its job gives up then finds the job ended, and takes nothing.
 */
async function releaseCredit(db: Db, userId: string, jobId: string) {
  const subject = jobSubject(jobId)
  const reserved = sql`coalesce((select -r.credits from credit_entries r where r.subject = ${subject} and r.kind = 'reserve'), 0)`
  await db
    .insert(creditEntries)
    .select(
      sql`select ${entry({ userId: users.id, subject, kind: 'release', credits: reserved })} from ${users}
        where ${users.id} = ${userId}`,
    )
    .onConflictDoNothing()
}

/** For a sync's batch: the credits of packs that were paid, each pack once. `allowed` is what else must hold. */
export const grantPacks = (
  db: Db,
  userId: string,
  packs: { payment: string; credits: number }[],
  now: Date,
  allowed: SQL,
) =>
  db
    .insert(creditEntries)
    .select(
      sql`select ${entry({
        userId: users.id,
        subject: sql`'pack:' || (pack.value ->> 'payment')`,
        kind: 'purchase',
        credits: sql`pack.value ->> 'credits'`,
        now,
      })} from ${users}, json_each(${JSON.stringify(packs)}) pack where ${users.id} = ${userId} and ${allowed}`,
    )
    .onConflictDoNothing()

/**
 * Takes back of a pack whose money went back what she has not used of it: of all that came into her
 * balance, the oldest is used first. Never more than there is, and once: what comes later is not touched.
 */
export const takeBackPack = (db: Db, userId: string, payment: string, now: Date, allowed: SQL) => {
  const subject = `pack:${payment}`
  const cameLater = sql`coalesce((select sum(e.credits) from credit_entries e
    where e.user_id = ${users.id} and (e.kind in ('grant', 'purchase') and e.id > ${creditEntries.id}
      or e.kind in ('refund', 'return') and exists (select 1 from credit_entries p
        where p.subject = e.subject and p.kind = 'purchase' and p.id > ${creditEntries.id}))), 0)`
  const unused = sql`max(0, min(${creditEntries.credits}, ${users.credits} - ${cameLater}))`
  return db
    .insert(creditEntries)
    .select(
      sql`select ${entry({ userId: users.id, subject, kind: 'refund', credits: sql`-${unused}`, now })} from ${creditEntries} join ${users} on ${users.id} = ${creditEntries.userId}
        where ${creditEntries.subject} = ${subject} and ${creditEntries.kind} = 'purchase'
          and ${users.id} = ${userId} and ${allowed}`,
    )
    .onConflictDoNothing()
}

/**
 * Gives again what was taken back of packs whose money is ours after all: her bank lost the dispute, or a refund
 * never reached it. Once for each pack: should its money go a second time, its credits stay.
 *
 * Of two syncs at the same time the later number may have read earlier, before the money went: only what was
 * taken before this one began to read (`readFrom`) does it know better.
 */
export const returnPacks = (
  db: Db,
  userId: string,
  payments: string[],
  readFrom: Date,
  now: Date,
  allowed: SQL,
) =>
  db
    .insert(creditEntries)
    .select(
      sql`select ${entry({
        userId: sql`r.user_id`,
        subject: sql`r.subject`,
        kind: 'return',
        credits: sql`-r.credits`,
        now,
      })} from credit_entries r where r.user_id = ${userId} and r.kind = 'refund' and ${allowed}
          and r.created_at < ${readFrom.getTime()}
          and r.subject in (select 'pack:' || value from json_each(${JSON.stringify(payments)}))`,
    )
    .onConflictDoNothing()

/** The three moves of a try-on over one database. */
export const openLedger = (db: Db) => ({
  reserve: (userId: string, jobId: string, limits: ReserveLimits) => reserveCredit(db, userId, jobId, limits),
  settle: (jobId: string) => settleCredit(db, jobId),
  release: (userId: string, jobId: string) => releaseCredit(db, userId, jobId),
})
export type Ledger = ReturnType<typeof openLedger>

/**
 * Spends one credit at once. `spendId` names the purpose: the same one is charged once, however often it
 * is sent, and a repeat is told that it was spent. On Luxe it costs nothing, and leaves an entry only where
 * try-ons are counted.
 */
export async function spendCredit(db: Db, userId: string, spendId: string, monthly: MonthlyLimit) {
  const subject = `spend:${userId}:${spendId}`
  const isCounted = monthly === null ? sql`${users.plan} <> 'premium'` : isBelow(userId, monthly)
  const [, spent, [account]] = await db.batch([
    take(db, userId, subject, 'spend', [isCounted]),
    db
      .select({ id: creditEntries.id })
      .from(creditEntries)
      .where(and(eq(creditEntries.subject, subject), eq(creditEntries.kind, 'spend'))),
    db.select({ credits: users.credits, plan: users.plan }).from(users).where(eq(users.id, userId)),
  ])
  const isPremium = account?.plan === 'premium'
  return {
    spent: spent.length > 0 || (isPremium && monthly === null),
    /** Null where try-ons cost none. */
    credits: isPremium ? null : (account?.credits ?? 0),
  }
}

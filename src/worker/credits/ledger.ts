import { and, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { users } from '../auth/schema.ts'
import type { Db } from '../lib/db.ts'
import { creditEntries } from './schema.ts'

/** What a new account starts with. */
export const signUpCredits = 5

/**
 * Every function here builds one SQL statement that is safe to run twice: the ledger's unique keys
 * decide, never a value read before. A trigger moves `users.credits` within the same statement.
 */

type Kind = typeof creditEntries.$inferInsert.kind

/** The columns of a new entry, for an `insert … select` that finds its row or adds nothing. */
const entry = (userId: SQLWrapper, subject: string, kind: Kind, credits: SQL) => ({
  id: sql<number>`null`.as('id'),
  userId: sql<string>`${userId}`.as('user_id'),
  subject: sql<string>`${subject}`.as('subject'),
  kind: sql<Kind>`${kind}`.as('kind'),
  credits: sql<number>`${credits}`.as('credits'),
  createdAt: sql<Date>`${Date.now()}`.as('created_at'),
})

/** The free credits of a sign-up, for the batch that creates the account; nothing where the account was not created. */
export const grantSignUpCredits = (db: Db, userId: string) =>
  db
    .insert(creditEntries)
    .select(
      db
        .select(entry(users.id, `sign-up:${userId}`, 'grant', sql`${signUpCredits}`))
        .from(users)
        .where(eq(users.id, userId)),
    )
    .onConflictDoNothing()

/** A try-on costs one credit on the free plan and none on Luxe, as the plan stands when the statement runs. */
const price = sql`case when ${users.plan} = 'premium' then 0 else 1 end`

/** Takes the price of one try-on from whoever can pay it. No row comes back when she cannot, or when it was taken before. */
const take = (db: Db, userId: string, subject: string, kind: 'reserve' | 'spend') =>
  db
    .insert(creditEntries)
    .select(
      db
        .select(entry(users.id, subject, kind, sql`-(${price})`))
        .from(users)
        .where(and(eq(users.id, userId), sql`${users.credits} >= ${price}`)),
    )
    .onConflictDoNothing()
    .returning({ credits: creditEntries.credits })

const balanceOf = (db: Db, userId: string) => db.select({ credits: users.credits }).from(users).where(eq(users.id, userId))

const jobSubject = (jobId: string) => `try-on:${jobId}`

/** Sets the price of a try-on aside. One round trip; a second call for the same job changes nothing and says 'reserved' again. */
export async function reserveCredit(db: Db, userId: string, jobId: string): Promise<'reserved' | 'no_credits'> {
  const subject = jobSubject(jobId)
  const [, reserve] = await db.batch([
    take(db, userId, subject, 'reserve'),
    db
      .select({ id: creditEntries.id })
      .from(creditEntries)
      .where(and(eq(creditEntries.subject, subject), eq(creditEntries.kind, 'reserve'))),
  ])
  return reserve.length > 0 ? 'reserved' : 'no_credits'
}

/**
 * Ends a job's reserve: kept ('settle') for a picture, given back ('release') otherwise. Without a
 * reserve there is nothing to end; after one end the other is refused by the ledger's unique index.
 */
async function endReserve(db: Db, jobId: string, kind: 'settle' | 'release') {
  const subject = jobSubject(jobId)
  await db
    .insert(creditEntries)
    .select(
      db
        .select(entry(creditEntries.userId, subject, kind, kind === 'settle' ? sql`0` : sql`-${creditEntries.credits}`))
        .from(creditEntries)
        .where(and(eq(creditEntries.subject, subject), eq(creditEntries.kind, 'reserve'))),
    )
    .onConflictDoNothing()
}

export const settleCredit = (db: Db, jobId: string) => endReserve(db, jobId, 'settle')
export const releaseCredit = (db: Db, jobId: string) => endReserve(db, jobId, 'release')

/** Spends one credit at once. `spendId` names the purpose: the same one is charged once, however often it is sent. */
export async function spendCredit(db: Db, userId: string, spendId: string) {
  const [taken, [account]] = await db.batch([
    take(db, userId, `spend:${userId}:${spendId}`, 'spend'),
    balanceOf(db, userId),
  ])
  return { spent: taken.length > 0, credits: account?.credits ?? 0 }
}

/** Every entry of one shopper, newest first. */
export const listEntries = (db: Db, userId: string) =>
  db
    .select({ subject: creditEntries.subject, kind: creditEntries.kind, credits: creditEntries.credits, createdAt: creditEntries.createdAt })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(desc(creditEntries.id))

import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { forgetAssistants } from '../assistants/forget-assistants.ts'
import { users, accountRemovals } from '../shoppers/schema.ts'
import { signInLimits, forgetAttempts } from '../auth/throttle.ts'
import { noteRemoved } from '../backups/removed-accounts.ts'
import { forgetCustomer } from '../billing/customers.ts'
import { stripeEvents, unmatchedPayments } from '../billing/schema.ts'
import { openBilling } from '../billing/stripe.ts'
import { creditEntries } from '../ledger/schema.ts'
import { openCatalogue, openDb, type Db } from '../lib/db.ts'
import type { Purge } from '../lib/edge-cache.ts'
import { logFault } from '../lib/log.ts'
import { forgetExplore, forgetStudio } from '../studio/forget-studio.ts'
import { endLuxeOfLeaving } from './leaving-luxe.ts'
import { gateOf } from '../try-on/settlement.ts'
import { beginRemoval, listDue } from './removal.ts'
import { deletePictures } from './shopper-pictures.ts'

const minuteMs = 60_000
/** One worker has a removal; after an interruption another one takes it over after this time. */
const leaseMs = 2 * minuteMs
/** An upload or finished picture that was under way when she left has arrived by then, and is deleted as well. */
const settleMs = 15 * minuteMs
/** No job is older: one for later is looked at for a day, and every job deletes itself a day after its end. */
const jobLifetimeMs = 50 * 60 * minuteMs
const atOnce = 10

const backOffMs = (attempts: number) => Math.min(5 * minuteMs * 2 ** attempts, 24 * 60 * minuteMs)

/** Takes the removal, unless another worker has it. */
async function takeOn(db: Db, userId: string) {
  const now = new Date()
  const [removal] = await db
    .update(accountRemovals)
    .set({ attempts: sql`${accountRemovals.attempts} + 1`, tryAt: new Date(now.getTime() + leaseMs) })
    .where(and(eq(accountRemovals.userId, userId), lte(accountRemovals.tryAt, now)))
    .returning()
  return removal
}

/** Ends her running try-ons before their ledger entries are deleted. */
async function endJobs(env: Env, db: Db, userId: string) {
  const rows = await db
    .selectDistinct({ subject: creditEntries.subject })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        sql`${creditEntries.subject} like 'try-on:%'`,
        sql`${creditEntries.createdAt} > ${Date.now() - jobLifetimeMs}`,
      ),
    )
  const charged = rows.map(({ subject }) => subject.slice('try-on:'.length))
  const ids = new Set([...charged, ...(await gateOf(env).jobsOf(userId))])
  await Promise.all([...ids].map((id) => env.TRY_ON_JOBS.getByName(id).forget(userId)))
}

/** Deletes her rows in one batch, which also notes the Stripe customers to delete. */
async function deleteRows(db: Db, userId: string) {
  const [shopper] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (shopper) await forgetAttempts(db, signInLimits(shopper.email, null))
  const known = sql`(select json_group_array(id) from (
    select id from billing_customers where user_id = ${userId}
    union select value from json_each(${accountRemovals.customerIds})))`
  const [[removal]] = await db.batch([
    db
      .update(accountRemovals)
      .set({ customerIds: known })
      .where(eq(accountRemovals.userId, userId))
      .returning({ customerIds: accountRemovals.customerIds }),
    db.delete(users).where(eq(users.id, userId)),
  ])
  return removal?.customerIds ?? []
}

async function deleteCustomers(env: Env, db: Db, customerIds: string[]) {
  if (customerIds.length === 0) return
  const { stripe } = await openBilling(env, db)
  const faults: unknown[] = []
  // A customer that fails, or that Stripe does not know, does not keep the others from being deleted.
  for (const id of customerIds) await forgetCustomer(stripe, id).catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw faults[0]
}

/**
 * Deletes what Stripe told us of her customers, and then the removal itself. Payments that were synced between the
 * deletion of her account and of her customer may have been taken for unmatched ones: they are deleted here.
 */
async function closeFile(db: Db, userId: string, customerIds: string[]) {
  await db.batch([
    db.delete(stripeEvents).where(inArray(stripeEvents.customerId, customerIds)),
    db
      .delete(unmatchedPayments)
      .where(or(eq(unmatchedPayments.reference, userId), inArray(unmatchedPayments.customerId, customerIds))),
    db.delete(accountRemovals).where(eq(accountRemovals.userId, userId)),
  ])
}

/** Every step is safe to repeat, so a worker that follows a crash begins with the first. */
export async function workOnRemoval(env: Env, userId: string, purge?: Purge) {
  const db = openDb(env.DB)
  const removal = await takeOn(db, userId)
  if (!removal) return
  try {
    await env.SHOPPER_CHANNELS.getByName(userId).closeAll()
    await endJobs(env, db, userId)
    await forgetStudio(env, db, userId)
    await forgetAssistants(env, userId)
    await noteRemoved(env, userId)
    const customerIds = await deleteRows(db, userId)
    await forgetExplore({ db: openCatalogue(env.CATALOGUE_DB), cache: env.CACHE, purge }, userId)
    await deletePictures(env.PHOTOS, userId)
    // Last, because it is the only step that another service may delay.
    await deleteCustomers(env, db, customerIds)
    const settledAt = removal.startedAt.getTime() + settleMs
    if (Date.now() >= settledAt) return await closeFile(db, userId, customerIds)
    await tryAgainAt(db, userId, settledAt)
  } catch (error) {
    logFault('account_removal_delayed', error, { attempts: removal.attempts })
    await tryAgainAt(db, userId, Date.now() + backOffMs(removal.attempts))
  }
}

const tryAgainAt = (db: Db, userId: string, at: number) =>
  db
    .update(accountRemovals)
    .set({ tryAt: new Date(at) })
    .where(eq(accountRemovals.userId, userId))

/** Called by the cron: begins removals that are due, and continues interrupted ones. */
export async function workOffRemovals(env: Env, purge?: Purge) {
  const db = openDb(env.DB)
  await endLuxeOfLeaving(env, db)
  const now = new Date()
  for (const { userId } of await listDue(db, now, atOnce)) await beginRemoval(db, userId, now)
  const open = await db
    .select({ userId: accountRemovals.userId })
    .from(accountRemovals)
    .where(lte(accountRemovals.tryAt, now))
    .orderBy(accountRemovals.tryAt)
    .limit(atOnce)
  for (const { userId } of open) await workOnRemoval(env, userId, purge)
}

import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { users } from '../auth/schema.ts'
import { signInLimits, forgetAttempts } from '../auth/throttle.ts'
import { forgetCustomer } from '../billing/customers.ts'
import { stripeEvents, unmatchedPayments } from '../billing/schema.ts'
import { openBilling } from '../billing/stripe.ts'
import { creditEntries } from '../credits/schema.ts'
import { openDb, type Db } from '../lib/db.ts'
import { logFault } from '../lib/log.ts'
import { forgetExplore, forgetStudio } from '../studio/leaving.ts'
import { endLuxeOfLeaving } from './leaving-luxe.ts'
import { beginRemoval, listDue } from './removal.ts'
import { accountRemovals } from './schema.ts'
import { deletePictures } from './stored-pictures.ts'

const minuteMs = 60_000
/** One at a time works on a removal; whoever was cut off is followed after this time. */
const leaseMs = 2 * minuteMs
/** What was on its way when she left, an upload or a finished picture, has arrived by then and is removed too. */
const settleMs = 15 * minuteMs
/** No job is older: a day after its end it removes itself. */
const jobLifetimeMs = 25 * 60 * minuteMs
const atOnce = 10

const backOffMs = (attempts: number) => Math.min(5 * minuteMs * 2 ** attempts, 24 * 60 * minuteMs)

/** Takes the removal on, unless somebody else has it. */
async function takeOn(db: Db, userId: string) {
  const now = new Date()
  const [removal] = await db
    .update(accountRemovals)
    .set({ attempts: sql`${accountRemovals.attempts} + 1`, tryAt: new Date(now.getTime() + leaseMs) })
    .where(and(eq(accountRemovals.userId, userId), lte(accountRemovals.tryAt, now)))
    .returning()
  return removal
}

/** Her running try-ons, before the ledger that knows them goes. */
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
  const ids = rows.map(({ subject }) => subject.slice('try-on:'.length))
  await Promise.all(ids.map((id) => env.TRY_ON_JOBS.getByName(id).forget(userId)))
}

/** Her rows in one batch: the customers to be deleted at Stripe are noted with the last look at them. */
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
  // One that fails, or that Stripe does not know, keeps none of the others there.
  for (const id of customerIds) await forgetCustomer(stripe, id).catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw faults[0]
}

/**
 * What Stripe told us of her customers, and then the removal itself: nothing knows of her any more. Her
 * payments, seen between the end of her account and that of her customer, may pass for nobody's: they are not.
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

/** Every step is safe to do again, so that whoever comes after a crash begins at the first one. */
export async function workOnRemoval(env: Env, userId: string) {
  const db = openDb(env.DB)
  const removal = await takeOn(db, userId)
  if (!removal) return
  try {
    await env.SHOPPER_CHANNELS.getByName(userId).closeAll()
    await endJobs(env, db, userId)
    const postIds = await forgetStudio(env, db, userId)
    const customerIds = await deleteRows(db, userId)
    await forgetExplore({ db, cache: env.CACHE }, postIds)
    await deletePictures(env.PHOTOS, userId)
    // Last, since it is the one step that somebody else may keep waiting.
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

/** For the cron: begins what is due, and goes on with whatever was cut off or has to wait. */
export async function workOffRemovals(env: Env) {
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
  for (const { userId } of open) await workOnRemoval(env, userId)
}

import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { users } from '../auth/schema.ts'
import { cancelAtPeriodEnd } from '../billing/cancel.ts'
import { subscriptions } from '../billing/schema.ts'
import { billingConfigured, openBilling } from '../billing/stripe.ts'
import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { logFault } from '../lib/log.ts'

const atOnce = 10

/** Whoever leaves must not be charged again: her Luxe ends with what she has paid for. */
export async function endLuxe(env: Env, db: Db, userId: string) {
  if (!billingConfigured(env)) return
  try {
    await cancelAtPeriodEnd(await openBilling(env, db), userId)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no_subscription') return
    // Her leaving does not wait for Stripe: the cron asks again.
    logFault('luxe_of_leaving_not_ended', error)
  }
}

/** Subscriptions of leaving shoppers that would still renew. */
export async function endLuxeOfLeaving(env: Env, db: Db) {
  if (!billingConfigured(env)) return
  const leaving = await db
    .selectDistinct({ userId: users.id })
    .from(users)
    .innerJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(
      and(
        isNotNull(users.removalDueAt),
        isNull(subscriptions.endedAt),
        eq(subscriptions.cancelAtPeriodEnd, false),
        inArray(subscriptions.status, ['active', 'trialing', 'past_due']),
      ),
    )
    // Whoever cannot be helped must not stand before the others each time.
    .orderBy(sql`random()`)
    .limit(atOnce)
  for (const { userId } of leaving) await endLuxe(env, db, userId)
}

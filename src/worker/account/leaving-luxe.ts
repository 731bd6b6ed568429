import { and, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm'
import { users } from '../shoppers/schema.ts'
import { cancelAtPeriodEnd } from '../billing/cancel-subscription.ts'
import { subscriptions } from '../billing/schema.ts'
import { billingConfigured, openBilling } from '../billing/stripe.ts'
import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { logFault } from '../lib/log.ts'

const atOnce = 10

/** Ends Luxe with the paid period, so that a shopper who leaves is not charged again. */
export async function endLuxe(env: Env, db: Db, userId: string) {
  if (!billingConfigured(env)) return
  try {
    await cancelAtPeriodEnd(await openBilling(env, db), userId)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no_subscription') return
    // Her removal does not wait for Stripe: the cron repeats this.
    logFault('luxe_of_leaving_not_ended', error)
  }
}

/** Ends subscriptions of leaving shoppers that would still renew. */
export async function endLuxeOfLeaving(env: Env, db: Db) {
  if (!billingConfigured(env)) return
  const leaving = await db
    .select({ userId: users.id })
    .from(users)
    .where(
      and(
        // By its index, which 'is not null' does not use. A join would begin with the subscriptions, and read them all.
        gt(users.removalDueAt, new Date(0)),
        exists(
          db
            .select({ id: subscriptions.id })
            .from(subscriptions)
            .where(
              and(
                eq(subscriptions.userId, users.id),
                isNull(subscriptions.endedAt),
                eq(subscriptions.cancelAtPeriodEnd, false),
                inArray(subscriptions.status, ['active', 'trialing', 'past_due']),
              ),
            ),
        ),
      ),
    )
    // In random order, so that accounts that fail every time do not block the others.
    .orderBy(sql`random()`)
    .limit(atOnce)
  for (const { userId } of leaving) await endLuxe(env, db, userId)
}

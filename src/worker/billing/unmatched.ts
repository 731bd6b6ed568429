import { asc, count, eq, isNull, max, min, sql } from 'drizzle-orm'
import { holderOf } from '../auth/email-holder.ts'
import { users } from '../auth/schema.ts'
import type { Db } from '../lib/db.ts'
import { asNumber, orNull } from '../lib/rows.ts'
import {
  billingCustomers,
  billingMarks,
  malformedEvents,
  stripeEvents,
  subscriptions,
  unmatchedPayments,
} from './schema.ts'

/** The operator's queries and commands; see scripts/billing. */

export const listUnmatched = (db: Db) =>
  db
    .select()
    .from(unmatchedPayments)
    .where(isNull(unmatchedPayments.settledAt))
    .orderBy(asc(unmatchedPayments.paidAt))

export type Assignment =
  | { is: 'assigned'; customerId: string }
  | { is: 'refused'; why: 'no_such_payment' | 'no_customer' | 'no_such_account' | 'of_another_account' }

/**
 * Assigns the payment's customer to an account, with all its past and future payments. The next cron run syncs it, if
 * nothing does before.
 */
export async function assignPayment(db: Db, id: string, email: string, now: Date): Promise<Assignment> {
  const [payment] = await db.select().from(unmatchedPayments).where(eq(unmatchedPayments.id, id))
  if (!payment) return { is: 'refused', why: 'no_such_payment' }
  const { customerId } = payment
  if (!customerId) return { is: 'refused', why: 'no_customer' }
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, holderOf(email.trim().toLowerCase())))
  if (!account) return { is: 'refused', why: 'no_such_account' }
  await db
    .insert(billingCustomers)
    .values({ id: customerId, userId: account.id, createdAt: now, syncAt: now })
    .onConflictDoNothing()
  const [owner] = await db
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(eq(billingCustomers.id, customerId))
  return owner?.userId === account.id
    ? { is: 'assigned', customerId }
    : { is: 'refused', why: 'of_another_account' }
}

/** Marks a payment that an operator has settled at Stripe. */
export async function settleByHand(db: Db, id: string, now: Date) {
  const settled = await db
    .update(unmatchedPayments)
    .set({ settledAt: now, email: null })
    .where(eq(unmatchedPayments.id, id))
    .returning({ id: unmatchedPayments.id })
  return settled.length > 0
}

export async function billingStatus(db: Db) {
  const [byStatus, events, [syncs], marks, [unmatched], [malformed]] = await db.batch([
    db
      .select({ status: subscriptions.status, count: count() })
      .from(subscriptions)
      .groupBy(subscriptions.status),
    db
      .select({
        count: count(),
        waiting: orNull(asNumber(sql`sum(${stripeEvents.handledAt} is null)`)),
        oldest: orNull(
          asNumber(sql`min(case when ${stripeEvents.handledAt} is null then ${stripeEvents.receivedAt} end)`),
        ),
      })
      .from(stripeEvents),
    db.select({ customers: count(), next: min(billingCustomers.syncAt) }).from(billingCustomers),
    db.select().from(billingMarks),
    db.select({ count: count() }).from(unmatchedPayments).where(isNull(unmatchedPayments.settledAt)),
    db
      .select({
        count: count(),
        newest: max(malformedEvents.receivedAt),
        eventId: max(malformedEvents.eventId),
      })
      .from(malformedEvents),
  ])
  return {
    byStatus,
    events: events[0],
    syncs,
    marks,
    unmatched: unmatched?.count ?? 0,
    malformed: malformed ?? { count: 0, newest: null, eventId: null },
  }
}

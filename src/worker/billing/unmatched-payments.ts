import { asc, count, eq, isNull, max, min, sql } from 'drizzle-orm'
import { holderOf } from '../auth/email-holder.ts'
import { users } from '../shoppers/schema.ts'
import type { Db } from '../lib/db.ts'
import { asNumber, orNull } from '../lib/row-types.ts'
import { rowOf } from '../lib/row-of.ts'
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

export type Refusal = 'no_such_payment' | 'no_customer' | 'no_such_account' | 'of_another_account'
export type Assignment =
  | { is: 'assigned'; customerId: string; userId: string }
  | { is: 'refused'; why: Refusal }

/** Who may be given the payment: its customer, and the account of that email. */
export async function findAssignment(db: Db, id: string, email: string): Promise<Assignment> {
  const [payment] = await db.select().from(unmatchedPayments).where(eq(unmatchedPayments.id, id))
  if (!payment) return { is: 'refused', why: 'no_such_payment' }
  const { customerId } = payment
  if (!customerId) return { is: 'refused', why: 'no_customer' }
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, holderOf(email.trim().toLowerCase())))
  if (!account) return { is: 'refused', why: 'no_such_account' }
  const [owner] = await db
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(eq(billingCustomers.id, customerId))
  return owner && owner.userId !== account.id
    ? { is: 'refused', why: 'of_another_account' }
    : { is: 'assigned', customerId, userId: account.id }
}

/** Gives the customer to the account; the next cron run syncs it, if nothing does before. */
export const giveCustomer = (
  db: Db,
  { customerId, userId }: { customerId: string; userId: string },
  now: Date,
  onlyIf = sql`1`,
) =>
  db
    .insert(billingCustomers)
    .select(
      sql`select ${rowOf(billingCustomers, {
        id: customerId,
        userId,
        createdAt: now,
        syncs: 0,
        appliedSync: 0,
        syncAt: now,
      })} where ${onlyIf}`,
    )
    .onConflictDoNothing()

/** Assigns the payment's customer to an account, with all its past and future payments. */
export async function assignPayment(db: Db, id: string, email: string, now: Date): Promise<Assignment> {
  const found = await findAssignment(db, id, email)
  if (found.is === 'assigned') await giveCustomer(db, found, now)
  // Somebody else may have been given it at this moment.
  return found.is === 'assigned' ? findAssignment(db, id, email) : found
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

import { asc, eq, sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { users } from '../shoppers/schema.ts'
import type { Shopper } from '../auth/authorize.ts'
import type { Db } from '../lib/db.ts'
import { createOnce } from './create-once.ts'
import { endNow, voidOpenInvoices } from './duplicate-subscriptions.ts'
import { endsWithPeriod, endedPastDue } from './entitlement.ts'
import { syncCustomer } from './sync-customer.ts'
import { findCustomer, linkCustomer } from './customer-owners.ts'
import { billingCustomers, subscriptions } from './schema.ts'
import type { BillingDeps } from './stripe.ts'
import { isMissing, isStripeFault, orNothing } from './stripe-faults.ts'
import { decidePlan } from './write-sync.ts'

type Payer = Pick<Shopper, 'id' | 'email' | 'name'>

/** The shopper's customers at Stripe, oldest first; new payments use the oldest. */
export async function customersOf(db: Db, userId: string) {
  const rows = await db
    .select({ id: billingCustomers.id })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId))
    .orderBy(asc(billingCustomers.createdAt), asc(billingCustomers.id))
  return rows.map(({ id }) => id)
}

/** The same key gives the same customer, also when two tabs ask at once. */
async function create({ stripe, now }: BillingDeps, { id: userId, email, name }: Payer) {
  for (let key = `customer-${userId}`; ;) {
    const customer = { email, name, metadata: { user_id: userId } }
    const made = await createOnce(key, now(), (options) => stripe.customers.create(customer, options))
    if (await findCustomer(stripe, made.id)) return made.id
    // Stripe repeats the answer to this key, but the customer has been deleted since.
    key = `customer-${userId}-after-${made.id}`
  }
}

/** Deletes the customer's subscriptions first, because the plan is decided by what is left. */
const dropCustomer = (db: Db, id: string, userId: string, now: Date) =>
  db.batch([
    db.update(subscriptions).set({ luxeUntil: null }).where(eq(subscriptions.customerId, id)),
    ...decidePlan(db, sql`${users.id} = ${userId}`, now),
    db.delete(billingCustomers).where(eq(billingCustomers.id, id)),
  ])

/** Returns the customer that the shopper pays with, and creates it when she first needs one. */
export async function ensureCustomer(deps: BillingDeps, payer: Payer): Promise<string> {
  const { db, stripe, now } = deps
  for (const id of await customersOf(db, payer.id)) {
    if (await findCustomer(stripe, id)) return id
    // The customer was deleted at Stripe by an operator, or belongs to another account such as test mode's; its
    // subscriptions are over.
    await syncCustomer(deps, id)
    await dropCustomer(db, id, payer.id, now())
  }
  const id = await create(deps, payer)
  await linkCustomer(db, id, payer.id, now())
  return id
}

const readSubscriptions = (stripe: Stripe, customer: string) =>
  stripe.subscriptions
    .list({ customer, status: 'all', limit: 100 })
    .autoPagingToArray({ limit: 10_000 })
    .catch(orNothing)

/** Whether the subscription has ended for good, so that it can neither give nor cost anything. */
export const isOver = ({ status }: Stripe.Subscription) =>
  status === 'canceled' || status === 'incomplete_expired'

/** Expires the open payment pages that `isMeant` selects, so that they can no longer be paid. */
export async function expireCheckouts(
  stripe: Stripe,
  customer: string,
  isMeant: (checkout: Stripe.Checkout.Session) => boolean = () => true,
) {
  const open = await stripe.checkout.sessions
    .list({ customer, status: 'open', limit: 100 })
    .autoPagingToArray({ limit: 10_000 })
    .catch(orNothing)
  for (const checkout of open.filter(isMeant)) {
    await stripe.checkout.sessions.expire(checkout.id).catch((error: unknown) => {
      // The page was paid or expired at this moment; the subscriptions, which are read next, show which.
      if (!isStripeFault(error) || error.statusCode !== 400) throw error
    })
  }
}

/**
 * Ends everything of the shopper's at Stripe: open payment pages, then subscriptions, then the customer. Safe to
 * repeat.
 */
export async function forgetCustomer(stripe: Stripe, customerId: string): Promise<void> {
  await expireCheckouts(stripe, customerId)
  for (const subscription of await readSubscriptions(stripe, customerId))
    if (!isOver(subscription)) await endNow(stripe, subscription.id)
  await voidOpenInvoices(stripe, { customer: customerId })
  await stripe.customers.del(customerId).catch(async (error: unknown) => {
    if (!isMissing(error)) throw error
    // The customer was deleted before; or this key belongs to another account, where the customer is unknown while
    // she is still charged.
    const { deleted } = await stripe.customers.retrieve(customerId)
    if (!deleted) throw error
  })
}

/**
 * Ends a subscription with its paid period. A past-due one has none and ends now, so that a card that works again is
 * not charged for it.
 */
export async function letEnd(stripe: Stripe, subscription: Stripe.Subscription) {
  const { id, status } = subscription
  if (isOver(subscription)) return
  if (status === 'active' || status === 'trialing') {
    if (!endsWithPeriod(subscription)) await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  } else await endNow(stripe, id, endedPastDue)
}

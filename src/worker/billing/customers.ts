import { asc, eq, sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { users } from '../auth/schema.ts'
import type { Shopper } from '../auth/authorize.ts'
import type { Db } from '../lib/db.ts'
import { createOnce } from './create-once.ts'
import { endNow, voidOpenInvoices } from './duplicates.ts'
import { endsWithPeriod, endedPastDue } from './entitlement.ts'
import { syncCustomer } from './sync.ts'
import { findCustomer, linkCustomer } from './owners.ts'
import { billingCustomers, subscriptions } from './schema.ts'
import type { BillingDeps } from './stripe.ts'
import { isMissing, isStripeFault, orNothing } from './stripe-faults.ts'
import { decidePlan } from './write-sync.ts'

type Payer = Pick<Shopper, 'id' | 'email' | 'name'>

/** Her customers at Stripe, the oldest first: that is the one that we use. */
export async function customersOf(db: Db, userId: string) {
  const rows = await db
    .select({ id: billingCustomers.id })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId))
    .orderBy(asc(billingCustomers.createdAt), asc(billingCustomers.id))
  return rows.map(({ id }) => id)
}

/** The same name gives the same customer, also when two tabs ask at once. */
async function create({ stripe, now }: BillingDeps, { id: userId, email, name }: Payer) {
  for (let key = `customer-${userId}`; ;) {
    const customer = { email, name, metadata: { user_id: userId } }
    const made = await createOnce(key, now(), (options) => stripe.customers.create(customer, options))
    if (await findCustomer(stripe, made.id)) return made.id
    // Stripe remembers the answer to this name, but the customer has been deleted there since.
    key = `customer-${userId}-after-${made.id}`
  }
}

/** What it gave goes first: her plan is decided by what is left. */
const dropCustomer = (db: Db, id: string, userId: string, now: Date) =>
  db.batch([
    db.update(subscriptions).set({ luxeUntil: null }).where(eq(subscriptions.customerId, id)),
    ...decidePlan(db, sql`${users.id} = ${userId}`, now),
    db.delete(billingCustomers).where(eq(billingCustomers.id, id)),
  ])

/** The customer to whom she pays from now on; made when she first needs one. */
export async function ensureCustomer(deps: BillingDeps, payer: Payer): Promise<string> {
  const { db, stripe, now } = deps
  for (const id of await customersOf(db, payer.id)) {
    if (await findCustomer(stripe, id)) return id
    // Deleted at Stripe by an operator, or of another account there, such as test mode's: what it had is over.
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

/** Nothing follows from it any more. */
export const isOver = ({ status }: Stripe.Subscription) =>
  status === 'canceled' || status === 'incomplete_expired'

/** No payment page that was opened before, and that is meant, can be paid any more. */
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
      // Paid or expired in this very moment; the subscriptions, which are read next, tell which.
      if (!isStripeFault(error) || error.statusCode !== 400) throw error
    })
  }
}

/** Ends everything of hers at Stripe: what she could still pay, her subscriptions at once, then the customer. Safe to do again. */
export async function forgetCustomer(stripe: Stripe, customerId: string): Promise<void> {
  await expireCheckouts(stripe, customerId)
  for (const subscription of await readSubscriptions(stripe, customerId))
    if (!isOver(subscription)) await endNow(stripe, subscription.id)
  await voidOpenInvoices(stripe, { customer: customerId })
  await stripe.customers.del(customerId).catch(async (error: unknown) => {
    if (!isMissing(error)) throw error
    // Deleted before; or, under the key of another account, not known there while she goes on being charged.
    const { deleted } = await stripe.customers.retrieve(customerId)
    if (!deleted) throw error
  })
}

/**
 * Ends a subscription with the period that is paid for. One that is past due has no such period: it ends
 * now, so that a card which works again is not charged for something that she left.
 */
export async function letEnd(stripe: Stripe, subscription: Stripe.Subscription) {
  const { id, status } = subscription
  if (isOver(subscription)) return
  if (status === 'active' || status === 'trialing') {
    if (!endsWithPeriod(subscription)) await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  } else await endNow(stripe, id, endedPastDue)
}

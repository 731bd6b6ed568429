import { and, eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { currency, priceOf } from '#shared/plans.ts'
import { users } from '../shoppers/schema.ts'
import type { Shopper } from '../auth/authorize.ts'
import { createOnce } from './create-once.ts'
import { customersOf, ensureCustomer, expireCheckouts, isOver } from './customers.ts'
import { endNow, voidOpenInvoices } from './duplicate-subscriptions.ts'
import { isAlive, luxeItem } from './entitlement.ts'
import { syncCustomer } from './sync-customer.ts'
import { findPrice } from './stripe-prices.ts'
import { idOf } from './read-customer.ts'
import type { BillingDeps } from './stripe.ts'
import { isStripeFault, orNothing } from './stripe-faults.ts'

export type Started =
  | { alreadySubscribed: true }
  | { alreadySubscribed: false; clientSecret: string; subscriptionId: string; priceCents: number }

export type Buyer = Pick<Shopper, 'id' | 'email' | 'name' | 'plan'>

const secretExpansion = 'latest_invoice.confirmation_secret'

/** All subscriptions to Luxe, past and present, of all her customers, newest first. */
export async function readOwnLuxe({ db, stripe }: BillingDeps, userId: string) {
  const found: Stripe.Subscription[] = []
  for (const customer of await customersOf(db, userId)) {
    const list = { customer, status: 'all' as const, limit: 100, expand: [`data.${secretExpansion}`] }
    found.push(...(await stripe.subscriptions.list(list).autoPagingToArray({ limit: 1000 }).catch(orNothing)))
  }
  return found.filter(luxeItem).toSorted((one, other) => other.created - one.created)
}

/** Whether she has Luxe according to Stripe. Our own record is updated on the way. */
export async function hasLuxe(deps: BillingDeps, { id, plan }: Buyer, own: Stripe.Subscription[]) {
  const alive = own.find(isAlive)
  if (!alive && plan !== 'premium') return false
  const newest = alive ?? own.at(0)
  if (newest) await syncCustomer(deps, idOf(newest.customer) ?? '')
  // Without an active subscription she may have Luxe by hand, by a month paid late, or by an end that we have not
  // heard of.
  return alive !== undefined || (await deps.db.$count(users, isPremium(id))) > 0
}

const isPremium = (userId: string) => and(eq(users.id, userId), eq(users.plan, 'premium'))

/** Expires the payment pages opened before, so that none can be paid beside the new one. */
export async function expireLuxeCheckouts({ db, stripe }: BillingDeps, userId: string) {
  for (const customer of await customersOf(db, userId))
    await expireCheckouts(stripe, customer, ({ mode }) => mode === 'subscription')
}

/** Voids the last invoice of a subscription that Stripe ended for non-payment: a reminder could still be paid. */
async function forgetDebt({ stripe }: BillingDeps, { id, latest_invoice: invoice }: Stripe.Subscription) {
  if (typeof invoice === 'object' && invoice?.status === 'open')
    await voidOpenInvoices(stripe, { subscription: id })
}

/** Voids the first invoice, so that it can no longer be paid; false where she has paid it meanwhile. */
async function takeBackFirst(stripe: Stripe, { id, latest_invoice: invoice }: Stripe.Subscription) {
  if (typeof invoice !== 'object' || invoice?.status !== 'open') return true
  try {
    await stripe.invoices.voidInvoice(invoice.id)
    return true
  } catch (error) {
    if (!isStripeFault(error) || error.statusCode !== 400) throw error
    // The invoice is no longer open: it was paid at this moment, or voided by another tab.
    return !isAlive(await stripe.subscriptions.retrieve(id))
  }
}

/**
 * Ends a subscription that never began or no longer gives anything, so that it is not paid beside a new one. Its
 * invoice is voided first: cancelling alone might also end a subscription that she pays at this moment.
 */
export async function endIdle(
  deps: BillingDeps,
  own: Stripe.Subscription[],
): Promise<'all_ended' | 'one_began'> {
  const { stripe } = deps
  for (const subscription of own) {
    if (isAlive(subscription)) continue
    if (isOver(subscription)) {
      await forgetDebt(deps, subscription)
      continue
    }
    if (subscription.status === 'incomplete' && !(await takeBackFirst(stripe, subscription))) {
      await syncCustomer(deps, idOf(subscription.customer) ?? '')
      return 'one_began'
    }
    await endNow(stripe, subscription.id)
  }
  return 'all_ended'
}

/**
 * Whether an existing subscription can be paid as it is, at today's price, because another tab or an earlier attempt
 * created it.
 */
function payable(subscription: Stripe.Subscription): Started | null {
  const { latest_invoice: invoice, status, id } = subscription
  const price = luxeItem(subscription)?.price
  const priceCents = priceOf('luxe_in_app')
  if (status !== 'incomplete' || price?.unit_amount !== priceCents || price.currency !== currency) return null
  if (typeof invoice !== 'object' || invoice?.status !== 'open') return null
  const clientSecret = invoice.confirmation_secret?.client_secret
  return clientSecret ? { alreadySubscribed: false, clientSecret, subscriptionId: id, priceCents } : null
}

/**
 * Creates the subscription that the form at /subscribe pays. Two tabs get the same one: the second finds it, or sends
 * the same idempotency key at the same time.
 */
export async function startSubscription(deps: BillingDeps, buyer: Buyer): Promise<Started> {
  const { stripe } = deps
  const customer = await ensureCustomer(deps, buyer)
  await expireLuxeCheckouts(deps, buyer.id)
  const own = await readOwnLuxe(deps, buyer.id)
  if (await hasLuxe(deps, buyer, own)) return { alreadySubscribed: true }
  const known = own.find(payable)
  const others = own.filter((one) => one !== known)
  if ((await endIdle(deps, others)) === 'one_began') return { alreadySubscribed: true }
  const found = known && payable(known)
  if (found) return found
  const price = await findPrice(deps, 'luxe_in_app')
  const wanted: Stripe.SubscriptionCreateParams = {
    customer,
    items: [{ price }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    metadata: { user_id: buyer.id },
    expand: [secretExpansion],
  }
  const name = `subscribe-${customer}-${price}-${own[0]?.id ?? 'first'}`
  const made = await createOnce(name, deps.now(), (options) => stripe.subscriptions.create(wanted, options))
  const started = payable(made)
  if (!started) throw new Error(`subscription ${made.id} cannot be paid: it is ${made.status}`)
  return started
}

import { eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { creditPacks } from '#shared/plans.ts'
import { users } from '../shoppers/schema.ts'
import { ApiError } from '../lib/errors.ts'
import { syncCustomer } from './sync-customer.ts'
import { linkCustomer, ownerOf } from './customer-owners.ts'
import { idOf } from './read-customer.ts'
import type { BillingDeps } from './stripe.ts'
import { isMissing } from './stripe-faults.ts'

/** A missing object and a foreign one get the same answer. */
const refuseForeign = (error: unknown): never => {
  throw isMissing(error) ? new ApiError('payment_not_yours') : error
}

async function readCheckout(stripe: Stripe, id: string) {
  const checkout = await stripe.checkout.sessions.retrieve(id).catch(refuseForeign)
  return {
    reference: checkout.client_reference_id,
    customer: idOf(checkout.customer),
    paid: checkout.payment_status !== 'unpaid' && checkout.status === 'complete',
    pack: creditPacks.find(({ item }) => item === checkout.metadata?.item),
  }
}

async function readSubscription(stripe: Stripe, id: string) {
  const subscription = await stripe.subscriptions.retrieve(id).catch(refuseForeign)
  return {
    reference: subscription.metadata.user_id,
    customer: idOf(subscription.customer),
    paid: subscription.status === 'active' || subscription.status === 'trialing',
    pack: undefined,
  }
}

/** What she has after she returns from paying, and how many credits she bought, according to Stripe. */
export async function verifyReturn(
  deps: BillingDeps,
  userId: string,
  sessionId: string,
): Promise<{ premium: boolean; paid: boolean; credits: number }> {
  const { db, stripe, now } = deps
  const read = sessionId.startsWith('cs_') ? readCheckout : readSubscription
  const { reference, customer, paid, pack } = await read(stripe, sessionId)
  if (reference !== userId) throw new ApiError('payment_not_yours')
  if (customer) {
    await linkCustomer(db, customer, userId, now())
    if ((await ownerOf(db, customer)) !== userId) throw new ApiError('payment_not_yours')
    await syncCustomer(deps, customer)
  }
  const [shopper] = await db.select({ plan: users.plan }).from(users).where(eq(users.id, userId))
  return { premium: shopper?.plan === 'premium', paid, credits: paid ? (pack?.credits ?? 0) : 0 }
}

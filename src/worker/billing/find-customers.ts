import type { Stripe } from 'stripe'
import type { Shopper } from '../auth/authorize.ts'
import { ApiError } from '../lib/errors.ts'
import { customersOf } from './customers.ts'
import { syncCustomer } from './sync-customer.ts'
import { linkCustomer, referencesOf } from './customer-owners.ts'
import type { BillingDeps } from './stripe.ts'

/**
 * A matching email proves nothing, because nobody has verified it at Stripe. The customer must carry the shopper's id
 * as well.
 */
async function isOwn(stripe: Stripe, customer: Stripe.Customer, userId: string) {
  const named = customer.metadata.user_id
  return named ? named === userId : (await referencesOf(stripe, customer.id)).includes(userId)
}

/** Finds the shopper's customers at Stripe that are not linked yet, and syncs all that she has. */
export async function backfill(
  deps: BillingDeps,
  { id, email }: Pick<Shopper, 'id' | 'email'>,
): Promise<void> {
  const { db, stripe, now } = deps
  const named = await stripe.customers.list({ email, limit: 100 })
  for (const customer of named.data)
    if (await isOwn(stripe, customer, id)) await linkCustomer(db, customer.id, id, now())
  const [first] = await customersOf(db, id)
  if (!first) throw new ApiError('no_payment_account')
  await syncCustomer(deps, first)
}

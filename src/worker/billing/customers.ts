import type { Stripe } from 'stripe'

/** Ends everything of hers at Stripe: her subscriptions at once, then the customer. Idempotent. */
export async function forgetCustomer(_stripe: Stripe, _customerId: string): Promise<void> {
  throw new Error('not yet')
}

/** Lets her subscriptions end with what is paid for. Idempotent. */
export async function endAtPeriodEnd(_stripe: Stripe, _customerId: string): Promise<void> {
  throw new Error('not yet')
}

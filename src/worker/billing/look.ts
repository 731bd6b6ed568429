import type { BillingDeps } from './stripe.ts'

/** Reads what a customer has at Stripe, decides, and writes it down. Safe to be cut off anywhere, and to run again. */
export async function lookAtCustomer(
  _deps: Pick<BillingDeps, 'db' | 'stripe' | 'now'>,
  _customerId: string,
): Promise<void> {
  throw new Error('not yet')
}

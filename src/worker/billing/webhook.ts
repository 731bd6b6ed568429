import type { BillingDeps } from './stripe.ts'

/** Stores an event of Stripe's, once; throws `bad_signature` for anything that is none. */
export async function receiveEvent(
  _deps: Pick<BillingDeps, 'db' | 'stripe' | 'now' | 'webhookSecret'>,
  _rawBody: string,
  _signature: string,
): Promise<void> {
  throw new Error('not yet')
}

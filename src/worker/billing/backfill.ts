import type { Shopper } from '../auth/sessions.ts'
import type { BillingDeps } from './stripe.ts'

/** Finds customers at Stripe that are hers and that we do not know yet. */
export async function backfill(_deps: BillingDeps, _shopper: Shopper): Promise<void> {
  throw new Error('not yet')
}

import type { BillingDeps } from './stripe.ts'
import type { Shopper } from '../auth/sessions.ts'

export type Started =
  | { alreadySubscribed: true }
  | { alreadySubscribed: false; clientSecret: string; subscriptionId: string; priceCents: number }

export async function startSubscription(_deps: BillingDeps, _shopper: Shopper): Promise<Started> {
  throw new Error('not yet')
}

import type { SaleItem } from '#shared/plans.ts'
import type { Shopper } from '../auth/sessions.ts'
import type { BillingDeps } from './stripe.ts'

export type HostedItem = Exclude<SaleItem, 'luxe_in_app'>

/** The address of a payment page made for her. */
export async function openCheckout(
  _deps: BillingDeps,
  _shopper: Shopper,
  _item: HostedItem,
  _site: string,
): Promise<string> {
  throw new Error('not yet')
}

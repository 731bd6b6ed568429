import type { Stripe } from 'stripe'
import { ApiError } from '../lib/errors.ts'
import { customersOf } from './customers.ts'
import { endsWithPeriod, isAlive } from './entitlement.ts'
import { findCustomer } from './customer-owners.ts'
import { idOf } from './read-customer.ts'
import type { BillingDeps } from './stripe.ts'
import { readOwnLuxe } from './subscribe.ts'

export type PortalFlow = 'cancel' | 'payment_method'
type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData

function flowData(
  flow: PortalFlow | undefined,
  alive: Stripe.Subscription | undefined,
): FlowData | undefined {
  if (flow === 'payment_method') return { type: 'payment_method_update' }
  // A subscription that ends already cannot be cancelled again; the portal's first page says so.
  if (flow !== 'cancel' || !alive || endsWithPeriod(alive)) return undefined
  return { type: 'subscription_cancel', subscription_cancel: { subscription: alive.id } }
}

/** The customer of the current subscription, otherwise the first that still exists. */
async function customerFor({ db, stripe }: BillingDeps, userId: string, alive?: Stripe.Subscription) {
  if (alive) return idOf(alive.customer)
  for (const id of await customersOf(db, userId)) if (await findCustomer(stripe, id)) return id
  return null
}

/** Creates a session of Stripe's portal, in which she manages her payments, and returns its address. */
export async function openPortal(
  deps: BillingDeps,
  userId: string,
  flow: PortalFlow | undefined,
  site: string,
): Promise<string> {
  const alive = (await readOwnLuxe(deps, userId)).find(isAlive)
  const customer = await customerFor(deps, userId, alive)
  if (!customer) throw new ApiError('no_payment_account')
  const { url } = await deps.stripe.billingPortal.sessions.create({
    customer,
    return_url: `${site}/settings-clean`,
    flow_data: flowData(flow, alive),
  })
  return url
}

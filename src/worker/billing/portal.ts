import type { Stripe } from 'stripe'
import { ApiError } from '../lib/errors.ts'
import { customersOf } from './customers.ts'
import { endsWithPeriod, isAlive } from './entitlement.ts'
import { findCustomer } from './owners.ts'
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
  // What is leaving already cannot be cancelled once more: the first page says so.
  if (flow !== 'cancel' || !alive || endsWithPeriod(alive)) return undefined
  return { type: 'subscription_cancel', subscription_cancel: { subscription: alive.id } }
}

/** The customer of what she pays now, or else the first that is still there. */
async function customerFor({ db, stripe }: BillingDeps, userId: string, alive?: Stripe.Subscription) {
  if (alive) return idOf(alive.customer)
  for (const id of await customersOf(db, userId)) if (await findCustomer(stripe, id)) return id
  return null
}

/** The address of Stripe's own page on which she manages what she pays. */
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

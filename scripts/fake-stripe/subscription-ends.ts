import type { Account } from './account.ts'
import { emit, update } from './events.ts'
import { voidInvoice } from './invoices.ts'
import type { Subscription } from './wire.ts'

export const subscriptionUpdated = 'customer.subscription.updated'
export const isAlive = ({ status }: Subscription) =>
  status === 'active' || status === 'past_due' || status === 'unpaid' || status === 'trialing'

/** Ends a subscription whose first payment never came. */
export function expire(account: Account, subscription: Subscription, type: string) {
  const invoice = account.invoices.get(subscription.latest_invoice)
  if (invoice) voidInvoice(account, invoice)
  const now = account.clock.now()
  update(account, type, subscription, { canceled_at: now, ended_at: now, status: 'incomplete_expired' })
}

/** Ends a subscription now. An open invoice stays, and is no longer collected. */
export function endSubscription(account: Account, subscription: Subscription, reason: string) {
  const now = account.clock.now()
  for (const invoice of account.invoices.with('subscription', subscription.id)) {
    if (invoice.status !== 'draft' && invoice.status !== 'open') continue
    update(account, 'invoice.updated', invoice, {
      auto_advance: false,
      automatically_finalizes_at: null,
      next_payment_attempt: null,
    })
  }
  Object.assign(subscription, {
    cancel_at_period_end: false,
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...subscription.cancellation_details,
      reason,
    },
    ended_at: now,
    status: 'canceled',
  } satisfies Partial<Subscription>)
  emit(account, 'customer.subscription.deleted', subscription)
}

/** Ends everything that would still charge a deleted customer. */
export function endAll(account: Account, customer: string) {
  for (const subscription of account.subscriptions.with('customer', customer)) {
    if (subscription.status === 'incomplete') expire(account, subscription, subscriptionUpdated)
    else if (!subscription.ended_at) endSubscription(account, subscription, 'cancellation_requested')
  }
}

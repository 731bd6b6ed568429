import type { Account } from './account.ts'
import { emit, update } from './events.ts'
import { charge, settle } from './invoice-payments.ts'
import { draftInvoice, finalize, periodLine } from './invoices.ts'
import { itemOf } from './items.ts'
import { periodEnd } from './months.ts'
import { takeProrations } from './prorations.ts'
import { endSubscription, expire, isAlive, subscriptionUpdated } from './subscription-ends.ts'
import type { Invoice, Subscription } from './wire.ts'

const hour = 3_600
const day = 24 * hour
const incompleteHours = 23

/** Schedules the end of the period, and the end of an unpaid beginning. */
export function watch(account: Account, subscription: Subscription) {
  const { current_period_end: end } = itemOf(subscription)
  account.clock.at(end, () => {
    if (itemOf(subscription).current_period_end === end && isAlive(subscription)) renew(account, subscription)
  })
}

/** Announces the end of a trial three days before it, or at once where it is nearer. */
export function watchTrial(account: Account, subscription: Subscription, trialEnd: number) {
  account.clock.at(Math.max(account.clock.now(), trialEnd - 3 * day), () => {
    if (subscription.status === 'trialing')
      emit(account, 'customer.subscription.trial_will_end', subscription)
  })
}

export function watchIncomplete(account: Account, subscription: Subscription) {
  account.clock.at(subscription.created + incompleteHours * hour, () => {
    if (subscription.status === 'incomplete') expire(account, subscription, subscriptionUpdated)
  })
}

function renew(account: Account, subscription: Subscription) {
  const { cancel_at: endsAt } = subscription
  if (subscription.cancel_at_period_end || (endsAt !== null && endsAt <= account.clock.now()))
    return endSubscription(account, subscription, 'cancellation_requested')
  const { items, billing_cycle_anchor: anchor } = subscription
  const item = itemOf(subscription)
  const rhythm = item.price.recurring ?? { interval: 'month', interval_count: 1 }
  const start = item.current_period_end
  const next = { ...item, current_period_start: start, current_period_end: periodEnd(anchor, rhythm, start) }
  const invoiced = { ...subscription, items: { ...items, data: [next] } }
  const lines = [...takeProrations(account, subscription), periodLine(account, next)]
  const invoice = draftInvoice(account, invoiced, 'subscription_cycle', lines)
  // After non-payment a subscription gets drafts only.
  const isCharged = subscription.status !== 'unpaid'
  invoice.auto_advance = isCharged
  if (isCharged) invoice.automatically_finalizes_at = account.clock.now() + hour
  emit(account, 'invoice.created', invoice)
  update(account, subscriptionUpdated, subscription, {
    items: { ...items, data: [next] },
    latest_invoice: invoice.id,
    ...(subscription.status === 'trialing' && { status: 'active' }),
  })
  watch(account, subscription)
  if (isCharged) account.clock.at(account.clock.now() + hour, () => finalizeAndCharge(account, invoice))
}

export function finalizeAndCharge(account: Account, invoice: Invoice) {
  if (invoice.status !== 'draft' || !invoice.auto_advance) return
  finalize(account, invoice)
  if (invoice.amount_due === 0) settle(account, invoice, 0)
  else charge(account, invoice)
}

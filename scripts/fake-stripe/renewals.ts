import type { Account } from './account.ts'
import { emit, update } from './events.ts'
import { notPaid, settle } from './invoice-payments.ts'
import { draftInvoice, finalize, intentOf, periodLine, voidInvoice } from './invoices.ts'
import { itemOf } from './items.ts'
import { periodEnd } from './months.ts'
import { attempt } from './payments.ts'
import { takeProrations } from './prorations.ts'
import type { Invoice, Subscription } from './wire.ts'

const hour = 3_600
const day = 24 * hour
/** Days after the first attempt. */
const retryDays = [1, 3, 5, 7]
const incompleteHours = 23

const updated = 'customer.subscription.updated'
export const isAlive = ({ status }: Subscription) =>
  status === 'active' || status === 'past_due' || status === 'unpaid' || status === 'trialing'

const subscriptionOf = (account: Account, invoice: Invoice) =>
  account.subscriptions.get(invoice.parent?.subscription_details?.subscription)

/** Schedules the end of the period, and the end of an unpaid beginning. */
export function watch(account: Account, subscription: Subscription) {
  const { current_period_end: end } = itemOf(subscription)
  account.clock.at(end, () => {
    if (itemOf(subscription).current_period_end === end && isAlive(subscription)) renew(account, subscription)
  })
}

/** Three days before, or at once. */
export function watchTrial(account: Account, subscription: Subscription, trialEnd: number) {
  account.clock.at(Math.max(account.clock.now(), trialEnd - 3 * day), () => {
    if (subscription.status === 'trialing')
      emit(account, 'customer.subscription.trial_will_end', subscription)
  })
}

export function watchIncomplete(account: Account, subscription: Subscription) {
  account.clock.at(subscription.created + incompleteHours * hour, () => {
    if (subscription.status === 'incomplete') expire(account, subscription, updated)
  })
}

/** The first payment never came. */
export function expire(account: Account, subscription: Subscription, type: string) {
  const invoice = account.invoices.get(subscription.latest_invoice)
  if (invoice) voidInvoice(account, invoice)
  const now = account.clock.now()
  update(account, type, subscription, { canceled_at: now, ended_at: now, status: 'incomplete_expired' })
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
  update(account, updated, subscription, {
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

/** Charges the saved card without her presence. */
function charge(account: Account, invoice: Invoice) {
  const subscription = subscriptionOf(account, invoice)
  const intent = intentOf(account, invoice)
  if (!subscription || !intent || invoice.status !== 'open') return
  const customer = account.customers.get(subscription.customer)
  const method = account.paymentMethods.get(
    subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method,
  )
  invoice.attempt_count += 1
  if (method) attempt(account, intent, { method, offSession: true })
  else notPaid(account, invoice)
}

/** When it is tried again; null after the last time. */
export function nextAttempt(account: Account, invoice: Invoice) {
  const first = invoice.status_transitions.finalized_at ?? invoice.created
  const days = retryDays.find((after) => first + after * day > account.clock.now())
  return days && invoice.auto_advance ? first + days * day : null
}

export function paymentFailed(account: Account, invoice: Invoice) {
  const subscription = subscriptionOf(account, invoice)
  if (!subscription || !isAlive(subscription)) return
  const at = invoice.next_payment_attempt
  if (at !== null) {
    update(account, updated, subscription, { status: 'past_due' })
    tellDelinquent(account, subscription, true)
    account.clock.at(at, () => {
      if (invoice.next_payment_attempt === at && invoice.status === 'open') charge(account, invoice)
    })
    return
  }
  if (account.afterLastRetry === 'canceled') endSubscription(account, subscription, 'payment_failed')
  else update(account, updated, subscription, { status: account.afterLastRetry })
}

function tellDelinquent(account: Account, { customer: id }: Subscription, delinquent: boolean) {
  const customer = account.customers.get(id)
  if (customer) update(account, 'customer.updated', customer, { delinquent })
}

export function paymentSucceeded(account: Account, invoice: Invoice) {
  const subscription = subscriptionOf(account, invoice)
  if (!subscription) return
  const intent = intentOf(account, invoice)
  const isFirst = subscription.status === 'incomplete'
  const isLate = subscription.status === 'past_due' || subscription.status === 'unpaid'
  const isBack = isLate && subscription.latest_invoice === invoice.id
  const keepsCard = subscription.payment_settings?.save_default_payment_method === 'on_subscription'
  update(account, updated, subscription, {
    ...(isFirst || isBack ? { status: 'active' } : {}),
    ...(isFirst && keepsCard && intent ? { default_payment_method: intent.payment_method } : {}),
  })
  if (isBack) tellDelinquent(account, subscription, false)
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

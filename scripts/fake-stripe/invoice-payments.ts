import type { Account } from './account.ts'
import { emit, update } from './events.ts'
import { intentOf } from './invoices.ts'
import { attempt } from './payments.ts'
import { endSubscription, isAlive, subscriptionUpdated } from './subscription-ends.ts'
import type { Invoice, PaymentIntent, Subscription } from './wire.ts'

const day = 24 * 3_600
/** Days after the first attempt. */
const retryDays = [1, 3, 5, 7]

const subscriptionOf = (account: Account, invoice: Invoice) =>
  account.subscriptions.get(invoice.parent?.subscription_details?.subscription)

/** The invoice of a payment; nothing for a payment without one, such as a pack's. */
export function invoiceOf(account: Account, intent: PaymentIntent): Invoice | undefined {
  const [payment] = account.invoicePayments.with('payment_intent', intent.id)
  return account.invoices.get(payment?.invoice)
}

export function invoicePaid(account: Account, intent: PaymentIntent) {
  const invoice = invoiceOf(account, intent)
  if (invoice) settle(account, invoice, intent.amount)
}

/** Marks the invoice as paid, also where nothing was due. */
export function settle(account: Account, invoice: Invoice, amount: number) {
  const now = account.clock.now()
  update(account, 'invoice.updated', invoice, {
    amount_paid: amount,
    amount_remaining: 0,
    attempt_count: Math.max(1, invoice.attempt_count),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  })
  emit(account, 'invoice.paid', invoice)
  emit(account, 'invoice.payment_succeeded', invoice)
  for (const payment of account.invoicePayments.with('invoice', invoice.id)) {
    Object.assign(payment, {
      amount_paid: amount,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: now },
    })
    emit(account, 'invoice_payment.paid', payment)
  }
  paymentSucceeded(account, invoice)
}

export function invoiceNotPaid(account: Account, intent: PaymentIntent) {
  const invoice = invoiceOf(account, intent)
  if (invoice) notPaid(account, invoice)
}

/** Records a failed attempt. */
export function notPaid(account: Account, invoice: Invoice) {
  const isFirst = invoice.billing_reason === 'subscription_create'
  update(account, 'invoice.updated', invoice, {
    attempted: true,
    // All attempts that the shopper makes count as one; after them only the scheduled ones count.
    attempt_count: Math.max(1, invoice.attempt_count),
    next_payment_attempt: isFirst ? null : nextAttempt(account, invoice),
  })
  emit(account, 'invoice.payment_failed', invoice)
  paymentFailed(account, invoice)
}

/** The bank asks for authentication. At a renewal the shopper is not present, so it is a failed attempt too. */
export function invoiceNeedsAuthentication(account: Account, intent: PaymentIntent, offSession: boolean) {
  const invoice = invoiceOf(account, intent)
  if (!invoice) return
  emit(account, 'invoice.payment_action_required', invoice)
  if (offSession) invoiceNotPaid(account, intent)
}

/** Charges the saved card while the shopper is not present. */
export function charge(account: Account, invoice: Invoice) {
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

/** The time at which an invoice is charged again; null after the last attempt. */
function nextAttempt(account: Account, invoice: Invoice) {
  const first = invoice.status_transitions.finalized_at ?? invoice.created
  const days = retryDays.find((after) => first + after * day > account.clock.now())
  return days && invoice.auto_advance ? first + days * day : null
}

function paymentFailed(account: Account, invoice: Invoice) {
  const subscription = subscriptionOf(account, invoice)
  if (!subscription || !isAlive(subscription)) return
  const at = invoice.next_payment_attempt
  if (at !== null) {
    update(account, subscriptionUpdated, subscription, { status: 'past_due' })
    tellDelinquent(account, subscription, true)
    account.clock.at(at, () => {
      if (invoice.next_payment_attempt === at && invoice.status === 'open') charge(account, invoice)
    })
    return
  }
  if (account.afterLastRetry === 'canceled') endSubscription(account, subscription, 'payment_failed')
  else update(account, subscriptionUpdated, subscription, { status: account.afterLastRetry })
}

function tellDelinquent(account: Account, { customer: id }: Subscription, delinquent: boolean) {
  const customer = account.customers.get(id)
  if (customer) update(account, 'customer.updated', customer, { delinquent })
}

function paymentSucceeded(account: Account, invoice: Invoice) {
  const subscription = subscriptionOf(account, invoice)
  if (!subscription) return
  const intent = intentOf(account, invoice)
  const isFirst = subscription.status === 'incomplete'
  const isLate = subscription.status === 'past_due' || subscription.status === 'unpaid'
  const isBack = isLate && subscription.latest_invoice === invoice.id
  const keepsCard = subscription.payment_settings?.save_default_payment_method === 'on_subscription'
  update(account, subscriptionUpdated, subscription, {
    ...(isFirst || isBack ? { status: 'active' } : {}),
    ...(isFirst && keepsCard && intent ? { default_payment_method: intent.payment_method } : {}),
  })
  if (isBack) tellDelinquent(account, subscription, false)
}

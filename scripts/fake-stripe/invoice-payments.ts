import type { Account } from './account.ts'
import { emit, update } from './events.ts'
import { nextAttempt, paymentFailed, paymentSucceeded } from './renewals.ts'
import type { Invoice, PaymentIntent } from './wire.ts'

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
    // Her own attempts count once; later only the scheduled ones count.
    attempt_count: Math.max(1, invoice.attempt_count),
    next_payment_attempt: isFirst ? null : nextAttempt(account, invoice),
  })
  emit(account, 'invoice.payment_failed', invoice)
  paymentFailed(account, invoice)
}

/** The bank asks for authentication: at a renewal, where she is not present, that is a failure too. */
export function invoiceNeedsHer(account: Account, intent: PaymentIntent, offSession: boolean) {
  const invoice = invoiceOf(account, intent)
  if (!invoice) return
  emit(account, 'invoice.payment_action_required', invoice)
  if (offSession) invoiceNotPaid(account, intent)
}

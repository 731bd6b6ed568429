import type { Account } from './account.ts'
import { cardNamed } from './cards.ts'
import { invalid } from './errors.ts'
import { settle } from './invoice-payments.ts'
import { intentOf } from './invoices.ts'
import { attempt, declineOf } from './payments.ts'
import { finalizeAndCharge } from './renewals.ts'
import type { Invoice } from './wire.ts'

/** Pays with a named card or the saved one. Throws the bank's refusal. */
export function payInvoice(account: Account, invoice: Invoice, named: string | undefined) {
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', 'invoice', 'invoice_already_paid')
  if (invoice.status === 'draft') {
    invoice.auto_advance = true
    finalizeAndCharge(account, invoice)
    return invoice
  }
  const intent = intentOf(account, invoice)
  if (!intent) {
    settle(account, invoice, 0)
    return invoice
  }
  const subscription = account.subscriptions.get(invoice.parent?.subscription_details?.subscription)
  const kept =
    subscription?.default_payment_method ??
    account.customers.get(invoice.customer)?.invoice_settings.default_payment_method
  const method = named ? cardNamed(account, named) : account.paymentMethods.get(kept)
  if (!method)
    throw invalid(
      'There is no payment method to pay this invoice with.',
      'payment_method',
      'resource_missing',
    )
  if (attempt(account, intent, { method }) === 'failed') throw declineOf(intent)
  return invoice
}

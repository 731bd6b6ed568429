import type { Account } from './account.ts'
import { emit, update } from './events.ts'
import { cancelIntent, createIntent } from './intents.ts'
import { itemOf } from './items.ts'
import type {
  Invoice,
  InvoiceLine,
  InvoicePayment,
  PaymentIntent,
  Price,
  Subscription,
  SubscriptionItem,
} from './wire.ts'

type Line = {
  price: Price
  item: SubscriptionItem
  amount: number
  description: string
  start: number
  end: number
  proration?: boolean
}

/** The line of a period that is paid in advance. */
export const periodLine = (account: Account, item: SubscriptionItem): Line => {
  const price = account.prices.get(item.price.id) ?? item.price
  const quantity = item.quantity ?? 1
  const each = price.unit_amount ?? 0
  const name = account.products.get(price.product)?.name ?? ''
  return {
    price,
    item,
    amount: each * quantity,
    description: `${quantity} × ${name} (at $${(each / 100).toFixed(2)} / ${price.recurring?.interval ?? 'month'})`,
    start: item.current_period_start,
    end: item.current_period_end,
  }
}

const writeLine = (account: Account, invoice: string, subscription: Subscription, line: Line) =>
  ({
    id: account.ids.of('il'),
    object: 'line_item',
    amount: line.amount,
    currency: subscription.currency,
    description: line.description,
    discount_amounts: [],
    discountable: !line.proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: { ...subscription.metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: line.proration ? account.ids.of('ii') : null,
        proration: line.proration ?? false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: line.item.id,
      },
      type: 'subscription_item_details',
    },
    period: { end: line.end, start: line.start },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price.id, product: line.price.product },
      type: 'price_details',
      unit_amount_decimal: line.price.unit_amount_decimal,
    },
    quantity: line.item.quantity ?? 1,
    quantity_decimal: String(line.item.quantity ?? 1),
    subscription: subscription.id,
    subtotal: line.amount,
    taxes: [],
  }) satisfies InvoiceLine

/** Drafts an invoice for a subscription's lines. The customer's credit balance is deducted. */
export function draftInvoice(
  account: Account,
  subscription: Subscription,
  reason: string,
  lines: Line[],
): Invoice {
  const id = account.ids.of('in')
  const now = account.clock.now()
  const customer = account.customers.get(subscription.customer)
  if (customer) customer.currency ??= subscription.currency
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const balance = customer?.balance ?? 0
  const due = Math.max(0, subtotal + balance)
  return account.invoices.add({
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Cabine',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: lines.map((line) => writeLine(account, id, subscription, line)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: itemOf(subscription).current_period_start,
    period_start:
      reason === 'subscription_create' ? now : (lastInvoice(account, subscription)?.period_end ?? now),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total: subtotal,
    total_discount_amounts: [],
    total_excluding_tax: subtotal,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  } satisfies Invoice)
}

const lastInvoice = (account: Account, subscription: Subscription) =>
  account.invoices.get(subscription.latest_invoice)

/** Moves a draft to open: it gets a number and a payment that can be confirmed. `paid` is a payment made before. */
export function finalize(account: Account, invoice: Invoice, paid?: PaymentIntent): PaymentIntent | null {
  const now = account.clock.now()
  const customer = account.customers.get(invoice.customer)
  const sequence = customer?.next_invoice_sequence ?? 1
  if (customer) {
    customer.next_invoice_sequence = sequence + 1
    customer.balance = Math.min(0, invoice.starting_balance + invoice.total)
  }
  Object.assign(invoice, {
    automatically_finalizes_at: null,
    effective_at: now,
    ending_balance: customer?.balance ?? 0,
    hosted_invoice_url: `${account.address}/i/${invoice.id}`,
    invoice_pdf: `${account.address}/i/${invoice.id}/pdf`,
    number: `${customer?.invoice_prefix ?? 'CABINE'}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...invoice.status_transitions, finalized_at: now },
  } satisfies Partial<Invoice>)
  const intent = invoice.amount_due > 0 ? (paid ?? payInvoiceBy(account, invoice)) : null
  if (intent) addPayment(account, invoice, intent)
  emit(account, 'invoice.finalized', invoice)
  return intent
}

const payInvoiceBy = (account: Account, invoice: Invoice) =>
  createIntent(account, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description:
      invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    keepsCard: true,
    invoice: invoice.id,
  })

const addPayment = (account: Account, invoice: Invoice, intent: PaymentIntent) =>
  account.invoicePayments.add({
    id: account.ids.of('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: account.clock.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  } satisfies InvoicePayment)

export function intentOf(account: Account, invoice: Invoice) {
  const [payment] = account.invoicePayments.with('invoice', invoice.id)
  return account.paymentIntents.get(payment?.payment.payment_intent)
}

export function voidInvoice(account: Account, invoice: Invoice) {
  if (invoice.status !== 'open' && invoice.status !== 'draft') return
  const intent = intentOf(account, invoice)
  if (intent) cancelIntent(account, intent, 'void_invoice')
  const now = account.clock.now()
  for (const payment of account.invoicePayments.with('invoice', invoice.id)) {
    payment.status = 'canceled'
    payment.status_transitions = { canceled_at: now, paid_at: null }
  }
  update(account, 'invoice.voided', invoice, {
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  })
}

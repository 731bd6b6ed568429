import type { Account, KeptEvent } from './account.ts'
import { addCard, attachCard, cardNamed } from './cards.ts'
import { refundCharge } from './charges.ts'
import { checkoutLines, createCheckout, expireCheckout, listCheckouts } from './checkout-sessions.ts'
import * as customers from './customers.ts'
import { invalid, resourceMissing } from './errors.ts'
import { keptSeconds } from './events.ts'
import { group, metadataOf, refuseUnknown, required, text, texts, whole, type Form } from './form.ts'
import { settle } from './invoice-payments.ts'
import { intentOf, voidInvoice } from './invoices.ts'
import { listOf, pageOf } from './lists.ts'
import { confirm, intentOfBrowser, openIntent, updateIntent } from './payment-intents.ts'
import { attempt, cancelIntent, declineOf } from './payments.ts'
import { createConfiguration, createPortalSession } from './portal.ts'
import * as prices from './prices.ts'
import { finalizeAndCharge } from './renewals.ts'
import type { Row, Table } from './store.ts'
import { cancelSubscription, createSubscription, updateSubscription } from './subscriptions.ts'
import type { Charge, Invoice } from './wire.ts'

export type Call = {
  account: Account
  form: Form
  /** What stands in the place of `:id`. */
  id: string
  path: string
  byBrowser: boolean
}
/** The object that is answered, or JSON that is ready to be sent. */
type Route = { answer: (call: Call) => object | string; known: ReadonlySet<string>; forBrowsers?: true }

const pages = 'limit starting_after ending_before created'
const route = (known: string, answer: Route['answer']): Route => ({
  answer,
  known: new Set(known.split(' ')),
})
const browsers = (known: string, answer: Route['answer']): Route => ({
  ...route(known, answer),
  forBrowsers: true,
})

const one = <T extends Row>(table: Table<T>, kind: string, id: string) => {
  const row = table.get(id)
  if (!row) throw resourceMissing(kind, id, kind === 'customer' || kind === 'subscription' ? 'id' : kind)
  return row
}
const read = <T extends Row>(tableOf: (account: Account) => Table<T>, kind: string) =>
  route('', ({ account, id }) => one(tableOf(account), kind, id))

/** A list that can be asked for what belongs to somebody or something. */
const many = <T extends Row>(
  tableOf: (account: Account) => Table<T>,
  indexes: string[],
  filters: string[] = [],
) =>
  route([pages, ...indexes, ...filters].join(' '), ({ account, form, path }) => {
    const table = tableOf(account)
    const named = indexes.find((index) => text(form, index))
    const rows = named ? table.with(named, required(form, named)) : table.rows
    const others = [...indexes, ...filters].filter((key) => key !== named && text(form, key))
    return listOf(
      path,
      pageOf(table, rows, form, (row) => others.every((key) => Reflect.get(row, key) === text(form, key))),
    )
  })

const customerOf = ({ account, id }: Call) => one(account.customers, 'customer', id)
const subscriptionOf = ({ account, id }: Call) => one(account.subscriptions, 'subscription', id)
const invoiceOf = ({ account, id }: Call) => one(account.invoices, 'invoice', id)
const customerFields =
  'email name description phone metadata payment_method invoice_settings address preferred_locales'
const priceFields =
  'currency unit_amount product product_data recurring lookup_key transfer_lookup_key metadata nickname active tax_behavior'
const intentFields =
  'payment_method payment_method_data return_url client_secret off_session use_stripe_sdk mandate_data setup_future_usage expected_payment_method_type'

export const routes: Record<string, Route> = {
  'POST customers': route(customerFields, ({ account, form }) => customers.createCustomer(account, form)),
  'GET customers': route(`${pages} email`, ({ account, form, path }) =>
    listOf(path, customers.listCustomers(account, form)),
  ),
  'GET customers/:id': route('', (call) => customers.retrieveCustomer(customerOf(call))),
  'POST customers/:id': route(customerFields, (call) =>
    customers.updateCustomer(call.account, customerOf(call), call.form),
  ),
  'DELETE customers/:id': route('', (call) => customers.deleteCustomer(call.account, customerOf(call))),

  'POST products': route(
    'id name description metadata active images tax_code statement_descriptor',
    ({ account, form }) => prices.createProduct(account, form),
  ),
  'GET products': route(`${pages} active`, ({ account, form, path }) =>
    listOf(
      path,
      pageOf(
        account.products,
        account.products.rows,
        form,
        (row) => !form.active || String(row.active) === form.active,
      ),
    ),
  ),
  'GET products/:id': read((account) => account.products, 'product'),
  'POST products/:id': route('name description metadata active', ({ account, id, form }) =>
    prices.updateProduct(account, one(account.products, 'product', id), form),
  ),
  'POST prices': route(priceFields, ({ account, form }) => prices.createPrice(account, form)),
  'GET prices': route(`${pages} lookup_keys active product type currency`, ({ account, form, path }) =>
    listOf(path, prices.listPrices(account, form)),
  ),
  'GET prices/:id': read((account) => account.prices, 'price'),
  'POST prices/:id': route(
    'active nickname metadata lookup_key transfer_lookup_key',
    ({ account, id, form }) => prices.updatePrice(account, one(account.prices, 'price', id), form),
  ),

  'POST subscriptions': route(
    'customer items payment_behavior payment_settings metadata default_payment_method trial_period_days trial_end cancel_at_period_end off_session collection_method description proration_behavior',
    ({ account, form }) => createSubscription(account, form),
  ),
  'GET subscriptions': route(`${pages} customer status price`, ({ account, form, path }) => {
    const named = text(form, 'customer')
    const [status, price] = [text(form, 'status'), text(form, 'price')]
    const { subscriptions } = account
    const rows = named ? subscriptions.with('customer', named) : subscriptions.rows
    const page = pageOf(
      subscriptions,
      rows,
      form,
      (row) =>
        (status === 'all' ||
          (status === 'ended'
            ? row.ended_at !== null
            : status
              ? row.status === status
              : row.status !== 'canceled')) &&
        (!price || row.items.data[0].price.id === price),
    )
    return listOf(path, page)
  }),
  'GET subscriptions/:id': read((account) => account.subscriptions, 'subscription'),
  'POST subscriptions/:id': route(
    'cancel_at_period_end cancellation_details items metadata proration_behavior default_payment_method description payment_behavior off_session',
    (call) => updateSubscription(call.account, subscriptionOf(call), call.form),
  ),
  'DELETE subscriptions/:id': route('cancellation_details invoice_now prorate', (call) =>
    cancelSubscription(call.account, subscriptionOf(call), call.form),
  ),

  'GET invoices': many((account) => account.invoices, ['subscription', 'customer'], ['status']),
  'GET invoices/:id': read((account) => account.invoices, 'invoice'),
  'POST invoices/:id/finalize': route('auto_advance', (call) => {
    const draft = invoiceOf(call)
    if (draft.status !== 'draft')
      throw invalid('This invoice is already finalized.', 'invoice', 'invoice_not_editable')
    draft.auto_advance = true
    finalizeAndCharge(call.account, draft)
    return draft
  }),
  'POST invoices/:id/pay': route('payment_method off_session paid_out_of_band', (call) =>
    payInvoice(call.account, invoiceOf(call), text(call.form, 'payment_method')),
  ),
  'POST invoices/:id/void': route('', (call) => {
    const open = invoiceOf(call)
    voidInvoice(call.account, open)
    return open
  }),
  'GET invoice_payments': route(`${pages} invoice payment status`, ({ account, form, path }) => {
    const { invoicePayments } = account
    const named = text(form, 'invoice')
    const intent = text(group(form, 'payment'), 'payment_intent')
    const status = text(form, 'status')
    const rows = named
      ? invoicePayments.with('invoice', named)
      : intent
        ? invoicePayments.with('payment_intent', intent)
        : invoicePayments.rows
    return listOf(
      path,
      pageOf(invoicePayments, rows, form, (row) => !status || row.status === status),
    )
  }),
  'GET invoice_payments/:id': read((account) => account.invoicePayments, 'invoice_payment'),

  'POST payment_intents': route(
    `${intentFields} amount currency customer description metadata confirm automatic_payment_methods payment_method_types receipt_email`,
    ({ account, form }) => openIntent(account, form),
  ),
  'GET payment_intents': many((account) => account.paymentIntents, ['customer']),
  'GET payment_intents/:id': browsers('client_secret', ({ account, id, form, byBrowser }) =>
    byBrowser ? intentOfBrowser(account, id, form) : one(account.paymentIntents, 'payment_intent', id),
  ),
  'POST payment_intents/:id': route('metadata description receipt_email', ({ account, id, form }) =>
    updateIntent(one(account.paymentIntents, 'payment_intent', id), form),
  ),
  'POST payment_intents/:id/confirm': browsers(intentFields, ({ account, id, form, byBrowser }) => {
    const intent = byBrowser
      ? intentOfBrowser(account, id, form)
      : one(account.paymentIntents, 'payment_intent', id)
    return confirm(account, intent, form)
  }),
  'POST payment_intents/:id/cancel': route('cancellation_reason', ({ account, id, form }) => {
    const intent = one(account.paymentIntents, 'payment_intent', id)
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      throw invalid(
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        'intent',
        'payment_intent_unexpected_state',
      )
    }
    cancelIntent(account, intent, text(form, 'cancellation_reason') ?? null)
    return intent
  }),

  'POST payment_methods': browsers(
    'type card billing_details metadata allow_redisplay',
    ({ account, form }) => {
      const card = group(form, 'card')
      return addCard(account, text(card, 'number') ?? numberOfToken(text(card, 'token')), form)
    },
  ),
  'GET payment_methods/:id': read((account) => account.paymentMethods, 'payment_method'),
  'POST payment_methods/:id/attach': route('customer', ({ account, id, form }) => {
    const method = cardNamed(account, id)
    attachCard(account, method, required(form, 'customer'))
    return method
  }),

  'GET charges': many((account) => account.charges, ['customer', 'payment_intent']),
  'GET charges/:id': read((account) => account.charges, 'charge'),
  'POST refunds': route('charge payment_intent amount reason metadata', ({ account, form }) =>
    refund(account, form),
  ),
  'GET refunds': many((account) => account.refunds, ['charge', 'payment_intent']),
  'GET refunds/:id': read((account) => account.refunds, 'refund'),
  'GET disputes': many((account) => account.disputes, ['charge', 'payment_intent']),
  'GET disputes/:id': read((account) => account.disputes, 'dispute'),

  'POST checkout/sessions': route(
    'mode customer customer_email client_reference_id customer_creation line_items success_url cancel_url metadata subscription_data payment_intent_data payment_method_types payment_method_collection allow_promotion_codes billing_address_collection expires_at locale submit_type custom_text consent_collection phone_number_collection automatic_tax customer_update saved_payment_method_options invoice_creation',
    ({ account, form }) => createCheckout(account, form),
  ),
  'GET checkout/sessions': route(
    `${pages} customer status subscription payment_intent`,
    ({ account, form, path }) => listOf(path, listCheckouts(account, form)),
  ),
  'GET checkout/sessions/:id': read((account) => account.checkoutSessions, 'checkout.session'),
  'POST checkout/sessions/:id/expire': route('', ({ account, id }) => {
    const session = one(account.checkoutSessions, 'checkout.session', id)
    if (session.status !== 'open') {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      )
    }
    return expireCheckout(account, session)
  }),
  'GET checkout/sessions/:id/line_items': route('limit starting_after ending_before', ({ account, id }) => {
    return checkoutLines(account, one(account.checkoutSessions, 'checkout.session', id).id)
  }),

  'POST billing_portal/sessions': route(
    'customer return_url flow_data configuration locale',
    ({ account, form }) => createPortalSession(account, form),
  ),
  'POST billing_portal/configurations': route(
    'features business_profile default_return_url metadata login_page name',
    ({ account, form }) => createConfiguration(account, form),
  ),
  'GET billing_portal/configurations': many((account) => account.portalConfigurations, []),
  'GET billing_portal/configurations/:id': read((account) => account.portalConfigurations, 'configuration'),

  'GET events': route(`${pages} type types delivery_success`, ({ account, form, path }) => {
    const type = text(form, 'type')
    const types = form.types ? new Set(texts(form, 'types')) : null
    const isWanted = (event: KeptEvent) =>
      (!type || matches(event.type, type)) && (!types || types.has(event.type))
    const earliest = account.clock.now() - keptSeconds
    const { data, has_more } = pageOf(account.events, account.events.rows, form, isWanted, earliest)
    const items = data.map(({ json }) => json).join(',')
    return `{"object":"list","data":[${items}],"has_more":${has_more},"url":"${path}"}`
  }),
  'GET events/:id': route('', ({ account, id }) => one(account.events, 'event', id).json),
}

/** `customer.subscription.*` means all of them. */
const matches = (type: string, wanted: string) =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted

function numberOfToken(token: string | undefined) {
  if (token === 'tok_visa' || token === undefined) return '4242424242424242'
  throw invalid(`No such token: '${token}'`, 'card[token]', 'resource_missing')
}

function payInvoice(account: Account, invoice: Invoice, named: string | undefined) {
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

function refund(account: Account, form: Form) {
  const [chargeId, intentId] = [text(form, 'charge'), text(form, 'payment_intent')]
  const charge: Charge | undefined = chargeId
    ? account.charges.get(chargeId)
    : account.charges.get(account.paymentIntents.get(intentId)?.latest_charge)
  if (!charge)
    throw resourceMissing(chargeId ? 'charge' : 'payment_intent', chargeId ?? intentId ?? '', 'charge')
  const left = charge.amount_captured - charge.amount_refunded
  if (left <= 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded')
  }
  if (charge.disputed)
    throw invalid(`Charge ${charge.id} has been charged back.`, undefined, 'charge_disputed')
  const amount = whole(form, 'amount') ?? left
  if (amount > left) {
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, 'amount')
  }
  return refundCharge(account, charge, amount, text(form, 'reason') ?? null, metadataOf(form))
}

/** Refuses what Stripe would refuse before it looks at anything else. */
export function answerCall(found: Route, call: Call) {
  refuseUnknown(call.form, found.known)
  return found.answer(call)
}

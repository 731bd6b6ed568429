import type { Account, CheckoutData } from './account.ts'
import { addCard } from './cards.ts'
import { createCustomer, customerNamed } from './customers.ts'
import { invalid, parameterMissing, resourceMissing } from './errors.ts'
import { emit } from './events.ts'
import { flag, group, groups, metadataOf, required, text, textOrNull, whole, type Form } from './form.ts'
import { cancelIntent, createIntent } from './intents.ts'
import { listOf, pageOf } from './lists.ts'
import { attempt, declineOf } from './payments.ts'
import type { CheckoutSession, LineItem } from './wire.ts'

const openSeconds = 86_400

export function createCheckout(account: Account, form: Form): CheckoutSession {
  const mode = required(form, 'mode')
  if (mode !== 'payment' && mode !== 'subscription') throw invalid(`Invalid mode: ${mode}`, 'mode')
  const customer = textOrNull(form, 'customer')
  if (customer) customerNamed(account, customer)
  const items = itemsOf(account, form, mode)
  const now = account.clock.now()
  const expiresAt = whole(form, 'expires_at') ?? now + openSeconds
  if (expiresAt < now + 1_800 || expiresAt > now + openSeconds) {
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
      'expires_at',
    )
  }
  const total = items.reduce(
    (sum, one) => sum + (account.prices.get(one.price)?.unit_amount ?? 0) * one.quantity,
    0,
  )
  const isSubscription = mode === 'subscription'
  const id = `cs_test_${account.ids.some(58)}`
  const session = account.checkoutSessions.add({
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: flag(form, 'allow_promotion_codes') ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: textOrNull(form, 'billing_address_collection'),
    cancel_url: textOrNull(form, 'cancel_url'),
    client_reference_id: textOrNull(form, 'client_reference_id'),
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: account.prices.get(items[0]?.price)?.currency ?? 'usd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer,
    customer_account: null,
    customer_creation: customer || isSubscription ? null : (text(form, 'customer_creation') ?? 'if_required'),
    customer_details: null,
    customer_email: textOrNull(form, 'customer_email'),
    discounts: [],
    expires_at: expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: isSubscription
      ? null
      : {
          enabled: false,
          invoice_data: {
            account_tax_ids: null,
            custom_fields: null,
            description: null,
            footer: null,
            issuer: null,
            metadata: {},
            rendering_options: null,
          },
        },
    livemode: false,
    locale: textOrNull(form, 'locale'),
    managed_payments: null,
    metadata: metadataOf(form),
    mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: isSubscription ? 'always' : 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: textOrNull(form, 'submit_type'),
    subscription: null,
    success_url: required(form, 'success_url'),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${account.address}/c/pay/${id}`,
    wallet_options: null,
  } satisfies CheckoutSession)
  account.checkoutData.set(id, dataOf(form, items, isSubscription))
  account.clock.at(expiresAt, () => expireCheckout(account, session))
  return session
}

function itemsOf(account: Account, form: Form, mode: string) {
  const items = groups(form, 'line_items').map((item, at) => {
    const id = required(item, 'price')
    const price = account.prices.get(id)
    if (!price) throw resourceMissing('price', id, `line_items[${at}][price]`, 400)
    if (mode === 'payment' && price.recurring) {
      throw invalid('You specified `payment` mode but passed a recurring price.', 'mode')
    }
    if (mode === 'subscription' && !price.recurring) {
      throw invalid('You must provide at least one recurring price in `subscription` mode.', 'line_items')
    }
    return { price: id, quantity: whole(item, 'quantity') ?? 1 }
  })
  if (!items.length) throw parameterMissing('line_items')
  return items
}

function dataOf(form: Form, items: CheckoutData['items'], isSubscription: boolean): CheckoutData {
  const payment = group(form, 'payment_intent_data')
  if (isSubscription && form.payment_intent_data) {
    throw invalid('You can not pass `payment_intent_data` in `subscription` mode.', 'payment_intent_data')
  }
  return {
    items,
    subscriptionMetadata: metadataOf(group(form, 'subscription_data')),
    paymentMetadata: metadataOf(payment),
    paymentDescription: textOrNull(payment, 'description'),
    savesCard: isSubscription || Boolean(payment.setup_future_usage),
    intent: null,
  }
}

export function checkoutLines(account: Account, id: string) {
  const { items = [] } = account.checkoutData.get(id) ?? {}
  const data = items.flatMap(({ price: priceId, quantity }, at): LineItem[] => {
    const price = account.prices.get(priceId)
    if (!price) return []
    const amount = (price.unit_amount ?? 0) * quantity
    return [
      {
        id: `li_${id.slice(-20)}${at}`,
        object: 'item',
        adjustable_quantity: null,
        amount_discount: 0,
        amount_subtotal: amount,
        amount_tax: 0,
        amount_total: amount,
        currency: price.currency,
        description: account.products.get(price.product)?.name ?? null,
        metadata: {},
        price: { ...price },
        quantity,
      } satisfies LineItem,
    ]
  })
  return listOf(`/v1/checkout/sessions/${id}/line_items`, { data, has_more: false })
}

export function expireCheckout(account: Account, session: CheckoutSession) {
  if (session.status !== 'open') return session
  session.status = 'expired'
  session.url = null
  // An authentication that is still open must not take money for a closed page.
  const intent = account.paymentIntents.get(account.checkoutData.get(session.id)?.intent)
  if (intent) cancelIntent(account, intent, 'abandoned')
  emit(account, 'checkout.session.expired', session)
  return session
}

/** Pays on the hosted page: a decline leaves it open for another card. Throws the decline. */
export function payCheckout(
  account: Account,
  session: CheckoutSession,
  paying: { card: string; email?: string },
) {
  if (session.status !== 'open') throw invalid('This Checkout Session is no longer open.', 'session')
  if (session.customer) customerNamed(account, session.customer)
  const data = account.checkoutData.get(session.id)
  const makesCustomer = session.mode === 'subscription' || session.customer_creation === 'always'
  if (!session.customer && makesCustomer) {
    session.customer = createCustomer(account, { email: paying.email ?? session.customer_email ?? '' }).id
    account.checkoutSessions.link('customer', session)
  }
  if (paying.email) session.customer_email ??= paying.email
  const method = addCard(account, paying.card)
  const intent = intentFor(account, session, data)
  const outcome = attempt(account, intent, { method, returnUrl: session.success_url })
  if (outcome === 'failed') throw declineOf(intent)
  return { outcome, intent }
}

/** One payment for each checkout, however many cards are tried. */
function intentFor(account: Account, session: CheckoutSession, data?: CheckoutData) {
  const known = account.paymentIntents.get(data?.intent)
  if (known) return known
  const intent = createIntent(account, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    customer: session.customer,
    description:
      session.mode === 'subscription' ? 'Subscription creation' : (data?.paymentDescription ?? null),
    metadata: { ...data?.paymentMetadata },
    keepsCard: data?.savesCard,
  })
  account.checkoutOf.set(intent.id, session.id)
  if (data) data.intent = intent.id
  if (session.mode === 'payment') session.payment_intent = intent.id
  return intent
}

export function listCheckouts(account: Account, form: Form) {
  const { checkoutSessions } = account
  const customer = text(form, 'customer')
  const status = text(form, 'status')
  const [subscription, intent] = [text(form, 'subscription'), text(form, 'payment_intent')]
  const rows = customer ? checkoutSessions.with('customer', customer) : checkoutSessions.rows
  return pageOf(
    checkoutSessions,
    rows,
    form,
    (one) =>
      (!status || one.status === status) &&
      (!subscription || one.subscription === subscription) &&
      (!intent || one.payment_intent === intent),
  )
}

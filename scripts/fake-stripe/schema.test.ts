import { expect, test, vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { encode } from './encode.ts'
import { itemOf } from './items.ts'
import { description, fixtures, hasPublishedSchema } from './published-schema.ts'
import { routes } from './routes.ts'
import { openShop } from './testing.ts'

/*
 * The published description is of an older API version than the one spoken here, 2026-10-28. What it
 * requires and what has moved since:
 */
const gone = {
  /** Each item has a period of its own now. */
  subscription: ['current_period_end', 'current_period_start'],
  /** Paid is a status; payments are objects of their own (`invoice_payment`); taxes are `total_taxes`. */
  invoice: ['paid', 'paid_out_of_band', 'total_tax_amounts'],
  /** The origin of a line is under its `parent`. */
  line_item: ['proration', 'type'],
}
/** Calls that came later. */
const newer = ['GET invoice_payments', 'GET invoice_payments/:id']
/** Parameters that came later. */
const newerParameters = [
  'GET checkout/sessions: created',
  'GET checkout/sessions: status',
  'POST checkout/sessions: saved_payment_method_options',
  'POST billing_portal/configurations: name',
  'POST payment_methods: allow_redisplay',
]
/** Fields of the mock server's objects that 2026-10-28 has no more, or sends only where it is asked. */
const notSent: Record<string, string[]> = { invoice: ['subscription'], charge: ['refunds'] }

/** Read once: it describes everything that Stripe has. */
let read: ReturnType<typeof description> | undefined
const described = () => (read ??= description(gone))
// Its schemas are compiled on a machine that may have other things to do.
vi.setConfig({ testTimeout: 60_000 })

const why = hasPublishedSchema ? '' : " (skipped: Stripe's description is not at hand)"

test.skipIf(!hasPublishedSchema)(`every call answers as Stripe's own description says${why}`, async () => {
  const { fake, call, answered } = await walk()
  const { describes, faultsOf } = described()
  const faults = answered
    .filter(({ route }) => !newer.includes(route))
    .flatMap(({ method, path, status, body }) => faultsOf(method, path, status, body))
  expect(faults).toEqual([])
  expect(new Set(answered.map(({ route }) => route))).toEqual(new Set(Object.keys(routes)))
  expect(newer.filter((route) => describes(...partsOf(route)))).toEqual([])
  expect(fake.account.events.rows.length).toBeGreaterThan(50)
  expect(await call('GET', 'nothing')).toMatchObject({
    status: 404,
    body: { error: { type: 'invalid_request_error' } },
  })
})

test.skipIf(!hasPublishedSchema)(
  `every event carries an object of the described kind, and what it was before${why}`,
  async () => {
    const { fake } = await walk()
    const { faultsOfObject } = described()
    const events = fake.account.events.rows.map(({ json }) => JSON.parse(json) as KeptEvent)
    const known = events.filter(({ data }) => data.object.object !== 'invoice_payment')
    expect(known.flatMap(({ data }) => faultsOfObject(data.object.object, data.object))).toEqual([])
    for (const { type, data } of events) {
      const fields = Object.keys(data.previous_attributes ?? {})
      expect(fields.filter((field) => !(field in data.object))).toEqual([])
      expect([type, fields.length > 0]).toEqual([type, /\.(updated|voided|refunded|canceled)$/.test(type)])
    }
  },
)

test.skipIf(!hasPublishedSchema)(`no call takes what Stripe's would refuse${why}`, () => {
  const { parametersOf } = described()
  const strange = Object.entries(routes).flatMap(([route, { known }]) => {
    if (newer.includes(route)) return []
    const their = parametersOf(...partsOf(route))
    const unknown = [...known].filter((name) => name && !their.has(name))
    return unknown.map((name) => `${route}: ${name}`)
  })
  expect(strange.toSorted()).toEqual(newerParameters.toSorted())
})

test.skipIf(!hasPublishedSchema)(`objects have every field that the mock server's have${why}`, async () => {
  const { fake } = await walk()
  const { account } = fake
  const subscription = firstIn(account.subscriptions.rows)
  const invoice = firstIn(account.invoices.rows)
  const made: Record<string, object> = {
    customer: firstIn(account.customers.rows),
    product: firstIn(account.products.rows),
    price: firstIn(account.prices.rows),
    subscription,
    subscription_item: itemOf(subscription),
    invoice,
    line_item: firstIn(invoice.lines.data),
    payment_intent: firstIn(account.paymentIntents.rows),
    charge: firstIn(account.charges.rows),
    refund: firstIn(account.refunds.rows),
    dispute: firstIn(account.disputes.rows),
    payment_method: firstIn(account.paymentMethods.rows),
    'checkout.session': firstIn(account.checkoutSessions.rows),
    'billing_portal.session': firstIn(account.portalSessions.rows),
    'billing_portal.configuration': firstIn(account.portalConfigurations.rows),
    event: JSON.parse(firstIn(account.events.rows).json),
  }
  const theirs = fixtures()
  const missing = Object.entries(made).flatMap(([kind, object]) => {
    const whole = theirs[kind]
    if (!whole) return [kind]
    return Object.keys(whole)
      .filter((field) => !(field in object) && !notSent[kind]?.includes(field))
      .map((field) => `${kind}.${field}`)
  })
  expect(missing).toEqual([])
})

/** The method and path of a route such as `GET prices/:id`. */
function partsOf(route: string): [method: string, path: string] {
  const [method = '', path = ''] = route.split(' ')
  return [method, `/v1/${path}`]
}

type KeptEvent = {
  type: string
  data: { object: { object: string }; previous_attributes?: object }
}
type Answered = { route: string; method: string; path: string; status: number; body: unknown }

/** Makes every call that there is, in the order in which a shopper's actions cause them. */
async function walk() {
  const { fake, customer, price, subscribe, begin, confirmInBrowser } = await openShop()
  const answered: Answered[] = []

  async function call(method: string, address: string, form: object = {}) {
    const encoded = encode(form)
    const path = `/v1/${address}`
    const answer = await fake.fetch(`https://api.stripe.com${path}${method === 'GET' ? `?${encoded}` : ''}`, {
      method,
      headers: { authorization: 'Bearer sk_test_cabine' },
      ...(method === 'POST' && { body: encoded }),
    })
    const body = (await answer.json()) as { id: string } & Record<string, unknown>
    const route = `${method} ${address.replace(/^((?:(?:checkout|billing_portal)\/\w+)|(?!checkout\/|billing_portal\/)\w+)\/[^/]+/, '$1/:id')}`
    answered.push({ route, method, path, status: answer.status, body })
    return { status: answer.status, body, id: body.id }
  }

  await call('POST', 'customers', { email: 'eve@example.com', metadata: { user_id: 'eve' } })
  await call('GET', 'customers', { email: 'eve@example.com' })
  await call('POST', `customers/${customer.id}`, { name: 'Ada' })
  await call('POST', 'products', { id: 'cabine_credits', name: 'Credits' })
  await call('GET', 'products')
  await call('GET', 'products/cabine_credits')
  await call('POST', 'products/cabine_credits', { description: 'Never expire' })
  const pack = await call('POST', 'prices', {
    product: 'cabine_credits',
    currency: 'usd',
    unit_amount: 899,
    lookup_key: 'pack',
  })
  await call('GET', 'prices', { lookup_keys: ['pack'], expand: ['data.product'] })
  await call('GET', `prices/${pack.id}`)
  await call('POST', `prices/${pack.id}`, { nickname: 'Ten' })

  const begun = await begin()
  await confirmInBrowser(begun.secret, '4000000000000002')
  const [intent = ''] = begun.secret.split('_secret_')
  await call('GET', `payment_intents/${intent}`, { expand: ['latest_charge', 'customer'] })
  await call('POST', `payment_intents/${intent}/confirm`, { payment_method: 'pm_card_chargeDeclined' })
  await call('POST', `payment_intents/${intent}/confirm`, {
    payment_method: 'pm_card_authenticationRequired',
    return_url: 'https://a.test',
  })
  fake.answerBank(intent, true)
  await call('GET', `subscriptions/${begun.id}`, {
    expand: ['latest_invoice', 'customer', 'default_payment_method'],
  })
  await call('GET', 'subscriptions', {
    customer: customer.id,
    status: 'all',
    expand: ['data.latest_invoice'],
  })
  await call('POST', `subscriptions/${begun.id}`, { cancel_at_period_end: true })
  await call('POST', 'subscriptions', {
    customer: customer.id,
    items: [{ price: price.id }],
    payment_behavior: 'default_incomplete',
    trial_period_days: 7,
  })
  await subscribe()
  await call('DELETE', `subscriptions/${begun.id}`)

  await call('GET', 'invoices', { customer: customer.id })
  await call('GET', `invoices/${begun.invoice}`, { expand: ['charge'] })
  const payments = await call('GET', 'invoice_payments', { invoice: begun.invoice })
  const payment = firstIn(payments.body.data as { id: string }[])
  await call('GET', `invoice_payments/${payment.id}`)
  fake.nextRenewal(customer.id, 'fails', 2)
  fake.clock.advance(new Date('2026-02-01T09:30:00Z'))
  const draft = fake.account.invoices.rows.findLast(({ status }) => status === 'draft')
  await call('POST', `invoices/${draft?.id}/finalize`)
  await call('POST', `invoices/${draft?.id}/pay`, { payment_method: 'pm_card_visa' })
  const unpaid = await begin()
  await call('POST', `invoices/${unpaid.invoice}/void`)

  const own = await call('POST', 'payment_intents', { amount: 899, currency: 'usd', customer: customer.id })
  await call('GET', 'payment_intents', { customer: customer.id })
  await call('POST', `payment_intents/${own.id}`, { metadata: { credits: 10 } })
  await call('POST', `payment_intents/${own.id}/cancel`)
  const method = await call('POST', 'payment_methods', { type: 'card', card: { token: 'tok_visa' } })
  await call('GET', `payment_methods/${method.id}`)
  await call('POST', `payment_methods/${method.id}/attach`, { customer: customer.id })
  await call('GET', 'payment_methods', { customer: customer.id, type: 'card' })

  const charges = await call('GET', 'charges', { customer: customer.id, expand: ['data.refunds'] })
  const charge = (charges.body.data as { id: string; paid: boolean }[]).find(({ paid }) => paid)
  await call('GET', `charges/${charge?.id}`)
  const refund = await call('POST', 'refunds', {
    charge: charge?.id,
    amount: 100,
    reason: 'requested_by_customer',
  })
  await call('GET', 'refunds', { charge: charge?.id })
  await call('GET', `refunds/${refund.id}`)
  await call('POST', `refunds/${refund.id}`, { metadata: { why: 'asked' } })
  const dispute = fake.disputeLastCharge(customer.id)
  await call('GET', 'disputes')
  await call('GET', `disputes/${dispute.id}`)
  await call('POST', `disputes/${dispute.id}`, { metadata: { seen: 'yes' } })
  await call('POST', `disputes/${dispute.id}/close`)

  const wanted = {
    mode: 'payment',
    line_items: [{ price: pack.id, quantity: 1 }],
    success_url: 'https://a.test',
  }
  const checkout = await call('POST', 'checkout/sessions', { ...wanted, customer: customer.id })
  fake.payCheckout(checkout.id, { card: '4242424242424242' })
  await call('GET', `checkout/sessions/${checkout.id}`, {
    expand: ['line_items', 'payment_intent', 'customer'],
  })
  await call('GET', 'checkout/sessions', { customer: customer.id })
  await call('GET', `checkout/sessions/${checkout.id}/line_items`)
  const other = await call('POST', 'checkout/sessions', wanted)
  await call('POST', `checkout/sessions/${other.id}/expire`)

  const setUp = await call('POST', 'billing_portal/configurations', {
    features: { invoice_history: { enabled: true } },
    business_profile: { headline: 'Cabine' },
  })
  await call('GET', 'billing_portal/configurations')
  await call('GET', `billing_portal/configurations/${setUp.id}`)
  await call('POST', 'billing_portal/sessions', {
    customer: customer.id,
    return_url: 'https://a.test',
    flow_data: { type: 'payment_method_update' },
  })

  const events = await call('GET', 'events', { limit: 100 })
  for (const { id } of (events.body.data as { id: string }[]).slice(0, 60)) await call('GET', `events/${id}`)
  await call('GET', `customers/${customer.id}`, { expand: ['subscriptions'] })
  await call('DELETE', `customers/${customer.id}`)
  await call('GET', `customers/${customer.id}`)
  await call('GET', 'customers/cus_nobody')
  await call('POST', 'prices', { currency: 'usd' })
  return { fake, call, answered }
}

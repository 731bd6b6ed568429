import { Script } from 'node:vm'
import { Stripe } from 'stripe'
import { beforeEach, expect, test } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { createFakeStripe, type FakeStripe } from '../fake.ts'
import { pagesWith } from './pages.ts'

const origin = 'http://127.0.0.1:5194'
let fake: FakeStripe
let stripe: Stripe
let customer: Stripe.Customer
let price: Stripe.Price

beforeEach(async () => {
  fake = createFakeStripe({ now: Date.UTC(2026, 10, 20) / 1_000, address: origin })
  stripe = new Stripe('sk_test_cabine', { httpClient: Stripe.createFetchHttpClient(fake.fetch) })
  customer = await stripe.customers.create({ email: 'ada@example.com' })
  await stripe.products.create({ id: 'cabine_luxe', name: 'Cabine Luxe' })
  price = await stripe.prices.create({
    product: 'cabine_luxe',
    currency: 'usd',
    unit_amount: 1_299,
    recurring: { interval: 'month' },
  })
})

/** One page, as text, and where it leads. */
async function visit(address: string, form?: Record<string, string>) {
  const request = new Request(
    new URL(address, origin),
    form && { method: 'POST', body: new URLSearchParams(form) },
  )
  const response = await pagesWith()(request, fake)
  return { status: response.status, leadsTo: response.headers.get('location'), text: await response.text() }
}

const openCheckout = () =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://shop.test/dashboard?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.test/settings',
  })

async function subscribe() {
  const session = await openCheckout()
  await visit(session.url ?? '', { card: '4242 4242 4242 4242', number: '' })
  const { data } = await stripe.subscriptions.list({ customer: customer.id })
  return firstIn(data)
}

test('the checkout says what is bought and for how much, takes the card, and leads to the success page', async () => {
  const { id, url } = await openCheckout()
  const page = await visit(url ?? '')
  for (const said of [
    'Test payments',
    'Cabine Luxe',
    '$12.99',
    'per month',
    'ada@example.com',
    'http://shop.test/settings',
  ])
    expect(page.text).toContain(said)
  const { leadsTo } = await visit(url ?? '', { card: '4242 4242 4242 4242', number: '' })
  expect(leadsTo).toBe(`http://shop.test/dashboard?session_id=${id}`)
  expect((await visit(`/c/pay/${id}`)).text).toContain('has been paid')
})

test('a declined card is said on the checkout, which then takes another one', async () => {
  const { url } = await openCheckout()
  const { leadsTo, text } = await visit(url ?? '', {
    card: '4242 4242 4242 4242',
    number: '4000 0000 0000 9995',
  })
  expect(leadsTo).toBeNull()
  expect(text).toContain('Your card has insufficient funds.')
  expect((await visit(url ?? '', { card: '4242 4242 4242 4242', number: '' })).leadsTo).toContain(
    'shop.test/dashboard',
  )
})

test("her bank's no leads back to the checkout with a sentence, its yes to the success page", async () => {
  const { url } = await openCheckout()
  const card = { card: '4000 0027 6000 3184', number: '' }
  const bank = await visit(url ?? '', card)
  expect(bank.leadsTo).toContain('/3ds/pi_')
  expect((await visit(bank.leadsTo ?? '')).text).toContain('$12.99')
  const refused = await visit(bank.leadsTo ?? '', { answer: 'refuse' })
  expect((await visit(refused.leadsTo ?? '')).text).toContain('failed authentication')
  await visit(url ?? '', card)
  expect((await visit(bank.leadsTo ?? '', { answer: 'approve' })).leadsTo).toContain('shop.test/dashboard')
})

test('from the bank she comes back to the page that sent her, as Stripe sends her', async () => {
  const intent = await stripe.paymentIntents.create({ amount: 899, currency: 'usd', customer: customer.id })
  const confirm = () =>
    stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'http://shop.test/dashboard?payment_success=true',
    })
  for (const [answer, status] of [
    ['refuse', 'failed'],
    ['approve', 'succeeded'],
  ] as const) {
    await confirm()
    const { leadsTo } = await visit(`/3ds/${intent.id}`, { answer })
    const address = new URL(leadsTo ?? '')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      payment_success: 'true',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: status,
    })
  }
})

test('in the portal she cancels with the date in sight, takes it back, and changes her card', async () => {
  const { id } = await subscribe()
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://shop.test/settings',
  })
  const overview = await visit(url)
  for (const said of ['Renews', 'December 20, 2026', 'Visa •••• 4242', 'http://shop.test/settings'])
    expect(overview.text).toContain(said)
  expect((await visit(`${url}/cancel?subscription=${id}`)).text).toContain('until December 20, 2026')
  expect((await visit(`${url}/cancel`, { subscription: id })).text).toContain('Plan cancelled')
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at: expect.any(Number) })
  expect((await visit(`${url}/resume`, { subscription: id })).text).toContain('Your plan goes on.')
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at: null })
  await visit(`${url}/card`, { card: '5555 5555 5555 4444' })
  expect((await visit(url)).text).toContain('Mastercard •••• 4444')
})

test('a portal that is opened for one thing begins with it, and leads back when it is done', async () => {
  const { id } = await subscribe()
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    flow_data: {
      type: 'subscription_cancel',
      subscription_cancel: { subscription: id },
      after_completion: { type: 'redirect', redirect: { return_url: 'http://shop.test/settings?cancelled' } },
    },
  })
  expect((await visit(url)).text).toContain('Cancel your plan?')
  expect((await visit(`${url}/cancel`, { subscription: id })).leadsTo).toBe(
    'http://shop.test/settings?cancelled',
  )
})

test("nobody reaches another shopper's plan through her own portal", async () => {
  const { id } = await subscribe()
  const other = await stripe.customers.create({ email: 'eve@example.com' })
  const { url } = await stripe.billingPortal.sessions.create({ customer: other.id })
  expect((await visit(`${url}/cancel`, { subscription: id })).status).toBe(404)
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at: null })
})

test('the control room makes the next renewal fail, moves the clock to it, and shows what came of it', async () => {
  const { id } = await subscribe()
  const press = (what: string) => visit(`/control/${what}`, { customer: customer.id })
  await press('next-renewal-fails')
  await press('next-renewal')
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' })
  const room = await visit('/')
  for (const said of ['ada@example.com', 'past due', 'invoice.payment_failed'])
    expect(room.text).toContain(said)
  await press('pay-open-invoice')
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' })
  await press('refund')
  const { data } = await stripe.charges.list({ customer: customer.id })
  expect(data.filter(({ refunded }) => refunded)).toHaveLength(1)
})

test('the scripts for browsers are plain ones: no types and no imports are left in them', async () => {
  for (const address of ['/stripe.js', '/elements/payment.js']) {
    const { text } = await visit(address)
    expect(() => new Script(text)).not.toThrow()
    expect(text).not.toMatch(/^(import|export) /m)
  }
})

import { Stripe } from 'stripe'
import { afterAll, expect, test } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { startFakeStripe } from './server.ts'

const servers: { close: () => Promise<unknown> }[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

async function open(options: Parameters<typeof startFakeStripe>[0] = {}) {
  const server = await startFakeStripe(options)
  servers.push(server)
  const { hostname, port } = new URL(server.address)
  const sdk = (key = 'sk_test_cabine', settings: Stripe.StripeConfig = {}) =>
    new Stripe(key, {
      host: hostname,
      port,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
      httpClient: Stripe.createFetchHttpClient(),
      ...settings,
    })
  const control = async (name: string, sent?: object, key = 'sk_test_cabine') => {
    const answer = await fetch(`${server.address}/fake/${name}`, {
      method: sent ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}` },
      ...(sent && { body: JSON.stringify(sent) }),
    })
    const body: unknown = await answer.json()
    return { status: answer.status, body }
  }
  return { ...server, sdk, control }
}

const luxe = (stripe: Stripe) =>
  stripe.prices.create({
    product_data: { name: 'Luxe' },
    currency: 'usd',
    unit_amount: 1499,
    recurring: { interval: 'month' },
  })

test('the SDK speaks to it over HTTP, and the controls move its clock, its cards and its banks', async () => {
  const { sdk, control } = await open()
  const stripe = sdk()
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' })
  const { id: price } = await luxe(stripe)
  const { id: session } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price, quantity: 1 }],
    success_url: 'https://cabine.test/',
  })
  expect(await control('checkout/pay', { session, card: '4000000000000002' })).toMatchObject({
    status: 402,
    body: { error: { code: 'card_declined' } },
  })
  const asked = await control('checkout/pay', { session, card: '4000002500003155' })
  expect(asked.body).toMatchObject({ outcome: 'requires_action' })
  const { intent } = asked.body as { intent: { id: string } }
  expect(await control('bank', { intent: intent.id, agreed: true })).toMatchObject({
    body: { outcome: 'succeeded' },
  })

  await control('renewal', { customer, outcome: 'fails' })
  // A month of 31 days, and the day until the retry.
  await control('clock', { by: 33 * 86_400 })
  const { data } = await stripe.subscriptions.list({ customer })
  // The first retry has paid.
  expect(data[0]).toMatchObject({ status: 'active' })
  const subscription = firstIn((await control('subscriptions')).body as { id: string }[])
  await control('leave', { subscription: subscription.id })
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    cancel_at: expect.any(Number),
  })
  await control('refund', { customer })
  const { body: dispute } = await control('dispute', { customer })
  await control('dispute/close', { dispute: (dispute as { id: string }).id, status: 'lost' })
  expect(await control('disputes')).toMatchObject({ body: [{ status: 'lost' }] })
  expect(await control('renewal', { customer, outcome: 'explodes' })).toMatchObject({ status: 400 })
})

test('down, it answers 500, breaks the connection, or says nothing at all', async () => {
  const { sdk, control } = await open()
  await control('down', { fault: 'error' })
  await expect(sdk().customers.list()).rejects.toMatchObject({ statusCode: 500 })
  await control('down', { fault: 'lost' })
  await expect(sdk().customers.create({ email: 'eve@example.com' })).rejects.toMatchObject({
    type: 'StripeConnectionError',
  })
  await control('down', { fault: 'timeout' })
  await expect(sdk('sk_test_cabine', { timeout: 100 }).customers.list()).rejects.toMatchObject({
    type: 'StripeConnectionError',
  })
  // The lost answer was to a call that had its effect.
  expect((await sdk().customers.list()).data).toHaveLength(1)
})

test('each key is an account of its own, with its own time and webhooks, where that is asked for', async () => {
  const { sdk, control } = await open({ apart: true })
  const [one, other] = ['sk_test_one', 'sk_test_other']
  await sdk(one).customers.create({ email: 'ada@example.com' })
  expect((await sdk(other).customers.list()).data).toEqual([])
  const before = (await control('clock', undefined, other)).body as { now: number }
  await control('clock', { by: 86_400 }, one)
  const after = (await control('clock', undefined, other)).body as { now: number }
  expect(after.now - before.now).toBeLessThan(60)
  const taken = (await control('webhooks/take', {}, one)).body as { body: string; header: string }[]
  expect(taken).toMatchObject([{ type: 'customer.created', header: expect.stringMatching(/^t=\d+,v1=/) }])

  const { sdk: alone } = await open()
  await expect(alone(one).customers.list()).rejects.toMatchObject({ statusCode: 401 })
})

test('a browser on another origin may confirm a payment', async () => {
  const { address } = await open()
  const preflight = await fetch(`${address}/v1/payment_intents/pi_1/confirm`, { method: 'OPTIONS' })
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  const { status, headers } = await fetch(`${address}/v1/payment_intents/pi_1/confirm`, {
    method: 'POST',
    body: 'key=pk_test_cabine&client_secret=pi_1_secret_2',
  })
  expect([status, headers.get('access-control-allow-origin')]).toEqual([404, '*'])
})

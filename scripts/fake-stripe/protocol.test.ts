import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { firstIn, nth } from '#shared/testing/first.ts'
import { createFakeStripe } from './fake.ts'
import { parseForm } from './form.ts'
import { openShop, sdkOf } from './testing.ts'

const key = (idempotencyKey: string) => ({ idempotencyKey })

test('a body is read as deep as it is nested', () => {
  expect(
    parseForm('items[0][price]=a&items[1][price]=b&metadata[a+b]=1%262&expand[]=x.y&expand[]=z&name=Ada+L'),
  ).toEqual({
    items: [{ price: 'a' }, { price: 'b' }],
    metadata: { 'a b': '1&2' },
    expand: ['x.y', 'z'],
    name: 'Ada L',
  })
  expect(Object.keys({ ...parseForm('__proto__[polluted]=1') })).toEqual(['__proto__'])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('a call without a key, or with a wrong one, is refused; the key may come in either way', async () => {
  const fake = createFakeStripe()
  const ask = (headers: Record<string, string>) =>
    fake.fetch('https://api.stripe.com/v1/customers', { headers })
  expect((await ask({})).status).toBe(401)
  expect((await ask({ authorization: 'Bearer sk_test_other' })).status).toBe(401)
  expect((await ask({ authorization: 'Bearer sk_test_cabine' })).status).toBe(200)
  expect((await ask({ authorization: `Basic ${btoa('sk_test_cabine:')}` })).status).toBe(200)
})

test('the publishable key confirms her own payment, and reaches nothing else', async () => {
  const { fake, begin, confirmInBrowser } = await openShop()
  const { secret } = await begin()
  const browser = sdkOf(fake, 'pk_test_cabine')
  await expect(browser.customers.list()).rejects.toMatchObject({
    statusCode: 403,
    code: 'secret_key_required',
  })
  const [intent = ''] = secret.split('_secret_')
  await expect(browser.paymentIntents.retrieve(intent)).rejects.toMatchObject({ statusCode: 404 })
  const read = await browser.paymentIntents.retrieve(intent, { client_secret: secret })
  expect(read.status).toBe('requires_payment_method')
  expect((await confirmInBrowser(`${intent}_secret_guessed`, '4242424242424242')).status).toBe(404)
})

test('a key used twice answers twice with the same, and once for something else with an error', async () => {
  const { fake, stripe } = await openShop()
  const first = await stripe.customers.create({ email: 'eve@example.com' }, key('once'))
  const again = await stripe.customers.create({ email: 'eve@example.com' }, key('once'))
  expect(again.id).toBe(first.id)
  const raw = await fake.fetch('https://api.stripe.com/v1/customers', {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_cabine', 'idempotency-key': 'once' },
    body: 'email=eve%40example.com',
  })
  expect(raw.headers.get('idempotent-replayed')).toBe('true')
  expect(await raw.json()).toEqual(JSON.parse(JSON.stringify(first)))
  await expect(stripe.customers.create({ email: 'other@example.com' }, key('once'))).rejects.toMatchObject({
    statusCode: 400,
    type: 'StripeIdempotencyError',
  })
  fake.clock.advanceBy(86_400)
  expect((await stripe.customers.create({ email: 'other@example.com' }, key('once'))).id).not.toBe(first.id)
})

test('two calls with one key at the same time: one of them is told that the other is under way', async () => {
  const { fake, stripe } = await openShop()
  fake.slowDown(20)
  const both = await Promise.allSettled([
    stripe.customers.create({ email: 'eve@example.com' }, key('both')),
    stripe.customers.create({ email: 'eve@example.com' }, key('both')),
  ])
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(both[1]).toMatchObject({ reason: { statusCode: 409, code: 'idempotency_key_in_use' } })
})

test('a declined card stays declined under its key; what was written wrongly may be put right under it', async () => {
  const { stripe, customer, price } = await openShop()
  await expect(
    stripe.subscriptions.create({ customer: 'cus_nobody', items: [] }, key('a')),
  ).rejects.toMatchObject({ statusCode: 400 })
  const wanted = {
    customer: customer.id,
    items: [{ price: price.id }],
    payment_behavior: 'default_incomplete' as const,
  }
  const made = await stripe.subscriptions.create(wanted, key('a'))
  expect(made.status).toBe('incomplete')

  const payment = {
    amount: 500,
    currency: 'usd',
    payment_method: 'pm_card_visa_chargeDeclined',
    confirm: true,
  }
  const declined = { statusCode: 402, type: 'StripeCardError', decline_code: 'generic_decline' }
  await expect(stripe.paymentIntents.create(payment, key('b'))).rejects.toMatchObject(declined)
  await expect(stripe.paymentIntents.create(payment, key('b'))).rejects.toMatchObject(declined)
  expect((await stripe.charges.list()).data).toHaveLength(1)
})

test('what is not there, not known, or not written well is refused in Stripe’s words', async () => {
  const { stripe, customer } = await openShop()
  await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
    statusCode: 404,
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    message: "No such subscription: 'sub_none'",
  })
  await expect(
    stripe.customers.create({ colour: 'red' } as Stripe.CustomerCreateParams),
  ).rejects.toMatchObject({
    statusCode: 400,
    code: 'parameter_unknown',
    param: 'colour',
  })
  await expect(
    stripe.subscriptions.create({ customer: customer.id, items: [{ quantity: 1 }] }),
  ).rejects.toMatchObject({
    code: 'parameter_missing',
    param: 'price',
  })
  await expect(stripe.subscriptions.list({ customer: 'cus_none' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'customer',
  })
  await expect(stripe.charges.list({ limit: 101 })).rejects.toMatchObject({ statusCode: 400, param: 'limit' })
  await expect(stripe.rawRequest('GET', '/v1/unicorns')).rejects.toMatchObject({ statusCode: 404 })
})

test('a list is newest first, and can be walked through in both directions', async () => {
  const { fake, stripe } = await openShop()
  for (let i = 0; i < 25; i++) {
    fake.clock.advanceBy(60)
    await stripe.customers.create({ name: `${i}` })
  }
  const names = ({ data }: Stripe.ApiList<Stripe.Customer>) => data.map(({ name }) => Number(name))
  const first = await stripe.customers.list({ limit: 3 })
  expect([names(first), first.has_more]).toEqual([[24, 23, 22], true])
  const second = await stripe.customers.list({ limit: 3, starting_after: nth(first.data, 2).id })
  expect(names(second)).toEqual([21, 20, 19])
  const { id } = firstIn(second.data)
  const back = await stripe.customers.list({ limit: 2, ending_before: id })
  expect([names(back), back.has_more]).toEqual([[23, 22], true])
  expect(names(await stripe.customers.list({ limit: 9, ending_before: id }))).toEqual([24, 23, 22])
  const all: number[] = []
  for await (const { name } of stripe.customers.list({ limit: 10 })) if (name) all.push(Number(name))
  expect(all).toEqual(Array.from({ length: 25 }, (_, i) => 24 - i))

  const from = (await stripe.customers.retrieve(id)) as Stripe.Customer
  expect(names(await stripe.customers.list({ created: { gte: from.created } }))).toEqual([24, 23, 22, 21])
  expect(
    names(await stripe.customers.list({ created: { gt: from.created, lte: from.created + 60 } })),
  ).toEqual([22])
  expect(names(await stripe.customers.list({ created: from.created }))).toEqual([21])
})

test('references come whole where they are asked for, to the fourth level', async () => {
  const { stripe, subscribe, customer, price } = await openShop()
  const id = await subscribe()
  const { data } = await stripe.subscriptions.list({
    customer: customer.id,
    status: 'all',
    expand: ['data.latest_invoice.payments', 'data.default_payment_method', 'data.items.data.price'],
  })
  expect(data[0]).toMatchObject({
    id,
    customer: customer.id,
    default_payment_method: { card: { last4: '4242' } },
    latest_invoice: {
      payments: {
        data: [
          { status: 'paid', amount_paid: 1499, payment: { payment_intent: expect.stringMatching(/^pi_/) } },
        ],
      },
      parent: { subscription_details: { subscription: id } },
    },
    items: { data: [{ price: { id: price.id } }] },
  })
  // Expanding a field changes neither the stored object nor those that it names.
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    latest_invoice: expect.stringMatching(/^in_/),
  })
  expect(await stripe.invoices.list({ subscription: id })).not.toHaveProperty('data.0.payments')
  const whole = await stripe.charges.list({ expand: ['data.payment_intent.customer'] })
  expect(whole.data[0]).toMatchObject({ payment_intent: { customer: { email: 'ada@example.com' } } })

  await expect(stripe.subscriptions.retrieve(id, { expand: ['status'] })).rejects.toThrow(
    'cannot be expanded (status)',
  )
  await expect(
    stripe.subscriptions.list({ expand: ['data.latest_invoice.payments.data.payment'] }),
  ).rejects.toThrow('more than 4 levels')
})

test('prices are found by their keys, and a key moves on only where that is said', async () => {
  const { stripe, price } = await openShop()
  const dearer = {
    product: 'cabine_luxe',
    currency: 'usd',
    unit_amount: 1999,
    recurring: { interval: 'month' as const },
    lookup_key: 'luxe_1499_usd',
  }
  await expect(stripe.prices.create(dearer)).rejects.toThrow('already uses that lookup key')
  const moved = await stripe.prices.create({ ...dearer, transfer_lookup_key: true })
  const found = await stripe.prices.list({ lookup_keys: ['luxe_1499_usd', 'nobody'] })
  expect(found.data.map(({ id }) => id)).toEqual([moved.id])
  expect(await stripe.prices.retrieve(price.id)).toMatchObject({ lookup_key: null })
})

test(
  'the SDK asks again when Stripe is busy, broken or silent, and what happened has happened once',
  { timeout: 30_000 },
  async () => {
    const { fake } = await openShop()
    const patient = sdkOf(fake, 'sk_test_cabine', { maxNetworkRetries: 2 })
    for (const fault of ['error', 'lost', 'timeout'] as const) {
      fake.goDown(fault)
      const before = fake.account.customers.rows.length
      await patient.customers.create({ email: 'eve@example.com' })
      expect([fault, fake.account.customers.rows.length - before]).toEqual([fault, 1])
    }
    fake.goDown('busy')
    await expect(sdkOf(fake).customers.list()).rejects.toMatchObject({
      statusCode: 429,
      type: 'StripeRateLimitError',
    })
    fake.goDown('error', 100)
    await expect(patient.customers.list()).rejects.toMatchObject({ statusCode: 500 })
    fake.comeBack()
    await patient.customers.list()
  },
)

test('the same seed makes the same ids', async () => {
  const [one, other] = [await openShop({ seed: 3 }), await openShop({ seed: 3 })]
  expect([await one.subscribe(), one.customer.id]).toEqual([await other.subscribe(), other.customer.id])
  expect((await openShop({ seed: 4 })).customer.id).not.toBe(one.customer.id)
})

import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { createFakeStripe } from './fake.ts'

test('a subscription is made, paid by a browser, and renewed on the last day of a short month', async () => {
  const fake = createFakeStripe({ now: Date.UTC(2026, 0, 31, 12) / 1000, seed: 1 })
  const httpClient = Stripe.createFetchHttpClient(fake.fetch)
  const stripe = new Stripe('sk_test_cabine', { httpClient, telemetry: false })
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' })
  await stripe.products.create({ id: 'cabine_luxe', name: 'Luxe' })
  const { id: price } = await stripe.prices.create({
    product: 'cabine_luxe',
    currency: 'usd',
    unit_amount: 1499,
    recurring: { interval: 'month' },
  })
  const made = await stripe.subscriptions.create({
    customer,
    items: [{ price }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  })
  expect(made.status).toBe('incomplete')
  const invoice = made.latest_invoice
  const secret = (typeof invoice === 'object' && invoice?.confirmation_secret?.client_secret) || ''

  const browser = new Stripe('pk_test_cabine', { httpClient, telemetry: false })
  const [intent] = secret.split('_secret_')
  await browser.paymentIntents.confirm(intent, { client_secret: secret, payment_method: 'pm_card_visa' })
  expect(await stripe.subscriptions.retrieve(made.id)).toMatchObject({ status: 'active' })

  fake.clock.advance(new Date('2026-03-01T00:00:00Z'))
  const renewed = await stripe.subscriptions.retrieve(made.id)
  expect(new Date(renewed.items.data[0].current_period_end * 1000)).toEqual(new Date('2026-03-31T12:00:00Z'))
  expect((await stripe.charges.list({ customer })).data).toHaveLength(2)
})

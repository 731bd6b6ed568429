import { Stripe } from 'stripe'
import type { Options } from './account.ts'
import { createFakeStripe, type FakeStripe } from './fake.ts'

/** The real SDK, connected to a fake. It does not retry, so that a test sees each answer. */
export const sdkOf = (fake: FakeStripe, key = 'sk_test_cabine', settings: Stripe.StripeConfig = {}) =>
  new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(fake.fetch),
    telemetry: false,
    maxNetworkRetries: 0,
    ...settings,
  })

/** A fake on New Year's morning with a shopper, Luxe at 14.99 a month, and the SDK. */
export async function openShop(options: Options = {}) {
  const fake = createFakeStripe({ now: Date.UTC(2026, 0, 1, 9) / 1000, seed: 7, ...options })
  const stripe = sdkOf(fake)
  const customer = await stripe.customers.create({ email: 'ada@example.com', metadata: { user_id: 'ada' } })
  await stripe.products.create({ id: 'cabine_luxe', name: 'Luxe' })
  const price = await stripe.prices.create({
    product: 'cabine_luxe',
    currency: 'usd',
    unit_amount: 1499,
    recurring: { interval: 'month' },
    lookup_key: 'luxe_1499_usd',
  })

  /** Confirms as stripe.js does, with the publishable key and a card number. */
  async function confirmInBrowser(secret: string, card: string, returnUrl = 'https://cabine.test/back') {
    const [intent] = secret.split('_secret_')
    const body = new URLSearchParams({
      key: 'pk_test_cabine',
      client_secret: secret,
      return_url: returnUrl,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card,
    })
    const answer = await fake.fetch(`https://api.stripe.com/v1/payment_intents/${intent}/confirm`, {
      method: 'POST',
      body: body.toString(),
    })
    return {
      status: answer.status,
      body: (await answer.json()) as Stripe.PaymentIntent & { error?: Stripe.StripeRawError },
    }
  }

  async function begin() {
    const made = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret'],
    })
    const invoice = whole(made.latest_invoice)
    return { id: made.id, invoice: invoice.id, secret: invoice.confirmation_secret?.client_secret ?? '' }
  }

  return {
    fake,
    stripe,
    customer,
    price,
    confirmInBrowser,
    begin,
    subscribe: async (card = '4242424242424242') => {
      const begun = await begin()
      await confirmInBrowser(begun.secret, card)
      return begun.id
    },
    statusOf: (id: string) => fake.account.subscriptions.get(id)?.status,
    /** The types of events since that moment, oldest first. */
    eventsSince: (moment: number) =>
      fake.account.events.rows.filter(({ created }) => created >= moment).map(({ type }) => type),
    to: (date: string) => fake.clock.advance(new Date(date)),
  }
}

/** Asserts that a field was expanded. */
export function whole<T extends object>(value: string | T | null | undefined): T {
  if (typeof value === 'object' && value !== null) return value
  throw new Error(`not expanded: ${value}`)
}

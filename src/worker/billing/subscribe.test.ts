import { describe, expect, test, vi } from 'vitest'
import { openPayments } from '../testing/payments.ts'
import { endIdle, readOwnLuxe } from './subscribe.ts'

vi.setConfig({ testTimeout: 30_000 })

const day = 86_400

/** `active`, `incomplete` and so on, the oldest first. */
const statusesAt = async ({ view }: Pick<ReturnType<typeof openPayments>, 'view'>) =>
  (await view('subscriptions')).map(({ status }) => status)

describe('POST /api/create-subscription (spec 1.7.16)', () => {
  test('what she pays on the form gives her Luxe as soon as Stripe has told, at the price shown', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    const answer = await ada.start()
    expect(await answer.json()).toMatchObject({
      alreadySubscribed: false,
      clientSecret: expect.stringMatching(/^pi_.*_secret_/) as string,
      publishableKey: payments.env.STRIPE_PUBLISHABLE_KEY,
      stripeJs: null,
      priceCents: 1499,
    })
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: false, subscription_status: 'incomplete' })
    await payments.subscribe(ada)
    await payments.deliver()
    expect(await ada.state()).toMatchObject({
      is_premium: true,
      credits_remaining: null,
      subscription_status: 'active',
      subscription_price_cents: 1499,
      cancel_at_period_end: false,
      has_stripe_customer: true,
      billing_available: true,
    })
    expect(await (await ada.start()).json()).toEqual({ alreadySubscribed: true })
  })

  test('two tabs at once make one subscription, at Stripe and here', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    const started = await Promise.all(
      [1, 2].map(async () => (await ada.start()).json() as Promise<{ subscriptionId: string }>),
    )
    expect(new Set(started.map(({ subscriptionId }) => subscriptionId)).size).toBe(1)
    expect(await statusesAt(payments)).toEqual(['incomplete'])
    expect(await payments.view('customers')).toHaveLength(1)
  })

  test('without the key for the browser there is no form, so that nothing is begun either', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    payments.env.STRIPE_PUBLISHABLE_KEY = ''
    const answer = await ada.start()
    expect(String(answer.status)).toBe('503')
    expect(await answer.json()).toMatchObject({ error: 'billing_not_configured' })
    expect(await payments.view('customers')).toEqual([])
  })

  test('whose customer was deleted at Stripe while she had Luxe is sold it anew, at the first press', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    const { customer } = await payments.subscribe(ada)
    await payments.deliver()
    await (await payments.billing()).stripe.customers.del(customer)
    expect(await (await ada.start()).json()).toMatchObject({ alreadySubscribed: false })
    expect(await ada.state()).toMatchObject({ is_premium: false, subscription_status: 'none' })
  })

  test('Luxe of test mode is no Luxe once the site takes true money', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await payments.subscribe(ada)
    await payments.deliver()
    payments.env.STRIPE_SECRET_KEY += 'true'
    expect(await (await ada.start()).json()).toMatchObject({ alreadySubscribed: false })
    expect(await ada.state()).toMatchObject({ is_premium: false, subscription_status: 'none' })
  })

  test('what she pays in one tab in the very moment in which another clears it away is hers', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    const started = await (await ada.start()).json()
    const billing = await payments.billing()
    const seenBefore = await readOwnLuxe(billing, ada.id)
    await payments.confirm('clientSecret' in started ? started.clientSecret : '')
    expect(await endIdle(billing, seenBefore)).toBe('one_began')
    expect(await statusesAt(payments)).toEqual(['active'])
    expect(await ada.state()).toMatchObject({ is_premium: true })
  })

  test('two tabs that clear away the same unpaid beginning do not take each other for a payment', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await ada.start()
    const billing = await payments.billing()
    const seenBefore = await readOwnLuxe(billing, ada.id)
    expect(await endIdle(billing, seenBefore)).toBe('all_ended')
    expect(await endIdle(billing, seenBefore)).toBe('all_ended')
    expect(await statusesAt(payments)).toEqual(['incomplete_expired'])
  })

  test('a beginning whose invoice can no longer be paid is ended, and is no payment', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await ada.start()
    const billing = await payments.billing()
    const seen = await readOwnLuxe(billing, ada.id)
    const withoutInvoice = seen.map((one) => ({ ...one, latest_invoice: null }))
    expect(await endIdle(billing, withoutInvoice)).toBe('all_ended')
    expect(await statusesAt(payments)).not.toContain('incomplete')
  })

  test('a second tab, opened later, pays the same subscription', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    const ids = []
    for (let tab = 0; tab < 2; tab++) {
      const started = await (await ada.start()).json()
      ids.push('subscriptionId' in started && started.subscriptionId)
    }
    expect(ids[0]).toBe(ids[1])
  })

  test('a card that is declined gives nothing, and another card may pay', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await payments.subscribe(ada, '4000000000000002')
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: false })
    await payments.subscribe(ada)
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: true })
    expect(await statusesAt(payments)).toEqual(['active'])
  })

  test('a beginning that expired makes room for a new one', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await ada.start()
    await payments.control('clock', { by: day })
    await payments.subscribe(ada)
    expect(await statusesAt(payments)).toEqual(['incomplete_expired', 'active'])
  })

  test('nobody starts a subscription for somebody else', async () => {
    const payments = openPayments()
    const [ada, eve] = [await payments.createBuyer(), await payments.createBuyer()]
    const answer = await eve.api['create-subscription'].$post({ json: { userId: ada.id } })
    expect(String(answer.status)).toBe('403')
    expect(await payments.view('customers')).toEqual([])
  })

  test('Luxe that was given by hand is Luxe: she is not charged for it', async () => {
    const payments = openPayments()
    const guest = await payments.createBuyer({ plan: 'premium' })
    expect(await (await guest.start()).json()).toEqual({ alreadySubscribed: true })
    expect(await payments.view('subscriptions')).toEqual([])
  })

  test('a customer whom an operator deleted at Stripe is made anew', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    const { customer } = await payments.subscribe(ada)
    await payments.deliver()
    const { stripe } = await payments.billing()
    await stripe.customers.del(customer)
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: false })
    const again = await payments.subscribe(ada)
    expect(again.customer).not.toBe(customer)
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: true })
  })
})

describe('when Stripe does not answer', () => {
  test.each(['error', 'busy'])('%s: 502 payment_unavailable, and nothing of it is told', async (fault) => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await payments.control('down', { fault, calls: 20 })
    const answer = await ada.start()
    expect(String(answer.status)).toBe('502')
    const told = JSON.stringify(await answer.json())
    expect(told).toContain('payment_unavailable')
    expect(told).not.toMatch(/stripe|sk_test|req_/i)
  })
})

describe('without keys', () => {
  test('billing calls say so, and app-state says it before', async () => {
    const payments = openPayments()
    payments.env.STRIPE_SECRET_KEY = undefined
    const ada = await payments.createBuyer()
    const answer = await ada.start()
    expect(String(answer.status)).toBe('503')
    expect(await answer.json()).toMatchObject({ error: 'billing_not_configured' })
    expect(await ada.state()).toMatchObject({ billing_available: false })
  })
})

import { env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { priceOf } from '#shared/plans.ts'
import { firstIn } from '#shared/testing/first.ts'
import { openPayments } from '../testing/payments.ts'
import { openPortal } from './portal.ts'

vi.setConfig({ testTimeout: 30_000 })

const codeOf = async (answer: { json: () => Promise<unknown> }) =>
  ((await answer.json()) as { error: string }).error

const consentsOf = async (userId: string) =>
  (
    await env.DB.prepare('select item, price_cents, terms, language from purchase_consents where user_id = ?')
      .bind(userId)
      .all()
  ).results

describe('POST /api/billing/checkout', () => {
  test('the page is hers, at the price that she saw, and brings her back', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await payments.buyHosted(ada, 'luxe_hosted', null)
    expect(await payments.view('checkouts')).toMatchObject([
      {
        client_reference_id: ada.id,
        amount_total: 1299,
        mode: 'subscription',
        success_url: 'https://cabine.test/dashboard?payment_success=true&session_id={CHECKOUT_SESSION_ID}',
      },
    ])
    expect(await consentsOf(ada.id)).toEqual([
      { item: 'luxe_hosted', price_cents: 1299, terms: '2026-12', language: 'en' },
    ])
  })

  test.each([
    ['fr', 'fr'],
    ['pt', 'pt-BR'],
    ['ar', 'auto'],
  ])('asked in %s the page speaks %s', async (language, locale) => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    const json = { item: 'luxe_hosted' as const, priceCents: 1299, terms: '2026-12', language }
    expect((await ada.api.billing.checkout.$post({ json })).status).toBe(200)
    const [page] = await payments.view('checkouts')
    expect(page?.locale).toBe(locale)
  })

  test('which ways of paying there are is left to Stripe, by her country', async () => {
    const payments = openPayments()
    const sent: string[] = []
    const real = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init)
      if (request.method === 'POST')
        sent.push(`${new URL(request.url).pathname}?${await request.clone().text()}`)
      return real(request)
    })
    const ada = await payments.createBuyer()
    await payments.buyHosted(ada, 'credits_10', null)
    await payments.buyHosted(ada, 'luxe_hosted', null)
    await ada.start()
    vi.restoreAllMocks()
    const sales = sent.filter((one) => /^\/v1\/(?:checkout\/sessions|subscriptions)\?/.test(one))
    expect(sales).toHaveLength(3)
    for (const sale of sales) expect(sale).not.toMatch(/payment_method_types|payment_method_configuration/)
  })

  test('a price that is no longer the price is refused, and nothing is recorded', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    const agreement = { item: 'luxe_hosted' as const, priceCents: 999, terms: '2026-12', language: 'en' }
    for (const json of [agreement, { ...agreement, priceCents: priceOf('luxe_hosted'), terms: '2020-01' }])
      for (const call of [ada.api.billing.checkout, ada.api.billing.consent]) {
        const answer = await call.$post({ json })
        expect([answer.status, await codeOf(answer)]).toEqual([409, 'too_old_price'])
      }
    expect(await consentsOf(ada.id)).toEqual([])
    expect(await payments.view('checkouts')).toEqual([])
  })

  test('who has Luxe is not sold it again', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await payments.subscribe(ada)
    const answer = await ada.checkout('luxe_hosted')
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'already_subscribed'])
  })

  test('of two ways that she opened, only the last can be paid', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    const first = await (await ada.start()).json()
    await payments.buyHosted(ada, 'luxe_hosted', null)
    const declined = 'clientSecret' in first ? await payments.confirm(first.clientSecret) : null
    expect(declined?.status).toBe(400)
    await ada.start()
    expect((await payments.view('checkouts')).map(({ status }) => status)).toEqual(['expired'])
  })

  test('what was paid there gives Luxe', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await payments.buyHosted(ada, 'luxe_hosted')
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: true, subscription_price_cents: 1299 })
  })
})

describe('GET /api/billing/verify-return (spec 2.7.19)', () => {
  test('she comes back before Stripe has told, and has it', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    const hosted = await payments.buyHosted(ada, 'luxe_hosted')
    expect(await (await ada.returnFrom(hosted)).json()).toEqual({ premium: true, paid: true, credits: 0 })
    const bea = await payments.createBuyer()
    const { id } = await payments.subscribe(bea)
    expect(await (await bea.returnFrom(id)).json()).toMatchObject({ premium: true, paid: true })
  })

  test('what is not paid gives nothing', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    const hosted = await payments.buyHosted(ada, 'luxe_hosted', null)
    expect(await (await ada.returnFrom(hosted)).json()).toEqual({ premium: false, paid: false, credits: 0 })
    const started = await (await ada.start()).json()
    const id = 'subscriptionId' in started ? started.subscriptionId : ''
    expect(await (await ada.returnFrom(id)).json()).toMatchObject({ premium: false, paid: false })
  })

  test("somebody else's payment is refused, and one that is not there the same", async () => {
    const payments = openPayments()
    const [ada, eve] = [await payments.createBuyer(), await payments.createBuyer()]
    const hosted = await payments.buyHosted(ada, 'luxe_hosted')
    const { id } = await payments.subscribe(await payments.createBuyer())
    for (const payment of [hosted, id, 'cs_test_nothing', 'sub_nothing']) {
      const answer = await eve.returnFrom(payment)
      expect([answer.status, await codeOf(answer)]).toEqual([403, 'payment_not_yours'])
    }
    expect(await eve.state()).toMatchObject({ is_premium: false, has_stripe_customer: false })
  })

  test('a payment is hers by its own reference alone: not by its customer, nor by having none', async () => {
    const payments = openPayments()
    const [ada, eve] = [await payments.createBuyer(), await payments.createBuyer()]
    await payments.subscribe(eve)
    const { customer } = firstIn(await payments.view('subscriptions'))
    const { stripe } = await payments.billing()
    const { id: product } = await stripe.products.create({ name: 'Credits' })
    const price = await stripe.prices.create({ currency: 'usd', unit_amount: 900, product })
    const pay = async (more: object) => {
      const { id } = await stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [{ price: price.id, quantity: 1 }],
        success_url: 'https://cabine.test',
        client_reference_id: ada.id,
        ...more,
      })
      await payments.control('checkout/pay', {
        session: id,
        card: '4242424242424242',
        email: 'ada@example.com',
      })
      return id
    }
    for (const session of [await pay({}), await pay({ customer: String(customer) })]) {
      const answer = await eve.returnFrom(session)
      expect([answer.status, await codeOf(answer)]).toEqual([403, 'payment_not_yours'])
    }
    expect((await ada.returnFrom(await pay({}))).status).toBe(200)
  })

  test('a subscription without a reference is nobody’s to claim, and its customer is linked to nobody', async () => {
    const payments = openPayments()
    const eve = await payments.createBuyer()
    await payments.payLink()
    const { id } = firstIn(await payments.view('subscriptions'))
    const answer = await eve.returnFrom(id)
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'payment_not_yours'])
    expect(await eve.state()).toMatchObject({ is_premium: false, has_stripe_customer: false })
  })

  test("a payment that names nobody is nobody's to claim, whoever learned its id", async () => {
    const payments = openPayments()
    const eve = await payments.createBuyer()
    await payments.payLink()
    const { id: session } = firstIn(await payments.view('checkouts'))
    const answer = await eve.returnFrom(session)
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'payment_not_yours'])
    expect(await eve.state()).toMatchObject({ is_premium: false, has_stripe_customer: false })
  })

  test('an id that is none is refused before anybody is asked', async () => {
    const ada = await openPayments().createBuyer()
    for (const id of ['', 'pi_1', '../customers', 'cs_1/../x']) {
      expect(String((await ada.returnFrom(id)).status)).toBe('400')
    }
  })
})

describe('both portal calls', () => {
  test('lead to her own page at Stripe, on the step that was asked for', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await payments.subscribe(ada)
    const bare = await ada.fetch('/api/billing/portal', { method: 'POST' })
    expect(await bare.json()).toEqual({ url: expect.stringContaining('/p/session/') as string })
    const headers = { 'content-type': 'application/json' }
    const empty = await ada.fetch('/api/billing/portal', { method: 'POST', headers, body: '' })
    expect(empty.status).toBe(200)
    for (const flow of ['cancel', 'payment_method'] as const) {
      const answer = await ada.api.stripe['customer-portal'].$post({ json: { flow } })
      expect(await answer.json()).toEqual({ url: expect.stringContaining('/p/session/') as string })
    }
  })

  test('ask Stripe for that step: what ends already is not ended again', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    const { id } = await payments.subscribe(ada)
    const billing = await payments.billing()
    const created = vi.spyOn(billing.stripe.billingPortal.sessions, 'create')
    const stepOf = async (flow?: 'cancel' | 'payment_method') => {
      await openPortal(billing, ada.id, flow, 'https://cabine.test')
      return created.mock.lastCall?.[0]?.flow_data
    }
    expect(await stepOf()).toBeUndefined()
    expect(await stepOf('payment_method')).toEqual({ type: 'payment_method_update' })
    expect(await stepOf('cancel')).toEqual({
      type: 'subscription_cancel',
      subscription_cancel: { subscription: id },
    })
    await billing.stripe.subscriptions.update(id, { cancel_at_period_end: true })
    expect(await stepOf('cancel')).toBeUndefined()
  })

  test('who never paid has none', async () => {
    const ada = await openPayments().createBuyer()
    const answer = await ada.fetch('/api/stripe/customer-portal', { method: 'POST' })
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'no_payment_account'])
  })
})

describe('POST /api/stripe/backfill', () => {
  test('finds a customer that carries her id, and what it has', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await payments.subscribe(ada)
    await env.DB.prepare('delete from billing_customers where user_id = ?').bind(ada.id).run()
    expect(await ada.state()).toMatchObject({ has_stripe_customer: false, is_premium: false })
    expect(await (await ada.api.stripe.backfill.$post()).json()).toEqual({ success: true })
    expect(await ada.state()).toMatchObject({ has_stripe_customer: true, is_premium: true })
  })

  test("her email on somebody else's customer, or on nobody's, proves nothing", async () => {
    const payments = openPayments()
    const [ada, eve] = [await payments.createBuyer(), await payments.createBuyer()]
    const { customer } = await payments.subscribe(ada)
    const { stripe } = await payments.billing()
    await stripe.customers.update(customer, { email: eve.email })
    await stripe.customers.create({ email: eve.email })
    const answer = await eve.api.stripe.backfill.$post()
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'no_payment_account'])
    expect(await eve.state()).toMatchObject({ has_stripe_customer: false, is_premium: false })
  })
})

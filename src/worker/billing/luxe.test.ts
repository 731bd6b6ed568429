import { env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { firstIn, firstOf, nth } from '#shared/testing/first.ts'
import { subscribed } from '../testing/subscribed.ts'
import { goodCard, openPayments } from '../testing/payments.ts'
import { syncCustomer } from './sync-customer.ts'

/** Each test advances through months, an event at a time. */
vi.setConfig({ testTimeout: 30_000 })

const day = 86_400

const chargesOf = async ({ view }: ReturnType<typeof openPayments>) =>
  (await view('charges')).map(({ status, refunded }) => (refunded ? 'refunded' : status))

describe('the life of Luxe, as app-state tells it', () => {
  test('a renewal moves the end', async () => {
    const { ada, renew } = await subscribed()
    const first = await ada.state()
    await renew()
    const next = await ada.state()
    expect(next).toMatchObject({ is_premium: true, subscription_status: 'active' })
    const days =
      (Date.parse(next.current_period_end ?? '') - Date.parse(first.current_period_end ?? '')) / 86_400_000
    expect(days).toBeGreaterThanOrEqual(28)
  })

  test('a renewal that fails: past due, and told until when Luxe goes on', async () => {
    const { payments, ada, customer, renew } = await subscribed()
    const { current_period_end: paidUntil } = await ada.state()
    await payments.control('renewal', { customer, outcome: 'fails', times: 1 })
    await renew()
    const state = await ada.state()
    expect(state).toMatchObject({ is_premium: true, subscription_status: 'past_due' })
    expect(Date.parse(state.grace_ends_at ?? '') - Date.parse(paidUntil ?? '')).toBe(7 * day * 1000)
  })

  test('a card that never works again: Luxe ends with the subscription', async () => {
    const { ada, pass, renew } = await subscribed('4000000000000341')
    await renew()
    expect(await ada.state()).toMatchObject({ is_premium: true, subscription_status: 'past_due' })
    await pass(10)
    expect(await ada.state()).toMatchObject({ is_premium: false, grace_ends_at: null })
  })

  test('another price of the same product keeps it', async () => {
    const { payments, ada, id } = await subscribed()
    const { stripe } = await payments.billing()
    const item = firstIn((await stripe.subscriptions.retrieve(id)).items.data)
    const price = await stripe.prices.create({
      product: 'cabine_luxe',
      currency: 'usd',
      unit_amount: 2999,
      recurring: { interval: 'month' },
    })
    await stripe.subscriptions.update(id, { items: [{ id: item.id, price: price.id }] })
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: true, subscription_price_cents: 2999 })
  })

  test('money back in full ends it, here and at Stripe; a part of it does not', async () => {
    const { payments, ada, customer } = await subscribed()
    await payments.control('refund', { customer, amount: 500 })
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: true })
    await payments.control('refund', { customer })
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: false, subscription_status: 'canceled' })
  })

  test('an older month that is given back leaves the paid one', async () => {
    const { payments, ada, renew } = await subscribed()
    const { id: firstMonth } = firstIn(await payments.view('charges'))
    await renew()
    const { stripe } = await payments.billing()
    await stripe.refunds.create({ charge: firstMonth })
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: true })
  })

  test('a bank that asks for a month back ends it, whichever month it was', async () => {
    const { payments, ada, customer, renew } = await subscribed()
    await renew()
    await payments.control('dispute', { customer })
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: false })
    expect((await payments.view('subscriptions'))[0]).toMatchObject({ status: 'canceled' })
  })

  test('a payment that her bank disputes at once gives nothing', async () => {
    const { ada } = await subscribed('4000000000000259')
    expect(await ada.state()).toMatchObject({ is_premium: false, subscription_status: 'canceled' })
  })
})

describe('leaving and coming back', () => {
  test('cancelled in two clicks: Luxe lasts as long as it says, and then ends', async () => {
    const { payments, ada, renew } = await subscribed()
    const { until } = await (await ada.api.billing.cancel.$post()).json()
    const state = await ada.state()
    expect(state).toMatchObject({ is_premium: true, cancel_at_period_end: true, current_period_end: until })
    expect(await (await ada.api.billing.cancel.$post()).json()).toEqual({ until })
    await renew()
    expect(await ada.state()).toMatchObject({ is_premium: false, subscription_status: 'canceled' })
    expect(await chargesOf(payments)).toEqual(['succeeded'])
  })

  test('a cancellation is taken back', async () => {
    const { payments, ada, renew } = await subscribed()
    await ada.api.billing.cancel.$post()
    const resumed = await ada.api.billing.resume.$post()
    expect(await resumed.json()).toEqual({ renews: (await ada.state()).current_period_end })
    expect(await ada.state()).toMatchObject({ cancel_at_period_end: false })
    await renew()
    expect(await ada.state()).toMatchObject({ is_premium: true })
    expect(await chargesOf(payments)).toEqual(['succeeded', 'succeeded'])
  })

  test('who leaves while a renewal is past due is not charged for it any more', async () => {
    const { payments, ada, customer, pass, renew } = await subscribed()
    await payments.control('renewal', { customer, outcome: 'fails', times: 1 })
    await renew()
    await ada.api.billing.cancel.$post()
    await pass(10)
    expect(await chargesOf(payments)).toEqual(['succeeded', 'failed'])
    expect(await ada.state()).toMatchObject({ is_premium: false })
  })

  test('who has nothing has nothing to cancel', async () => {
    const ada = await openPayments().createBuyer()
    for (const call of [ada.api.billing.cancel, ada.api.billing.resume]) {
      const answer = await call.$post()
      expect(String(answer.status)).toBe('404')
      expect(await answer.json()).toMatchObject({ error: 'no_subscription' })
    }
  })

  test('after the end she can begin again', async () => {
    const { payments, ada, id } = await subscribed()
    await payments.control('cancel', { subscription: id })
    await payments.deliver()
    await payments.subscribe(ada)
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: true })
  })

  test('what was left unpaid of an ended one cannot be paid beside the new one', async () => {
    const { payments, ada, pass, renew } = await subscribed('4000000000000341')
    await renew()
    await pass(20)
    expect(await ada.state()).toMatchObject({ is_premium: false, subscription_status: 'canceled' })
    const statuses = async () => (await payments.view('invoices')).map(({ status }) => status)
    expect(await statuses()).toEqual(['paid', 'open'])
    expect((await ada.checkout('luxe_hosted')).status).toBe(200)
    expect(await statuses()).toEqual(['paid', 'void'])
  })

  test('who paid that after all has her month, and is not sold it twice', async () => {
    const { payments, ada, customer, pass, renew } = await subscribed('4000000000000341')
    await renew()
    await pass(20)
    const { id: card } = await payments.control('card', { customer, card: '4242424242424242' })
    const { stripe } = await payments.billing()
    const [, unpaid] = firstOf(2, await payments.view('invoices'))
    await stripe.invoices.pay(unpaid.id, { payment_method: card })
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: true, subscription_status: 'canceled' })
    expect(String((await ada.checkout('luxe_hosted')).status)).toBe('409')
  })
})

describe('Luxe that was given by hand', () => {
  test('outlives a beginning that nobody paid, and its customer', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await ada.start()
    const { customer } = firstIn(await payments.view('subscriptions'))
    await env.DB.prepare("update users set plan = 'premium' where id = ?").bind(ada.id).run()
    await payments.deliver()
    await payments.control('clock', { by: 2 * day })
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: true })
    const { stripe } = await payments.billing()
    await stripe.customers.del(String(customer))
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: true })
  })
})

describe('two subscriptions of one shopper', () => {
  test('the older one stays, the other is ended and its money given back', async () => {
    const { payments, ada, pass } = await subscribed()
    await pass(1)
    await payments.payLink(ada.id)
    await payments.deliver()
    expect((await payments.view('subscriptions')).map(({ status }) => status)).toEqual(['active', 'canceled'])
    expect(await chargesOf(payments)).toEqual(['succeeded', 'refunded'])
    expect(await ada.state()).toMatchObject({ is_premium: true, subscription_status: 'active' })
  })

  /** Ada pays the form and a link, and no event of either arrives. */
  async function unheard(daysBetween: number) {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    const { id, customer } = await payments.subscribe(ada)
    await payments.control('clock', { by: daysBetween * day })
    await payments.payLink(ada.id)
    const other = (await payments.view('subscriptions')).find((one) => one.id !== id)?.id ?? ''
    return { payments, ada, customer, form: id, link: other }
  }

  test('what was paid is asked of Stripe only where two have overlapped', async () => {
    const { payments, customer } = await subscribed()
    const billing = await payments.billing()
    const asked = vi.spyOn(billing.stripe.invoices, 'list')
    await syncCustomer(billing, customer)
    expect(asked).not.toHaveBeenCalled()
  })

  test('a beginning that nobody has paid overlaps with none, and is not asked about', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await ada.start()
    const { customer } = firstIn(await payments.view('subscriptions'))
    await payments.control('clock', { by: 3600 })
    await payments.payLink(ada.id)
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: true })
    const billing = await payments.billing()
    const asked = vi.spyOn(billing.stripe.invoices, 'list')
    await syncCustomer(billing, String(customer))
    expect(asked).not.toHaveBeenCalled()
  })

  test.each([
    ['the older one', ['form']],
    ['the newer one', ['link']],
    ['both', ['form', 'link']],
  ] as const)('%s ended before we heard of any: one payment goes back, and only one', async (_, ended) => {
    const { payments, ada, ...subscriptions } = await unheard(0)
    await payments.control('clock', { by: 7 * day })
    for (const one of ended) await payments.control('cancel', { subscription: subscriptions[one] })
    await payments.deliver()
    expect((await chargesOf(payments)).filter((one) => one === 'refunded')).toHaveLength(1)
    expect(await ada.state()).toMatchObject({ is_premium: ended.length === 1 })
    await payments.control('clock', { by: 3 * day })
    await ada.returnFrom(subscriptions.form)
    expect((await chargesOf(payments)).filter((one) => one === 'refunded')).toHaveLength(1)
  })

  test('both ended before we heard of any, and one has a month that she paid late: that one’s money stays', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await payments.payLink(ada.id)
    const { id: older } = firstIn(await payments.view('subscriptions'))
    await payments.control('clock', { by: day })
    const { id, customer } = await payments.subscribe(ada, '4000000000000341')
    await payments.control('clock', { by: 52 * day })
    await payments.control('cancel', { subscription: older })
    const { id: card } = await payments.control('card', { customer, card: goodCard, payNow: false })
    const { stripe } = await payments.billing()
    const unpaid = firstIn((await stripe.invoices.list({ subscription: id, status: 'open' })).data)
    await stripe.invoices.pay(unpaid.id ?? '', { payment_method: card })
    await payments.deliver()
    const paid = (await payments.view('charges')).filter(({ status }) => status === 'succeeded')
    const kept = paid.filter(({ refunded }) => !refunded)
    expect([paid.length, kept.map((charge) => charge.customer)]).toEqual([4, [customer, customer]])
    expect(await ada.state()).toMatchObject({ is_premium: true, subscription_status: 'canceled' })
  })

  test('one that ended before the other began was paid for other days: nothing goes back', async () => {
    const { payments, ada, id, pass } = await subscribed()
    await pass(7)
    await payments.control('cancel', { subscription: id })
    await payments.payLink(ada.id)
    await payments.deliver()
    expect(await chargesOf(payments)).toEqual(['succeeded', 'succeeded'])
    expect(await ada.state()).toMatchObject({ is_premium: true })
  })

  test('a month given back by hand is not paid twice any more', async () => {
    const { payments, ada, form, link } = await unheard(1)
    const { id: charge } = nth(await payments.view('charges'), 1)
    const { stripe } = await payments.billing()
    await stripe.refunds.create({ charge })
    for (const subscription of [form, link]) await payments.control('cancel', { subscription })
    await payments.deliver()
    expect(await chargesOf(payments)).toEqual(['succeeded', 'refunded'])
    expect(await ada.state()).toMatchObject({ is_premium: false })
  })

  test('of a longer life only the month that both share goes back', async () => {
    const { payments, ada, id, pass, renew } = await subscribed()
    await renew()
    await payments.payLink(ada.id)
    await payments.control('clock', { by: day })
    await payments.control('cancel', { subscription: id })
    await pass(1)
    expect(await chargesOf(payments)).toEqual(['succeeded', 'refunded', 'succeeded'])
    expect(await ada.state()).toMatchObject({ is_premium: true, subscription_status: 'active' })
  })
})

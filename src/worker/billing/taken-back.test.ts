import { env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { openPayments } from '../testing/payments.ts'
import { subscribed } from '../testing/subscribed.ts'
import { syncCustomer } from './sync-customer.ts'
import { eventTypes } from './webhook.ts'

/** Each test moves money and tells of it more than once. */
vi.setConfig({ testTimeout: 30_000 })

type Payments = ReturnType<typeof openPayments>
type Buyer = Awaited<ReturnType<Payments['createBuyer']>>
type World = { payments: Payments; ada: Buyer; id: string; customer: string }
type State = Awaited<ReturnType<Buyer['state']>>

const asLuxe: Partial<State> = { is_premium: true }
const withoutLuxe: Partial<State> = { is_premium: false }

/** Sends an event again under any name, with a signature of this moment. */
async function sendAs(payments: Payments, type: string, { body }: { body: string }) {
  const { stripe } = await payments.billing()
  const event = JSON.parse(body) as { id: string; type: string }
  const payload = JSON.stringify({ ...event, id: event.type === type ? event.id : `${event.id}_as`, type })
  const secret = 'whsec_cabine'
  const answer = await payments.sendEvent(
    payload,
    await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret }),
  )
  expect(answer.status).toBe(200)
}

/** Tells of what happened by one kind of event alone, twice, and then of all the rest, the last first. */
async function hearOnly(
  payments: Payments,
  type: string,
  expectSame: () => Promise<void>,
  from: readonly string[] = [type],
) {
  const events = await payments.takeEvents()
  const told = events.findLast((event) => from.includes(event.type))
  if (!told) throw new Error(`Stripe told of ${events.map((event) => event.type).join(', ')}`)
  for (const _ of [1, 2]) await sendAs(payments, type, told)
  await expectSame()
  for (const { body, header } of events.toReversed()) await payments.sendEvent(body, header)
  await expectSame()
}

async function paidLuxe(): Promise<World> {
  const { payments, ada, id, customer } = await subscribed()
  return { payments, ada, id, customer }
}

async function nothingYet(): Promise<World> {
  const payments = openPayments()
  return { payments, ada: await payments.createBuyer(), id: '', customer: '' }
}

const dispute = async ({ payments, customer }: World) => (await payments.control('dispute', { customer })).id

async function disputed(world: World) {
  const id = await dispute(world)
  await world.payments.deliver()
  return id
}

const close = ({ payments }: World, id: string, status: 'won' | 'lost') =>
  payments.control('dispute/close', { dispute: id, status })

type Case = {
  begins: () => Promise<World>
  happens: (world: World) => Promise<unknown>
  expected: Partial<State>
  /** The events whose contents it bears, where the stand-in has none of its own name. */
  from?: readonly string[]
}

const subscribes = ({ payments, ada }: World) => payments.subscribe(ada)
const paysHosted = ({ payments, ada }: World) => payments.buyHosted(ada, 'luxe_hosted')

/** What may happen to Luxe, by the one event that tells of it. */
const heard: Record<(typeof eventTypes)[number], Case> = {
  'charge.succeeded': { begins: nothingYet, happens: subscribes, expected: asLuxe },
  'checkout.session.completed': { begins: nothingYet, happens: paysHosted, expected: asLuxe },
  'checkout.session.async_payment_succeeded': {
    begins: nothingYet,
    happens: paysHosted,
    expected: asLuxe,
    from: ['checkout.session.completed'],
  },
  'customer.subscription.created': { begins: nothingYet, happens: subscribes, expected: asLuxe },
  'invoice.paid': { begins: nothingYet, happens: subscribes, expected: asLuxe },
  'customer.subscription.updated': {
    begins: paidLuxe,
    happens: ({ payments, id }) => payments.control('leave', { subscription: id }),
    expected: { is_premium: true, cancel_at_period_end: true },
  },
  'customer.subscription.paused': {
    begins: paidLuxe,
    happens: ({ payments, id }) => payments.control('leave', { subscription: id }),
    expected: { is_premium: true, cancel_at_period_end: true },
    from: ['customer.subscription.updated'],
  },
  'customer.subscription.resumed': {
    begins: async () => {
      const world = await paidLuxe()
      await world.payments.control('leave', { subscription: world.id })
      await world.payments.deliver()
      return world
    },
    happens: ({ payments, id }) => payments.control('stay', { subscription: id }),
    expected: { is_premium: true, cancel_at_period_end: false },
    from: ['customer.subscription.updated'],
  },
  'customer.subscription.deleted': {
    begins: paidLuxe,
    happens: ({ payments, id }) => payments.control('cancel', { subscription: id }),
    expected: withoutLuxe,
  },
  'customer.deleted': {
    begins: paidLuxe,
    happens: async ({ payments, customer }) => (await payments.billing()).stripe.customers.del(customer),
    expected: withoutLuxe,
  },
  'invoice.payment_failed': {
    begins: paidLuxe,
    happens: async ({ payments, customer }) => {
      await payments.control('renewal', { customer, outcome: 'fails', times: 1 })
      const { items } = firstIn(await payments.view('subscriptions'))
      const item = firstIn((items as { data: { current_period_end: number }[] }).data)
      await payments.control('clock', { to: item.current_period_end + 7200 })
    },
    expected: { is_premium: true, subscription_status: 'past_due' },
  },
  'charge.refunded': {
    begins: paidLuxe,
    happens: ({ payments, customer }) => payments.control('refund', { customer }),
    expected: withoutLuxe,
  },
  'refund.failed': {
    begins: paidLuxe,
    happens: async ({ payments, customer }) => {
      const { id } = await payments.control('refund', { customer })
      await payments.deliver()
      await payments.control('refund/fail', { refund: id })
    },
    expected: asLuxe,
  },
  'charge.dispute.created': { begins: paidLuxe, happens: dispute, expected: withoutLuxe },
  'charge.dispute.funds_withdrawn': { begins: paidLuxe, happens: dispute, expected: withoutLuxe },
  'charge.dispute.closed': {
    begins: paidLuxe,
    happens: async (world) => close(world, await dispute(world), 'lost'),
    expected: withoutLuxe,
  },
  'charge.dispute.funds_reinstated': {
    begins: paidLuxe,
    happens: async (world) => close(world, await disputed(world), 'won'),
    expected: asLuxe,
  },
}

describe('Luxe follows the money, whichever one event tells of it, twice and before all others', () => {
  test.each(Object.entries(heard))('%s', async (type, { begins, happens, expected, from }) => {
    const world = await begins()
    await happens(world)
    await hearOnly(
      world.payments,
      type,
      async () => expect(await world.ada.state()).toMatchObject(expected),
      from,
    )
  })

  test('a dispute that is won gives back the month that was paid, and nothing more is charged for it', async () => {
    const world = await paidLuxe()
    const { current_period_end: paidUntil } = await world.ada.state()
    const id = await disputed(world)
    expect(await world.ada.state()).toMatchObject({ is_premium: false, subscription_status: 'canceled' })
    await close(world, id, 'won')
    await world.payments.deliver()
    expect(await world.ada.state()).toMatchObject({ is_premium: true, subscription_status: 'canceled' })
    await world.payments.control('clock', { to: Date.parse(paidUntil ?? '') / 1000 + 60 })
    const { now } = await world.payments.view('clock').then((clock) => clock as unknown as { now: number })
    const later = { ...(await world.payments.billing()), now: () => new Date(now * 1000) }
    await syncCustomer(later, world.customer)
    expect(await world.ada.state()).toMatchObject({ is_premium: false })
    expect(await world.payments.view('charges')).toHaveLength(1)
  })

  test('a bank that only asks has taken nothing: Luxe goes on, also when it asks no more', async () => {
    const world = await paidLuxe()
    const { payments, ada, customer } = world
    const { id } = await payments.control('dispute', { customer, kind: 'inquiry' })
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: true, subscription_status: 'active' })
    await close(world, id, 'lost')
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: true, subscription_status: 'active' })
  })

  test('money of the hosted checkout ends what it bought, too; a part of it does not', async () => {
    const { payments, ada } = await nothingYet()
    await payments.buyHosted(ada, 'luxe_hosted')
    await payments.deliver()
    const { customer } = firstIn(await payments.view('charges'))
    await payments.control('refund', { customer, amount: 100 })
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: true })
    await payments.control('refund', { customer })
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: false, subscription_status: 'canceled' })
  })
})

describe('a pack of credits follows its money, whichever one event tells of it', () => {
  async function bought() {
    const world = await nothingYet()
    await world.payments.buyHosted(world.ada, 'credits_10')
    await world.payments.deliver()
    const { customer } = firstIn(await world.payments.view('charges'))
    return { ...world, customer: String(customer) }
  }
  const gone: Record<string, (world: World) => Promise<unknown>> = {
    'charge.refunded': ({ payments, customer }) => payments.control('refund', { customer }),
    'charge.dispute.created': dispute,
    'charge.dispute.funds_withdrawn': dispute,
    'charge.dispute.closed': async (world) => close(world, await dispute(world), 'lost'),
  }

  test.each(Object.entries(gone))('%s takes them back, once', async (type, happens) => {
    const world = await bought()
    await happens(world)
    await hearOnly(world.payments, type, async () =>
      expect(await world.ada.state()).toMatchObject({ credits_remaining: 5 }),
    )
  })

  test('and what comes back is given back, once', async () => {
    const world = await bought()
    const id = await disputed(world)
    await close(world, id, 'won')
    await hearOnly(world.payments, 'charge.dispute.funds_reinstated', async () =>
      expect(await world.ada.state()).toMatchObject({ credits_remaining: 15 }),
    )
  })
})

describe('a charge that is not of ours, or of nobody', () => {
  test('of another account at Stripe: the event is heard, and changes nothing', async () => {
    const [here, elsewhere] = [await paidLuxe(), await paidLuxe()]
    await elsewhere.payments.control('refund', { customer: elsewhere.customer })
    await dispute(
      await paidLuxe().then((world) => ({
        ...world,
        payments: elsewhere.payments,
        customer: elsewhere.customer,
      })),
    )
    for (const event of await elsewhere.payments.takeEvents()) await sendAs(here.payments, event.type, event)
    expect(await here.ada.state()).toMatchObject({ is_premium: true })
  })

  test('of something else that she bought: her Luxe stays', async () => {
    const { payments, ada, customer } = await paidLuxe()
    const { stripe } = await payments.billing()
    const { payment_method } = firstIn(await payments.view('charges'))
    await stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      customer,
      payment_method: String(payment_method),
      confirm: true,
      off_session: true,
    })
    await payments.control('refund', { customer })
    await payments.deliver()
    expect((await payments.view('charges')).map(({ refunded }) => refunded)).toEqual([false, true])
    expect(await ada.state()).toMatchObject({ is_premium: true })
  })

  /** A link for a pack that makes no customer, paid by somebody. */
  async function paidByNobody() {
    const payments = openPayments()
    const { stripe } = await payments.billing()
    const { id: product } = await stripe.products.create({ name: 'Credits' })
    const price = await stripe.prices.create({ currency: 'usd', unit_amount: 900, product })
    const { id } = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'https://cabine.test',
    })
    await payments.control('checkout/pay', { session: id, card: '4242424242424242', email: 'b@example.com' })
    const intent = String(firstIn(await payments.view('charges')).payment_intent)
    const refund = () => stripe.refunds.create({ payment_intent: intent })
    return { payments, id, refund }
  }

  test('a payment of nobody needs no operator once its money is back', async () => {
    const { payments, id, refund } = await paidByNobody()
    await payments.deliver()
    expect(await unsettled(id)).toBe(1)
    await refund()
    await hearOnly(payments, 'charge.refunded', async () => expect(await unsettled(id)).toBe(0))
  })

  test('and is not kept for one when the refund is heard first', async () => {
    const { payments, id, refund } = await paidByNobody()
    await refund()
    for (const { body, header } of (await payments.takeEvents()).toReversed())
      await payments.sendEvent(body, header)
    expect(await unsettled(id)).toBe(0)
  })

  async function unsettled(id: string) {
    return env.DB.prepare('select count(*) as n from unmatched_payments where id = ? and settled_at is null')
      .bind(id)
      .first<number>('n')
  }
})

test.each(['currency', 'billing_cycle_anchor'])(
  'a subscription that Stripe tells without its %s gives what was paid all the same',
  async (field) => {
    const world = await nothingYet()
    const { id } = await subscribes(world)
    await world.payments.control('omit', { subscription: id, field })
    const answer = await world.ada.returnFrom(id)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ premium: true, paid: true })
  },
)

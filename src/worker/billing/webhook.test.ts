import { env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { openPayments } from '../testing/payments.ts'
import { tripsOf } from '../testing/trips.ts'
import { billingStatus } from './unmatched-payments.ts'
import { readEvent } from './webhook.ts'

vi.setConfig({ testTimeout: 30_000 })

/** A site with one paid subscription, and Stripe's events of it. */
async function paid() {
  const payments = openPayments()
  const ada = await payments.createBuyer()
  const subscription = await payments.subscribe(ada)
  const events = await payments.takeEvents()
  const paidEvent = events.find(({ type }) => type === 'invoice.paid')
  if (!paidEvent) throw new Error('nothing was paid')
  return { payments, ada, ...subscription, events, event: paidEvent }
}

const storedEvents = async (id: string) =>
  (
    await env.DB.prepare('select id, handled_at from stripe_events where id = ?')
      .bind(id)
      .all<{ id: string; handled_at: number | null }>()
  ).results

const syncsOf = async (customer: string) =>
  env.DB.prepare('select syncs from billing_customers where id = ?').bind(customer).first<number>('syncs')

describe('POST /api/stripe/webhook', () => {
  test('an event is stored, answered within two trips, and makes her plan what Stripe says', async () => {
    const { payments, ada, event } = await paid()
    const answer = await payments.sendEvent(event.body, event.header)
    expect(answer.status).toBe(200)
    expect(tripsOf(answer)).toBeLessThanOrEqual(2)
    expect(await storedEvents(event.event)).toEqual([
      { id: event.event, handled_at: expect.any(Number) as number },
    ])
    expect(await ada.state()).toMatchObject({ is_premium: true })
  })

  test('twenty deliveries of one event at once have one effect', async () => {
    const { payments, ada, customer, event } = await paid()
    const before = await syncsOf(customer)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => payments.sendEvent(event.body, event.header)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await storedEvents(event.event)).toHaveLength(1)
    expect((await syncsOf(customer)) ?? 0).toBe((before ?? 0) + 1)
    expect(await ada.state()).toMatchObject({ is_premium: true })
  })

  test('the order in which events come does not matter', async () => {
    const { payments, ada, id, events } = await paid()
    await payments.control('cancel', { subscription: id })
    const later = await payments.takeEvents()
    for (const { body, header } of [...events, ...later].toReversed()) await payments.sendEvent(body, header)
    expect(await ada.state()).toMatchObject({ is_premium: false, subscription_status: 'canceled' })
  })

  test('forged, altered, unsigned and stale ones are refused, and leave nothing behind', async () => {
    const { payments, ada, event } = await paid()
    const { stripe } = await payments.billing()
    const sign = (secret: string, timestamp: number) =>
      stripe.webhooks.generateTestHeaderStringAsync({ payload: event.body, secret, timestamp })
    const now = Math.floor(Date.now() / 1000)
    const tries: [body: string, header: string][] = [
      [event.body, ''],
      [event.body, 't=1,v1=abc'],
      [event.body, await sign('whsec_guessed', now)],
      [event.body, await sign('whsec_cabine', now - 301)],
      [event.body.replace('"livemode":false', '"livemode":true'), await sign('whsec_cabine', now)],
    ]
    for (const [body, header] of tries) {
      const answer = await payments.sendEvent(body, header)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ error: 'bad_signature' })
    }
    expect(await storedEvents(event.event)).toEqual([])
    expect(await ada.state()).toMatchObject({ is_premium: false })
    expect((await payments.sendEvent(event.body, await sign('whsec_cabine', now - 290))).status).toBe(200)
  })

  test('one that is signed for a moment ahead of ours is refused: it could be replayed for longer', async () => {
    const { payments, event } = await paid()
    const { stripe } = await payments.billing()
    const now = Math.floor(Date.now() / 1000)
    const sign = (timestamp: number) =>
      stripe.webhooks.generateTestHeaderStringAsync({
        payload: event.body,
        secret: 'whsec_cabine',
        timestamp,
      })
    for (const header of [
      await sign(now + 120),
      await sign(now + 86_400 * 365),
      `t=${now},${await sign(now + 120)}`,
    ]) {
      const answer = await payments.sendEvent(event.body, header)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ error: 'bad_signature' })
    }
    expect(await storedEvents(event.event)).toEqual([])
    expect((await payments.sendEvent(event.body, await sign(now + 20))).status, 'clocks differ').toBe(200)
  })

  const whole = { id: 'evt_1', object: 'event', type: 'invoice.paid', created: 1 }
  test.each<[string, string, string]>([
    ['what is no JSON', 'event', '{"id":'],
    ['nothing but null', 'event', 'null'],
    ['a list', 'id', '[]'],
    ['no id', 'id', JSON.stringify({ ...whole, id: undefined, data: { object: {} } })],
    ['no type', 'type', JSON.stringify({ ...whole, type: 5, data: { object: {} } })],
    ['no moment', 'created', JSON.stringify({ ...whole, created: 'yesterday', data: { object: {} } })],
    [
      'a moment that no calendar has',
      'created',
      JSON.stringify({ ...whole, created: 1e18, data: { object: {} } }),
    ],
    ['no data', 'data', JSON.stringify(whole)],
    ['data about nothing', 'data.object', JSON.stringify({ ...whole, data: { object: null } })],
    [
      'a customer that is a number',
      'data.object.customer',
      JSON.stringify({ ...whole, data: { object: { customer: 7 } } }),
    ],
    [
      'a customer without an id',
      'data.object.customer',
      JSON.stringify({ ...whole, data: { object: { customer: { id: {} } } } }),
    ],
    [
      'a thin notification',
      'created',
      JSON.stringify({ id: 'evt_2', object: 'v2.core.event', type: 'v1.x' }),
    ],
  ])(
    'signed, but with %s: refused, and kept for the operator without what is in it',
    async (_, where, body) => {
      const payments = openPayments()
      const { stripe, db } = await payments.billing()
      const telling = body.replace(/\}$/, ',"receipt_email":"ada@example.com"}')
      const secret = 'whsec_cabine'
      const header = await stripe.webhooks.generateTestHeaderStringAsync({ payload: telling, secret })
      await env.DB.prepare('delete from malformed_events').run()
      for (const attempt of [1, 2]) {
        const answer = await payments.sendEvent(telling, header)
        expect(answer.status, `attempt ${attempt}`).toBe(400)
        expect(await answer.json()).toMatchObject({ error: 'bad_event' })
      }
      const kept = await env.DB.prepare('select * from malformed_events').all<{
        times: number
        fault: string
      }>()
      expect(kept.results).toHaveLength(1)
      expect(kept.results[0]).toMatchObject({
        times: 2,
        fault: expect.stringMatching(`^${where}: .`) as string,
      })
      expect(JSON.stringify(kept.results)).not.toContain('ada@')
      expect((await billingStatus(db)).malformed).toMatchObject({ count: 1 })
    },
  )

  test('a true one that is sent again, days later or today, changes nothing any more', async () => {
    const { payments, ada, id, events } = await paid()
    for (const { body, header } of events) await payments.sendEvent(body, header)
    await payments.control('cancel', { subscription: id })
    await payments.deliver()
    for (const { body, header } of events) await payments.sendEvent(body, header)
    expect(await ada.state()).toMatchObject({ is_premium: false })
  })

  test('without a secret nobody is believed, not even who signs with an empty one', async () => {
    const { payments, event } = await paid()
    const { stripe } = await payments.billing()
    payments.env.STRIPE_WEBHOOK_SECRET = undefined
    const header = await stripe.webhooks.generateTestHeaderStringAsync({ payload: event.body, secret: ' ' })
    expect((await payments.sendEvent(event.body, header)).status).toBe(503)
  })

  test('one that is too long is refused unread', async () => {
    const { sendEvent } = openPayments()
    expect((await sendEvent('a'.repeat(600_000), 't=1,v1=abc')).status).toBe(413)
  })

  test('what Stripe does not answer for is tried again later', async () => {
    const { payments, ada, event } = await paid()
    await payments.control('down', { fault: 'error', calls: 30 })
    expect((await payments.sendEvent(event.body, event.header)).status).toBe(200)
    expect(await storedEvents(event.event)).toEqual([{ id: event.event, handled_at: null }])
    expect(await ada.state()).toMatchObject({ is_premium: false })
    await payments.control('up')
    await env.DB.prepare('update stripe_events set try_at = 0 where id = ?').bind(event.event).run()
    await payments.regularJob()
    expect(await ada.state()).toMatchObject({ is_premium: true })
  })

  test('no email, name or card of hers is stored with an event, and once it is handled not even whose it was', async () => {
    const { payments, ada, customer, event } = await paid()
    await payments.sendEvent(event.body, event.header)
    const rows = await env.DB.prepare('select * from stripe_events where id = ?').bind(event.event).all()
    expect(JSON.stringify(rows.results)).not.toMatch(/@|Ada|4242|visa/)
    expect(JSON.stringify(rows.results)).not.toContain(customer)
    expect(ada.email).toContain('@')
  })
})

test('a refund that failed, and money that a bank takes or gives back, are heard, by the customer or by the charge', () => {
  const heard = (type: string, about: object) =>
    readEvent({ id: 'evt_1', type, created: 1, data: { object: about } })
  expect(heard('refund.failed', { object: 'refund', id: 're_1', customer: 'cus_1' })).toMatchObject({
    customerId: 'cus_1',
    subject: null,
  })
  for (const type of ['refund.failed', 'charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated'])
    expect(heard(type, { object: 'some', charge: 'ch_1' })).toMatchObject({
      customerId: null,
      subject: 'ch_1',
    })
})

import { createServer } from 'node:http'
import { once } from 'node:events'
import { Stripe } from 'stripe'
import { expect, onTestFinished, test, vi } from 'vitest'
import { firstIn, nth } from '#shared/testing/first.ts'
import { signatureOf } from './signature.ts'
import { openShop } from './testing.ts'

const { webhooks } = new Stripe('sk_test_cabine')

test('a delivery carries the event as it was, under a signature that the SDK takes', async () => {
  const { fake, stripe, subscribe } = await openShop()
  fake.webhooks.take()
  const id = await subscribe()
  const deliveries = fake.webhooks.take()
  expect(deliveries.map(({ type }) => type)).toContain('customer.subscription.updated')
  const made = deliveries.find(({ type }) => type === 'customer.subscription.created')
  if (!made) throw new Error('no such delivery')
  await stripe.subscriptions.cancel(id)

  const at = new Date(fake.clock.now() * 1000)
  const event = await webhooks.constructEventAsync(
    made.body,
    made.header(),
    'whsec_cabine',
    300,
    undefined,
    at.getTime(),
  )
  expect(event).toMatchObject({
    id: made.event,
    api_version: '2026-10-28.endive',
    data: { object: { id, status: 'incomplete' } },
    request: { id: expect.stringMatching(/^req_/) },
  })
  expect((await stripe.events.retrieve(made.event)).data.object).toMatchObject({ status: 'incomplete' })
})

test('a signature is refused when it is old, forged, or of another body', async () => {
  const { fake } = await openShop()
  const delivery = firstIn(fake.webhooks.take())
  const now = fake.clock.now()
  const read = (body: string, header: string) =>
    webhooks.constructEventAsync(body, header, 'whsec_cabine', 300, undefined, now * 1000)
  await read(delivery.body, delivery.header())
  await expect(read(delivery.body, delivery.header(now - 301))).rejects.toThrow('outside the tolerance')
  await expect(read(delivery.body, delivery.header(now, 'whsec_guessed'))).rejects.toThrow(
    'No signatures found',
  )
  await expect(read(`${delivery.body} `, delivery.header())).rejects.toThrow('No signatures found')
  expect(signatureOf('{}', 'whsec_cabine', 1)).toMatch(/^t=1,v1=[0-9a-f]{64}$/)
})

test('only what the endpoint listens to is delivered; switched off or dropped, events can still be read', async () => {
  const { fake, stripe } = await openShop({ webhook: { events: ['customer.created'] } })
  expect(fake.webhooks.take().map(({ type }) => type)).toEqual(['customer.created'])
  fake.webhooks.turn('drop')
  await stripe.customers.create()
  expect(fake.webhooks.list()).toMatchObject([{ state: 'dropped' }])
  expect(fake.webhooks.take()).toEqual([])
  fake.webhooks.turn('off')
  await stripe.customers.create()
  fake.webhooks.turn('on')
  const { data } = await stripe.events.list({ type: 'customer.created' })
  expect(data).toHaveLength(3)
  const { id } = firstIn(data)
  fake.webhooks.sendAgain(id)
  expect(fake.webhooks.take().map(({ event }) => event)).toEqual([id])
})

test('events are listed newest first by time and type, and forgotten after thirty days', async () => {
  const { fake, stripe, subscribe, to } = await openShop()
  await subscribe()
  to('2026-01-20')
  const mark = fake.clock.now()
  await stripe.customers.create()
  await stripe.products.create({ name: 'Scarf' })
  const since = await stripe.events.list({ created: { gte: mark } })
  expect(since.data.map(({ type }) => type)).toEqual(['product.created', 'customer.created'])
  const types = await stripe.events.list({ types: ['customer.created', 'invoice.paid'] })
  expect(types.data.map(({ type }) => type)).toEqual(['customer.created', 'invoice.paid', 'customer.created'])
  const invoices = firstIn((await stripe.events.list({ type: 'invoice.*', limit: 1 })).data)
  expect(invoices.type).toBe('invoice.payment_succeeded')
  to('2026-02-15')
  expect((await stripe.events.list({ type: 'customer.created' })).data).toHaveLength(1)
})

test('an event is sent to its address, and again until it is taken', async () => {
  const { fake, stripe } = await openShop()
  const received: { signature: string; body: string }[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(Buffer.from(chunk))
      const signature = String(request.headers['stripe-signature'])
      received.push({ signature, body: Buffer.concat(chunks).toString() })
      response.writeHead(received.length === 1 ? 500 : 200).end()
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const bound = server.address()
  fake.webhooks.sendTo(`http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/hook`)

  const { id } = await stripe.customers.create()
  await vi.waitFor(() =>
    expect(fake.webhooks.list().at(-1)).toMatchObject({ state: 'arrived', attempts: 2, status: 200 }),
  )
  expect(received).toHaveLength(2)
  // Signed anew by the wall clock each time: the SDK looks at it by its own.
  const again = nth(received, 1)
  const event = await webhooks.constructEventAsync(again.body, again.signature, 'whsec_cabine')
  expect(event.data.object).toMatchObject({ id })
})

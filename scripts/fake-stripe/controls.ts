import { Refusal } from './errors.ts'
import type { FakeStripe } from './fake.ts'

type Sent = Record<string, unknown>

const text = (sent: Sent, key: string) => {
  const value = sent[key]
  if (typeof value !== 'string') throw new Refusal(400, 'invalid_request_error', `${key} must be a text.`)
  return value
}
const number = (sent: Sent, key: string) => {
  const value = sent[key]
  if (value === undefined) return undefined
  if (typeof value !== 'number') throw new Refusal(400, 'invalid_request_error', `${key} must be a number.`)
  return value
}
const oneOf = <T extends string>(sent: Sent, key: string, words: readonly T[]) => {
  const found = words.find((word) => word === sent[key])
  if (!found) throw new Refusal(400, 'invalid_request_error', `${key} must be one of ${words.join(', ')}.`)
  return found
}

/** `POST /fake/…` with JSON: the admin's functions over HTTP. The real Stripe has no such calls. */
const controls: Record<string, (fake: FakeStripe, sent: Sent) => unknown> = {
  clock: (fake, sent) => {
    const [to, by] = [number(sent, 'to'), number(sent, 'by')]
    if (to !== undefined) fake.clock.advance(to)
    if (by !== undefined) fake.clock.advanceBy(by)
    return { now: fake.clock.now(), next: fake.clock.nextAt }
  },
  renewal: (fake, sent) => {
    fake.nextRenewal(text(sent, 'customer'), oneOf(sent, 'outcome', ['pays', 'fails']), number(sent, 'times'))
  },
  refund: (fake, sent) => fake.refundLastCharge(text(sent, 'customer'), number(sent, 'amount')),
  'refund/fail': (fake, sent) => fake.failRefund(text(sent, 'refund')),
  dispute: (fake, sent) =>
    fake.disputeLastCharge(text(sent, 'customer'), sent.kind === 'inquiry' ? 'inquiry' : 'dispute'),
  'dispute/close': (fake, sent) =>
    fake.closeDispute(text(sent, 'dispute'), oneOf(sent, 'status', ['won', 'lost'])),
  card: (fake, sent) => fake.changeCard(text(sent, 'customer'), text(sent, 'card'), sent.payNow !== false),
  omit: (fake, sent) => fake.omit(text(sent, 'subscription'), text(sent, 'field')),
  leave: (fake, sent) => fake.leave(text(sent, 'subscription')),
  stay: (fake, sent) => fake.stay(text(sent, 'subscription')),
  cancel: (fake, sent) => fake.cancel(text(sent, 'subscription')),
  'checkout/pay': (fake, sent) =>
    fake.payCheckout(text(sent, 'session'), {
      card: text(sent, 'card'),
      email: typeof sent.email === 'string' ? sent.email : undefined,
    }),
  'checkout/expire': (fake, sent) => fake.expireCheckout(text(sent, 'session')),
  bank: (fake, sent) => ({ outcome: fake.answerBank(text(sent, 'intent'), sent.agreed === true) }),
  down: (fake, sent) =>
    fake.goDown(oneOf(sent, 'fault', ['error', 'kept', 'lost', 'busy', 'timeout']), number(sent, 'calls')),
  up: (fake) => fake.comeBack(),
  slow: (fake, sent) => fake.slowDown(number(sent, 'latencyMs') ?? 0),
  webhooks: (fake, sent) => fake.webhooks.turn(oneOf(sent, 'mode', ['on', 'off', 'drop'])),
  'webhooks/address': (fake, sent) => fake.webhooks.sendTo(typeof sent.url === 'string' ? sent.url : null),
  'webhooks/take': (fake) =>
    // Signed now, whatever the fake's clock says, because the receiver's clock is the real one.
    fake.webhooks.take().map((delivery) => ({
      ...delivery,
      header: delivery.header(Math.floor(Date.now() / 1000)),
    })),
  'webhooks/again': (fake, sent) => ({ found: fake.webhooks.sendAgain(text(sent, 'event')) }),
}

/** `GET /fake/…`: the objects. */
const views: Record<string, (fake: FakeStripe) => unknown> = {
  clock: (fake) => ({ now: fake.clock.now(), next: fake.clock.nextAt }),
  // Without the body, which is long and part of the event.
  deliveries: (fake) => fake.webhooks.list().map((delivery) => ({ ...delivery, body: undefined })),
  customers: (fake) => fake.account.customers.rows,
  subscriptions: (fake) => fake.account.subscriptions.rows,
  invoices: (fake) => fake.account.invoices.rows,
  charges: (fake) => fake.account.charges.rows,
  checkouts: (fake) => fake.account.checkoutSessions.rows,
  disputes: (fake) => fake.account.disputes.rows,
}

export async function control(fake: FakeStripe, request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.slice('/fake/'.length)
  try {
    if (request.method === 'GET') {
      const view = views[name]
      return view ? Response.json(view(fake)) : new Response('There is no such view.', { status: 404 })
    }
    const act = controls[name]
    if (!act) return new Response('There is no such control.', { status: 404 })
    const sent: unknown = JSON.parse((await request.text()) || '{}')
    return Response.json(act(fake, typeof sent === 'object' && sent !== null ? { ...sent } : {}) ?? {})
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return Response.json({ error: error.error }, { status: error.status })
  }
}

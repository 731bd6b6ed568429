import { signatureOf } from '#scripts/fake-stripe/signature.ts'
import type { Call } from './environment.ts'
import type { Planted } from './world.ts'

type Json = { [key: string]: unknown }

/** Changes every object in Stripe's answers to some calls. */
function answering(method: string, path: RegExp, change: (object: Json) => void) {
  return async (call: Call, go: (call: Call) => Promise<Response>) => {
    const response = await go(call)
    if (call.method !== method || !path.test(call.path)) return response
    const seen = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      for (const part of Object.values(value)) seen(part)
      if (!Array.isArray(value)) change(value as Json)
    }
    const body: unknown = await response.json()
    seen(body)
    return Response.json(body, { status: response.status })
  }
}

const is = (object: Json, kind: string) => object.object === kind

const firstPages = answering('GET', /./, (object) => {
  if (is(object, 'list')) object.has_more = false
})

/** A small world that fails with the fault and passes without it. */
type Shown = { shownBy: { scenarios: number; seed: number } }

/** Common mistakes in billing code. The simulation has to find each. */
export const plantedFaults: Record<string, Planted & Shown> = {
  'the signature of an event is not checked': {
    shownBy: { scenarios: 2, seed: 4 },
    billing: ({ receiveEvent }, account) => ({
      receiveEvent: (deps, body) =>
        receiveEvent(deps, body, signatureOf(body, deps.webhookSecret, account.clock.now())),
    }),
  },
  'the age of a signature does not count': {
    shownBy: { scenarios: 2, seed: 4 },
    billing: ({ receiveEvent }, account) => ({
      receiveEvent: (deps, body, header) => {
        const at = Number(/t=(\d+)/.exec(header)?.[1])
        const isSigned = header === signatureOf(body, deps.webhookSecret, at)
        return receiveEvent(
          deps,
          body,
          isSigned ? signatureOf(body, deps.webhookSecret, account.clock.now()) : header,
        )
      },
    }),
  },
  'the plan is taken from what an event shows': {
    shownBy: { scenarios: 2, seed: 20 },
    billing: ({ receiveEvent }, account) => ({
      receiveEvent: async (deps, body, header) => {
        await receiveEvent(deps, body, header)
        const { type, data } = JSON.parse(body) as { type: string; data: { object: Json } }
        if (!type.startsWith('customer.subscription.')) return
        const user = account.customers.get(String(data.object.customer))?.metadata.user_id
        const plan = data.object.status === 'active' ? 'premium' : 'free'
        await deps.db.$client
          .prepare('update users set plan = ? where id = ?')
          .bind(plan, user ?? '')
          .run()
      },
    }),
  },
  'what was given back still counts as paid': {
    shownBy: { scenarios: 2, seed: 12 },
    stripe: answering('GET', /^\/v1\/charges/, (object) => {
      if (is(object, 'charge')) Object.assign(object, { refunded: false, amount_refunded: 0 })
    }),
  },
  'disputes change nothing': {
    shownBy: { scenarios: 2, seed: 7 },
    stripe: answering('GET', /^\/v1\/charges/, (object) => {
      if (is(object, 'charge')) object.disputed = false
    }),
  },
  'an event that never arrived is not looked for': {
    shownBy: { scenarios: 2, seed: 36 },
    stripe: answering('GET', /^\/v1\/events/, (object) => {
      if (is(object, 'list')) Object.assign(object, { data: [], has_more: false })
    }),
  },
  'a list ends with its first page': {
    shownBy: { scenarios: 5, seed: 5 },
    // Pages of five, because no list here has a hundred entries.
    stripe: (call, go) => firstPages({ ...call, path: call.path.replace('limit=100', 'limit=5') }, go),
  },
  'past due is as good as paid': {
    shownBy: { scenarios: 2, seed: 14 },
    stripe: answering('GET', /^\/v1\/subscriptions/, (object) => {
      if (is(object, 'subscription') && object.status === 'past_due') object.status = 'active'
    }),
  },
  'a failed renewal ends Luxe at once': {
    shownBy: { scenarios: 2, seed: 19 },
    stripe: answering('GET', /^\/v1\/subscriptions/, (object) => {
      if (is(object, 'subscription') && object.status === 'past_due') object.status = 'unpaid'
    }),
  },
  'a beginning that nobody paid gives Luxe': {
    shownBy: { scenarios: 2, seed: 14 },
    stripe: answering('GET', /^\/v1\/subscriptions/, (object) => {
      if (is(object, 'subscription') && String(object.status).startsWith('incomplete'))
        object.status = 'active'
    }),
  },
  'whatever somebody subscribes to is Luxe': {
    shownBy: { scenarios: 5, seed: 13 },
    stripe: answering('GET', /^\/v1\/subscriptions/, (object) => {
      if (object.product === 'gift_box') object.product = 'cabine_luxe'
    }),
  },
  'a month that was charged twice is not given back': {
    shownBy: { scenarios: 2, seed: 11 },
    stripe: async (call, go) =>
      call.method === 'POST' && call.path === '/v1/refunds'
        ? Response.json({ id: 're_none', object: 'refund' })
        : go(call),
  },
  'a pack is granted whenever it is seen': {
    shownBy: { scenarios: 2, seed: 2 },
    setUp: ['drop trigger credit_entries_are_new', 'drop index credit_entries_once'],
  },
  'an answer that was long on its way overwrites a newer one': {
    shownBy: { scenarios: 2, seed: 28 },
    sql: (text) => text.replaceAll('c.applied_sync <', '0 <'),
  },
  'money of nobody is not kept': {
    shownBy: { scenarios: 2, seed: 24 },
    sql: (text) => text.replace(/^insert into "unmatched_payments" .* values \((.*?)\).*$/s, 'select $1'),
  },
  'a customer is known by her email': {
    shownBy: { scenarios: 2, seed: 24 },
    stripe: answering('GET', /^\/v1\/customers\/cus_/, (object) => {
      const [user] = String(object.email).split('@')
      if (is(object, 'customer')) object.metadata = { user_id: user }
    }),
  },
}

/*
 * The fake over HTTP, for a developer, the browser tests and the Worker's tests.
 *
 *   const stripe = await startFakeStripe({ port: 5294, webhook: { url: '…/api/stripe/webhook' }, pages })
 *
 * /v1/…      Stripe's API (handle.ts), also for a browser with the publishable key
 * /fake/…    the control room's calls (controls.ts), JSON in and out
 * all else   `pages(request, fake)`: the checkout, portal, bank and control pages, and stripe.js
 *
 * Pages work on `fake` (fake.ts, admin.ts), where every function has types and a comment:
 *   fake.account            customers, subscriptions, invoices, checkoutSessions, portalSessions … each a
 *                           Table: get(id), rows (oldest first), with('customer', id)
 *   fake.clock              now() in unix seconds, advance(to), advanceBy(seconds), nextAt
 *   fake.payCheckout(cs, { card, email })   → { outcome: 'succeeded' | 'requires_action', intent };
 *                           throws a Refusal (402, error.message) when the card is declined
 *   fake.answerBank(pi, agreed)             the 3-D Secure page's two buttons
 *   fake.leave(sub) stay(sub) cancel(sub)   the portal's buttons;  fake.changeCard(customer, number)
 *                           (left here, a subscription has `cancel_at`, not `cancel_at_period_end`)
 *   fake.nextRenewal(customer, 'fails')     fake.refundLastCharge, disputeLastCharge, closeDispute
 *   fake.goDown('error' | 'lost' | 'busy' | 'timeout', calls)   fake.comeBack()
 *   fake.webhooks.turn('on' | 'off' | 'drop')   .list()  .sendAgain(event)
 *   checkoutLines(fake.account, cs) in checkout-sessions.ts: what is in a checkout
 *   testCards in cards.ts: the numbers and what each does
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Options } from './account.ts'
import { control } from './controls.ts'
import { createFakeStripe, type FakeStripe } from './fake.ts'
import { NoAnswer } from './handle.ts'

type Pages = (request: Request, fake: FakeStripe) => Promise<Response | null>
type ServerOptions = Options & {
  port?: number
  pages?: Pages
  /**
   * Every other test key (`sk_test_…`) opens an account of its own, with its own clock and webhooks, so that
   * concurrent tests do not move each other's time. `/fake/` calls name theirs by the same header.
   */
  apart?: boolean
}

/** A server that speaks Stripe's protocol, on this machine alone. Its clock runs with real time. */
export async function startFakeStripe({ port = 0, pages, apart, ...options }: ServerOptions = {}) {
  const fake = createFakeStripe(options)
  const others = new Map<string, Running>()
  const first = run(fake)
  const server = createServer((request, response) => {
    const key = apart ? keyIn(request.headers.authorization) : null
    const asked = key === null || key === fake.account.keys.secret.slice(keyStart) ? first : other(key)
    asked.tick()
    respond(asked.fake, pages, request, response).catch((error: unknown) => {
      if (error instanceof NoAnswer && error.kind === 'timeout') return
      if (error instanceof NoAnswer || response.headersSent) response.destroy()
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error))
    })
  })
  function other(key: string) {
    const keys = { secretKey: `sk_test_${key}`, publishableKey: `pk_test_${key}` }
    const running = others.get(key) ?? run(createFakeStripe({ ...options, ...keys }))
    others.set(key, running)
    running.fake.account.address = fake.account.address
    return running
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  fake.account.address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : port}`
  const ticking = setInterval(first.tick, 1_000)
  ticking.unref()
  return {
    address: fake.account.address,
    fake,
    close: async () => {
      clearInterval(ticking)
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Running = { fake: FakeStripe; tick: () => void }

/** Lets the fake's clock run with real time while requests come, from wherever it was set. */
function run(fake: FakeStripe): Running {
  let told = Date.now()
  return {
    fake,
    tick() {
      const seconds = Math.floor((Date.now() - told) / 1_000)
      told += seconds * 1_000
      if (seconds > 0) fake.clock.advanceBy(seconds)
    },
  }
}

const keyStart = 'sk_test_'.length
/** The test's key, secret or publishable; null for a call without one. */
const keyIn = (header = '') => /^Bearer [sp]k_test_(\w+)$/.exec(header)?.[1] ?? null

/** CORS: stripe.js confirms a payment from the shop's own page. */
const shared = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key, stripe-version',
  'Access-Control-Allow-Methods': 'GET, POST, DELETE',
}

async function respond(
  fake: FakeStripe,
  pages: Pages | undefined,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const method = request.method ?? 'GET'
  const path = request.url ?? '/'
  if (method === 'OPTIONS') return response.writeHead(204, shared).end()
  const body = method === 'GET' ? '' : await bodyOf(request)
  if (path.startsWith('/v1/')) {
    const header = (name: string) => {
      const value = request.headers[name]
      return typeof value === 'string' ? value : null
    }
    const answer = await fake.ask({ method, path, header, body })
    return response.writeHead(answer.status, { ...answer.headers, ...shared }).end(answer.body)
  }
  const asked = new Request(new URL(path, fake.account.address), {
    method,
    headers: Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] satisfies [string, string]] : [],
    ),
    ...(body && { body }),
  })
  const answer = path.startsWith('/fake/')
    ? await control(fake, asked)
    : ((await pages?.(asked, fake)) ?? new Response('There is no such page.', { status: 404 }))
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  return response.end(Buffer.from(await answer.arrayBuffer()))
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

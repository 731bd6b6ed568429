import { setTimeout as pause } from 'node:timers/promises'
import { openAccount, type Account, type Options } from './account.ts'
import { administer } from './admin.ts'
import { answer, inFlight, NoAnswer } from './handle.ts'
import type { Answer, Asked } from './http.ts'
import { paymentConsequences } from './payment-consequences.ts'

/**
 * Stripe in one process without a network: `handle` answers a request of its API, and `fetch` does the same for
 * `Stripe.createFetchHttpClient(fake.fetch)`. The clock stands still until it is moved.
 */
export function createFakeStripe(options: Options = {}) {
  const account = openAccount(options)
  account.afterPayment = paymentConsequences(account)

  const fakeFetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    if (input instanceof Request) return respond(await ask(account, await askedBy(input)))
    const url = String(input)
    const headers = new Headers(init?.headers)
    return respond(
      await ask(account, {
        method: init?.method ?? 'GET',
        path: url.slice(url.indexOf('/', url.indexOf('://') + 3)),
        header: (name) => headers.get(name),
        body: typeof init?.body === 'string' ? init.body : '',
      }),
    )
  }

  return {
    ...administer(account),
    /** All objects, for reading. */
    account,
    clock: account.clock,
    handle: (request: Request): Promise<Response> => fakeFetch(request),
    fetch: fakeFetch,
    /** For a server: throws NoAnswer where the connection is to break. */
    ask: (asked: Asked) => askSlowly(account, asked),
  }
}

export type FakeStripe = ReturnType<typeof createFakeStripe>

async function askedBy(request: Request): Promise<Asked> {
  const { pathname, search } = new URL(request.url)
  return {
    method: request.method,
    path: pathname + search,
    header: (name) => request.headers.get(name),
    body: request.method === 'POST' ? await request.text() : '',
  }
}

const respond = ({ status, headers, body }: Answer) => new Response(body, { status, headers })

async function ask(account: Account, asked: Asked): Promise<Answer> {
  try {
    return await askSlowly(account, asked)
  } catch (error) {
    // The error with which `fetch` reports a broken connection.
    throw error instanceof NoAnswer ? new TypeError('fetch failed', { cause: error }) : error
  }
}

async function askSlowly(account: Account, asked: Asked): Promise<Answer> {
  if (account.latencyMs === 0) return answer(account, asked)
  const key = asked.header('idempotency-key')
  if (key && account.inFlight.has(key)) return inFlight(account, key)
  if (key) account.inFlight.add(key)
  try {
    await pause(account.latencyMs)
    return answer(account, asked)
  } finally {
    if (key) account.inFlight.delete(key)
  }
}

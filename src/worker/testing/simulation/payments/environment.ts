import { Stripe } from 'stripe'
import type { BillingDeps } from '#worker/billing/stripe.ts'
import { openDb } from '#worker/lib/db.ts'
import { createSqliteD1 } from '../../sqlite-d1.ts'
import { behindTravel } from '../database.ts'
import { travel } from '../process.ts'

export type Call = { method: string; path: string; headers?: HeadersInit; body: string }

/** What a planted fault may change between our code and its environment, to prove that it is found. */
export type Tampering = {
  sql?: (text: string) => string
  stripe?: (call: Call, go: (call: Call) => Promise<Response>) => Promise<Response>
}

const site = 'https://stripe.test'

/** Our side: the environment of the real billing code, with every trip exposed to what happens to its process. */
export function openEnvironment(
  fetchStripe: typeof fetch,
  now: () => Date,
  webhookSecret: string,
  tampering: Tampering = {},
) {
  const { binding, close } = createSqliteD1()
  const through = tampering.stripe
  const changed = new Map<string, string>()
  const change = (sql: string) => {
    if (!tampering.sql) return sql
    const known = changed.get(sql)
    if (known !== undefined) return known
    const next = tampering.sql(sql)
    changed.set(sql, next)
    return next
  }
  const go = ({ method, path, headers, body }: Call) => fetchStripe(site + path, { method, headers, body })
  // Without the SDK's abort signal, because nothing here takes longer than it must.
  const fetchTravelling = (input: string | URL | Request, init: RequestInit = {}) => {
    const url = input instanceof Request ? input.url : input.toString()
    const body = typeof init.body === 'string' ? init.body : ''
    const call = { method: init.method ?? 'GET', path: url.slice(site.length), headers: init.headers, body }
    return travel(() => (through ? through(call, go) : go(call)))
  }
  const stripe = new Stripe('sk_test_cabine', {
    httpClient: Stripe.createFetchHttpClient(fetchTravelling),
    telemetry: false,
    maxNetworkRetries: 0,
    host: 'stripe.test',
  })
  const kept = new Map<string, string>()
  const deps: BillingDeps = {
    db: openDb(behindTravel(binding, change)),
    stripe,
    now,
    webhookSecret,
    cache: {
      get: async (key) => kept.get(key) ?? null,
      put: async (key, value) => void kept.set(key, value),
    },
  }
  return { deps, binding, close }
}

import type { D1Database } from '@cloudflare/workers-types'
import { Stripe } from 'stripe'
import type { BillingDeps } from '#worker/billing/stripe.ts'
import { openDb } from '#worker/lib/db.ts'
import { createSqliteD1 } from '../sqlite-d1.ts'
import { travel } from './process.ts'

export type Call = { method: string; path: string; headers?: HeadersInit; body: string }

/** What a planted fault may change between our code and its environment, to prove that it is found. */
export type Tampering = {
  sql?: (text: string) => string
  stripe?: (call: Call, go: (call: Call) => Promise<Response>) => Promise<Response>
}

const site = 'https://stripe.test'

/** The same database, of which each round trip belongs to the process that makes it. */
export function behindTravel(binding: D1Database, change: (sql: string) => string): D1Database {
  type Statement = ReturnType<D1Database['prepare']>
  const inner = new WeakMap<object, Statement>()
  const wrap = (statement: Statement): Statement => {
    const outer = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: () => travel(() => statement.all()),
      run: () => travel(() => statement.run()),
      raw: () => travel(() => statement.raw()),
      first: (column: string) => travel(() => statement.first(column)),
    } as unknown as Statement
    inner.set(outer, statement)
    return outer
  }
  return {
    prepare: (sql: string) => wrap(binding.prepare(change(sql))),
    batch: (statements: Statement[]) =>
      travel(() => binding.batch(statements.map((one) => inner.get(one) ?? one))),
  } as unknown as D1Database
}

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

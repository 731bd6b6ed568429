import type { Stripe } from 'stripe'
import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { sha256Hex } from '../lib/ids.ts'

/** Where found prices are cached: KV, or an object with the same methods. */
export type PriceCache = {
  get(key: string): Promise<string | null>
  put(key: string, value: string, options?: { expirationTtl?: number }): Promise<void>
}

/** All that billing needs of its environment, so that a test can supply another clock and another Stripe. */
export type BillingDeps = {
  db: Db
  stripe: Stripe
  now: () => Date
  webhookSecret: string
  cache?: PriceCache
}

const stripesOwn = 'https://api.stripe.com'

/** Refuses a STRIPE_API_BASE that would send the secret key to another host or without TLS. */
function refuseSlip(secretKey: string, { origin }: URL) {
  if (/^(?:sk|rk)_live_/.test(secretKey) && origin !== stripesOwn)
    throw new Error(`STRIPE_API_BASE is ${origin}: a live key goes to ${stripesOwn} alone`)
}

export const billingConfigured = (env: Env) => Boolean(env.STRIPE_SECRET_KEY)

/** Creates the Stripe client. The SDK is imported on demand, so that other calls do not pay for it. */
export async function openStripe(secretKey: string, apiBase: string): Promise<Stripe> {
  const { Stripe } = await import('stripe')
  const address = new URL(apiBase)
  refuseSlip(secretKey, address)
  const { protocol, hostname, port } = address
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(),
    telemetry: false,
    maxNetworkRetries: 2,
    timeout: 10_000,
    host: hostname,
    port: port || (protocol === 'http:' ? '80' : '443'),
    protocol: protocol === 'http:' ? 'http' : 'https',
  })
}

/** Cache entries belong to one Stripe account: with another key, the entries of the former one no longer count. */
async function cacheOf(cache: PriceCache, secretKey: string): Promise<PriceCache> {
  const account = (await sha256Hex(secretKey)).slice(0, 16)
  const named = (key: string) => `stripe:${account}:${key}`
  return {
    get: (key) => cache.get(named(key)),
    put: (key, value, options) => cache.put(named(key), value, options),
  }
}

/** The production dependencies of billing; throws `billing_not_configured` without a key. */
export async function openBilling(env: Env, db: Db): Promise<BillingDeps> {
  if (!env.STRIPE_SECRET_KEY) throw new ApiError('billing_not_configured')
  return {
    db,
    stripe: await openStripe(env.STRIPE_SECRET_KEY, env.STRIPE_API_BASE || stripesOwn),
    now: () => new Date(),
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    cache: await cacheOf(env.CACHE, env.STRIPE_SECRET_KEY),
  }
}

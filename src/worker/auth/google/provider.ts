import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'
import { readUpTo } from '../../lib/read-up-to.ts'
import { within } from '../../lib/time-limit.ts'

const timeoutMs = 5_000
const maxBytes = 64_000
/** How long the provider's keys are cached; a token with a newer key has them fetched again at once. */
const keysSeconds = 60 * 60
const discoverySeconds = 24 * 60 * 60

/** The provider did not answer, or not as the protocol says. The shopper may try again later. */
export class ProviderUnavailable extends Error {}

/** Fetches JSON from the provider, with limits of time and size. */
export async function askProvider(address: string, init: RequestInit = {}) {
  try {
    return await within(timeoutMs, async (signal) => {
      const response = await fetch(address, { ...init, redirect: 'manual', signal })
      const bytes = await readUpTo(response, maxBytes)
      const body: unknown = JSON.parse(new TextDecoder().decode(bytes))
      return { status: response.status, body }
    })
  } catch (error) {
    throw new ProviderUnavailable(`no answer from ${new URL(address).pathname}`, { cause: error })
  }
}

/** Secrets and codes travel over TLS only, except to a local server. */
const isSafe = (address: string) => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

const endpoint = v.pipe(v.string(), v.check(isSafe))
const discovered = v.object({
  issuer: v.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  authorization_response_iss_parameter_supported: v.optional(v.boolean(), false),
})
const keySet = v.object({ keys: v.pipe(v.array(v.looseObject({ kty: v.string() })), v.maxLength(50)) })

/** Reads a document from KV, or from the provider, and then stores it in KV. */
async function cached<Schema extends v.GenericSchema>(
  { CACHE }: Env,
  { address, schema, seconds, isFresh = false }: Cached<Schema>,
) {
  const key = `oidc:${address}`
  const kept = isFresh ? null : v.safeParse(schema, await CACHE.get(key, 'json'))
  if (kept?.success) return kept.output
  const { status, body } = await askProvider(address)
  const read = v.safeParse(schema, body)
  if (status !== 200 || !read.success) throw new ProviderUnavailable(`${status} from ${address}`)
  // KV accepts one write a second for a key. If this one fails, the next caller writes it.
  await CACHE.put(key, JSON.stringify(read.output), { expirationTtl: seconds }).catch(() => undefined)
  return read.output
}

type Cached<Schema> = { address: string; schema: Schema; seconds: number; isFresh?: boolean }

/** The addresses of the provider's endpoints. GOOGLE_ISSUER may name any server that speaks OpenID Connect. */
export async function discover(env: Env) {
  const address = `${env.GOOGLE_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`
  const found = await cached(env, { address, schema: discovered, seconds: discoverySeconds })
  if (found.issuer !== env.GOOGLE_ISSUER) throw new ProviderUnavailable('another issuer answers')
  return {
    authorize: found.authorization_endpoint,
    token: found.token_endpoint,
    keys: found.jwks_uri,
    namesItself: found.authorization_response_iss_parameter_supported,
  }
}

/** The provider's public keys. If a token's key is not among the cached ones, they are fetched again, once. */
export function keysAt(env: Env, address: string): JWTVerifyGetKey {
  const read = async (isFresh: boolean) => {
    const set = await cached(env, { address, schema: keySet, seconds: keysSeconds, isFresh })
    return createLocalJWKSet(set)
  }
  return async (header, token) => {
    const kept = await read(false)
    try {
      return await kept(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      return await (
        await read(true)
      )(header, token)
    }
  }
}

/** Without keys the button is not shown, and the routes redirect to /auth. */
export const googleConfigured = (env: Env) => Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET)

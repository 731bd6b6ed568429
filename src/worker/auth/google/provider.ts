import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'
import { readUpTo } from '../../lib/read-up-to.ts'
import { within } from '../../lib/within.ts'

const timeoutMs = 5_000
const mostBytes = 64_000
/** Google says when its keys change; whoever comes with a newer one has them read again anyway. */
const keysSeconds = 60 * 60
const discoverySeconds = 24 * 60 * 60

/** The provider did not answer, or not in its protocol: nobody's fault here, and it may pass. */
export class ProviderUnavailable extends Error {}

/** An answer of the provider, bounded in time and size: its status and what it says. */
export async function askProvider(address: string, init: RequestInit = {}) {
  try {
    return await within(timeoutMs, async (signal) => {
      const response = await fetch(address, { ...init, redirect: 'manual', signal })
      const bytes = await readUpTo(response, mostBytes)
      const body: unknown = JSON.parse(new TextDecoder().decode(bytes))
      return { status: response.status, body }
    })
  } catch (error) {
    throw new ProviderUnavailable(`no answer from ${new URL(address).pathname}`, { cause: error })
  }
}

/** Secrets and codes go nowhere in the clear, but to a server on this machine. */
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
})
const keySet = v.object({ keys: v.pipe(v.array(v.looseObject({ kty: v.string() })), v.maxLength(50)) })

/** What KV holds, or what the provider says now, which KV then keeps. */
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
  // One write a second is all that a key takes; the next one who asks writes it.
  await CACHE.put(key, JSON.stringify(read.output), { expirationTtl: seconds }).catch(() => undefined)
  return read.output
}

type Cached<Schema> = { address: string; schema: Schema; seconds: number; isFresh?: boolean }

/** Where the provider's parts are, as it says itself. Any server that speaks OpenID Connect can be named. */
export async function discover(env: Env) {
  const address = `${env.GOOGLE_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`
  const found = await cached(env, { address, schema: discovered, seconds: discoverySeconds })
  if (found.issuer !== env.GOOGLE_ISSUER) throw new ProviderUnavailable('another issuer answers')
  return { authorize: found.authorization_endpoint, token: found.token_endpoint, keys: found.jwks_uri }
}

/** The provider's public keys; one that is not among those that are kept makes them be read again, once. */
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

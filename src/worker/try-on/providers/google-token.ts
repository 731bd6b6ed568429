import { importPKCS8, SignJWT } from 'jose'
import * as v from 'valibot'
import { call } from './provider-call.ts'

const defaultTokenUri = 'https://oauth2.googleapis.com/token'

/** The file that Google hands out for a service account, as far as it is read here. */
export const serviceAccount = v.object({
  client_email: v.pipe(v.string(), v.email()),
  private_key: v.pipe(v.string(), v.includes('PRIVATE KEY')),
  private_key_id: v.optional(v.string(), ''),
  project_id: v.optional(v.string(), ''),
  token_uri: v.optional(v.pipe(v.string(), v.url()), defaultTokenUri),
})
export type ServiceAccount = v.InferOutput<typeof serviceAccount>

const scope = 'https://www.googleapis.com/auth/cloud-platform'
const assertionSeconds = 3_600
/** Renewed this long before its end, so that it does not end on the way. */
const earlyMs = 120_000

const tokenAnswer = v.object({ access_token: v.string(), expires_in: v.number() })

/** The account is not one, or no more; without it, the token's server is at fault. */
export class TokenRefused extends Error {}

type Kept = { token: Promise<string>; untilMs: number }

/**
 * The tokens of this isolate: they belong to no shopper, and each costs a signature and a call. The promise is what is
 * kept, so that runs which start together ask once.
 */
const kept = new Map<string, Kept>()
const nameOf = ({ client_email, private_key_id, token_uri }: ServiceAccount) =>
  `${client_email} ${private_key_id} ${token_uri}`

export function accessToken(account: ServiceAccount, timeoutMs: number): Promise<string> {
  const name = nameOf(account)
  const held = kept.get(name)
  if (held && Date.now() < held.untilMs) return held.token
  const fetched = fetchToken(account, timeoutMs)
  const entry: Kept = { token: fetched.then(({ token }) => token), untilMs: Infinity }
  kept.set(name, entry)
  fetched.then(
    ({ untilMs }) => {
      entry.untilMs = untilMs
    },
    () => forget(name, entry),
  )
  return entry.token
}

/** Drops a token that was refused, unless it has been replaced meanwhile. */
export async function forgetToken(account: ServiceAccount, refused: string) {
  const name = nameOf(account)
  const held = kept.get(name)
  if (held && (await held.token.catch(() => null)) === refused) forget(name, held)
}

const forget = (name: string, entry: Kept) => kept.get(name) === entry && kept.delete(name)

async function fetchToken(account: ServiceAccount, timeoutMs: number) {
  const assertion = await sign(account)
  const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
  const { status, answer } = await call(account.token_uri, timeoutMs, { method: 'POST', body })
  if (status >= 400 && status < 500 && status !== 429)
    throw new TokenRefused(`the token's server answered ${status}`)
  const parsed = v.safeParse(tokenAnswer, answer)
  if (status !== 200 || !parsed.success) throw new Error(`no token: the server answered ${status}`)
  const { access_token: token, expires_in: seconds } = parsed.output
  return { token, untilMs: Date.now() + seconds * 1000 - earlyMs }
}

async function sign({ client_email, private_key, private_key_id, token_uri }: ServiceAccount) {
  const key = await importPKCS8(private_key, 'RS256').catch((error: unknown) => {
    throw new TokenRefused(`the key cannot be read: ${String(error)}`)
  })
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(private_key_id && { kid: private_key_id }) })
    .setIssuer(client_email)
    .setAudience(token_uri)
    .setIssuedAt(now)
    .setExpirationTime(now + assertionSeconds)
    .sign(key)
}

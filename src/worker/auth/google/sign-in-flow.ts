import { timingSafeEqual } from 'node:crypto'
import { CodeChallengeMethod, generateCodeVerifier, generateState, OAuth2Client } from 'arctic'
import * as v from 'valibot'
import type { ApiContext } from '../../lib/app.ts'
import { readCookies } from '../../lib/cookies.ts'
import { dropSealed, putSealed, readSealed } from '../sealed-cookies.ts'
import { askProvider, ProviderUnavailable, type discover } from './provider.ts'
import { UntrustedToken } from './id-token.ts'

/** The time that a shopper has to sign in at Google. */
const flowSeconds = 10 * 60
/** Flows in several tabs of one browser; if it begins more, older ones are dropped. */
const maxAtOnce = 5
const use = 'google-flow'

const flow = v.object({
  state: v.string(),
  verifier: v.string(),
  nonce: v.string(),
  /** To sign in, to add Google to an account, or to confirm the shopper's identity once more. */
  purpose: v.picklist(['sign_in', 'connect', 'prove']),
  next: v.string(),
  /** The session that began to connect or to prove; the answer counts in no other. */
  session: v.nullable(v.string()),
})
export type Flow = v.InferOutput<typeof flow>
export type Purpose = Flow['purpose']

/** Each flow has its own cookie, so that two tabs do not overwrite each other's. */
const cookieOf = (state: string) => `google-${state.slice(0, 10)}`

type Endpoints = Awaited<ReturnType<typeof discover>>

const callbackOf = (c: ApiContext) => `${new URL(c.req.url).origin}/api/auth/google/callback`

/** Returns the address at Google to redirect to, and stores what the answer is checked against in a sealed cookie. */
export async function beginFlow(
  c: ApiContext,
  endpoints: Endpoints,
  { purpose, next, session }: Pick<Flow, 'purpose' | 'next' | 'session'>,
) {
  const [state, nonce, verifier] = [generateState(), generateState(), generateCodeVerifier()]
  const others = Object.keys(readCookies(c)).flatMap(
    (name) => /(?:^|-)(google-[\w-]{10})$/.exec(name)?.[1] ?? [],
  )
  for (const name of others.slice(0, Math.max(0, others.length - maxAtOnce + 1))) dropSealed(c, name)
  const cookie = { use, name: cookieOf(state), seconds: flowSeconds }
  await putSealed(c, cookie, { state, verifier, nonce, purpose, next, session })

  const scopes = ['openid', 'email', 'profile']
  const { S256 } = CodeChallengeMethod
  const client = new OAuth2Client(c.env.GOOGLE_CLIENT_ID, c.env.GOOGLE_CLIENT_SECRET ?? '', callbackOf(c))
  const address = client.createAuthorizationURLWithPKCE(endpoints.authorize, state, S256, verifier, scopes)
  address.searchParams.set('nonce', nonce)
  // Google asks for the account each time, because several people may share a browser.
  address.searchParams.set('prompt', 'select_account')
  return address.href
}

/** Returns the flow that this browser began with that state, and deletes its cookie, so that it can be ended once. */
export async function endFlow(c: ApiContext, state: string) {
  const name = cookieOf(state)
  if (!/^google-[\w-]{10}$/.test(name)) return null
  const began = await readSealed(c, { use, name, schema: flow })
  dropSealed(c, name)
  if (!began || began.state.length !== state.length) return null
  return timingSafeEqual(Buffer.from(began.state), Buffer.from(state)) ? began : null
}

const answered = v.object({ id_token: v.string() })

/** Exchanges the code for an ID token as arctic does, but with limits of time and size. */
export async function exchangeCode(c: ApiContext, tokenEndpoint: string, code: string, verifier: string) {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = c.env
  const { status, body } = await askProvider(tokenEndpoint, {
    method: 'POST',
    headers: { accept: 'application/json', authorization: `Basic ${btoa(`${id}:${secret}`)}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: callbackOf(c),
    }),
  })
  if (status >= 500) throw new ProviderUnavailable(`${status} from the token endpoint`)
  const read = v.safeParse(answered, body)
  if (status !== 200 || !read.success) throw new UntrustedToken(`${status} from the token endpoint`)
  return read.output.id_token
}

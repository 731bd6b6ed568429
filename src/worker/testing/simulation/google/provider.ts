import { createHash } from 'node:crypto'
import { makeKey, makeToken, published } from '#scripts/fake-google/tokens.ts'
import type { Loop } from '../loop.ts'
import type { Chance } from '../random.ts'
import { emailOf, googleAccounts, type GoogleAccount } from './script.ts'

export const issuer = 'https://google.example'
export const client = { id: 'cabine-client', secret: 'cabine-secret-of-a-client' }

/** Made once for a thread, because making one takes longer than a history. */
const keys = [makeKey('key-1'), makeKey('key-2')] as const

type Grant = { account: GoogleAccount; email: string; query: URLSearchParams; isSpent: boolean }

const answer = (status: number, body: unknown) => ({
  status,
  headers: new Headers(),
  body: (async function* () {
    yield new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body))
  })(),
})

/** Google's endpoints in memory: codes that count once, PKCE, keys that change, and moods. */
export function openGoogle(loop: Loop, chance: Chance, moody: () => number) {
  const granted = new Map<string, Grant>()
  const accounts = googleAccounts.map((one) => ({ ...one }))
  let key: (typeof keys)[number] = keys[0]

  /** She chooses an account on the page; returns the path and query that her browser is sent back to. */
  function choose(page: string, account: number) {
    const query = new URL(page).searchParams
    const chosen = accounts[account]
    if (!chosen) throw new Error('nobody has this account')
    const code = `code-${granted.size}`
    granted.set(code, { account: chosen, email: emailOf(chosen.mailbox), query, isSpent: false })
    const back = new URL(query.get('redirect_uri') ?? '')
    back.searchParams.set('state', query.get('state') ?? '')
    back.searchParams.set('code', code)
    return { path: back.pathname + back.search, state: query.get('state') ?? '', account: { ...chosen } }
  }

  function exchange(form: URLSearchParams) {
    const grant = granted.get(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!grant || grant.isSpent || challenge !== grant.query.get('code_challenge'))
      return answer(400, { error: 'invalid_grant' })
    grant.isSpent = true
    const now = Math.floor(loop.now / 1000)
    const { account, email, query } = grant
    const claims = {
      iss: issuer,
      aud: client.id,
      azp: client.id,
      sub: account.sub,
      email,
      email_verified: account.isVerified,
      name: `person ${account.person}`,
      nonce: query.get('nonce'),
      iat: now,
      exp: now + 3_600,
    }
    return answer(200, { id_token: makeToken(key, claims, {}) })
  }

  return {
    accounts,
    choose,
    newKey: () => void (key = key === keys[0] ? keys[1] : keys[0]),
    async fetch(address: string, init: RequestInit): Promise<unknown> {
      if (chance.happens(moody()))
        return chance.pick([answer(500, '<html>'), answer(200, '<html>'), answer(403, {})])
      switch (new URL(address).pathname) {
        case '/.well-known/openid-configuration':
          return answer(200, {
            issuer,
            authorization_endpoint: `${issuer}/o/authorize`,
            token_endpoint: `${issuer}/o/token`,
            jwks_uri: `${issuer}/o/keys`,
          })
        case '/o/keys':
          return answer(200, { keys: [published(key)] })
        default:
          return exchange(init.body as URLSearchParams)
      }
    },
  }
}

/*
 * A server that speaks OpenID Connect as Google does, on this machine alone, and forges its answers where a test asks for it.
 *
 *   GET  /.well-known/openid-configuration   where its parts are
 *   GET  /o/authorize     a page: choose an account, cancel, or choose what is wrong with the answer
 *   POST /o/choose        what that page sends; a test sends it without a page
 *   POST /o/token         exchanges the code for the token: once, with its verifier (PKCE) and the client's secret
 *   GET  /o/keys          the public keys
 *   POST /fake/rotate     another key signs from now on, and the former one is gone
 */
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { forgeries, type Forgery, type ForgeryName } from '#worker/testing/google-forgeries.ts'
import { accountPage } from './page.ts'
import { makeKey, makeToken, published } from './tokens.ts'

export const fakeClient = { id: 'cabine-client', secret: 'cabine-secret-of-a-client' }

type Person = { sub: string; email: string; name: string }
type Granted = { person: Person; query: URLSearchParams; forgery: Forgery; spent: boolean }

const people: Person[] = [
  { sub: '1001', email: 'ada.lovelace@example.com', name: 'Ada Lovelace' },
  { sub: '1002', email: 'grace.hopper@example.com', name: 'Grace Hopper' },
]
/** Longer than any caller waits. */
const slowMs = 8_000

export async function startFakeGoogle({ port = 0, client = fakeClient } = {}) {
  const granted = new Map<string, Granted>()
  let key = makeKey('key-1')
  let keyCount = 1
  let keyReads = 0

  function choose(form: URLSearchParams) {
    const back = new URL(form.get('redirect_uri') ?? '')
    const state = form.get('state')
    if (state) back.searchParams.set('state', state)
    back.searchParams.set('iss', address)
    if (form.get('account') === 'denied') {
      back.searchParams.set('error', 'access_denied')
      return back
    }
    const known = people.find(({ sub }) => sub === form.get('account'))
    const email = form.get('email') || 'somebody@example.com'
    // One account for each mailbox, also at a later visit.
    const sub = form.get('sub') || createHash('sha256').update(email).digest('hex').slice(0, 20)
    const person = known ?? { sub, email, name: form.get('name') ?? '' }
    const name = form.get('forgery') as ForgeryName
    const forgery = { ...forgeries[name], ...JSON.parse(form.get('own_forgery') || '{}') } as Forgery
    const code = `4/${randomUUID()}`
    granted.set(code, { person, query: form, forgery, spent: false })
    back.searchParams.set('code', code)
    back.searchParams.set('scope', 'openid email profile')
    return back
  }

  function exchange(form: URLSearchParams, authorization: string) {
    const secret = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`
    if (authorization !== secret) return { status: 401, error: 'invalid_client' }
    const grant = granted.get(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      grant &&
      !grant.spent &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('redirect_uri') === grant.query.get('redirect_uri') &&
      grant.query.get('code_challenge_method') === 'S256' &&
      challenge === grant.query.get('code_challenge')
    if (!isRight) return { status: 400, error: 'invalid_grant' }
    grant.spent = true
    return grant
  }

  function tokenOf({ person, query, forgery }: Granted) {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: address,
      azp: client.id,
      aud: client.id,
      sub: person.sub,
      email: person.email,
      email_verified: true,
      name: person.name,
      given_name: person.name.split(' ')[0],
      nonce: query.get('nonce'),
      iat: now,
      exp: now + 3_600,
    }
    return makeToken(key, claims, forgery)
  }

  async function answerToken(request: IncomingMessage, response: ServerResponse) {
    const found = exchange(await formOf(request), request.headers.authorization ?? '')
    if ('error' in found) return json(response, found.status, { error: found.error })
    const body = {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 3_599,
      id_token: tokenOf(found),
    }
    switch (found.forgery.answer) {
      case 'huge':
        return json(response, 200, { ...body, filler: 'x'.repeat(3_000_000) })
      case 'slow':
        return setTimeout(() => json(response, 200, body), slowMs).unref()
      case 'html':
        return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
      case 'error_500':
        return json(response, 500, { error: 'server_error' })
      case 'no_token':
        return json(response, 200, { ...body, id_token: undefined })
      case 'redirect':
        return response.writeHead(302, { location: `${address}/o/keys` }).end()
      case 'lost':
        return request.socket.destroy()
      case undefined:
        return json(response, 200, body)
    }
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', address)
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /.well-known/openid-configuration':
        return json(response, 200, {
          issuer: address,
          authorization_endpoint: `${address}/o/authorize`,
          token_endpoint: `${address}/o/token`,
          jwks_uri: `${address}/o/keys`,
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
          authorization_response_iss_parameter_supported: true,
        })
      case 'GET /o/authorize': {
        if (url.searchParams.get('client_id') !== client.id)
          return response.writeHead(400).end('There is no such client.')
        const page = accountPage(url, people)
        return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
      }
      case 'POST /o/choose':
        return response.writeHead(303, { location: choose(await formOf(request)).href }).end()
      case 'POST /o/token':
        return answerToken(request, response)
      case 'GET /o/keys':
        keyReads += 1
        return json(response, 200, { keys: [published(key)] })
      case 'POST /fake/rotate':
        keyCount += 1
        key = makeKey(`key-${keyCount}`)
        return json(response, 200, { keyReads })
      default:
        return response.writeHead(404).end('There is no such page.')
    }
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(400).end(String(error))
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : port}`
  return {
    address,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

async function formOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

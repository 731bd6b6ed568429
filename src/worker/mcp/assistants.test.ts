import { env, SELF } from 'cloudflare:test'
import { auth, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect, test, vi } from 'vitest'
import type { AssistantScope } from '#shared/assistants.ts'
import { apiErrors } from '#shared/errors.ts'
import { smallJpegDataUrl } from '../testing/pictures.ts'
import { createProduct } from '../testing/products.ts'
import { origin } from '../testing/shopper.ts'
import { createSignedIn, type SignedIn } from '../testing/signed-in.ts'
import { forgetAssistants } from '../assistants/forget-assistants.ts'

vi.setConfig({ testTimeout: 30_000 })

const address = new URL(`${origin}/mcp`)
const callback = 'https://assistant.example/callback'

const send = (input: RequestInfo | URL, init?: RequestInit) => SELF.fetch(new Request(input, init))

/** An assistant that has never heard of this site, as the protocol's own client makes it. */
function stranger() {
  const kept: Record<string, unknown> = {}
  const seen: { asked: URL | null } = { asked: null }
  const provider: OAuthClientProvider = {
    redirectUrl: callback,
    clientMetadata: {
      client_name: 'Wardrobe\n  Assistant',
      redirect_uris: [callback],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
    state: () => 'the-state',
    clientInformation: () => kept.client as never,
    saveClientInformation: (client) => void (kept.client = client),
    tokens: () => kept.tokens as never,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    redirectToAuthorization: (to) => void (seen.asked = to),
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier as string,
  }
  return { provider, seen, kept }
}

const open = (provider: OAuthClientProvider) =>
  new StreamableHTTPClientTransport(address, { authProvider: provider, fetch: send })

/** What the page does with the address to which the assistant sends her. */
async function ask(shopper: SignedIn, asked: URL) {
  const response = await shopper.fetch(`/api/assistants/request${asked.search}`)
  const [cookie = ''] = response.headers.getSetCookie()
  return { question: await response.json<{ handle: string; name: string; host: string }>(), cookie }
}

async function answer(
  shopper: SignedIn,
  question: Awaited<ReturnType<typeof ask>>,
  allowed: AssistantScope[] | null,
) {
  const { handle } = question.question
  const response = await SELF.fetch(`${origin}/api/assistants/${allowed ? 'consent' : 'refusal'}`, {
    method: 'POST',
    body: JSON.stringify(allowed ? { handle, allowed } : { handle }),
    headers: {
      'content-type': 'application/json',
      origin,
      cookie: `__Host-session=${shopper.cookie}; ${question.cookie.replace(/;.*/s, '')}`,
    },
  })
  return { status: response.status, ...(await response.json<{ to?: string; code?: string }>()) }
}

const prove = (shopper: SignedIn) =>
  env.DB.prepare('update sessions set proven_at = ? where user_id = ?').bind(Date.now(), shopper.id).run()

/** From the first refusal to a client that may what she allowed. */
async function connected(shopper: SignedIn, allowed: AssistantScope[]) {
  const { provider, seen, kept } = stranger()
  await expect(new Client({ name: 'test', version: '1' }).connect(open(provider))).rejects.toThrow()
  if (!seen.asked) throw new Error('it was not sent to her')
  await prove(shopper)
  const { to } = await answer(shopper, await ask(shopper, seen.asked), allowed)
  const code = new URL(to ?? '').searchParams.get('code') ?? ''
  await auth(provider, { serverUrl: address, authorizationCode: code, fetchFn: send })
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(open(provider))
  return { client, kept, provider }
}

type Told = {
  structuredContent?: unknown
  isError?: boolean
  content: { type: string; data?: string; text?: string }[]
}

const call = (client: Client, name: string, given: Record<string, unknown> = {}) =>
  client.callTool({ name, arguments: given }) as Promise<Told>

test('who has no token is told where to ask for one', async () => {
  const response = await SELF.fetch(address, { method: 'POST', body: '{}' })
  expect(response.status).toBe(401)
  const told = `${origin}/.well-known/oauth-protected-resource/mcp`
  expect(response.headers.get('www-authenticate')).toContain(`resource_metadata="${told}"`)
  const resource = await (await SELF.fetch(told)).json()
  expect(resource).toMatchObject({ resource: address.href, authorization_servers: [origin] })
  const server = await (await SELF.fetch(`${origin}/.well-known/oauth-authorization-server`)).json()
  expect(server).toMatchObject({
    authorization_endpoint: `${origin}/connect`,
    code_challenge_methods_supported: ['S256'],
  })
})

test('a stranger registers, is allowed something, and finds that and no more', async () => {
  const product = await createProduct({ name: 'Linen shirt' })
  const shopper = await createSignedIn()
  const { client } = await connected(shopper, ['wishlist'])
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).toSorted()).toEqual(
    [
      'ask_sophia',
      'remove_from_wishlist',
      'save_to_wishlist',
      'search_shop',
      'try_on',
      'wishlist',
    ].toSorted(),
  )
  const found = await call(client, 'search_shop', { words: 'linen shirt' })
  expect(found.structuredContent).toMatchObject({ pieces: [{ id: product.id, name: 'Linen shirt' }] })
  await call(client, 'save_to_wishlist', { id: product.id })
  expect((await call(client, 'wishlist')).structuredContent).toMatchObject({ pieces: [{ id: product.id }] })
  const own = await (await shopper.api.wishlist.$get()).json()
  expect(own.map(({ productId }) => productId)).toEqual([product.id])
  await call(client, 'remove_from_wishlist', { id: product.id })
  expect((await call(client, 'wishlist')).structuredContent).toEqual({ pieces: [] })
  const tried = await call(client, 'try_on', { pieces: [product.id] })
  expect(tried.structuredContent).toEqual({ address: `${origin}/fitting-room?pieces=${product.id}` })
  await expect(call(client, 'looks')).rejects.toThrow('looks')
  const unknown = await call(client, 'save_to_wishlist', { id: 'nothing' })
  expect([unknown.isError, unknown.content[0]?.text]).toEqual([true, apiErrors.not_found.message])
})

test('her looks are shown to whom she allows them, and those of others to nobody', async () => {
  const [shopper, other] = [await createSignedIn(), await createSignedIn()]
  const save = async (whose: SignedIn) =>
    (await whose.api.lookbook.$post({ json: { title: 'Wine', tryOnImageUrl: smallJpegDataUrl } })).json()
  const [own, foreign] = [await save(shopper), await save(other)]
  const { client } = await connected(shopper, ['looks'])
  const told = await call(client, 'looks')
  expect(told.content[0]?.text).toContain('Wine')
  expect(told.structuredContent).toMatchObject({ looks: [{ id: own.id, title: 'Wine' }] })
  const [picture] = (await call(client, 'look_picture', { id: own.id })).content
  expect(picture?.type).toBe('image')
  expect(atob(picture?.data ?? '').length).toBeGreaterThan(100)
  const refused = await call(client, 'look_picture', { id: foreign.id })
  expect([refused.isError, refused.content[0]?.text]).toEqual([true, 'She has no such look.'])
})

test('Sophia answers what was said, with why each piece is shown', async () => {
  await createProduct({ name: 'Black dress', category: 'dresses', colourFamily: 'black' })
  const { client } = await connected(await createSignedIn(), [])
  const told = await call(client, 'ask_sophia', { said: ['a black dress'], language: 'en' })
  expect(told.isError).toBeFalsy()
  expect(told.structuredContent).toMatchObject({ pieces: [{ name: 'Black dress' }] })
})

test('it stands among her devices by its name, and ends there', async () => {
  const shopper = await createSignedIn()
  const { client, kept } = await connected(shopper, [])
  const list = await (await shopper.api.account.sessions.$get()).json()
  const device = list.find(({ assistant }) => assistant !== null)
  expect(device).toMatchObject({ assistant: 'Wardrobe Assistant', isCurrent: false })
  const activity = await (await shopper.api.account.activity.$get()).json()
  expect(activity.map(({ kind }) => kind)).toContain('assistant_connected')
  await shopper.api.account.sessions[':id'].$delete({ param: { id: device?.id ?? '' } })
  await expect(client.listTools()).rejects.toThrow()
  const { access_token: token } = kept.tokens as { access_token: string }
  const response = await SELF.fetch(address, {
    method: 'POST',
    body: '{}',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.status).toBe(401)
})

test('it has so many messages a minute, whatever other assistants do', async () => {
  const [busy, quiet] = [
    await connected(await createSignedIn(), []),
    await connected(await createSignedIn(), []),
  ]
  const { access_token: token } = busy.kept.tokens as { access_token: string }
  const statuses: number[] = []
  for (let sent = 0; sent < 61; sent++) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    statuses.push((await SELF.fetch(address, { method: 'POST', body: '{}', headers })).status)
  }
  expect(statuses.at(-1)).toBe(429)
  expect(statuses[0]).not.toBe(429)
  expect((await quiet.client.listTools()).tools.length).toBeGreaterThan(0)
})

test('with her account all that she allowed is forgotten', async () => {
  const shopper = await createSignedIn()
  const { client } = await connected(shopper, ['wishlist'])
  const grants = async () => (await env.OAUTH_KV.list()).keys.filter(({ name }) => name.includes(shopper.id))
  expect((await grants()).length).toBeGreaterThan(0)
  await forgetAssistants(env, shopper.id)
  expect(await grants()).toEqual([])
  await expect(client.listTools()).rejects.toThrow()
})

test('its session opens nothing that asks who she is anew', async () => {
  const shopper = await createSignedIn()
  await connected(shopper, [])
  const { results } = await env.DB.prepare(
    'select assistant, proven_at from sessions where user_id = ? and assistant is not null',
  )
    .bind(shopper.id)
    .all()
  expect(results).toEqual([{ assistant: 'Wardrobe Assistant', proven_at: null }])
})

test('who says no sends it away with nothing, and a question is answered once, by her own browser, after a proof', async () => {
  const { provider, seen } = stranger()
  await expect(new Client({ name: 'test', version: '1' }).connect(open(provider))).rejects.toThrow()
  const asked = seen.asked ?? new URL(origin)
  const shopper = await createSignedIn()
  const question = await ask(shopper, asked)
  expect(question.question).toMatchObject({ name: 'Wardrobe Assistant', host: 'assistant.example' })
  expect(await answer(shopper, question, ['shop'])).toMatchObject({ status: 403, error: 'proof_required' })
  await prove(shopper)
  expect(await answer(shopper, { ...question, cookie: '' }, ['shop'])).toMatchObject({ status: 400 })
  const { to = '' } = await answer(shopper, question, null)
  expect(new URL(to).searchParams.get('error')).toBe('access_denied')
  expect(await answer(shopper, question, ['shop'])).toMatchObject({
    status: 400,
    error: 'assistant_request_invalid',
  })
})

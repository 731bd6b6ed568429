import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { api } from './api.ts'
import { smallJpegBytes, smallJpegDataUrl } from './testing/pictures.ts'
import { createPost, createProduct } from './testing/products.ts'
import { openTab, origin } from './testing/shopper.ts'
import { createSignedIn, type SignedIn } from './testing/signed-in.ts'
import { devicePhoto, startOnDevice } from './testing/try-ons.ts'

type Call = { path: string; init?: RequestInit }
type Statuses = [visitor: number, stranger: number, owner: number]

const json = (method: string, body: unknown): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

async function photoOf(owner: SignedIn) {
  const init = { method: 'POST', body: smallJpegBytes() }
  return (await (await owner.fetch('/api/photos/selfie', init)).json<{ url: string }>()).url
}

async function lookOf(owner: SignedIn) {
  const saved = await owner.api.lookbook.$post({ json: { title: 'Wine', tryOnImageUrl: smallJpegDataUrl } })
  return (await saved.json()).id
}

const credentials = () => ({
  name: 'Ada',
  email: `${crypto.randomUUID()}@example.com`,
  password: 'velvet-42-stairs',
  confirmPassword: 'velvet-42-stairs',
})

/** Everybody gets the same, of her own. */
const visitorsToo = (status: number): Statuses => [status, status, status]
const signedIn = (status: number): Statuses => [401, status, status]
const plain = (path: string, init?: RequestInit) => () => Promise.resolve({ path, init })

/**
 * What each route answers to a visitor, to another shopper and to the owner of what the call names, in
 * this order. The call is built by the owner, and sent as it is by all three.
 */
const matrix: Record<string, [Statuses, (owner: SignedIn) => Promise<Call>]> = {
  'POST /api/auth/signup': [visitorsToo(201), freshly('/api/auth/signup', credentials)],
  'POST /api/auth/signin': [visitorsToo(401), freshly('/api/auth/signin', credentials)],
  'POST /api/auth/logout': [visitorsToo(200), plain('/api/auth/logout', { method: 'POST' })],
  'GET /api/auth/user': [signedIn(200), plain('/api/auth/user')],
  'GET /api/app-state': [signedIn(200), plain('/api/app-state')],
  'POST /api/onboarding/complete': [signedIn(200), plain('/api/onboarding/complete', { method: 'POST' })],
  'PUT /api/photo-settings': [
    signedIn(200),
    plain('/api/photo-settings', json('PUT', { storage: 'device' })),
  ],
  'POST /api/credits/use_one': [signedIn(200), plain('/api/credits/use_one', { method: 'POST' })],
  'GET /api/profile-photo': [signedIn(200), plain('/api/profile-photo')],
  'POST /api/save-profile-photo': [
    [401, 403, 200],
    async (owner) => ({
      path: '/api/save-profile-photo',
      init: json('POST', { firebaseUrl: await photoOf(owner) }),
    }),
  ],
  'DELETE /api/profile-photo': [signedIn(204), plain('/api/profile-photo', { method: 'DELETE' })],
  'POST /api/photos/:kind': [
    signedIn(201),
    plain('/api/photos/selfie', { method: 'POST', body: smallJpegBytes() }),
  ],
  'GET /api/photos/:path{.+}': [[401, 404, 200], async (owner) => ({ path: await photoOf(owner) })],
  'DELETE /api/photos/:path{.+}': [
    [401, 404, 204],
    async (owner) => ({ path: await photoOf(owner), init: { method: 'DELETE' } }),
  ],
  'GET /api/lookbook': [signedIn(200), plain('/api/lookbook')],
  'POST /api/lookbook': [
    [401, 403, 201],
    async (owner) => ({
      path: '/api/lookbook',
      init: json('POST', { title: 'Wine', tryOnImageUrl: await photoOf(owner) }),
    }),
  ],
  'DELETE /api/lookbook/:id': [
    [401, 404, 204],
    async (owner) => ({ path: `/api/lookbook/${await lookOf(owner)}`, init: { method: 'DELETE' } }),
  ],
  'GET /api/outfit-presets': [visitorsToo(200), plain('/api/outfit-presets')],
  'GET /api/top-picks': [visitorsToo(200), plain('/api/top-picks')],
  'GET /api/handpicked-products': [visitorsToo(200), plain('/api/handpicked-products')],
  'GET /api/collections': [visitorsToo(200), plain('/api/collections')],
  'GET /api/collections/:slug': [visitorsToo(200), plain('/api/collections/workwear')],
  'GET /api/search': [visitorsToo(200), plain('/api/search?q=dress')],
  'GET /api/search/suggestions': [visitorsToo(200), plain('/api/search/suggestions?q=dre')],
  'GET /api/products': [visitorsToo(200), plain('/api/products?ids=unknown')],
  'GET /api/products/:id': [
    visitorsToo(200),
    async () => ({ path: `/api/products/${(await createProduct()).id}` }),
  ],
  'GET /api/try-on-pieces': [
    visitorsToo(200),
    async () => ({
      path: `/api/try-on-pieces?ids=${(await createProduct({ garmentCategory: 'tops' })).id}`,
    }),
  ],
  'GET /api/shopmy-products': [visitorsToo(200), plain('/api/shopmy-products?category=tops')],
  // Luxe's; who signs in below has none.
  'GET /api/shop-all-products': [signedIn(403), plain('/api/shop-all-products')],
  'GET /api/shop-links': [signedIn(403), plain('/api/shop-links?ids=unknown')],
  'POST /api/recommendations': [
    [403, 403, 200],
    (owner) => Promise.resolve({ path: '/api/recommendations', init: json('POST', { userId: owner.id }) }),
  ],
  'GET /api/outfit-posts': [visitorsToo(200), plain('/api/outfit-posts')],
  'GET /api/outfit-posts/:id': [
    visitorsToo(200),
    async () => ({ path: `/api/outfit-posts/${(await createPost()).id}` }),
  ],
  'GET /api/outfits/templates': [visitorsToo(200), plain('/api/outfits/templates')],
  'POST /api/fashn/start-tryon': [
    [401, 403, 200],
    async (owner) => ({
      path: '/api/fashn/start-tryon',
      init: json('POST', { userImage: await photoOf(owner), garmentImage: devicePhoto }),
    }),
  ],
  'GET /api/fashn/status/:id': [
    [401, 404, 200],
    async (owner) => ({ path: `/api/fashn/status/${await startOnDevice(owner)}` }),
  ],
  'PUT /api/fashn/result/:id': [
    [401, 404, 200],
    async (owner) => ({
      path: `/api/fashn/result/${await startOnDevice(owner)}`,
      init: json('PUT', { success: false, failure: 'unknown' }),
    }),
  ],
  // Only the provider knows the secret, not even the owner.
  'POST /api/fashn/webhook/:jobId/:secret': [
    visitorsToo(404),
    async (owner) => ({
      path: `/api/fashn/webhook/${await startOnDevice(owner)}/0-guessed`,
      init: json('POST', { id: 'forged' }),
    }),
  ],
  'GET /api/wishlist': [signedIn(200), plain('/api/wishlist')],
  'POST /api/wishlist': [signedIn(201), plain('/api/wishlist', json('POST', { itemId: 'a-hat' }))],
  'POST /api/wishlist/merge': [
    signedIn(200),
    plain('/api/wishlist/merge', json('POST', { items: [{ itemId: 'a-hat' }] })),
  ],
  'DELETE /api/wishlist/:itemId': [signedIn(204), plain('/api/wishlist/a-hat', { method: 'DELETE' })],
  'POST /api/clicks': [visitorsToo(204), plain('/api/clicks', json('POST', {}))],
  'GET /api/billing/verify-return': [signedIn(503), plain('/api/billing/verify-return?session_id=cs_1')],
  'GET /api/proxy-image': [
    visitorsToo(404),
    plain('/api/proxy-image?url=https%3A%2F%2Fshop.example%2Fhat.jpg&w=320'),
  ],
  'GET /api/live': [signedIn(101), plain('/api/live', { headers: { upgrade: 'websocket' } })],
}

/** With a new body each time it is sent. */
function freshly(path: string, body: () => unknown) {
  return () => Promise.resolve({ path, init: json('POST', body()) })
}

/** Middleware stands among the routes as ALL. */
const routes = new Set(
  api.routes.filter(({ method }) => method !== 'ALL').map((one) => `${one.method} ${one.path}`),
)

describe('who may ask what (DESIGN, Rules at the door)', () => {
  test('every route has its row, and every row its route', () => {
    expect(Object.keys(matrix).toSorted()).toEqual([...routes].toSorted())
  })

  test.each(Object.entries(matrix))('%s', async (_, [statuses, callOf]) => {
    const owner = await createSignedIn({ photoStorage: 'account' })
    const stranger = await createSignedIn({ photoStorage: 'account' })
    const call = await callOf(owner)
    const answers: number[] = []
    for (const sender of [openTab(), stranger, owner]) {
      // A sign-up takes an email once.
      const { path, init } = call.path === '/api/auth/signup' ? await callOf(owner) : call
      const answer = await sender.fetch(path, init)
      answers.push(answer.status)
      answer.webSocket?.accept()
      answer.webSocket?.close()
      const told = `${JSON.stringify([...answer.headers])} ${await answer.text()}`
      if (sender !== owner) for (const hers of [owner.id, owner.email]) expect(told).not.toContain(hers)
      if (answer.status !== 101) expect(answer.headers.get('cache-control')).toMatch(/no-store|private/)
    }
    expect(answers).toEqual(statuses)
  })

  test('what the cache keeps for everybody names nobody', async () => {
    const owner = await createSignedIn({ photoStorage: 'account', plan: 'premium' })
    for (const [route, [, callOf]] of Object.entries(matrix)) {
      if (/auth|live/.test(route)) continue
      const { path, init } = await callOf(owner)
      await (await owner.fetch(path, init)).arrayBuffer()
    }
    const { keys } = await env.CACHE.list()
    expect(keys.length).toBeGreaterThan(10)
    for (const { name } of keys)
      for (const hers of [owner.id, owner.email]) {
        expect(name).not.toContain(hers)
        expect(await env.CACHE.get(name)).not.toContain(hers)
      }
  })

  const changing = Object.entries(matrix).filter(
    ([route]) => !route.startsWith('GET') && !route.includes('webhook'),
  )
  test.each(changing)('%s is refused to another site that sends her cookie', async (_, [, callOf]) => {
    const owner = await createSignedIn({ photoStorage: 'account' })
    const { path, init } = await callOf(owner)
    for (const foreign of ['https://evil.example', 'null', `${origin}.evil.example`]) {
      const headers = { ...(init?.headers as Record<string, string>), origin: foreign }
      expect((await owner.fetch(path, { ...init, headers })).status).toBe(403)
    }
  })

  test('a WebSocket is refused to another site too, which a browser lets it try', async () => {
    const owner = await createSignedIn()
    const headers = { upgrade: 'websocket', origin: 'https://evil.example' }
    expect((await owner.fetch('/api/live', { headers })).status).toBe(403)
  })
})

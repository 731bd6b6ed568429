import { env } from 'cloudflare:test'
import { findTargetHandler } from 'hono/utils/handler'
import { describe, expect, test, vi } from 'vitest'
import { saleTermsVersion } from '#shared/consents.ts'
import { priceOf } from '#shared/plans.ts'
import { api } from './api.ts'
import { accessBy, isOpen } from './auth/authorize.ts'
import { isShared } from './lib/edge-cache.ts'
import { readOperations } from './openapi/operations.ts'
import { closetPiece, putClosetPiece, wardrobePictureOf } from './testing/closet.ts'
import { createConsultation } from './testing/consultations.ts'
import { createExternalProduct } from './testing/external-products.ts'
import { giveGoogle } from './testing/google.ts'
import { createNotification } from './testing/notifications.ts'
import { forgedNew, forgedUse, givePasskey, proveAll } from './testing/passkeys.ts'
import { smallJpegBytes, smallJpegDataUrl } from './testing/pictures.ts'
import { askAbout, askInput } from './testing/look-asks.ts'
import { showLook, shownInput } from './testing/shown-looks.ts'
import { createPost, createProduct } from './testing/products.ts'
import { openTab, origin } from './testing/shopper.ts'
import { createSignedIn, type SignedIn } from './testing/signed-in.ts'
import { createBatch, createGenerated } from './testing/studio.ts'
import { devicePhoto, startOnDevice } from './testing/try-ons.ts'
import {
  everybody,
  everyShopper,
  get,
  luxeAlone,
  ownerAlone,
  send,
  sendForOwner,
  withJson,
  type Row,
} from './testing/who-may.ts'

/** Passwords are hashed at their full price, and whoever checks the cache asks every call of the product. */
vi.setConfig({ testTimeout: 30_000 })

async function photoOf(owner: SignedIn) {
  const init = { method: 'POST', body: smallJpegBytes() }
  return (await (await owner.fetch('/api/photos/selfie', init)).json<{ url: string }>()).url
}

async function lookOf(owner: SignedIn) {
  const saved = await owner.api.lookbook.$post({ json: { title: 'Wine', tryOnImageUrl: smallJpegDataUrl } })
  return (await saved.json()).id
}

async function albumOf(owner: SignedIn) {
  const [former] = await (await owner.api.lookbook.albums.$get()).json()
  return former?.id ?? (await (await owner.api.lookbook.albums.$post({ json: { name: 'Summer' } })).json()).id
}

/** Another device of hers. */
async function sessionOf(owner: SignedIn) {
  const hash = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  await env.DB.prepare(
    'insert into sessions (secret_hash, user_id, created_at, expires_at) values (?, ?, ?, ?)',
  )
    .bind(hash.join(''), owner.id, Date.now(), Date.now() + 3_600_000)
    .run()
  return hash.slice(0, 8).join('')
}

const credentials = () => ({
  name: 'Ada',
  email: `${crypto.randomUUID()}@example.com`,
  password: 'velvet-42-stairs',
  confirmPassword: 'velvet-42-stairs',
  minimumAge: true as const,
})

const agreement = {
  item: 'luxe_hosted',
  priceCents: priceOf('luxe_hosted'),
  terms: saleTermsVersion,
  language: 'en',
}

/** Where a call leads, without going there. */
const led =
  (path: string): Row[1] =>
  () => ({ path, init: { redirect: 'manual' } })

/** What anybody may keep, and caches between us and her: it is the same for all. Nothing else is ever public. */
const sharedRoutes = new Set([
  'GET /api/collections',
  'GET /api/collections/:slug',
  'GET /api/handpicked-products',
  'GET /api/openapi.json',
  'GET /api/operator',
  'GET /api/outfit-boards/:file',
  'GET /api/outfit-posts',
  'GET /api/outfit-posts/:id',
  'GET /api/outfit-presets',
  'GET /api/outfits/templates',
  'GET /api/products',
  'GET /api/products/:id',
  'GET /api/proxy-image',
  'GET /api/rates',
  'GET /api/weather',
  'GET /api/weather/places',
  'GET /api/search',
  'GET /api/search/suggestions',
  'GET /api/shopmy-products',
  'GET /api/top-picks',
  'GET /api/try-on-pieces',
])

/** Nobody may sign up twice with one email: this body is made anew for each. */
const signUp = 'POST /api/auth/signup'

/** What each route answers to a visitor, a stranger, the owner, a stranger with Luxe, the owner with Luxe. */
const matrix: Record<string, Row> = {
  [signUp]: [everybody(201), () => ({ path: '/api/auth/signup', init: withJson('POST', credentials()) })],
  'POST /api/auth/signin': [everybody(401), send('POST', '/api/auth/signin', credentials())],
  // Said alike whoever asks, and of whatever address.
  'POST /api/auth/forgot-password': [
    everybody(202),
    sendForOwner('POST', ({ email }) =>
      Promise.resolve({ path: '/api/auth/forgot-password', body: { email } }),
    ),
  ],
  // Only her mailbox knows the secret, not even she.
  'POST /api/auth/reset-password': [
    everybody(410),
    send('POST', '/api/auth/reset-password', {
      token: '0-guessed',
      password: 'velvet-42-stairs',
      confirmPassword: 'velvet-42-stairs',
    }),
  ],
  'POST /api/auth/verify-email': [
    everybody(410),
    send('POST', '/api/auth/verify-email', { token: '0-guessed' }),
  ],
  'GET /api/auth/ways': [everybody(200), get('/api/auth/ways')],
  // Page navigations: whoever may not is led to where it is said.
  'GET /api/auth/google': [everybody(302), led('/api/auth/google?for=connect')],
  'GET /api/auth/google/callback': [
    everybody(302),
    led('/api/auth/google/callback?state=forged&code=forged'),
  ],
  // Only the browser that came from Google has what this is about, not even the owner's other one.
  'GET /api/auth/google/pending': [everybody(410), get('/api/auth/google/pending')],
  'POST /api/auth/google/finish': [
    everybody(410),
    send('POST', '/api/auth/google/finish', { minimumAge: true }),
  ],
  // Only a browser that has shown the password has what this ends.
  'POST /api/auth/second-step': [everybody(410), send('POST', '/api/auth/second-step', { code: '123456' })],
  'POST /api/auth/passkeys/options': [everybody(200), send('POST', '/api/auth/passkeys/options')],
  // Nobody can sign for a passkey of hers, not even she without her device.
  'POST /api/auth/passkeys/signin': [
    everybody(403),
    sendForOwner('POST', async ({ id }) => ({
      path: '/api/auth/passkeys/signin',
      body: forgedUse(await givePasskey(id)),
    })),
  ],
  'GET /api/account/ways': [everyShopper(200), get('/api/account/ways')],
  // None of them has shown just now that it is she.
  'GET /api/account/proof': [everyShopper(403), get('/api/account/proof')],
  'POST /api/account/proof': [everyShopper(403), send('POST', '/api/account/proof', { password: 'guessed' })],
  'POST /api/account/proof/passkey/options': [
    everyShopper(200),
    send('POST', '/api/account/proof/passkey/options'),
  ],
  'POST /api/account/proof/passkey': [
    everyShopper(403),
    sendForOwner('POST', async ({ id }) => ({
      path: '/api/account/proof/passkey',
      body: forgedUse(await givePasskey(id)),
    })),
  ],
  'POST /api/account/second-factor/set-up': [
    everyShopper(403),
    send('POST', '/api/account/second-factor/set-up'),
  ],
  'POST /api/account/second-factor': [
    everyShopper(403),
    send('POST', '/api/account/second-factor', { code: '123456' }),
  ],
  'POST /api/account/second-factor/codes': [
    everyShopper(403),
    send('POST', '/api/account/second-factor/codes'),
  ],
  'DELETE /api/account/second-factor': [everyShopper(403), send('DELETE', '/api/account/second-factor')],
  'POST /api/account/passkeys/options': [everyShopper(403), send('POST', '/api/account/passkeys/options')],
  'POST /api/account/passkeys': [everyShopper(403), send('POST', '/api/account/passkeys', forgedNew)],
  'PUT /api/account/passkeys/:id': [
    ownerAlone(204),
    sendForOwner('PUT', async ({ id }) => ({
      path: `/api/account/passkeys/${await givePasskey(id)}`,
      body: { name: 'Hers' },
    })),
  ],
  'DELETE /api/account/passkeys/:id': [
    ownerAlone(204),
    sendForOwner('DELETE', async (owner) => {
      await proveAll()
      return { path: `/api/account/passkeys/${await givePasskey(owner.id)}` }
    }),
  ],
  'DELETE /api/account/google': [
    ownerAlone(204),
    sendForOwner('DELETE', async (owner) => {
      await proveAll()
      await giveGoogle(owner.id)
      return { path: '/api/account/google' }
    }),
  ],
  'POST /api/auth/logout': [everybody(200), send('POST', '/api/auth/logout')],
  'GET /api/auth/user': [everyShopper(200), get('/api/auth/user')],
  'GET /api/app-state': [everybody(200), get('/api/app-state')],
  'POST /api/onboarding/complete': [everyShopper(200), send('POST', '/api/onboarding/complete')],
  'PUT /api/photograph-consents': [
    everyShopper(200),
    send('PUT', '/api/photograph-consents', { fashn: false }),
  ],
  'PUT /api/photo-settings': [everyShopper(200), send('PUT', '/api/photo-settings', { storage: 'device' })],
  'POST /api/credits/use_one': [everyShopper(200), send('POST', '/api/credits/use_one')],
  'GET /api/credits/history': [everyShopper(200), get('/api/credits/history')],
  'GET /api/account/activity': [everyShopper(200), get('/api/account/activity')],
  // Of a request that no assistant has made; a whole one is tried in mcp/assistants.test.ts.
  'GET /api/assistants/request': [everyShopper(400), get('/api/assistants/request?client_id=nobody')],
  'POST /api/assistants/refusal': [
    everyShopper(400),
    send('POST', '/api/assistants/refusal', { handle: 'nothing' }),
  ],
  'POST /api/assistants/consent': [
    everyShopper(400),
    async () => {
      await proveAll()
      return {
        path: '/api/assistants/consent',
        init: withJson('POST', { handle: 'nothing', allowed: ['shop'] }),
      }
    },
  ],
  'GET /api/account/sessions': [everyShopper(200), get('/api/account/sessions')],
  'DELETE /api/account/sessions': [everyShopper(204), send('DELETE', '/api/account/sessions')],
  'DELETE /api/account/sessions/:id': [
    ownerAlone(204),
    sendForOwner('DELETE', async (owner) => ({ path: `/api/account/sessions/${await sessionOf(owner)}` })),
  ],
  'PUT /api/account/password': [
    everyShopper(403),
    send('PUT', '/api/account/password', {
      currentPassword: 'guessed',
      password: 'velvet-42-stairs',
      confirmPassword: 'velvet-42-stairs',
    }),
  ],
  'PUT /api/account/country': [everyShopper(204), send('PUT', '/api/account/country', { country: 'FR' })],
  'PUT /api/account/language': [everyShopper(204), send('PUT', '/api/account/language', { language: 'fr' })],
  'POST /api/account/email/verification': [
    everyShopper(204),
    send('POST', '/api/account/email/verification'),
  ],
  // None of them has shown lately that it is she.
  'PUT /api/account/email': [
    everyShopper(403),
    send('PUT', '/api/account/email', { email: 'new@example.com' }),
  ],
  'GET /api/account/export': [
    everyShopper(200),
    async () => {
      await proveAll()
      return { path: '/api/account/export' }
    },
  ],
  // Nobody has given her password, not even she, and nobody has asked for the account's end.
  'POST /api/account/removal': [
    everyShopper(403),
    send('POST', '/api/account/removal', { password: 'guessed' }),
  ],
  'DELETE /api/account/removal': [everyShopper(204), send('DELETE', '/api/account/removal')],
  // None of them has shown just now that it is she.
  'POST /api/account/removal/now': [everyShopper(403), send('POST', '/api/account/removal/now')],
  'GET /api/profile-photo': [everyShopper(200), get('/api/profile-photo')],
  'POST /api/save-profile-photo': [
    ownerAlone(200, 403),
    sendForOwner('POST', async (owner) => ({
      path: '/api/save-profile-photo',
      body: { firebaseUrl: await photoOf(owner) },
    })),
  ],
  // No HEIC photo.
  'POST /api/decode-photo': [
    everyShopper(415),
    () => ({ path: '/api/decode-photo', init: { method: 'POST', body: smallJpegBytes() } }),
  ],
  'DELETE /api/profile-photo': [everyShopper(204), send('DELETE', '/api/profile-photo')],
  'POST /api/photos/:kind': [
    everyShopper(201),
    () => ({ path: '/api/photos/selfie', init: { method: 'POST', body: smallJpegBytes() } }),
  ],
  'GET /api/photos/:path{.+}': [ownerAlone(200), async (owner) => ({ path: await photoOf(owner) })],
  'DELETE /api/photos/:path{.+}': [
    ownerAlone(204),
    sendForOwner('DELETE', async (owner) => ({ path: await photoOf(owner) })),
  ],
  'GET /api/lookbook': [everyShopper(200), get('/api/lookbook')],
  'POST /api/lookbook': [
    ownerAlone(201, 403),
    sendForOwner('POST', async (owner) => ({
      path: '/api/lookbook',
      body: { title: 'Wine', tryOnImageUrl: await photoOf(owner) },
    })),
  ],
  'DELETE /api/lookbook/:id': [
    ownerAlone(204),
    sendForOwner('DELETE', async (owner) => ({ path: `/api/lookbook/${await lookOf(owner)}` })),
  ],
  'PUT /api/lookbook/:id/notes': [
    ownerAlone(204),
    sendForOwner('PUT', async (owner) => ({
      path: `/api/lookbook/${await lookOf(owner)}/notes`,
      body: { notes: 'For Sunday' },
    })),
  ],
  'PUT /api/lookbook/album': [
    ownerAlone(204),
    sendForOwner('PUT', async (owner) => ({
      path: '/api/lookbook/album',
      body: { lookIds: [await lookOf(owner)], albumId: null },
    })),
  ],
  'GET /api/weather/places': [everybody(400), get('/api/weather/places?name=')],
  'GET /api/weather': [everybody(400), get('/api/weather?latitude=48.137&longitude=11.575')],
  'GET /api/shown-looks': [everyShopper(200), get('/api/shown-looks')],
  'POST /api/shown-looks': [
    ownerAlone(201),
    sendForOwner('POST', async (owner) => ({
      path: '/api/shown-looks',
      body: shownInput(await lookOf(owner)),
    })),
  ],
  'DELETE /api/shown-looks/:id': [
    ownerAlone(204),
    sendForOwner('DELETE', async (owner) => ({ path: `/api/shown-looks/${(await showLook(owner)).id}` })),
  ],
  'GET /api/look-asks': [everyShopper(200), get('/api/look-asks')],
  'POST /api/look-asks': [
    ownerAlone(201),
    sendForOwner('POST', async (owner) => ({ path: '/api/look-asks', body: askInput(await lookOf(owner)) })),
  ],
  'DELETE /api/look-asks/:id': [
    ownerAlone(204),
    sendForOwner('DELETE', async (owner) => ({ path: `/api/look-asks/${(await askAbout(owner)).id}` })),
  ],
  'DELETE /api/look-asks/:id/votes/:vote/words': [
    ownerAlone(204),
    sendForOwner('DELETE', async (owner) => {
      const { id } = await askAbout(owner)
      await env.DB.prepare(`insert into look_votes values (?, ?, 'somebody', 0, 'Lovely', 1)`)
        .bind(id, id)
        .run()
      return { path: `/api/look-asks/${id}/votes/${id}/words` }
    }),
  ],
  'GET /api/closet': [everyShopper(200), get('/api/closet')],
  // Her picture is hers alone; a piece of the same id is another one.
  'PUT /api/closet/:id': [
    ownerAlone(200, 403),
    sendForOwner('PUT', async (owner) => ({
      path: '/api/closet/linen-shirt',
      body: closetPiece({ picture: await wardrobePictureOf(owner) }),
    })),
  ],
  'DELETE /api/closet/:id': [
    ownerAlone(204),
    sendForOwner('DELETE', async (owner) => ({ path: `/api/closet/${await putClosetPiece(owner)}` })),
  ],
  'GET /api/lookbook/albums': [everyShopper(200), get('/api/lookbook/albums')],
  'POST /api/lookbook/albums': [everyShopper(201), send('POST', '/api/lookbook/albums', { name: 'Summer' })],
  'PUT /api/lookbook/albums/:id': [
    ownerAlone(204),
    sendForOwner('PUT', async (owner) => ({
      path: `/api/lookbook/albums/${await albumOf(owner)}`,
      body: { name: 'Winter' },
    })),
  ],
  'DELETE /api/lookbook/albums/:id': [
    ownerAlone(204),
    sendForOwner('DELETE', async (owner) => ({ path: `/api/lookbook/albums/${await albumOf(owner)}` })),
  ],
  'GET /api/outfit-presets': [everybody(200), get('/api/outfit-presets')],
  'GET /api/top-picks': [everybody(200), get('/api/top-picks')],
  'GET /api/handpicked-products': [everybody(200), get('/api/handpicked-products')],
  'GET /api/collections': [everybody(200), get('/api/collections')],
  'GET /api/collections/:slug': [everybody(200), get('/api/collections/workwear')],
  'GET /api/search': [everybody(200), get('/api/search?q=dress')],
  'GET /api/search/alike': [everybody(200), get(`/api/search/alike?look=${'A'.repeat(64)}`)],
  'GET /api/search/further': [luxeAlone(200), get('/api/search/further?q=dress&after=c')],
  'GET /api/search/suggestions': [everybody(200), get('/api/search/suggestions?q=dre')],
  'GET /api/products': [everybody(200), get('/api/products?ids=unknown')],
  'GET /api/products/:id': [
    everybody(200),
    async () => ({ path: `/api/products/${(await createProduct()).id}` }),
  ],
  'GET /api/try-on-pieces': [
    everybody(200),
    async () => ({
      path: `/api/try-on-pieces?ids=${(await createProduct({ garmentCategory: 'tops' })).id}`,
    }),
  ],
  'GET /api/shopmy-products': [everybody(200), get('/api/shopmy-products?category=tops')],
  'GET /api/shop-all-products': [luxeAlone(200), get('/api/shop-all-products')],
  'GET /api/shop-links': [luxeAlone(200), get('/api/shop-links?ids=unknown')],
  'POST /api/recommendations': [
    [403, 403, 200, 403, 200],
    sendForOwner('POST', ({ id }) => Promise.resolve({ path: '/api/recommendations', body: { userId: id } })),
  ],
  'GET /api/stylist/alternatives': [
    everybody(404),
    get('/api/stylist/alternatives?id=unknown&change=cheaper'),
  ],
  'POST /api/stylist/wanted': [
    everybody(200),
    send('POST', '/api/stylist/wanted', { said: {}, language: 'en', not: [], most: 8 }),
  ],
  'POST /api/stylist/sentences': [
    everybody(200),
    send('POST', '/api/stylist/sentences', { text: 'zorbing', language: 'en' }),
  ],
  'GET /api/stylist/outfits': [everybody(404), get('/api/stylist/outfits?occasion=workwear&weather=hot')],
  'GET /api/outfit-posts': [everybody(200), get('/api/outfit-posts')],
  'GET /api/outfit-posts/:id': [
    everybody(200),
    async () => ({ path: `/api/outfit-posts/${(await createPost()).id}` }),
  ],
  'POST /api/outfit-posts/:id/reports': [
    everybody(204),
    sendForOwner('POST', async () => ({
      path: `/api/outfit-posts/${(await createPost()).id}/reports`,
      body: { reason: 'spam' },
    })),
  ],
  'POST /api/look-reports': [
    everybody(204),
    send('POST', '/api/look-reports', { fault: 'edges', words: 'The hem is torn' }),
  ],
  'GET /api/outfits/templates': [everybody(200), get('/api/outfits/templates')],
  // Nobody has chosen a template.
  'POST /api/outfits/generate-batch': [
    everyShopper(400),
    send('POST', '/api/outfits/generate-batch', { templateIds: [] }),
  ],
  'GET /api/outfits/batches': [everyShopper(200), get('/api/outfits/batches')],
  'GET /api/outfits/batches/:id': [
    ownerAlone(200),
    async (owner) => ({ path: `/api/outfits/batches/${(await createBatch(owner.id)).id}` }),
  ],
  'GET /api/outfits/generated': [everyShopper(200), get('/api/outfits/generated')],
  'GET /api/outfits/generated/:id': [
    ownerAlone(200),
    async (owner) => ({ path: `/api/outfits/generated/${(await createGenerated(owner.id)).id}` }),
  ],
  'DELETE /api/outfits/generated/:id': [
    ownerAlone(204),
    sendForOwner('DELETE', async (owner) => ({
      path: `/api/outfits/generated/${(await createGenerated(owner.id)).id}`,
    })),
  ],
  'PUT /api/outfits/generated/:id/publication': [
    ownerAlone(204),
    sendForOwner('PUT', async (owner) => ({
      path: `/api/outfits/generated/${(await createGenerated(owner.id)).id}/publication`,
    })),
  ],
  'DELETE /api/outfits/generated/:id/publication': [
    ownerAlone(204),
    sendForOwner('DELETE', async (owner) => ({
      path: `/api/outfits/generated/${(await createGenerated(owner.id)).id}/publication`,
    })),
  ],
  'GET /api/outfit-boards/:file': [everybody(404), get('/api/outfit-boards/unknown')],
  'POST /api/fashn/start-tryon': [
    ownerAlone(200, 403),
    sendForOwner('POST', async (owner) => ({
      path: '/api/fashn/start-tryon',
      body: { userImage: await photoOf(owner), garmentImage: devicePhoto },
    })),
  ],
  'GET /api/fashn/status/:id': [
    ownerAlone(200),
    async (owner) => ({ path: `/api/fashn/status/${await startOnDevice(owner)}` }),
  ],
  // Nobody waits for a draft of a try-on that her device makes.
  'PUT /api/fashn/draft/:id': [
    ownerAlone(404),
    sendForOwner('PUT', async (owner) => ({
      path: `/api/fashn/draft/${await startOnDevice(owner)}`,
      body: { picture: null },
    })),
  ],
  'PUT /api/fashn/result/:id': [
    ownerAlone(200),
    sendForOwner('PUT', async (owner) => ({
      path: `/api/fashn/result/${await startOnDevice(owner)}`,
      body: { success: false, failure: 'unknown' },
    })),
  ],
  // Only the provider knows the secret, not even the owner.
  'POST /api/fashn/webhook/:jobId': [
    everybody(404),
    sendForOwner('POST', async (owner) => ({
      path: `/api/fashn/webhook/${await startOnDevice(owner)}?secret=0-guessed`,
      body: { id: 'forged' },
    })),
  ],
  'GET /api/wishlist': [everyShopper(200), get('/api/wishlist')],
  'POST /api/wishlist': [everyShopper(201), send('POST', '/api/wishlist', { itemId: 'a-hat' })],
  'POST /api/wishlist/merge': [
    everyShopper(200),
    send('POST', '/api/wishlist/merge', { items: [{ itemId: 'a-hat' }] }),
  ],
  'DELETE /api/wishlist/:itemId': [everyShopper(204), send('DELETE', '/api/wishlist/a-hat')],
  'GET /api/finds': [everyShopper(200), get('/api/finds')],
  // No shop is there.
  'POST /api/finds': [everyShopper(422), send('POST', '/api/finds', { address: 'https://127.0.0.1/shirt' })],
  'PUT /api/finds/:id/watch': [
    ownerAlone(200),
    sendForOwner('PUT', async ({ id }) => ({
      path: `/api/finds/${(await createExternalProduct(id)).id}/watch`,
      body: { watch: true },
    })),
  ],
  'DELETE /api/finds/:id': [
    ownerAlone(204),
    sendForOwner('DELETE', async ({ id }) => ({
      path: `/api/finds/${(await createExternalProduct(id)).id}`,
    })),
  ],
  'GET /api/health': [everybody(200), get('/api/health')],
  // Only with the operator's token, which no shopper has.
  'GET /api/health/details': [everybody(404), get('/api/health/details')],
  'GET /api/status': [everybody(200), get('/api/status')],
  'GET /api/rates': [everybody(200), get('/api/rates')],
  'GET /api/region': [everybody(200), get('/api/region')],
  'GET /api/operator': [everybody(200), get('/api/operator')],
  // The first who sends a declaration has it; the others send the same id.
  'POST /api/withdrawals': [
    [200, 409, 409, 409, 409],
    () => ({
      path: '/api/withdrawals',
      init: withJson('POST', {
        id: crypto.randomUUID(),
        name: 'Ada',
        email: `${crypto.randomUUID()}@example.com`,
        subject: 'other',
        language: 'en',
      }),
    }),
  ],
  // Only her mailbox knows the secret.
  'POST /api/withdrawals/confirmation': [
    everybody(410),
    send('POST', '/api/withdrawals/confirmation', { token: '0-guessed' }),
  ],
  'POST /api/client-errors': [everybody(204), send('POST', '/api/client-errors', {})],
  'POST /api/reports': [everybody(204), send('POST', '/api/reports', [])],
  'POST /api/clicks': [everybody(204), send('POST', '/api/clicks', {})],
  'POST /api/visits': [everybody(204), send('POST', '/api/visits', {})],
  'POST /api/create-subscription': [
    [401, 403, 503, 403, 503],
    sendForOwner('POST', ({ id }) =>
      Promise.resolve({ path: '/api/create-subscription', body: { userId: id } }),
    ),
  ],
  'POST /api/billing/consent': [everyShopper(503), send('POST', '/api/billing/consent', agreement)],
  'POST /api/billing/checkout': [everyShopper(503), send('POST', '/api/billing/checkout', agreement)],
  'POST /api/billing/portal': [everyShopper(503), send('POST', '/api/billing/portal')],
  'POST /api/stripe/customer-portal': [everyShopper(503), send('POST', '/api/stripe/customer-portal')],
  'POST /api/stripe/backfill': [everyShopper(503), send('POST', '/api/stripe/backfill')],
  'GET /api/billing/verify-return': [everyShopper(503), get('/api/billing/verify-return?session_id=cs_1')],
  'POST /api/billing/cancel': [everyShopper(503), send('POST', '/api/billing/cancel')],
  'POST /api/billing/resume': [everyShopper(503), send('POST', '/api/billing/resume')],
  // Only Stripe can sign, not even the owner.
  'POST /api/stripe/webhook': [everybody(503), send('POST', '/api/stripe/webhook', { id: 'evt_forged' })],
  'GET /api/consultation': [everyShopper(200), get('/api/consultation')],
  'PUT /api/consultation': [
    luxeAlone(204),
    send('PUT', '/api/consultation', { question: 'vibe', answer: ['chic'] }),
  ],
  'DELETE /api/consultation': [luxeAlone(204), send('DELETE', '/api/consultation')],
  // None of them has answered anything yet.
  'POST /api/consultation/letter': [luxeAlone(409), send('POST', '/api/consultation/letter')],
  'GET /api/consultation/letters/:id': [
    ownerAlone(200),
    async (owner) => ({ path: `/api/consultation/letters/${(await createConsultation(owner.id)).id}` }),
  ],
  'GET /api/notifications': [everyShopper(200), get('/api/notifications')],
  'POST /api/notifications/read': [everyShopper(204), send('POST', '/api/notifications/read')],
  'DELETE /api/notifications': [everyShopper(204), send('DELETE', '/api/notifications')],
  'PUT /api/notifications/:id/read': [
    ownerAlone(204),
    sendForOwner('PUT', async ({ id }) => ({
      path: `/api/notifications/${(await createNotification(id)).id}/read`,
    })),
  ],
  'DELETE /api/notifications/:id': [
    ownerAlone(204),
    sendForOwner('DELETE', async ({ id }) => ({
      path: `/api/notifications/${(await createNotification(id)).id}`,
    })),
  ],
  'GET /api/styling-profile': [everyShopper(200), get('/api/styling-profile')],
  'PUT /api/styling-profile': [
    everyShopper(204),
    send('PUT', '/api/styling-profile', { step: 'height-question', answer: ['tall'] }),
  ],
  'DELETE /api/styling-profile': [everyShopper(204), send('DELETE', '/api/styling-profile')],
  'GET /api/proxy-image': [
    everybody(404),
    get('/api/proxy-image?url=https%3A%2F%2Fshop.example%2Fhat.jpg&w=320'),
  ],
  'GET /api/openapi.json': [everybody(200), get('/api/openapi.json')],
  'GET /api/live': [
    everyShopper(101),
    () => ({ path: '/api/live', init: { headers: { upgrade: 'websocket' } } }),
  ],
}

/** The one call that a visitor may make and whose session is over may not: her browser is to hear of it. */
const tellsOfTheEnd = 'GET /api/app-state'

/** Her browser, sixty days later: it may well send its cookie still. */
function whenOver({ id, fetch }: SignedIn) {
  const end = env.DB.prepare('update sessions set expires_at = ? where user_id = ?')
  return {
    async fetch(path: string, init?: RequestInit) {
      await end.bind(Date.now(), id).run()
      return fetch(path, init)
    },
  }
}

/** Middleware stands among the routes as ALL. */
const routes = new Set(
  api.routes.filter(({ method }) => method !== 'ALL').map((one) => `${one.method} ${one.path}`),
)

const { operations } = readOperations(api.routes)

function rowOf(method: string, path: string) {
  const row = matrix[`${method} ${path}`]
  if (!row) throw new Error(`${method} ${path} has no row`)
  return row
}

describe('who may ask what', () => {
  test('every route has its row, and every row its route', () => {
    expect(Object.keys(matrix).toSorted()).toEqual([...routes].toSorted())
  })

  test('a route is public where it says so, and none of these asks who is there', () => {
    const handlersOf = (route: string) =>
      api.routes.filter(({ method, path }) => `${method} ${path}` === route).map(({ handler }) => handler)
    const found = [...routes].filter((route) => handlersOf(route).some(isShared))
    expect(found.toSorted()).toEqual([...sharedRoutes].toSorted())
    const asking = found.filter((route) =>
      handlersOf(route).some((handler) => accessBy(findTargetHandler(handler))),
    )
    expect(asking).toEqual([])
  })

  test.each(operations)('$method $path answers as its row says', ({ method, path, access }) => {
    const [[visitor, stranger, owner, strangerWithLuxe, ownerWithLuxe]] = rowOf(method, path)
    expect(visitor === 401 && owner !== 401, 'closed to visitors').toBe(!isOpen(access))
    if (access.who === 'luxe') expect([stranger, owner]).toEqual([403, 403])
    if (access.who === 'owner') {
      expect([stranger, strangerWithLuxe]).toEqual([404, 404])
      expect([owner, ownerWithLuxe]).not.toContain(404)
    }
  })

  const proven = operations.filter(({ access }) => access.proven)
  test.each(proven)('$method $path is refused on a device that lies open', async ({ method, path }) => {
    const owner = await createSignedIn()
    const [, callOf] = rowOf(method, path)
    const call = await callOf(owner)
    const openSince = Date.now() - 11 * 60_000
    await env.DB.prepare('update sessions set proven_at = ? where user_id = ?')
      .bind(openSince, owner.id)
      .run()
    const answer = await owner.fetch(call.path, call.init)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ error: 'proof_required' })
  })

  test.each(Object.entries(matrix))('%s', async (route, [statuses, callOf]) => {
    const isGuarded = statuses[0] !== statuses[2] || route === tellsOfTheEnd
    /**
     * One owner, what she names, and who asks for it: a visitor, a stranger of the same plan, herself, then she again
     * whose session is over.
     */
    const answersTo = async (plan: 'free' | 'premium') => {
      const owner = await createSignedIn({ photoStorage: 'account', plan })
      const stranger = await createSignedIn({ photoStorage: 'account', plan })
      const call = await callOf(owner)
      const answers: number[] = []
      const publicAnswers: string[] = []
      for (const sender of [openTab(), stranger, owner, ...(isGuarded ? [whenOver(owner)] : [])]) {
        const { path, init } = route === signUp ? await callOf(owner) : call
        const answer = await sender.fetch(path, init)
        answers.push(answer.status)
        answer.webSocket?.accept()
        answer.webSocket?.close()
        const told = `${JSON.stringify([...answer.headers])} ${await answer.text()}`
        if (sender !== owner) for (const own of [owner.id, owner.email]) expect(told).not.toContain(own)
        const isPublic = sharedRoutes.has(route) && answer.status === 200
        const mayBeKept = isPublic ? /^public,/ : /no-store|private/
        if (answer.status !== 101) expect(answer.headers.get('cache-control')).toMatch(mayBeKept)
        // The cache before the Worker would keep it whatever the browser is told.
        expect([answer.headers.has('cloudflare-cdn-cache-control'), answer.headers.has('cache-tag')]).toEqual(
          [isPublic, isPublic],
        )
        // What it took to make the answer is told of the first.
        if (isPublic) publicAnswers.push(told.replace(/\["server-timing"[^\]]*\]/, ''))
      }
      // Whoever asks, with whatever cookie: body and headers are one answer.
      expect(new Set(publicAnswers).size).toBeLessThanOrEqual(1)
      const [visitor, , , over] = answers
      if (isGuarded) expect(over, 'a session that is over').toBe(route === tellsOfTheEnd ? 401 : visitor)
      return answers.slice(0, 3)
    }
    const [visitor, ...free] = await answersTo('free')
    const [visitorToLuxe, ...luxe] = await answersTo('premium')
    expect([visitor, ...free, ...luxe]).toEqual(statuses)
    expect(visitorToLuxe).toBe(visitor)
  })

  // Paths are kept in traces and logs of proxies.
  test('no path holds more than an id that opens nothing by itself, or a word', () => {
    const held = new Set([...routes].flatMap((route) => route.match(/(?<=\/:)\w+/g) ?? []))
    expect([...held].toSorted()).toEqual(['file', 'id', 'itemId', 'jobId', 'kind', 'path', 'slug', 'vote'])
  })

  test('what the cache keeps for everybody names nobody', async () => {
    const owners: SignedIn[] = []
    for (const [route, [, callOf]] of Object.entries(matrix)) {
      if (/auth|live/.test(route)) continue
      // One a row: after some of them nobody is signed in any more.
      const owner = await createSignedIn({ photoStorage: 'account', plan: 'premium' })
      const { path, init } = await callOf(owner)
      await (await owner.fetch(path, init)).arrayBuffer()
      owners.push(owner)
    }
    const { keys } = await env.CACHE.list()
    expect(keys.length).toBeGreaterThan(10)
    for (const { name } of keys) {
      const kept = `${name} ${await env.CACHE.get(name)}`
      for (const { id, email } of owners) for (const own of [id, email]) expect(kept).not.toContain(own)
    }
  })

  const changing = Object.entries(matrix).filter(([route]) => !/^GET|webhook|\/reports$/.test(route))
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

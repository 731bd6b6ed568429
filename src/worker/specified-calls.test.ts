import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { refreshCachedLists } from './imports/refresh-lists.ts'
import { openCatalogue } from './lib/db.ts'
import { createNotification } from './testing/notifications.ts'
import { openPayments } from './testing/payments.ts'
import { smallJpegDataUrl } from './testing/pictures.ts'
import { replacePresets } from './testing/presets.ts'
import { createPost, createProducts } from './testing/products.ts'
import { openTab } from './testing/shopper.ts'
import { createPieces, createTemplates } from './testing/studio.ts'
import { devicePhoto } from './testing/try-ons.ts'
import { withJson } from './testing/who-may.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

/**
 * The calls of the specification's two tables, each as they write it: method, path and payload with no header of ours, and the
 * fields that a client of theirs reads. What is answered beside them is not asked here.
 */
type Shopper = { id: string; fetch: (path: string, init?: RequestInit) => Promise<Response> }
type Row = [
  call: string,
  ask: (shopper: Shopper) => Promise<Response> | Response,
  /** Fields of the answer; `[]` where it is a list of them, `a.b` for one inside another. */
  fields: string[],
  status?: number,
]

const get =
  (path: string): Row[1] =>
  ({ fetch }) =>
    fetch(path)
const post =
  (path: string, body?: unknown): Row[1] =>
  ({ fetch }) =>
    fetch(path, withJson('POST', body))

const payments = openPayments()
let shopper: Shopper
let luxe: Shopper

beforeAll(async () => {
  shopper = await payments.createBuyer({ photoStorage: 'account' })
  luxe = await payments.createBuyer({ plan: 'premium' })
  await createPieces()
  await createTemplates(['monday'])
  const occasions = ['workwear', 'vacation', 'date-night', 'casual-day'] as const
  const wanted = { occasions: [...occasions], popularity: 9_000, garmentCategory: 'tops' as const }
  const shoes = { ...wanted, category: 'shoes' as const, garmentCategory: null }
  const [shirt] = await createProducts([
    { ...wanted, id: 'spec-shirt', additionalImages: ['https://shop.example/back.jpg'] },
    { ...shoes, name: 'Sandals', season: 'summer' },
    { ...shoes, name: 'Boots', season: 'winter' },
  ])
  await createPost({ id: 'spec-post', productIds: ['spec-shirt'] })
  const image = shirt?.imageUrl ?? ''
  await replacePresets({ db: openCatalogue(env.CATALOGUE_DB), cache: env.CACHE }, [
    {
      id: 'spec-preset',
      title: 'Off-Duty Saturday',
      thumbnailUrl: '/samples/a/320.webp',
      description: '',
      occasion: 'all',
      isPremium: false,
      items: [
        { id: 'spec-shirt', name: 'Shirt', brand: '', price: '$59.00', category: 'tops', image, url: '' },
      ],
      garments: [{ image, category: 'tops' }],
    },
  ])
  await refreshCachedLists(env)
})

const someone = () => `${crypto.randomUUID()}@example.com`
const account = {
  name: 'Ada',
  email: someone(),
  password: 'velvet-42-stairs',
  confirmPassword: 'velvet-42-stairs',
}
const saved = { itemId: 'spec-shirt', title: 'Shirt', price: '$59.00', image: '', link: '', brand: '' }
const pick = ['[].title', '[].image_url', '[].product_url', '[].price', '[].additional_images']
const collected = ['[].title', '[].product_url', '[].image_url']
const look = {
  title: 'Olive Silk',
  tryOnImageUrl: smallJpegDataUrl,
  originalOutfitUrl: '/samples/a/320.webp',
  outfitName: 'Olive Silk',
  outfitDescription: 'Silk.',
  notes: '',
  items: [],
}
const entry = [
  'id',
  'title',
  'tryOnImageUrl',
  'originalOutfitUrl',
  'outfitName',
  'outfitDescription',
  'notes',
  'items',
  'createdAt',
]
const job = ['success', 'status', 'output', 'error', 'message']
const start = {
  userImage: devicePhoto,
  garmentImage: '/samples/top.webp',
  category: 'tops',
  highQuality: false,
}
const startOne = async ({ fetch }: Shopper) =>
  (await (await fetch('/api/fashn/start-tryon', withJson('POST', start))).json<{ predictionId: string }>())
    .predictionId

const first: Row[] = [
  [
    'POST /api/auth/signup',
    () => openTab().fetch('/api/auth/signup', withJson('POST', account)),
    ['user.name'],
    201,
  ],
  [
    'POST /api/auth/signin',
    () =>
      openTab().fetch(
        '/api/auth/signin',
        withJson('POST', { email: account.email, password: account.password }),
      ),
    ['user.name', 'user.email'],
  ],
  [
    'POST /api/auth/signin, refused',
    () =>
      openTab().fetch(
        '/api/auth/signin',
        withJson('POST', { email: account.email, password: 'another-one' }),
      ),
    ['error'],
    401,
  ],
  ['GET /api/auth/google', () => openTab().fetch('/api/auth/google', { redirect: 'manual' }), [], 302],
  [
    'GET /api/app-state',
    get('/api/app-state'),
    [
      'plan',
      'credits_remaining',
      'show_onboarding',
      'is_premium',
      'user.id',
      'has_stripe_customer',
      'cancel_at_period_end',
      'current_period_end',
    ],
  ],
  ['POST /api/onboarding/complete', post('/api/onboarding/complete'), []],
  ['POST /api/credits/use_one', post('/api/credits/use_one'), ['success', 'credits_remaining']],
  [
    'POST /api/create-subscription',
    ({ id, fetch }) => fetch('/api/create-subscription', withJson('POST', { userId: id })),
    ['alreadySubscribed', 'clientSecret'],
  ],
  ['POST /api/billing/portal', post('/api/billing/portal'), ['url']],
  ['POST /api/stripe/customer-portal', post('/api/stripe/customer-portal'), ['url']],
  ['POST /api/stripe/backfill', post('/api/stripe/backfill'), ['success']],
  [
    'GET /api/shopmy-products',
    get('/api/shopmy-products?category=tops&occasion=Work%2FOffice'),
    [
      'products[].id',
      'products[].name',
      'products[].brand',
      'products[].price',
      'products[].image',
      'products[].link',
    ],
  ],
  ['GET /api/proxy-image', get('/api/proxy-image?url=https%3A%2F%2Fnowhere.example%2Fa.jpg'), ['error'], 404],
  [
    'POST /api/auth/logout',
    async () => {
      const tab = openTab()
      await tab.fetch('/api/auth/signup', withJson('POST', { ...account, email: someone() }))
      return tab.fetch('/api/auth/logout', { method: 'POST' })
    },
    [],
  ],
]

const second: Row[] = [
  ['GET /api/top-picks', get('/api/top-picks'), pick],
  ...['workwear', 'vacation', 'date-night', 'casual-day', 'shoes-summer', 'shoes-fall-winter'].map(
    (slug): Row => [`GET /api/collections/${slug}`, get(`/api/collections/${slug}`), collected],
  ),
  [
    'POST /api/wishlist',
    post('/api/wishlist', saved),
    ['itemId', 'title', 'price', 'image', 'link', 'brand'],
    201,
  ],
  ['GET /api/wishlist', get('/api/wishlist'), ['[].itemId']],
  [
    'DELETE /api/wishlist/{itemId}',
    ({ fetch }) => fetch('/api/wishlist/spec-shirt', { method: 'DELETE' }),
    [],
    204,
  ],
  ['GET /api/shop-all-products', () => luxe.fetch('/api/shop-all-products'), collected],
  ['GET /api/auth/user', get('/api/auth/user'), ['id', 'isSubscribed']],
  ['GET /api/handpicked-products', get('/api/handpicked-products'), collected],
  [
    'POST /api/recommendations',
    ({ id, fetch }) =>
      fetch(
        '/api/recommendations',
        withJson('POST', { brandPreferences: ['Maison Lin'], department: 'women', userId: id }),
      ),
    collected.map((field) => `recommendations${field}`),
  ],
  ['POST /api/lookbook', post('/api/lookbook', look), entry, 201],
  ['GET /api/lookbook', get('/api/lookbook'), entry.map((field) => `[].${field}`)],
  [
    'DELETE /api/lookbook/{id}',
    async ({ fetch }) => {
      const { id } = firstIn(await (await fetch('/api/lookbook')).json<{ id: string }[]>())
      return fetch(`/api/lookbook/${id}`, { method: 'DELETE' })
    },
    [],
    204,
  ],
  [
    'GET /api/outfit-presets',
    get('/api/outfit-presets'),
    [
      ...['id', 'title', 'thumbnailUrl', 'items', 'isPremium'].map((field) => `[].${field}`),
      ...['id', 'title', 'link', 'thumbnail', 'price'].map((field) => `[].items[].${field}`),
    ],
  ],
  ['GET /api/profile-photo', get('/api/profile-photo'), ['success', 'hasPhoto', 'photoUrl']],
  [
    'POST /api/save-profile-photo',
    post('/api/save-profile-photo', { photo: smallJpegDataUrl, firebaseUrl: '' }),
    ['success'],
  ],
  [
    'POST /api/fashn/start-tryon',
    post('/api/fashn/start-tryon', start),
    ['success', 'predictionId', 'qualityAnalysis', 'error', 'message'],
  ],
  [
    'POST /api/fashn/start-tryon, refused',
    post('/api/fashn/start-tryon', { ...start, garmentImage: '' }),
    ['success', 'error', 'message'],
    400,
  ],
  [
    'GET /api/fashn/status/{predictionId}',
    async () => {
      const other = await payments.createBuyer()
      return other.fetch(`/api/fashn/status/${await startOne(other)}`)
    },
    job,
  ],
  [
    'GET /api/billing/verify-return',
    async () => {
      const buyer = await payments.createBuyer()
      return buyer.fetch(
        `/api/billing/verify-return?session_id=${await payments.buyHosted(buyer, 'luxe_hosted')}`,
      )
    },
    ['premium'],
  ],
  ['GET /api/outfit-posts', get('/api/outfit-posts'), ['[].id', '[].title', '[].thumbnailUrl']],
  [
    'GET /api/outfits/templates',
    get('/api/outfits/templates'),
    ['id', 'title', 'description', 'occasion', 'style', 'pieces', 'colors'].map(
      (field) => `templates[].${field}`,
    ),
  ],
  [
    'POST /api/outfits/generate-batch',
    post('/api/outfits/generate-batch', { templateIds: ['monday'] }),
    [
      'count',
      ...['title', 'description', 'thumbnailUrl'].map((field) => `outfits[].${field}`),
      ...['name', 'image', 'brand', 'price'].map((field) => `outfits[].shopItems[].${field}`),
    ],
  ],
]

/** Of the entities: no path is named for them. */
const others: Row[] = [
  [
    'GET /api/notifications',
    async ({ id, fetch }) => {
      await createNotification(id)
      return fetch('/api/notifications')
    },
    ['id', 'title', 'message', 'timestamp', 'read'].map((field) => `notifications[].${field}`),
  ],
]

/** Every value at a field's place; a list has to have an entry, so that its fields are there to be seen. */
function valuesAt(body: unknown, field: string): unknown[] {
  return field
    .split(/\.|(?=\[\])/)
    .filter(Boolean)
    .reduce<unknown[]>(
      (values, step) => {
        if (step === '[]')
          return values.flatMap((value) => (Array.isArray(value) && value.length > 0 ? value : [undefined]))
        return values.map((value) => (value as Record<string, unknown> | null | undefined)?.[step])
      },
      [body],
    )
}

describe.each([
  ['spec 1.7.4 to 1.7.20', first],
  ['spec 2.7.1 to 2.7.25', second],
  ['spec 1.3.9', others],
])('%s', (_, rows) => {
  test.each(rows)(
    '%s answers what a client of the specification reads',
    async (_call, ask, fields, status = 200) => {
      const answer = await ask(shopper)
      const text = await answer.text()
      expect([answer.status, text]).toEqual([status, text])
      const body: unknown = fields.length > 0 ? JSON.parse(text) : null
      const missing = fields.filter((field) => valuesAt(body, field).includes(undefined))
      expect(missing, text.slice(0, 600)).toEqual([])
    },
  )
})

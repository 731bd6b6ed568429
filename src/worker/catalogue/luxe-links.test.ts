import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { api } from '../api.ts'
import { openCatalogue } from '../lib/db.ts'
import { replacePresets } from '../testing/presets.ts'
import { createPost, createProduct, createProducts } from '../testing/products.ts'
import { openTab } from '../testing/shopper.ts'
import { createSignedIn, type SignedIn } from '../testing/signed-in.ts'
import { createGenerated } from '../testing/studio.ts'
import { tripsOf } from '../testing/trips.ts'
import { withJson } from '../testing/who-may.ts'
import { refreshCachedLists } from '../imports/refresh-lists.ts'
import { collections } from './schema.ts'

/** Only a premium outfit and an exclusive collection contain the first; the other is open to everybody. */
const gown = { id: 'velvet-gown', address: 'https://gowns.example/velvet?colour=wine' }
const shirt = { id: 'linen-shirt', address: 'https://shirts.example/linen' }

const occasions = ['workwear', 'vacation', 'date-night', 'casual-day', 'special-event'] as const

beforeAll(async () => {
  const wanted = { brand: 'Maison', popularity: 900_000, occasions: [...occasions], season: 'all' as const }
  await createProducts([
    { ...wanted, id: gown.id, name: 'Velvet gown', category: 'dresses', garmentCategory: 'dresses' },
    { ...wanted, id: shirt.id, name: 'Linen shirt', category: 'tops', garmentCategory: 'tops' },
    { ...wanted, id: 'silk-slip', name: 'Silk slip', category: 'dresses' },
    // What else the stylist dresses her in.
    { ...wanted, name: 'Crêpe dress', category: 'dresses' },
    { ...wanted, name: 'Satin pumps', category: 'shoes' },
  ])
  for (const { id, address } of [gown, shirt])
    await env.CATALOGUE_DB.prepare('update products set product_url = ? where id = ?').bind(address, id).run()
  const db = openCatalogue(env.CATALOGUE_DB)
  await db.insert(collections).values([
    { slug: 'atelier', title: 'Atelier', kind: 'editorial', isPremium: true, pinned: [gown.id] },
    { slug: 'dresses', title: 'Dresses', kind: 'editorial', rule: { categories: ['dresses', 'tops'] } },
  ])
  await createPost({ id: 'evening', productIds: [shirt.id], title: 'Evening' })
  const { imageUrl } = await createProduct({ name: 'Belt', category: 'accessories' })
  await replacePresets({ db, cache: env.CACHE }, [
    {
      id: 'velvet-wine',
      title: 'Velvet Wine',
      thumbnailUrl: '/samples/v/320.webp',
      description: '',
      occasion: 'events',
      isPremium: true,
      items: [
        {
          id: gown.id,
          name: 'Gown',
          brand: '',
          price: '',
          category: 'dresses',
          image: imageUrl,
          url: gown.address,
        },
      ],
      garments: [{ image: '/samples/v/960.webp', category: 'dresses' }],
    },
  ])
  await refreshCachedLists(env)
})

type Requester = Pick<SignedIn, 'fetch'> & { id?: string }

/** A studio outfit of hers with a piece of Luxe. */
const giveOutfit = ({ id }: { id: string }) =>
  createGenerated(id, {
    id: `outfit-of-${id}`,
    pieces: [{ id: gown.id, slot: 'dress', alternatives: [shirt.id] }],
  })

/** Every call by which a piece of the shop can be reached, with the pieces' ids where it names them. */
const calls: Record<string, (requester: Requester) => [path: string, init?: RequestInit][]> = {
  'GET /api/top-picks': () => [['/api/top-picks']],
  'GET /api/handpicked-products': () => [['/api/handpicked-products']],
  'GET /api/collections': () => [['/api/collections']],
  'GET /api/collections/:slug': () =>
    ['atelier', 'dresses', 'workwear', 'vacation', 'date-night', 'casual-day'].map((slug) => [
      `/api/collections/${slug}`,
    ]),
  'GET /api/search': () =>
    ['velvet', 'gown maison', 'dress', ''].flatMap((q) => [
      [`/api/search?q=${q}`],
      [`/api/search?q=${q}&sort=new&category=dresses`],
    ]),
  'GET /api/search/alike': () => [[`/api/search/alike?look=${'A'.repeat(64)}`]],
  'GET /api/search/further': () => [['/api/search/further?q=&after=0']],
  'GET /api/search/suggestions': () => [['/api/search/suggestions?q=vel']],
  'GET /api/products': () => [[`/api/products?ids=${gown.id},${shirt.id}`]],
  'GET /api/products/:id': () => [[`/api/products/${gown.id}`], ['/api/products/silk-slip']],
  'GET /api/try-on-pieces': () => [[`/api/try-on-pieces?ids=${gown.id},${shirt.id}`]],
  'GET /api/shopmy-products': () => [
    ['/api/shopmy-products?category=dresses&occasion=Date+Night'],
    ['/api/shopmy-products'],
  ],
  'GET /api/stylist/outfits': () => [
    [`/api/stylist/outfits?around=${gown.id}&occasion=special-event&weather=warm`],
    [`/api/stylist/outfits?occasion=special-event&weather=warm`],
  ],
  'GET /api/stylist/alternatives': () => [
    [`/api/stylist/alternatives?id=${gown.id}&change=something_else`],
    ['/api/stylist/alternatives?id=silk-slip&change=something_else'],
  ],
  'POST /api/stylist/wanted': () => [
    [
      '/api/stylist/wanted',
      withJson('POST', { said: {}, piece: { kind: 'dress' }, language: 'en', not: [], most: 24 }),
    ],
  ],
  'GET /api/outfit-presets': () => [['/api/outfit-presets']],
  'GET /api/outfit-posts': () => [['/api/outfit-posts']],
  'GET /api/outfit-posts/:id': () => [['/api/outfit-posts/evening']],
  'GET /api/outfits/templates': () => [['/api/outfits/templates']],
  'POST /api/outfits/generate-batch': () => [
    ['/api/outfits/generate-batch', withJson('POST', { templateIds: [] })],
  ],
  'GET /api/outfits/batches': () => [['/api/outfits/batches']],
  'GET /api/outfits/batches/:id': () => [['/api/outfits/batches/hers']],
  'GET /api/outfits/generated': () => [['/api/outfits/generated']],
  'GET /api/outfits/generated/:id': ({ id }) => [[`/api/outfits/generated/outfit-of-${id}`]],
  'PUT /api/outfits/generated/:id/publication': ({ id }) => [
    [`/api/outfits/generated/outfit-of-${id}/publication`, { method: 'PUT' }],
  ],
  'GET /api/outfit-boards/:file': () => [['/api/outfit-boards/none']],
  'POST /api/recommendations': ({ id: userId }) => [
    ['/api/recommendations', withJson('POST', { brandPreferences: ['Maison'], userId })],
    ['/api/recommendations', withJson('POST', {})],
  ],
  'POST /api/clicks': () => [['/api/clicks', withJson('POST', { productId: gown.id, place: 'detail' })]],
  'POST /api/wishlist': () => [['/api/wishlist', withJson('POST', { itemId: gown.id })]],
  'POST /api/wishlist/merge': () => [
    ['/api/wishlist/merge', withJson('POST', { items: [{ itemId: gown.id }, { itemId: shirt.id }] })],
  ],
  'GET /api/wishlist': () => [['/api/wishlist']],
  'GET /api/lookbook': () => [['/api/lookbook']],
  'GET /api/shop-all-products': () => [
    ['/api/shop-all-products'],
    ['/api/shop-all-products?category=dresses'],
  ],
  'GET /api/shop-links': () => [[`/api/shop-links?ids=${gown.id}`]],
}

/** Everything that these routes answered to her, headers included. */
async function everythingTold(requester: Requester) {
  const told: Record<string, string> = {}
  for (const [route, callsOf] of Object.entries(calls)) {
    told[route] = ''
    for (const [path, init] of callsOf(requester)) {
      const answer = await requester.fetch(path, init)
      told[route] += `${JSON.stringify([...answer.headers])} ${await answer.text()}`
    }
  }
  return told
}

const tell = (told: Record<string, string>, address: string) =>
  Object.entries(told).flatMap(([route, text]) => (text.includes(new URL(address).host) ? route : []))

/** Shopping an outfit that an editor or the studio has put together is Luxe's: these tell of its pieces without their links. */
const outfitRoutes = [
  'GET /api/outfit-presets',
  'GET /api/outfit-posts',
  'GET /api/outfit-posts/:id',
  'GET /api/outfits/generated',
  'GET /api/outfits/generated/:id',
  'GET /api/shop-links',
  'GET /api/shop-all-products',
]

/** What these answer is nothing, or names, notes and sentences of her own. */
const silent = [
  'POST /api/lookbook',
  'PUT /api/lookbook/:id/notes',
  'PUT /api/lookbook/album',
  'GET /api/lookbook/albums',
  'POST /api/lookbook/albums',
  'PUT /api/lookbook/albums/:id',
  'GET /api/look-asks',
  'POST /api/look-asks',
  'POST /api/look-reports',
  'POST /api/outfit-posts/:id/reports',
  'POST /api/stylist/sentences',
]

describe('the way to the shop of a piece that is Luxe’s', () => {
  test('no route that tells of pieces is left out', () => {
    const isOfPieces = /\/(?:top|hand|coll|search|prod|try|shop|stylist|outfit|reco|click|wish|look)/
    const asked = new Set(
      api.routes
        .filter(({ method, path }) => method !== 'ALL' && method !== 'DELETE' && isOfPieces.test(path))
        .map(({ method, path }) => `${method} ${path}`),
    )
    for (const route of silent) asked.delete(route)
    expect(Object.keys(calls).toSorted()).toEqual([...asked].toSorted())
  })

  test('is told to everybody where she has chosen the piece herself: its page, a search, her wishlist, the fitting room', async () => {
    const free = await createSignedIn()
    await giveOutfit(free)
    const all: Requester[] = [openTab(), free, await createSignedIn({ plan: 'premium' })]
    for (const who of all) {
      const told = tell(await everythingTold(who), gown.address)
      expect(told).toEqual(
        expect.arrayContaining([
          'GET /api/products',
          'GET /api/products/:id',
          'GET /api/search',
          'GET /api/try-on-pieces',
        ]),
      )
      if (who.id) expect(told).toEqual(expect.arrayContaining(['POST /api/wishlist', 'GET /api/wishlist']))
    }
  })

  test('is told to nobody without Luxe by an outfit, nor by what is Luxe’s alone, cold or warm', async () => {
    const free = await createSignedIn()
    await giveOutfit(free)
    await everythingTold(await createSignedIn({ plan: 'premium' }))
    for (const who of [openTab(), free, free]) {
      const told = await everythingTold(who)
      const untold = Object.fromEntries(outfitRoutes.map((route) => [route, told[route] ?? '']))
      expect(tell(untold, gown.address)).toEqual([])
    }
    expect((await everythingTold(free))['GET /api/outfits/generated']).toContain(gown.id)
  })

  test('Luxe has it of an outfit, too: in Shop All and by its id', async () => {
    const told = await everythingTold(await createSignedIn({ plan: 'premium' }))
    expect(tell(told, gown.address)).toEqual(
      expect.arrayContaining(['GET /api/shop-all-products', 'GET /api/shop-links']),
    )
  })

  test('stays on her wishlist when her plan has ended', async () => {
    const shopper = await createSignedIn({ plan: 'premium' })
    // The shop's address is also a name under which she can save it (spec 2.3.2).
    await shopper.fetch('/api/wishlist', withJson('POST', { itemId: gown.address, link: gown.address }))
    await env.DB.prepare("update users set plan = 'free' where id = ?").bind(shopper.id).run()
    expect(await (await shopper.api.wishlist.$get()).json()).toMatchObject([
      { itemId: gown.address, link: gown.address },
    ])
  })

  test('by her other name for it, it is removed from her list', async () => {
    const shopper = await createSignedIn()
    await shopper.fetch('/api/wishlist', withJson('POST', { itemId: gown.address }))
    expect((await shopper.api.wishlist[':itemId'].$delete({ param: { itemId: gown.id } })).status).toBe(204)
    expect(await (await shopper.api.wishlist.$get()).json()).toEqual([])
  })

  test('Top Picks and the other lists that are there for their links have no such piece', async () => {
    const told = await everythingTold(openTab())
    for (const route of ['GET /api/top-picks', 'GET /api/handpicked-products', 'GET /api/shopmy-products'])
      expect(told[route]).not.toContain(gown.id)
  })

  test('costs a visitor no trip to the database once the answers are warm', async () => {
    const tab = openTab()
    for (const [route, callsOf] of Object.entries(calls)) {
      // No two pictures look the same, so the answer to one is not kept.
      if (/wishlist|lookbook|clicks|shop-|alike|PUT/.test(route)) continue
      for (const [path, init] of callsOf(tab)) {
        // Brands that she names are part of what is read for her.
        if (JSON.stringify(init ?? {}).includes('Maison')) continue
        await expect.poll(async () => tripsOf(await tab.fetch(path, init)), { message: path }).toBe(0)
      }
    }
  })
})

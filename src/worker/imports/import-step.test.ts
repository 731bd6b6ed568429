import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { rss, rssItem } from '../testing/feeds.ts'
import { openCatalogue } from '../lib/db.ts'
import { outfitPosts } from '../outfits/posts.ts'
import { presetList } from '../outfits/presets.ts'
import { createPost, createProduct } from '../testing/products.ts'
import { replacePresets } from '../testing/presets.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { collectionList, collectionPieces } from '../catalogue/collections.ts'
import { refreshCachedLists } from './refresh-lists.ts'
import { readCachedList } from '../catalogue/cached-list.ts'
import { createFaultyD1 } from '../testing/faulty-d1.ts'
import { publish } from '../testing/web.ts'
import { lastReport, productsOf } from '../testing/imports.ts'
import { sampleFeed, type ConfiguredFeed } from './feed-config.ts'
import { type OpenEnv, importNow, importSample, importStep, withOpen } from './import-step.ts'

const ownItem = (id: string) =>
  rssItem({ id, link: `/sample-shop/${id}`, image_link: `/samples/garments/${id}/960.webp` })

const editorial = {
  collections: [],
  presets: [],
  posts: [],
  templates: [],
}

/** A Worker whose bundled sample feed has `ids`. */
function site(ids: string[], feeds = '', plan: object | null = editorial): OpenEnv & { asked: string[] } {
  const asked: string[] = []
  const etag = `"${ids.join()}"`
  return {
    ...env,
    asked,
    CATALOGUE_FEEDS: feeds,
    ASSETS: {
      fetch(input, init) {
        const { pathname } = new URL(input instanceof Request ? input.url : input)
        asked.push(pathname)
        if (pathname.endsWith('.json'))
          return Promise.resolve(Response.json(plan, { status: plan ? 200 : 503 }))
        const isKnown = new Headers(init?.headers as HeadersInit).get('if-none-match') === etag
        return Promise.resolve(
          isKnown
            ? new Response(null, { status: 304 })
            : new Response(rss(...ids.map(ownItem)), { headers: { etag } }),
        )
      },
    },
  }
}

test('the cron imports the sample when nothing is configured, and again when it is another one', async () => {
  await importStep(site(['tee', 'coat']))
  expect(await productsOf(sampleFeed)).toMatchObject([
    { item_id: 'coat', is_sample: 1, product_url: '/sample-shop/coat' },
    { item_id: 'tee', is_sample: 1 },
  ])
  const first = await lastReport(sampleFeed)
  await importStep(site(['tee', 'coat']))
  expect(await lastReport(sampleFeed)).toEqual(first)
  await scheduler.wait(2)
  await importStep(site(['tee', 'skirt']))
  expect((await productsOf(sampleFeed)).filter(({ gone_at }) => gone_at === null)).toHaveLength(2)
  expect(await lastReport(sampleFeed)).toMatchObject({ added_count: 1, gone_count: 1 })
})

test('the sample is imported at once, with its editorial', async () => {
  const here = site(['tee'])
  await importSample(here)
  expect(here.asked).toEqual(['/samples/catalogue.xml', '/samples/editorial.json'])
})

const inShop = async (feed: Pick<ConfiguredFeed, 'id'>) =>
  (await productsOf({ ...sampleFeed, ...feed }))
    .filter(({ gone_at }) => gone_at === null)
    .map(({ item_id }) => item_id)

const anHourLater = () => env.CATALOGUE_DB.prepare('UPDATE feeds SET checked_at = checked_at - 3700000').run()

test("the sample stays until the first of the shop's own feeds has arrived, and then it leaves", async () => {
  const marlow = { ...sampleFeed, id: 'marlow' }
  const address = 'https://marlow.example/feed.xml'
  const feeds = `marlow=${address}`
  await importSample(site(['tee', 'coat']))
  await importStep(site([], feeds))
  expect(await lastReport(marlow)).toMatchObject({
    state: 'failed',
    failure: 'The shop could not be reached (530).',
  })
  await publish(address, { body: rss(rssItem({ price: '' })) })
  await anHourLater()
  await importStep(site([], feeds))
  expect(await lastReport(marlow)).toMatchObject({
    failure: expect.stringContaining('None of its 1 rows could be read'),
  })
  expect(await inShop(sampleFeed)).toEqual(['coat', 'tee'])
  await publish(address, { body: rss(rssItem()) })
  await anHourLater()
  await importStep(site([], feeds))
  expect(await inShop(marlow)).toEqual(['a1'])
  expect(await inShop(sampleFeed)).toEqual([])
  const known = await env.CATALOGUE_DB.prepare('SELECT id FROM feeds').all()
  expect(known.results).toEqual([{ id: 'marlow' }])
  await importStep(site([], feeds))
  expect(await inShop(marlow)).toEqual(['a1'])
})

test.each([2, 3, 4, 5, 6, 7])(
  'a run that dies while the sample leaves (at trip %i) is made up for',
  async (trip) => {
    const odette = {
      ...sampleFeed,
      id: 'odette',
      address: 'https://odette.example/feed.xml',
      isSample: false,
    }
    const feeds = `odette=${odette.address}`
    await publish(odette.address, { body: rss(rssItem()) })
    await importNow(withOpen(site([])), odette, { anew: true })
    await importSample(site(['tee', 'coat']))
    const faulty = createFaultyD1(env.CATALOGUE_DB)
    faulty.plan(...Array.from({ length: trip }, () => null), 'done_unanswered')
    await expect(importStep({ ...site([], feeds), CATALOGUE_DB: faulty.binding })).rejects.toThrow()
    await importStep(site([], feeds))
    expect(await inShop(sampleFeed)).toEqual([])
    expect(await inShop(odette)).toEqual(['a1'])
    const known = await env.CATALOGUE_DB.prepare('SELECT id FROM feeds').all()
    expect(known.results).toEqual([{ id: 'odette' }])
  },
)

test('a feed that fails is asked an hour later', async () => {
  const feeds = 'marlow=http://127.0.0.1:1/feed.xml wrong=ftp://x sample=https://shop.example.com/feed.xml'
  await importStep(site([], feeds))
  const marlow = { ...sampleFeed, id: 'marlow' }
  const failed = await lastReport(marlow)
  expect(failed).toMatchObject({ state: 'failed', failure: expect.stringContaining('could not be reached') })
  await importStep(site([], feeds))
  expect((await lastReport(marlow))?.id).toBe(failed?.id)
  await anHourLater()
  await importStep(site([], feeds))
  expect((await lastReport(marlow))?.id).not.toBe(failed?.id)
})

test('with the sample goes what editors made of it, and nothing else', async () => {
  const outfit = {
    title: 'Tee',
    description: '',
    occasion: 'casual' as const,
    thumbnailUrl: '/samples/tee.webp',
  }
  const plan = {
    collections: [
      {
        slug: 'tees',
        title: 'Tees',
        description: '',
        kind: 'editorial',
        isPremium: false,
        imageUrl: '/samples/tees.webp',
        pinned: ['tee'],
        rule: null,
      },
    ],
    presets: [],
    posts: [{ ...outfit, id: '1', aspect: 1, items: ['tee'] }],
    templates: [],
  }
  await importSample(site(['tee'], '', plan))
  const store = { db: openCatalogue(env.CATALOGUE_DB), cache: env.CACHE }
  await replacePresets(store, [{ ...outfit, id: 'tee-alone', isPremium: true, items: [], garments: [] }])
  const { id: userId } = await createSignedIn()
  const published = await createPost({ userId })
  await env.CATALOGUE_DB.prepare(
    `INSERT INTO collections (slug, title, kind, rule) VALUES ('coats', 'Coats', 'editorial', '{"feedId":"coats"}')`,
  ).run()
  const lists = async () => ({
    tees: (await readCachedList(store, collectionPieces('tees')))?.products.length,
    collections: (await readCachedList(store, collectionList)).map(({ slug }) => slug),
    presets: (await readCachedList(store, presetList)).map(({ id }) => id),
    posts: (await readCachedList(store, outfitPosts)).map(({ id }) => id).toSorted(),
  })
  await refreshCachedLists(env)
  expect(await lists()).toEqual({
    tees: 1,
    collections: ['coats', 'tees'],
    presets: ['tee-alone'],
    posts: ['1', published.id].toSorted(),
  })
  await publish('https://coats.example/feed.xml', { body: rss(rssItem()) })
  await importStep(site([], 'coats=https://coats.example/feed.xml'))
  expect(await lists()).toEqual({
    tees: undefined,
    collections: ['coats'],
    presets: [],
    posts: [published.id],
  })
})

test('where the editorial fails, the next step makes up for it', async () => {
  await env.CATALOGUE_DB.batch(
    ['products', 'feeds', 'imports'].map((table) => env.CATALOGUE_DB.prepare(`DELETE FROM ${table}`)),
  )
  await expect(importStep(site(['tee'], '', null))).rejects.toThrow('503')
  expect(await lastReport(sampleFeed)).toMatchObject({ state: 'reading' })
  await env.CATALOGUE_DB.prepare('UPDATE imports SET lease_until = 0').run()
  const healed = site(['tee'])
  await importStep(healed)
  expect(healed.asked).toEqual(['/samples/editorial.json'])
  expect(await lastReport(sampleFeed)).toMatchObject({ state: 'done', added_count: 1 })
})

test('a typing error in the configuration removes no products', async () => {
  const marlow = { ...sampleFeed, id: 'marlow' }
  const [right, wrong, other] = [
    'marlow=http://127.0.0.1:1/feed.xml',
    'marlow=htp://127.0.0.1:1/feed.xml',
    'other=http://127.0.0.1:1/feed.xml',
  ]
  await importStep(site([], right))
  await createProduct({ feedId: 'marlow' })
  for (const feeds of [wrong, `${other} ${wrong}`, 'https://shop.example.com/feed.xml']) {
    await importStep(site([], feeds))
    expect(await productsOf(marlow)).toMatchObject([{ gone_at: null }])
  }
  await importStep(site([], other))
  expect(await productsOf(marlow)).toMatchObject([{ gone_at: expect.any(Number) }])
})

test('the sample comes back when the last feed is taken out again', async () => {
  await importStep(site(['tee'], 'marlow=http://127.0.0.1:1/feed.xml'))
  await scheduler.wait(2)
  await importStep(site(['tee']))
  expect((await productsOf(sampleFeed)).find(({ item_id }) => item_id === 'tee')).toMatchObject({
    gone_at: null,
  })
})

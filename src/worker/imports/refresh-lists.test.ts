import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { firstIn, firstOf } from '#shared/testing/first.ts'
import { openCatalogue } from '../lib/db.ts'
import { createFaultyD1 } from '../testing/faulty-d1.ts'
import { createProduct, createProducts } from '../testing/products.ts'
import { openTab } from '../testing/shopper.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { tripsOf } from '../testing/trips.ts'
import { refreshCachedLists } from './refresh-lists.ts'
import { collections } from '../catalogue/schema.ts'

const { api, fetch } = openTab()
const categories = ['tops', 'bottoms', 'skirts', 'dresses', 'outerwear', 'shoes', 'bags'] as const

const addCollection = (row: Partial<typeof collections.$inferInsert> & { slug: string }) =>
  openCatalogue(env.CATALOGUE_DB)
    .insert(collections)
    .values({ title: row.slug, kind: 'editorial', ...row })

const collection = async (slug: string) => (await api.collections[':slug'].$get({ param: { slug } })).json()

beforeAll(async () => {
  const shirts = Array.from({ length: 30 }, (_, i) => ({ name: `Shirt ${i}`, brand: 'Quince' }))
  const colours = ['red', 'blue', 'green'].map((colour) => ({ colour, groupId: 'coat', brand: 'Aritzia' }))
  const others = categories.map((category) => ({ category, brand: `House of ${category}` }))
  await createProducts([...shirts, ...others, ...colours])
  await createProducts([
    { id: 'sold-out', availability: 'out_of_stock', brand: 'Demellier' },
    { id: 'gone', goneAt: new Date(), brand: 'Demellier', occasions: ['workwear'] },
    { id: 'suit', occasions: ['workwear'], brand: 'Lilysilk', popularity: 0 },
    { id: 'pumps', category: 'shoes', season: 'winter', brand: 'J.Crew' },
    { id: 'candle', category: 'home', brand: 'H&M' },
  ])
  await addCollection({ slug: 'after-dark', pinned: ['suit', 'gone'], rule: { categories: ['dresses'] } })
  await addCollection({ slug: 'the-atelier', isPremium: true, pinned: ['suit'], position: 1 })
  await addCollection({ slug: 'handpicked', kind: 'call', pinned: ['candle'] })
  await refreshCachedLists(env)
})

describe('top picks and handpicked (spec 2.7.1, 2.7.9)', () => {
  test('a mixed list: few of one brand, one of each thing, nothing that cannot be bought', async () => {
    const picks = await (await api['top-picks'].$get()).json()
    const count = (brand: string) => picks.filter((one) => one.brand === brand).length
    expect(count('Quince')).toBe(3)
    expect(count('Aritzia')).toBe(1)
    expect(count('Demellier')).toBe(0)
    expect(new Set(picks.slice(0, 8).map(({ category }) => category)).size).toBe(8)
    expect(picks.length).toBeLessThanOrEqual(24)
  })

  test('the order stays for the day', async () => {
    const before = await (await api['top-picks'].$get()).json()
    await refreshCachedLists(env)
    expect(await (await api['top-picks'].$get()).json()).toEqual(before)
  })

  test("the editors' pins come first among the handpicked", async () => {
    const list = await (await api['handpicked-products'].$get()).json()
    expect(firstIn(list).id).toBe('candle')
    expect(list.filter(({ id }) => id === 'candle')).toHaveLength(1)
    expect(list).toHaveLength(12)
  })
})

describe('collections', () => {
  test('pinned pieces come first, gone ones not at all, then what the rule gathers', async () => {
    const list = await collection('after-dark')
    expect(list.map(({ id, category }) => (id === 'suit' ? id : category))).toEqual(['suit', 'dresses'])
  })

  test('the tiles tell how many pieces there are, of the editorial ones alone', async () => {
    expect(await (await api.collections.$get()).json()).toMatchObject([
      { slug: 'after-dark', product_count: 2, is_premium: false },
      { slug: 'the-atelier', product_count: 1, is_premium: true },
    ])
  })

  test('a piece of an exclusive collection leads to its shop as any other', async () => {
    const links = (await collection('the-atelier')).map(({ product_url }) => product_url)
    expect(links).toEqual([expect.stringMatching(/^https:/)])
  })

  test.each([
    ['workwear', ['suit']],
    ['vacation', []],
    ['shoes-fall-winter', ['pumps']],
  ])('the stylist gets %s for any catalogue', async (slug, ids) => {
    expect((await collection(slug)).map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
    expect((await collection(slug)).length).toBeGreaterThanOrEqual(ids.length)
  })

  test('an unknown one is not found, and leaves nothing in the cache', async () => {
    for (const slug of ['nowhere', 'constructor', 'a'.repeat(900)])
      expect((await fetch(`/api/collections/${slug}`)).status).toBe(404)
    const { keys } = await env.CACHE.list({ prefix: 'list:collection:nowhere' })
    expect(keys).toEqual([])
  })
})

describe('what a warm read costs', () => {
  test.each([
    '/api/top-picks',
    '/api/handpicked-products',
    '/api/collections',
    '/api/collections/after-dark',
    '/api/collections/workwear',
    '/api/outfit-presets',
    '/api/outfit-posts',
    '/api/outfits/templates',
  ])('%s: no trip to the database, from the first call on', async (path) => {
    const answer = await fetch(path)
    expect([answer.status, tripsOf(answer)]).toEqual([200, 0])
  })

  test.each(['/api/products/suit', '/api/products?ids=suit,gone', '/api/shopmy-products?category=tops'])(
    '%s: none the second time',
    async (path) => {
      await fetch(path)
      await expect.poll(async () => tripsOf(await fetch(path))).toBe(0)
    },
  )

  test('Luxe reads of the whole shop and of links cost the one for her plan', async () => {
    const shopper = await createSignedIn({ plan: 'premium' })
    await expect
      .poll(async () => tripsOf(await shopper.fetch('/api/shop-all-products?category=shoes')))
      .toBe(1)
    expect(tripsOf(await shopper.fetch('/api/shop-links?ids=suit'))).toBe(2)
  })

  test('a cache that is away makes an answer slower, not wrong', async () => {
    const away = () => Promise.reject(new Error('the cache is away'))
    // Each failure is logged.
    const silence = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const get = vi.spyOn(env.CACHE, 'get').mockImplementation(away)
    const put = vi.spyOn(env.CACHE, 'put').mockImplementation(away)
    const answers = await Promise.all(
      ['/api/top-picks', '/api/search?q=suit', '/api/products/suit', '/api/outfit-presets'].map((path) =>
        fetch(path),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(get).toHaveBeenCalled()
    for (const spy of [get, put, silence]) spy.mockRestore()
  })
})

test('one step of the refresh that fails keeps none of the others from their work', async () => {
  const silence = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { binding, plan } = createFaultyD1(env.CATALOGUE_DB)
  await env.CACHE.delete('list:outfit-posts:1')
  plan('refused')
  await refreshCachedLists({ CATALOGUE_DB: binding, CACHE: env.CACHE })
  silence.mockRestore()
  expect(tripsOf(await fetch('/api/outfit-posts'))).toBe(0)
})

describe('one product', () => {
  test('is told with what is like it: her brand first, then its kind, and not its own other colours', async () => {
    const [coat, same, related] = firstOf(
      3,
      await createProducts([
        { groupId: 'trench', brand: 'North', category: 'outerwear', description: 'Long.' },
        { groupId: 'trench', brand: 'North', category: 'outerwear', colour: 'navy' },
        { brand: 'North', category: 'bags' },
        { brand: 'South', category: 'outerwear', groupId: 'parka' },
        { brand: 'South', category: 'outerwear', groupId: 'parka' },
      ]),
    )
    const answer = await api.products[':id'].$get({ param: { id: coat.id } })
    const { similar, description } = await answer.json()
    expect(description).toBe('Long.')
    const ids = similar.map(({ id }) => id)
    expect(ids[0]).toBe(related.id)
    expect(ids).not.toContain(same.id)
    expect(similar.filter(({ brand }) => brand === 'South')).toHaveLength(1)
    expect(ids.length).toBeLessThanOrEqual(4)
  })

  test('that its shop does not have any more is told by its id, as gone, and by no list', async () => {
    const list = await (await api.products.$get({ query: { ids: 'gone,suit,unknown' } })).json()
    expect(list.map(({ id, availability }) => [id, availability])).toEqual([
      ['gone', 'gone'],
      ['suit', 'in_stock'],
    ])
    expect((await fetch('/api/products/unknown')).status).toBe(404)
  })

  test.each([
    [{ priceCents: 5900, currency: 'USD' }, '$59.00'],
    [{ priceCents: 129900, currency: 'EUR', availability: 'out_of_stock' as const }, '€1,299.00'],
    [{ priceCents: 590000, currency: 'JPY' }, '¥5,900'],
    [{ priceCents: 100, currency: 'nonsense' }, '1.00'],
    [{ priceCents: null }, 'Price varies'],
    [{ priceCents: null, availability: 'out_of_stock' as const }, 'SOLD OUT'],
  ])('with %j shows its price as %s', async (overrides, price) => {
    const { id } = await createProduct(overrides)
    const answer = await api.products[':id'].$get({ param: { id } })
    expect((await answer.json()).price).toBe(price)
  })
})

describe("what is Luxe's", () => {
  test('the whole shop, page by page: every thing once, skirts among the bottoms', async () => {
    const shopper = await createSignedIn({ plan: 'premium' })
    await createProducts([
      ...Array.from({ length: 60 }, () => ({ category: 'bottoms' as const })),
      ...Array.from({ length: 5 }, () => ({ category: 'bottoms' as const, groupId: 'jeans' })),
    ])
    const seen: string[] = []
    const kinds = new Set<string>()
    let next: string | undefined = '/api/shop-all-products?category=bottoms'
    let pages = 0
    while (next) {
      const answer = await shopper.fetch(next)
      const list = await answer.json<{ id: string; category: string }[]>()
      for (const one of list) {
        seen.push(one.id)
        kinds.add(one.category)
      }
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
      pages += 1
    }
    expect(pages).toBe(2)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(60 + 1 + 2)
    expect([...kinds].toSorted()).toEqual(['bottoms', 'skirts'])
  })

  test('a cursor that nobody gave out begins at the beginning', async () => {
    const shopper = await createSignedIn({ plan: 'premium' })
    const read = async (after: string) =>
      (await shopper.fetch(`/api/shop-all-products?category=home&after=${after}`)).json()
    expect(await read('zz.-')).toMatchObject([{ id: 'candle' }])
  })

  test('links are for her plan alone, and of what can be bought', async () => {
    const query = { ids: 'suit,gone,unknown' }
    const read = async (tab: Pick<typeof api, 'shop-links'>) => {
      const answer = await tab['shop-links'].$get({ query })
      return [answer.status as number, answer.ok ? Object.keys(await answer.json()) : []]
    }
    expect(await read(api)).toEqual([401, []])
    expect(await read((await createSignedIn()).api)).toEqual([403, []])
    expect(await read((await createSignedIn({ plan: 'premium' })).api)).toEqual([200, ['suit']])
  })

  test('a search shows everybody twelve and tells how many there are; what follows is for Luxe', async () => {
    const found = await (await api.search.$get({ query: { q: 'shirt' } })).json()
    expect(found.products).toHaveLength(12)
    const query = { q: 'shirt', after: found.next ?? '' }
    expect((await api.search.further.$get({ query })).status).toBe(401)
    expect((await (await createSignedIn()).api.search.further.$get({ query })).status).toBe(403)
    const luxe = await createSignedIn({ plan: 'premium' })
    const { products, next } = await (await luxe.api.search.further.$get({ query })).json()
    const ids = new Set([...found.products, ...products].map(({ id }) => id))
    expect(found.total).toBeGreaterThan(12)
    expect([ids.size, next === null]).toEqual([Math.min(60, found.total), found.total <= 60])
  })
})

test('the stylist shows pieces of the asked kind for the asked occasion', async () => {
  await createProducts([
    { id: 'gown', category: 'dresses', occasions: ['special-event'], name: 'Gown', brand: 'Night' },
    { id: 'sundress', category: 'dresses', occasions: ['vacation'] },
  ])
  const query = { category: 'dresses', occasion: 'Special Event' }
  const { products } = await (await api['shopmy-products'].$get({ query })).json()
  expect(products).toEqual([
    expect.objectContaining({ id: 'gown', name: 'Night | Gown', link: expect.stringContaining('https://') }),
  ])
})

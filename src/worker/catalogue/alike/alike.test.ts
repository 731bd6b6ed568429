import { env } from 'cloudflare:test'
import { parseResponse } from 'hono/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { firstOf } from '#shared/testing/first.ts'
import { openCatalogue } from '../../lib/db.ts'
import { codeOfDrawn } from '../../testing/drawn-pictures.ts'
import { createProduct, type Overrides } from '../../testing/products.ts'
import { openTab } from '../../testing/shopper.ts'
import { openIndex } from './open-index.ts'

beforeEach(async () => {
  await env.CATALOGUE_DB.exec('delete from products; delete from product_vectors')
  for (const { name } of (await env.CACHE.list()).keys) await env.CACHE.delete(name)
})

const red = await codeOfDrawn('trousers', [190, 30, 40])

/** A product whose picture was described. */
async function createLooking(code: string, overrides: Overrides = {}) {
  const product = await createProduct({ category: 'bottoms', ...overrides })
  await openIndex({}, openCatalogue(env.CATALOGUE_DB)).put([
    { number: product.number, category: product.category, code },
  ])
  return product
}

const asRed = (brighter: number) => codeOfDrawn('trousers', [190, 30, 40], brighter)
const { api } = openTab()
const search = (query: Partial<Parameters<typeof api.search.alike.$get>[0]['query']> = {}) =>
  parseResponse(api.search.alike.$get({ query: { look: red, ...query } }))
const ids = (products: { id: string }[]) => products.map(({ id }) => id)

describe('a search with a picture', () => {
  test('finds what looks like it, the most alike first, in the shape of a search', async () => {
    const less = await createLooking(await asRed(40))
    const most = await createLooking(await asRed(2))
    const found = await search()
    expect(ids(found.products)).toEqual([most.id, less.id])
    expect(found).toMatchObject({ total: 2, isCut: false, next: null, corrected: null })
    expect(found.facets.categories).toEqual([{ value: 'bottoms', count: 2 }])
  })

  test('says that nothing looks like it rather than showing anything', async () => {
    await createLooking(await codeOfDrawn('bag', [20, 120, 60]), { category: 'bags' })
    expect(await search()).toMatchObject({ products: [], total: 0 })
  })

  test('leaves out what cannot be bought', async () => {
    await createLooking(red, { availability: 'out_of_stock' })
    const gone = await createLooking(red)
    await env.CATALOGUE_DB.prepare('update products set gone_at = 1 where id = ?').bind(gone.id).run()
    expect((await search()).products).toEqual([])
  })

  test.each([
    ['category', { category: 'shoes' }, { category: 'shoes' }],
    ['brand', { brand: 'Aritzia' }, { brand: 'aritzia' }],
    ['colour', { colourFamily: 'red' }, { colour: 'red' }],
    ['size', { sizes: ['M', 'L'] }, { size: 'M' }],
    ['size in her system', { sizes: ['UK 10'], department: 'women' }, { fit: 'clothes:EU:36' }],
    ['price', { priceCents: 3_000 }, { max: '30' }],
    ['price in other money', { priceCents: 30_000, currency: 'EUR' }, { min: '320', currency: 'USD' }],
  ] satisfies [string, Overrides, Partial<Parameters<typeof search>[0]>][])(
    'narrows by %s',
    async (_, overrides, query) => {
      await createLooking(red)
      const wanted = await createLooking(await asRed(8), overrides)
      expect(ids((await search()).products)).toContain(wanted.id)
      expect(ids((await search(query)).products)).toEqual([wanted.id])
    },
  )

  test('leaves out what says that it does not ship to her country', async () => {
    const silent = await createLooking(red)
    const there = await createLooking(await asRed(4), { delivery: { shipsTo: ['DE', 'AT'] } })
    const elsewhere = await createLooking(await asRed(8), { delivery: { shipsTo: ['FR'] } })
    expect(ids((await search()).products)).toContain(elsewhere.id)
    const found = await search({ ships: 'DE' })
    expect(ids(found.products).toSorted()).toEqual([silent.id, there.id].toSorted())
    expect(found.facets.categories).toEqual([{ value: 'bottoms', count: 2 }])
  })

  test('orders by price when that is asked for', async () => {
    const dear = await createLooking(red, { priceCents: 9_000 })
    const cheap = await createLooking(await asRed(8), { priceCents: 1_000 })
    const unpriced = await createLooking(await asRed(4), { priceCents: null })
    expect(ids((await search({ sort: 'price-up' })).products)).toEqual([cheap.id, dear.id, unpriced.id])
    expect(ids((await search({ sort: 'price-down' })).products)).toEqual([dear.id, cheap.id, unpriced.id])
  })

  test.each(['', 'A'.repeat(63), 'A'.repeat(65), `${'A'.repeat(63)}=`, 'NaN,1,2'])(
    'refuses %j, which no picture has',
    async (look) => {
      expect((await openTab().fetch(`/api/search/alike?look=${encodeURIComponent(look)}`)).status).toBe(400)
    },
  )

  test('keeps nothing of it: neither cache has its answer', async () => {
    await createLooking(red)
    const answer = await openTab().fetch(`/api/search/alike?look=${red}`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await env.CACHE.list()).keys).toEqual([])
  })
})

describe('the shelf beside a product', () => {
  const detailOf = async (id: string) => parseResponse(api.products[':id'].$get({ param: { id } }))

  test('has what looks like it, one colour of each design, and not its own sisters', async () => {
    const product = await createLooking(red, { groupId: 'own' })
    await createLooking(red, { groupId: 'own' })
    const alike = [
      await createLooking(await asRed(4), { groupId: 'a', brand: 'Quince' }),
      await createLooking(await asRed(24), { brand: 'Aritzia' }),
      await createLooking(await asRed(48)),
    ]
    await createLooking(await asRed(60), { groupId: 'a' })
    await createLooking(red, { category: 'shoes' })
    const detail = await detailOf(product.id)
    expect(detail).toMatchObject({ similar_by: 'look', look: red })
    expect(ids(detail.similar)).toEqual(ids(alike))
  })

  test('is made from words where the picture was not described, or too little looks like it', async () => {
    const plain = await createProduct({ category: 'bottoms' })
    const [other] = firstOf(1, [await createLooking(red)])
    expect(await detailOf(plain.id)).toMatchObject({ similar_by: 'words', look: null })
    const detail = await detailOf(other.id)
    expect(detail.similar_by).toBe('words')
    expect(ids(detail.similar)).toEqual([plain.id])
  })
})

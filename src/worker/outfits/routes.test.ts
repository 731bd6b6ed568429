import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { firstOf } from '#shared/testing/first.ts'
import { createPost, createProducts } from '../testing/products.ts'
import { openTab } from '../testing/shopper.ts'

const { api, fetch } = openTab()

beforeAll(async () => {
  await createProducts([
    { id: 'gone', garmentCategory: 'tops', goneAt: new Date() },
    { id: 'candle', category: 'home' },
  ])
})

describe('the outfits of Explore', () => {
  test('one is told with its pieces, without links, and with what the fitting room makes of it', async () => {
    const sewn = '/samples/garments/slip-dress/sewn.bin'
    const [dress, bag] = firstOf(
      2,
      await createProducts([
        { category: 'dresses', garmentCategory: 'dresses', sewnUrl: sewn },
        { category: 'bags' },
      ]),
    )
    const { id } = await createPost({ productIds: [bag.id, dress.id, 'gone'] })
    const post = await (await api['outfit-posts'][':id'].$get({ param: { id } })).json()
    expect(post.products.map((one) => [one.id, one.product_url])).toEqual([
      [bag.id, ''],
      [dress.id, ''],
      ['gone', ''],
    ])
    expect(JSON.stringify(post.products)).not.toContain(sewn)
    expect(post.outfit).toMatchObject({ id: `pieces:${dress.id}`, garments: [{ category: 'dresses', sewn }] })
    expect((await fetch('/api/outfit-posts/unknown')).status).toBe(404)
  })
})

test('the list tells of each outfit what its filters ask for', async () => {
  const [coat, jeans, tote] = firstOf(
    3,
    await createProducts([
      {
        category: 'outerwear',
        garmentCategory: 'outerwear',
        colourFamily: 'red',
        season: 'winter',
        priceCents: 20_000,
      },
      { category: 'bottoms', garmentCategory: 'bottoms', colourFamily: 'blue', priceCents: 5_000 },
      { category: 'bags', colourFamily: 'blue', season: 'summer', priceCents: 5_050 },
    ]),
  )
  const one = await createPost({ productIds: [coat.id, jeans.id] })
  const other = await createPost({ productIds: [coat.id, tote.id] })
  const none = await createPost({ productIds: [] })
  await env.CACHE.delete('outfit-posts')
  const list = await (await api['outfit-posts'].$get()).json()
  const factsOf = (id: string) => list.find((post) => post.id === id)?.facts
  expect(factsOf(one.id)).toEqual({
    colours: ['red', 'blue'],
    season: 'winter',
    price: { cents: 25_000, currency: 'USD' },
    worn: ['outerwear', 'bottoms'],
    department: 'women',
  })
  // Its pieces are for different seasons.
  expect(factsOf(other.id)).toMatchObject({ season: null, price: { cents: 25_050 }, worn: ['outerwear'] })
  expect(factsOf(none.id)).toEqual({ colours: [], season: null, price: null, worn: [], department: null })
})

describe('pieces for the fitting room', () => {
  test('are an outfit, from the skin outwards', async () => {
    const [coat, jeans] = firstOf(
      2,
      await createProducts([
        { name: 'Coat', garmentCategory: 'outerwear', sewnUrl: '/samples/garments/coat/sewn.bin' },
        { name: 'Jeans', garmentCategory: 'bottoms', isLuxe: true },
      ]),
    )
    const outfit = await (
      await api['try-on-pieces'].$get({ query: { ids: `${coat.id},${jeans.id}` } })
    ).json()
    expect(outfit).toMatchObject({
      id: `pieces:${coat.id},${jeans.id}`,
      title: 'Coat + Jeans',
      isPremium: false,
      garments: [{ category: 'bottoms' }, { category: 'outerwear', sewn: '/samples/garments/coat/sewn.bin' }],
    })
    expect(outfit.garments[0]).not.toHaveProperty('sewn')
    // What she has chosen herself leads to its shop, a piece of Luxe, too.
    expect(outfit.items.map(({ url }) => url)).toEqual([coat.productUrl, jeans.productUrl])
  })

  test('shoes and a bag come after the clothes and say what they are', async () => {
    const [tote, flats, dress] = firstOf(
      3,
      await createProducts([
        { name: 'Canvas tote', garmentCategory: 'bags' },
        { name: 'Ballet flats', garmentCategory: 'shoes', material: 'Suede' },
        { name: 'Dress', garmentCategory: 'dresses' },
      ]),
    )
    const outfit = await (
      await api['try-on-pieces'].$get({ query: { ids: `${tote.id},${flats.id},${dress.id}` } })
    ).json()
    expect(outfit.garments).toMatchObject([
      { category: 'dresses' },
      { category: 'shoes', shoe: { kind: 'ballet-flat', finish: 'suede' } },
      { category: 'bags', bag: { height: 46 } },
    ])
  })

  test.each(['unknown', 'candle', 'gone'])('%s cannot be tried on', async (id) => {
    expect((await fetch(`/api/try-on-pieces?ids=${id}`)).status).toBe(404)
  })
})

import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { chatChips } from '@cabine/sophia/answering/pieces/chat-choices.ts'
import { firstIn } from '#shared/testing/first.ts'
import { createProducts } from '../testing/products.ts'
import { openTab } from '../testing/shopper.ts'
import { tripsOf } from '../testing/trips.ts'

const { api, fetch } = openTab()

type Asked = Parameters<(typeof api)['shopmy-products']['$get']>[0]['query']
const ask = async (query: Asked) => (await api['shopmy-products'].$get({ query })).json()
const names = async (query: Asked) => (await ask(query)).products.map(({ product }) => product.name)

/** Each of a brand of its own, unless the test says otherwise. */
const dress = (name: string, own = {}) => ({
  name,
  brand: `House of ${name}`,
  category: 'dresses' as const,
  occasions: ['date-night' as const],
  ...own,
})

beforeAll(async () => {
  await createProducts([
    dress('Linen sundress', { season: 'summer', popularity: 90 }),
    dress('Black leather mini dress', { popularity: 10 }),
    dress('Silk wrap dress', { material: 'silk', popularity: 20 }),
    dress('Plain dress', { popularity: 50 }),
    dress('Wool dress', { season: 'winter', popularity: 5, priceCents: 20_000 }),
    dress('Tea dress', { popularity: 3, colourFamily: 'green' }),
    dress('Mint dress', { popularity: 1, colourFamily: 'green', material: 'leather' }),
    dress('Cherry dress', { popularity: 2, colourFamily: 'red' }),
    dress('Evening gown', { occasions: ['special-event'] }),
    dress('His dress', { department: 'men' }),
    dress('Shut dress', { isLuxe: true }),
    { name: 'Puffer coat', category: 'outerwear', season: 'winter', occasions: ['everyday'], brand: 'A' },
    { name: 'Rain trench', category: 'outerwear', occasions: ['everyday'], brand: 'B' },
    { name: 'Light jacket', category: 'outerwear', occasions: ['everyday'], brand: 'C', popularity: 40 },
  ])
})

const date = { category: 'dresses', occasion: 'Date Night' }

describe('the stylist’s choice', () => {
  test('without a vibe and a weather the most wanted come first, as the specification calls it', async () => {
    expect((await names(date)).slice(0, 3)).toEqual(['Linen sundress', 'Plain dress', 'Silk wrap dress'])
  })

  test('each has the fields of the specification, and the product as every list has it', async () => {
    const shown = firstIn((await ask(date)).products)
    expect(shown).toMatchObject({
      id: shown.product.id,
      name: 'House of Linen sundress | Linen sundress',
      brand: 'House of Linen sundress',
      price: '$59.00',
      image: shown.product.image_url,
      link: shown.product.product_url,
      product: { category: 'dresses', is_luxe: false },
    })
  })

  test('nothing of summer when it is cold', async () => {
    const cold = await names({ ...date, weather: 'Chilly/Cold' })
    expect(cold).toContain('Wool dress')
    expect(cold).not.toContain('Linen sundress')
    expect(await names({ ...date, weather: 'Sunny & Warm' })).not.toContain('Wool dress')
  })

  test.each([
    ['Edgy & Modern', 'Black leather mini dress'],
    ['Romantic & Feminine', 'Silk wrap dress'],
    ['romantic', 'Silk wrap dress'],
  ])('%s: what has it comes first', async (vibe, first) => {
    expect((await names({ ...date, vibe, weather: 'Cool & Breezy' }))[0]).toBe(first)
  })

  test('a layer is for the hour in which it is wanted: a light one on a warm day, a trench in the rain', async () => {
    const layers = { category: 'outerwear', occasion: 'Casual Weekend' }
    expect(await names({ ...layers, weather: 'Sunny & Warm' })).toEqual(
      expect.arrayContaining(['Light jacket', 'Rain trench']),
    )
    expect(await names({ ...layers, weather: 'Sunny & Warm' })).not.toContain('Puffer coat')
    expect((await names({ ...layers, weather: 'Rainy Day' }))[0]).toBe('Rain trench')
    expect(await names({ ...layers, weather: 'Chilly/Cold' })).toEqual(['Puffer coat'])
  })

  test('with few for the occasion some for its neighbours come after them', async () => {
    const evening = await names({
      category: 'dresses',
      occasion: 'Special Event',
      vibe: 'chic',
      weather: 'breezy',
    })
    expect(evening[0]).toBe('Evening gown')
    expect(evening.length).toBeGreaterThan(1)
  })

  test('what is in the colour that she named comes first, of her vibe before the rest; the last named colour leads', async () => {
    const green = await names({ ...date, weather: 'breezy', vibe: 'edgy', colours: 'green' })
    expect(green.slice(0, 2)).toEqual(['Mint dress', 'Tea dress'])
    expect(green.length).toBeGreaterThan(2)
    const both = await names({ ...date, weather: 'breezy', colours: 'red,green' })
    expect(both[0]).toBe('Cherry dress')
    expect(both.slice(1, 3).toSorted()).toEqual(['Mint dress', 'Tea dress'])
  })

  test('nothing dearer than she wants to pay, no shut piece, and nothing of another department', async () => {
    const found = await names({ ...date, weather: 'chilly', most: '150' })
    for (const name of ['Wool dress', 'Shut dress', 'His dress']) expect(found).not.toContain(name)
    expect(found).toContain('Tea dress')
  })
})

test('of few designs a second colour is shown, after all the designs', async () => {
  const trousers = { category: 'bottoms' as const, occasions: ['special-event' as const], brand: 'Night' }
  await createProducts([
    ...['black', 'ivory', 'wine'].map((colour) => ({
      ...trousers,
      groupId: 'column',
      name: 'Column',
      colour,
    })),
    { ...trousers, name: 'Palazzo' },
  ])
  const found = await names({
    category: 'bottoms',
    occasion: 'Special Event',
    vibe: 'chic',
    weather: 'chilly',
  })
  expect(found).toEqual(['Column', 'Palazzo', 'Column'])
})

describe('page by page', () => {
  test('what is shown first is of the vibe; the rest follows, each piece once', async () => {
    await createProducts([dress('Long dress'), dress('Knee dress')])
    const query = { ...date, vibe: 'edgy', weather: 'rainy' }
    const first = await ask(query)
    expect([first.products.length, first.more]).toEqual([6, true])
    const second = await ask({ ...query, page: '2' })
    expect(second.more).toBe(false)
    const ids = [...first.products, ...second.products].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect((await ask({ ...query, page: '3' })).products).toEqual([])
  })

  test('the full collection has every colour', async () => {
    const query = { category: 'bottoms', occasion: 'Special Event' }
    const first = await ask(query)
    const second = await ask({ ...query, page: '2' })
    const colours = [...first.products, ...second.products].map(({ product }) => product.colour)
    expect(colours).toEqual(expect.arrayContaining(['black', 'ivory', 'wine']))
    expect(first.products.filter(({ product }) => product.name === 'Column')).toHaveLength(1)
  })

  test('without a choice there is a dozen a page', async () => {
    await createProducts(
      Array.from({ length: 30 }, (_, i) => ({ category: 'skirts' as const, name: `Skirt ${i}` })),
    )
    const pages = await Promise.all(['1', '2', '3'].map((page) => ask({ category: 'Skirts', page })))
    // At first a brand has three products at most.
    expect(pages.map(({ products, more }) => [products.length, more])).toEqual([
      [3, true],
      [12, true],
      [12, true],
    ])
  })
})

test.each(['most=10', 'most=cheap', 'page=0', 'page=99', `vibe=${'x'.repeat(60)}`])(
  '%s is no question',
  async (query) => {
    expect((await fetch(`/api/shopmy-products?${query}`)).status).toBe(400)
  },
)

test('what she asks in words or in codes is kept under one name; words that nobody knows make none', async () => {
  const before = (await env.CACHE.list({ prefix: 'list:chat:' })).keys.length
  const path = (query: Record<string, string>) =>
    `/api/shopmy-products?${new URLSearchParams(query).toString()}`
  const asked = { category: 'shoes', occasion: chatChips.occasion.travel }
  await fetch(path({ ...asked, vibe: chatChips.vibe.bold, weather: chatChips.weather.rainy }))
  const again = path({ ...asked, occasion: 'travel', vibe: 'bold', weather: 'rainy', page: '2' })
  await expect.poll(async () => tripsOf(await fetch(again))).toBe(0)
  for (const vibe of ['made', 'up', 'words']) await fetch(path({ ...asked, vibe, weather: 'hail' }))
  const after = (await env.CACHE.list({ prefix: 'list:chat:' })).keys.length
  expect(after - before).toBeLessThanOrEqual(2)
})

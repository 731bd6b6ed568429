import { beforeAll, expect, test } from 'vitest'
import { createProducts } from '../../testing/products.ts'
import { openSearch, stockShop } from '../../testing/searched-shop.ts'

const { search, names } = openSearch()

beforeAll(stockShop)

test.each([
  ['category', { category: 'bottoms' }, ['Baggy jeans', 'Left Bank Mini', 'Wide trousers']],
  ['brand', { brand: 'quince' }, ['Cashmere sweater', 'Silk slip dress']],
  ['colour', { q: 'dress', colour: 'red' }, ['Silk slip dress']],
  ['size', { size: 'm' }, ['Wrap dress']],
  ['price', { q: 'dress', min: '100', max: '120' }, ['Silk slip dress']],
] as const)('the filter by %s', async (_, query, expected) => {
  expect((await names(query)).toSorted()).toEqual([...expected])
})

test('facets tell what there is besides their own filter', async () => {
  const { facets, total } = await search({ q: 'dress', colour: 'red' })
  expect(total).toBe(1)
  expect(facets).toMatchObject({
    colours: [
      { value: 'black', count: 1 },
      { value: 'red', count: 1 },
    ],
    brands: [{ value: 'Quince', count: 1 }],
    categories: [{ value: 'dresses', count: 1 }],
    price: { min: 120, max: 120 },
  })
})

test('two filters that exclude each other: either facet shows the way out', async () => {
  const { facets, total } = await search({ q: 'dress', colour: 'red', brand: 'Lilysilk' })
  expect(total).toBe(0)
  expect(facets.colours).toEqual([{ value: 'black', count: 1 }])
  expect(facets.brands).toEqual([{ value: 'Quince', count: 1 }])
  expect([facets.categories, facets.sizes, facets.price]).toEqual([[], [], null])
})

test('sorted by price and by age', async () => {
  expect((await names({ q: 'dress', sort: 'price-down' }))[0]).toBe('Silk slip dress')
  expect(await names({ q: 'quince', sort: 'new' })).toEqual(['Cashmere sweater', 'Silk slip dress'])
})

test('with every filter set at once, each facet counts what the others leave, and nothing that lacks two', async () => {
  const wanted = {
    category: 'dresses' as const,
    brand: 'Obi & Co',
    colour: 'Red',
    colourFamily: 'red' as const,
    sizes: ['M'],
    priceCents: 5_000,
  }
  await createProducts([
    { ...wanted, name: 'Obi dress' },
    { ...wanted, name: 'Obi of a dress', brand: 'Other Ltd' },
    { ...wanted, name: 'Obi dress in green', colour: 'Green', colourFamily: 'green' },
    { ...wanted, name: 'Obi dress for the small', sizes: ['S'] },
    { ...wanted, name: 'Obi like a dress', category: 'tops' },
    { ...wanted, name: 'Obi dress of gold thread', priceCents: 90_000 },
    { ...wanted, name: 'Obi dress, dear and small', priceCents: 95_000, sizes: ['S'], brand: 'Third Ltd' },
  ])
  const { products, facets } = await search({
    q: 'obi',
    category: 'dresses',
    brand: 'Obi & Co',
    colour: 'red',
    size: 'M',
    min: '20',
    max: '100',
  })
  expect(products.map(({ name }) => name)).toEqual(['Obi dress'])
  const once = (...values: string[]) => values.map((value) => ({ value, count: 1 }))
  expect(facets).toMatchObject({
    brands: once('Obi & Co', 'Other Ltd'),
    colours: once('green', 'red'),
    sizes: once('M', 'S'),
    categories: once('dresses', 'tops'),
    price: { min: 50, max: 900 },
  })
})

test('where a facet leaves its own filter out and more match than it counts, it is said that there are more', async () => {
  const piece = (name: string) => (_: unknown, i: number) => ({
    name: `${name} ${i}`,
    brand: i < 3 ? 'Few & Co' : 'Many Ltd',
    category: 'outerwear' as const,
    colour: i < 5 || i > 400 ? 'Red' : 'Blue',
  })
  await createProducts(Array.from({ length: 280 }, piece('Rebozo')))
  await createProducts(Array.from({ length: 620 }, piece('Ruana')))
  const cut = async (asked: { q?: string; brand?: string; colour?: string }) =>
    (await search({ q: 'ruana', ...asked })).facets.cut
  expect(await cut({ q: 'rebozo', brand: 'Few & Co' })).toEqual([])
  expect(await cut({ q: 'rebozo', brand: 'Few & Co', colour: 'Blue' })).toEqual([])

  expect(await search({ q: 'ruana', brand: 'Few & Co' })).toMatchObject({ total: 3, isCut: false })
  expect(await cut({ brand: 'Few & Co' })).toEqual(['brands'])
  // Of each brand's red ones there are 224; of all colours of the brand three.
  expect(await cut({ brand: 'Few & Co', colour: 'Red' })).toEqual([])
  expect(await cut({ colour: 'Red' })).toEqual(['colours'])
  expect(await cut({ brand: 'Many Ltd', colour: 'Red' })).toEqual(['colours'])
  expect(await cut({})).toEqual(['brands', 'colours', 'sizes', 'categories', 'price'])
})

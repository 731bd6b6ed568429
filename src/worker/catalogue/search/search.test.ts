import { beforeAll, expect, test } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { heavyRead } from '../queries.ts'
import { createProducts } from '../../testing/products.ts'
import { openSearch, stockShop } from '../../testing/searched-shop.ts'
import { openTab } from '../../testing/shopper.ts'
import { createSignedIn } from '../../testing/signed-in.ts'
import { tripsOf } from '../../testing/trips.ts'

const { api, search, names } = openSearch()

beforeAll(stockShop)

test.each([
  ['dress', ['Wrap dress', 'Silk slip dress']],
  ['dresses', ['Wrap dress', 'Silk slip dress']],
  ['dress not black', ['Silk slip dress']],
  ['no red dresses', ['Wrap dress']],
  ['dress in size M', ['Wrap dress']],
  ['sneakers EU 38', ['Court sneakers']],
  ['shirt', ['Oxford shirt']],
  ['red dress', ['Silk slip dress']],
  ['robe rouge', ['Silk slip dress']],
  ['pantalon noir', ['Wide trousers']],
  ['pants', ['Wide trousers']],
  ['jumper', ['Cashmere sweater']],
  ['trainers', ['Court sneakers']],
  ['a bag for the beach', ['Beach bag']],
  ['quince', ['Cashmere sweater', 'Silk slip dress']],
  ['J.Crew', ['Oxford shirt', 'Baggy jeans']],
  ['h&m', ['Beach bag']],
  ['cashm', ['Cashmere sweater']],
  ["men's shirt", ['Oxford shirt']],
  ['dress under $100', ['Wrap dress']],
  ['robe plus de 100 euros', ['Silk slip dress']],
  ['bag for a wedding guest', ['Satin clutch']],
  ["sac d'hiver", ['Satin clutch']],
  ['sac soirée', ['Satin clutch']],
  ['sac à main beige', ['Beach bag', 'Leather tote']],
  ['purple velvet', []],
])('%s finds %j', async (q, expected) => {
  expect((await names({ q })).toSorted()).toEqual(expected.toSorted())
})

test('what a piece is called counts more than what is said of it', async () => {
  expect((await names({ q: 'baggy' }))[0]).toBe('Baggy jeans')
  expect(await names({ q: 'bag' })).not.toContain('Baggy jeans')
})

test('a skirt comes before what goes with one', async () => {
  expect((await names({ q: 'jupe' }))[0]).toBe('Left Bank Mini')
})

test('what was typed counts more than what else may be meant by it', async () => {
  await createProducts(
    ['jet', 'black', 'onyx'].map((colour) => ({
      name: `Kaftan in ${colour}`,
      colour,
      colourFamily: 'black',
    })),
  )
  expect((await names({ q: 'kaftan onyx' }))[0]).toBe('Kaftan in onyx')
  expect(await names({ q: 'black kaftan' })).toEqual(['Kaftan in black', 'Kaftan in onyx', 'Kaftan in jet'])
})

test('one piece in four colours is one row, that of the colour that is asked for', async () => {
  const colours = ['black', 'white', 'red', 'green'] as const
  await createProducts(
    colours.map((colour) => ({
      name: `Cloche in ${colour}`,
      category: 'accessories' as const,
      groupId: 'cloche',
      colour,
      colourFamily: colour,
    })),
  )
  const { total, products, facets } = await search({ q: 'cloche' })
  expect([total, products.length]).toEqual([1, 1])
  expect(facets.categories).toEqual([{ value: 'accessories', count: 1 }])
  expect(facets.colours.map(({ count }) => count)).toEqual([1, 1, 1, 1])
  expect(await names({ q: 'red cloche' })).toEqual(['Cloche in red'])
})

test('the cheapest come first where cheap ones are asked for, and a plain colour before a print of it', async () => {
  const kimono = (name: string, priceCents: number, colour = 'red') => ({
    name,
    category: 'outerwear' as const,
    priceCents,
    colour,
    colourFamily: 'red' as const,
  })
  await createProducts([
    kimono('Kimono of silk', 9_000),
    kimono('Kimono of felt', 1_000),
    kimono('Kimono with dots', 3_000, 'red and white dots'),
  ])
  expect((await names({ q: 'cheap kimono' }))[0]).toBe('Kimono of felt')
  expect((await names({ q: 'red kimono' })).at(-1)).toBe('Kimono with dots')
})

test('a price is compared in the money that is named', async () => {
  await createProducts([
    { name: 'Lungi in yen', category: 'skirts', priceCents: 900_000, currency: 'JPY' },
    { name: 'Lungi in pounds', category: 'skirts', priceCents: 9_000, currency: 'GBP' },
    { name: 'Lungi in euros', category: 'skirts', priceCents: 12_000, currency: 'EUR' },
  ])
  const lungis = async (query: Parameters<typeof names>[0]) => (await names(query)).toSorted()
  expect(await lungis({ q: 'lungi under 100 €' })).toEqual(['Lungi in yen'])
  expect(await lungis({ q: 'lungi under $125' })).toEqual(['Lungi in pounds', 'Lungi in yen'])
  expect(await lungis({ q: 'lungi', max: '18500', currency: 'JPY' })).toEqual([
    'Lungi in pounds',
    'Lungi in yen',
  ])
  expect(await lungis({ q: 'lungi under 100' })).toEqual(['Lungi in yen'])
  expect(await lungis({ q: 'lungi under 100', country: 'GB' })).toEqual(['Lungi in pounds', 'Lungi in yen'])
  expect(await names({ q: 'lungi', sort: 'price-up' })).toEqual([
    'Lungi in yen',
    'Lungi in pounds',
    'Lungi in euros',
  ])
})

test('of more matches than are weighed the best are shown, in every order, and it is said that there are more', async () => {
  await createProducts([
    { name: 'Poncho of frugal cloth', category: 'outerwear', priceCents: 900, createdAt: new Date(0) },
    { name: 'Poncho of gold', category: 'outerwear', priceCents: 9_000_000, createdAt: new Date(0) },
  ])
  await createProducts(
    Array.from({ length: 620 }, (_, i) => ({
      name: `Poncho ${i}`,
      category: 'outerwear' as const,
      priceCents: 10_000 + i,
      popularity: i === 7 ? 500 : 0,
    })),
  )
  const found = await search({ q: 'poncho' })
  expect(found).toMatchObject({ isCut: true, total: 622 })
  expect(firstIn(found.products).name).toBe('Poncho 7')
  expect((await names({ q: 'poncho', sort: 'price-up' }))[0]).toBe('Poncho of frugal cloth')
  expect((await names({ q: 'poncho', sort: 'price-down' }))[0]).toBe('Poncho of gold')
  expect((await names({ q: 'poncho', sort: 'new' }))[0]).toBe('Poncho 619')
  expect(await search({ q: 'poncho frugal cloth' })).toMatchObject({ isCut: false, total: 1 })
})

test('what is asked for within a price is found, however many others have all the words', async () => {
  const serape = (i: number, priceCents: number) => ({ name: `Striped wool serape ${i}`, priceCents })
  const told = { name: 'Plain tee', description: 'To wear with a serape.', priceCents: 1_900, popularity: 3 }
  await createProducts([serape(0, 1_900), serape(1, 2_100), told])
  await createProducts(Array.from({ length: 610 }, (_, i) => serape(i + 2, 90_000)))
  const cheap = ['Striped wool serape 0', 'Striped wool serape 1']
  expect((await names({ q: 'striped wool serape', max: '30' })).toSorted()).toEqual(cheap)
  expect(await names({ q: 'striped wool serape', max: '30', sort: 'price-up' })).toEqual(cheap)
  const { isCut, total, facets } = await search({ q: 'serape', max: '30' })
  expect({ isCut, total, ...facets.price }).toEqual({ isCut: false, total: 3, min: 19, max: 900 })
  // What a piece is called counts more than what is said of it, within a price, too.
  expect((await names({ q: 'serape', max: '30' })).at(-1)).toBe('Plain tee')
  expect((await names({ q: 'striped wool serape', sort: 'price-up' })).slice(0, 2)).toEqual(cheap)
})

test('a shop that has had nothing new for years still shows its newest first', async () => {
  const createdAt = new Date(Date.now() - 3 * 365 * 86_400_000)
  await createProducts(Array.from({ length: 610 }, (_, i) => ({ name: `Tabard ${i}`, createdAt })))
  expect((await names({ q: 'tabard', sort: 'new' }))[0]).toBe('Tabard 609')
})

test('a search waits for its turn before the database, and a product does not', async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const held = Promise.all(Array.from({ length: 4 }, () => heavyRead(() => over)))
  let isFound = false
  const found = names({ q: 'wrap dress', max: '999' }).then((all) => {
    isFound = true
    return all
  })
  expect((await api.products.$get({ query: { ids: 'nothing' } })).status).toBe(200)
  expect(isFound).toBe(false)
  end()
  await held
  expect(await found).toContain('Wrap dress')
})

test('of many who search at once everybody is answered, though they take turns before the database', async () => {
  const found = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => names({ q: 'wrap dress', max: String(1_000 + i) })),
  )
  expect(found.filter(([first]) => first === 'Wrap dress')).toHaveLength(20)
})

test('one trip when cold, none when warm, two when corrected, and whose it is costs none', async () => {
  const trips = async (tab: Pick<ReturnType<typeof openTab>, 'fetch'>, query: string) => {
    const answer = await tab.fetch(`/api/search?${query}`)
    return tripsOf(answer)
  }
  const visitor = openTab()
  expect(await trips(visitor, 'q=sneakers+white')).toBe(1)
  await expect.poll(() => trips(visitor, 'q=SNEAKERS++white')).toBe(0)
  expect(await trips(await createSignedIn(), 'q=sneakers+white')).toBe(0)
  expect(await trips(visitor, 'q=demeliier')).toBe(2)
  await expect.poll(() => trips(visitor, 'q=demeliier')).toBe(0)
})

import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { heavyRead } from '../queries.ts'
import { refreshCachedLists } from '../../imports/refresh-lists.ts'
import { createProducts } from '../../testing/products.ts'
import { openTab } from '../../testing/shopper.ts'
import { createSignedIn } from '../../testing/signed-in.ts'
import { tripsOf } from '../../testing/trips.ts'

const { api } = openTab()
type Asked = Parameters<typeof api.search.$get>[0]['query']
const search = async (query: Asked) => (await api.search.$get({ query })).json()
const names = async (query: Asked) => (await search(query)).products.map(({ name }) => name)

beforeAll(async () => {
  await createProducts([
    { name: 'Wide trousers', category: 'bottoms', colour: 'black', colourFamily: 'black', brand: 'Aritzia' },
    {
      name: 'Silk slip dress',
      category: 'dresses',
      colour: 'crimson',
      colourFamily: 'red',
      brand: 'Quince',
      priceCents: 12000,
    },
    {
      name: 'Wrap dress',
      category: 'dresses',
      colour: 'black',
      colourFamily: 'black',
      brand: 'Lilysilk',
      sizes: ['S', 'M'],
    },
    {
      name: 'Cashmere sweater',
      category: 'tops',
      colour: 'oatmeal',
      colourFamily: 'beige',
      brand: 'Quince',
      material: 'cashmere',
    },
    {
      name: 'Court sneakers',
      category: 'shoes',
      colour: 'white',
      colourFamily: 'white',
      brand: 'Veja',
      sizes: ['38'],
    },
    { name: 'Baggy jeans', category: 'bottoms', colour: 'blue', colourFamily: 'blue', brand: 'J.Crew' },
    {
      name: 'Leather tote',
      category: 'bags',
      colour: 'tan',
      colourFamily: 'beige',
      brand: 'Demellier',
      description: 'A bag for a dress and more.',
    },
    {
      name: 'Beach bag',
      category: 'bags',
      colour: 'sand',
      colourFamily: 'beige',
      brand: 'H&M',
      department: 'unisex',
    },
    {
      name: 'Oxford shirt',
      category: 'tops',
      department: 'men',
      colour: 'white',
      colourFamily: 'white',
      brand: 'J.Crew',
    },
    { name: 'Left Bank Mini', category: 'skirts', description: 'A short one. '.repeat(12) },
    { name: 'Top for a skirt', category: 'tops' },
    { name: 'Satin clutch', category: 'bags', occasions: ['special-event'], season: 'winter' },
    { name: 'Vanished dress', category: 'dresses', goneAt: new Date() },
  ])
  await refreshCachedLists(env)
})

describe('search over the catalogue', () => {
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
    ['soirée', ['Satin clutch']],
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

  test.each([
    ['balck dress', 'black dress', 'Wrap dress'],
    ['snekaers', 'sneakers', 'Court sneakers'],
    ['cashmire', 'cashmere', 'Cashmere sweater'],
    ['trosers', 'trousers', 'Wide trousers'],
    ['demelier', 'demellier', 'Leather tote'],
    ['weding bag', 'wedding bag', 'Satin clutch'],
  ])('%s is read as %s', async (q, corrected, best) => {
    const answer = await search({ q })
    expect([answer.corrected, firstIn(answer.products).name]).toEqual([corrected, best])
  })

  test.each([
    ['zzqqy wrap dress', ['zzqqy'], 'Wrap dress'],
    ['jeans for the office', ['office'], 'Baggy jeans'],
    ['white cashmere sweater', ['white'], 'Cashmere sweater'],
    ['leather sneakers', ['leather'], 'Court sneakers'],
    ['white jeans under $5', ['white', 'under $5'], 'Baggy jeans'],
    ['dungarees', ['dungarees'], 'Baggy jeans'],
  ])('of %s it is said that %j had to go', async (q, letGo, best) => {
    const answer = await search({ q })
    expect([answer.corrected, answer.letGo, firstIn(answer.products).name]).toEqual([null, letGo, best])
  })

  test('each part that was understood can be left out', async () => {
    const { understood } = await search({ q: 'wrap dress not red under $100' })
    expect(understood).toEqual([
      { words: 'wrap dress', without: 'not red under $100' },
      { words: 'not red', without: 'wrap dress under $100' },
      { words: 'under $100', without: 'wrap dress not red' },
    ])
  })

  test('a part that was written wrong is named as it was typed', async () => {
    const { corrected, letGo, understood } = await search({ q: 'sweatr zzqqy' })
    expect([corrected, letGo]).toEqual(['sweater zzqqy', ['zzqqy']])
    expect(understood).toEqual([{ words: 'sweatr', without: 'zzqqy' }])
  })

  test('a sentence that is a wish is handed on', async () => {
    expect((await search({ q: 'what do I wear to a vineyard in October?' })).isWish).toBe(true)
    expect((await search({ q: 'red dress' })).isWish).toBe(false)
  })

  test('what is written right is not corrected, and what nothing is near to finds nothing', async () => {
    expect((await search({ q: 'wrap dress' })).corrected).toBeNull()
    expect(await search({ q: 'zzqqyzzqqy' })).toMatchObject({ corrected: null, total: 0, products: [] })
  })

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
  const lungis = async (query: Asked) => (await names(query)).toSorted()
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

test('where words are let go, a piece of the kind that was named comes before a text that mentions one', async () => {
  const told = 'In crimson merino, to wear under a boxy blazer. Cashmere soft.'
  await createProducts([
    { name: 'Merino turtleneck', category: 'tops', colour: 'crimson', description: told, popularity: 90 },
    { name: 'Twill blazer', category: 'outerwear', colour: 'navy' },
    { name: 'Velvet blazer', category: 'outerwear', colour: 'crimson' },
    { name: 'Ribbed balaclava', category: 'accessories', description: 'As warm as a bonnet of raffia.' },
  ])
  const found = await search({ q: 'quilted crimson cashmere blazer' })
  expect([found.letGo, found.products.map(({ name }) => name)]).toEqual([
    ['quilted', 'cashmere'],
    ['Velvet blazer'],
  ])
  expect(firstIn((await search({ q: 'ribbed bonnet velvet blazer' })).products).name).toBe('Velvet blazer')
  expect((await search({ q: 'ribbed raffia blazer' })).letGo).toEqual(['raffia', 'ribbed'])
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

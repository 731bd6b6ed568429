import { beforeAll, expect, test } from 'vitest'
import type { ProductCategory } from '@cabine/sophia/vocabulary/product-categories.ts'
import { sizesOf, writeHerSize } from '#shared/sizes/her-size.ts'
import { comesIn } from '#shared/sizes/size-words.ts'
import { createProduct, type Overrides } from '../../testing/products.ts'
import { openTab } from '../../testing/shopper.ts'

const { api } = openTab()
type Asked = Parameters<typeof api.search.$get>[0]['query']
const search = async (query: Asked) => (await api.search.$get({ query })).json()
const names = async (query: Asked) => (await search(query)).products.map(({ name }) => name).toSorted()

const pieces: (Overrides & { name: string; category: ProductCategory })[] = [
  { name: 'Dress of Britain', category: 'dresses', sizes: ['UK 8', 'UK 10'] },
  { name: 'Dress of America', category: 'dresses', sizes: ['4', '6'], sizeSystem: 'US' },
  { name: 'Dress of Germany', category: 'dresses', sizes: ['36 EU'] },
  { name: 'Dress of France', category: 'dresses', sizes: ['FR 38', 'FR 40'] },
  { name: 'Dress by letters', category: 'dresses', sizes: ['S', 'M'] },
  { name: 'Dress of nowhere', category: 'dresses', sizes: ['10'] },
  { name: 'Dress for ten year olds', category: 'dresses', sizes: ['US 6'], department: 'kids' },
  { name: 'Boots of Europe', category: 'shoes', sizes: ['EU 38', 'EU 38,5'] },
  { name: 'Boots of Britain', category: 'shoes', sizes: ['5'], sizeSystem: 'UK' },
  { name: 'Boots of Japan', category: 'shoes', sizes: ['24 cm'] },
]

beforeAll(async () => {
  for (const piece of pieces) await createProduct(piece)
})

test('one choice in her system finds the same size of every shop', async () => {
  expect(await names({ q: 'dress', fit: 'clothes:UK:10' })).toEqual([
    'Dress of America',
    'Dress of Britain',
    'Dress of France',
    'Dress of Germany',
    'Dress of nowhere',
  ])
  expect(await names({ q: 'dress', fit: 'clothes:US:6' })).toEqual([
    'Dress for ten year olds',
    'Dress of America',
    'Dress of Britain',
    'Dress of France',
    'Dress of Germany',
  ])
})

test('clothes and shoes are apart', async () => {
  expect(await names({ fit: 'shoes:UK:5' })).toEqual(['Boots of Britain', 'Boots of Europe'])
  expect(await names({ fit: 'shoes:EU:38.5' })).toEqual(['Boots of Europe', 'Boots of Japan'])
  expect(await names({ fit: 'clothes:EU:38' })).toEqual(['Dress of France'])
})

test('the sizes to choose from are counted without regard to the one that is chosen', async () => {
  const { facets, total } = await search({ q: 'boots', fit: 'shoes:cm:24' })
  expect(total).toBe(2)
  expect(facets.sizes.map(({ value }) => value)).toEqual(expect.arrayContaining(['24 cm', '5', 'EU 38']))
})

test('the index and the rule agree on every size of every piece', async () => {
  const sizes = [...sizesOf('clothes', 'UK'), ...sizesOf('shoes', 'EU')].filter((_, place) => place % 2 === 0)
  for (const one of sizes) {
    const fit = writeHerSize(one)
    const expected = pieces.filter(
      ({ category, department = 'women', sizeSystem = null, sizes: list = [] }) =>
        comesIn(one, { category, department, sizeSystem, sizes: list }),
    )
    expect([fit, await names({ fit })]).toEqual([fit, expected.map(({ name }) => name).toSorted()])
  }
})

test('with a filter by words of the shop, both hold', async () => {
  expect(await names({ fit: 'clothes:UK:10', size: 'UK 8' })).toEqual(['Dress of Britain'])
})

test('what is no size of a system is refused', async () => {
  expect((await openTab().fetch('/api/search?fit=clothes:XX:10')).status).toBe(400)
})

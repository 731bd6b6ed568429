import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openCatalogue } from '../../lib/db.ts'
import { createProduct } from '../../testing/products.ts'
import { openTab } from '../../testing/shopper.ts'
import { products } from '../schema.ts'

const { api } = openTab()
type Asked = Parameters<typeof api.search.$get>[0]['query']
const search = async (query: Asked) => (await api.search.$get({ query })).json()
const names = async (query: Asked) => (await search(query)).products.map(({ name }) => name).toSorted()

beforeAll(async () => {
  await createProduct({
    name: 'Coat for Germany',
    category: 'outerwear',
    delivery: { shipsTo: ['DE', 'AT'] },
  })
  await createProduct({ name: 'Coat for France', category: 'outerwear', delivery: { shipsTo: ['FR'] } })
  await createProduct({
    name: 'Coat with a price to Germany',
    category: 'outerwear',
    delivery: { to: [{ country: 'DE', cents: 495, currency: 'EUR' }] },
  })
  await createProduct({ name: 'Coat of few words', category: 'outerwear' })
})

const silent = ['Coat of few words', 'Coat with a price to Germany']

test.each<[string, Asked]>([
  ['by words', { q: 'coat' }],
  ['by a category', { category: 'outerwear' }],
  ['by nothing', {}],
  ['by price', { q: 'coat', sort: 'price-up', max: '100' }],
])(
  'asked %s, only what says that it does not ship there is left out, and not what says nothing',
  async (_, query) => {
    expect(await names({ ...query, ships: 'DE' })).toEqual(['Coat for Germany', ...silent])
    expect(await names({ ...query, ships: 'FR' })).toEqual(['Coat for France', ...silent])
    expect(await names({ ...query, ships: 'JP' })).toEqual(silent)
    expect(await names(query)).toHaveLength(4)
  },
)

test('facets and the total count what is left', async () => {
  const found = await search({ q: 'coat', ships: 'JP' })
  expect([found.total, found.facets.categories]).toEqual([2, [{ value: 'outerwear', count: 2 }]])
})

test('a list that a shop changes or takes back counts at once', async () => {
  const db = openCatalogue(env.CATALOGUE_DB)
  const now = (delivery: { shipsTo: string[] } | null) =>
    db.update(products).set({ delivery }).where(eq(products.name, 'Coat for France'))
  await now({ shipsTo: ['JP'] })
  expect(await names({ q: 'coat', ships: 'JP', max: '99' })).toContain('Coat for France')
  await now(null)
  expect(await names({ q: 'coat', ships: 'DE', max: '98' })).toContain('Coat for France')
})

test('a country is two capital letters', async () => {
  const status = async (ships: string) => (await api.search.$get({ query: { q: 'coat', ships } })).status
  expect([await status('de'), await status('DE" OR "x')]).toEqual([400, 400])
})

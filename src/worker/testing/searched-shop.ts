import { env } from 'cloudflare:test'
import { refreshCachedLists } from '../imports/refresh-lists.ts'
import { createProducts } from './products.ts'
import { openTab } from './shopper.ts'

/** A tab that searches: all of an answer, or the names of what was found. */
export function openSearch() {
  const { api } = openTab()
  type Asked = Parameters<typeof api.search.$get>[0]['query']
  const search = async (query: Asked) => (await api.search.$get({ query })).json()
  const names = async (query: Asked) => (await search(query)).products.map(({ name }) => name)
  return { api, search, names }
}

/** A few pieces of each kind. */
export async function stockShop() {
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
}

import { expect, test } from 'vitest'
import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { OutfitPreset } from '#shared/outfits.ts'
import { customOutfit, type Outfit } from '../outfit.ts'
import { putOver } from './put-over.ts'

const garment = (category: WornCategory) => ({ image: `/${category}.webp`, category })
const item = (category: string, id?: string) => ({
  ...(id && { id }),
  name: `the ${category}`,
  brand: '',
  price: '',
  category,
  image: '',
  url: '',
})

const piece = (category: WornCategory, ...others: WornCategory[]): OutfitPreset => ({
  id: `pieces:new-${category}`,
  title: `New ${category}`,
  description: '',
  thumbnailUrl: '',
  occasion: 'all',
  isPremium: false,
  items: [item(category, `new-${category}`)],
  garments: [category, ...others].map(garment),
})

const wearing = (...categories: WornCategory[]): Outfit => ({
  kind: 'preset',
  id: 'pieces:old',
  name: 'What she wears',
  description: '',
  imageUrl: '',
  items: [...categories.map((category) => item(category, `old-${category}`)), item('jewelry', 'old-ring')],
  pieces: categories.map(garment),
  leftOut: [],
})

const kinds = ({ garments }: OutfitPreset) => garments.map(({ category }) => category)

test('new trousers keep the top, its name and its way to the shop', () => {
  const { id, title, items, ...outfit } = putOver(wearing('skirts', 'tops'), piece('bottoms'))
  expect(kinds({ id, title, items, ...outfit })).toEqual(['bottoms', 'tops'])
  expect(id).toBe('pieces:new-bottoms,old-tops')
  expect(title).toBe('New bottoms + the tops')
  expect(items.map((one) => one.id)).toEqual(['new-bottoms', 'old-tops'])
})

test.each([
  [
    'a dress takes the place of top and trousers',
    'dresses',
    ['bottoms', 'tops', 'outerwear'],
    ['dresses', 'outerwear'],
  ],
  ['a coat goes over everything', 'outerwear', ['bottoms', 'tops'], ['bottoms', 'tops', 'outerwear']],
  ['a top takes the place of a dress', 'tops', ['dresses', 'shoes'], ['tops', 'shoes']],
] as const)('%s', (_, category, worn, together) => {
  expect(kinds(putOver(wearing(...worn), piece(category)))).toEqual(together)
})

test('an outfit is an outfit of its own, and of an own picture nothing is taken along', () => {
  const outfit = piece('bottoms', 'outerwear')
  expect(putOver(wearing('tops'), outfit)).toBe(outfit)
  expect(putOver(customOutfit('Hers', 'tops'), piece('bottoms'))).toEqual(piece('bottoms'))
})

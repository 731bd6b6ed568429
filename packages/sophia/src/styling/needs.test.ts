import { expect, test } from 'vitest'
import { isAgainstNeed, needsMet } from './needs.ts'
import { type Need } from '../vocabulary/needs-and-figures.ts'
import { makeProduct } from '../answering/outfits/testing.ts'
import { wornOf } from './piece-of-product.ts'
import { pickPieces, type PickWishes } from '../answering/outfits/picks.ts'
import { wishesOf } from '../answering/outfits/remembered-wishes.ts'
import { understand } from '../reading/load.ts'
import type { ProductCategory } from '../vocabulary/product-categories.ts'

const piece = (name: string, category: ProductCategory, material = '') => {
  const worn = wornOf(makeProduct(name, { name, category, material }))
  if (!worn) throw new Error('not worn')
  return worn
}

test.for<[Need, string, ProductCategory, string]>([
  ['seated', 'Mini skirt', 'skirts', ''],
  ['seated', 'Bodycon dress', 'dresses', ''],
  ['seated', 'Long wool coat', 'outerwear', ''],
  ['seated', 'Trench coat', 'outerwear', ''],
  ['seated', 'Lace-up boots', 'shoes', ''],
  ['seated', 'Wide jumpsuit', 'dresses', ''],
  ['soft_skin', 'Cable sweater', 'tops', 'mohair and nylon'],
  ['soft_skin', 'Roll-neck', 'tops', 'merino wool'],
  ['soft_skin', 'Sequin top', 'tops', ''],
  ['soft_skin', 'Scarf', 'accessories', 'lambswool'],
  ['high_neck', 'V-neck blouse', 'tops', ''],
  ['high_neck', 'Strapless dress', 'dresses', ''],
  ['high_neck', 'Silk camisole', 'tops', ''],
])('%s keeps from %s', ([need, name, category, material]) => {
  expect(isAgainstNeed(piece(name, category, material), need)).toBe(true)
})

test.for<[Need, string, ProductCategory, string]>([
  ['seated', 'Pull-on trousers', 'bottoms', ''],
  ['seated', 'Cropped jacket', 'outerwear', ''],
  ['seated', 'Puffer', 'outerwear', ''],
  ['soft_skin', 'Coat', 'outerwear', 'wool'],
  ['soft_skin', 'Tee', 'tops', 'cotton'],
  ['high_neck', 'Roll-neck', 'tops', ''],
  ['high_neck', 'V-neck cardigan bag', 'bags', ''],
])('%s allows %s', ([need, name, category, material]) => {
  expect(isAgainstNeed(piece(name, category, material), need)).toBe(false)
})

test('what serves a need best comes first', () => {
  expect(needsMet(piece('Tee', 'tops', 'cotton'), ['soft_skin'])).toBe(1)
  expect(needsMet(piece('Tee', 'tops', 'acrylic'), ['soft_skin'])).toBe(0)
})

const shop = [
  makeProduct('mohair', { name: 'Sweater', material: 'mohair', colour: 'white', colour_family: 'white' }),
  makeProduct('cotton', { name: 'Shirt', material: 'cotton', colour: 'white', colour_family: 'white' }),
  makeProduct('trousers', { name: 'Trousers', category: 'bottoms', material: 'cotton' }),
  makeProduct('blazer', { name: 'Blazer', category: 'outerwear' }),
]
const shoes = [makeProduct('pumps', { name: 'Pumps', category: 'shoes' })]

test.for<[string, Need]>([
  ['my skin is very sensitive', 'soft_skin'],
  ['I use a wheelchair', 'seated'],
  ['a high neckline please', 'high_neck'],
])('%s is minded in the picks, and said', async ([typed, need]) => {
  const told = wishesOf(await understand(typed, 'en'))
  expect(told.needs).toEqual([need])
  const wishes: PickWishes = {
    asked: { occasion: 'workwear', weather: 'mild', outfitType: 'top_bottom' },
    count: 6,
    shown: [],
    seen: [],
    known: { brief: told, department: null },
    anyPrice: false,
    language: 'en',
    seed: 'seed',
  }
  const picks = pickPieces(shop, shoes, wishes)
  expect(picks?.set.minded).toEqual([need])
  if (need === 'soft_skin') expect(picks?.items.map(({ id }) => id)).not.toContain('mohair')
})

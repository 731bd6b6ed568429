import { expect, test } from 'vitest'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { swatchOfShade } from '#client/ui/product/shade-swatches.ts'
import { piecesOfTemplate } from './template-pieces.ts'

const piece = (name: string, category: Product['category'], colour = '', more: Partial<Product> = {}) =>
  ({ id: name, name, category, colour, image_url: '', availability: 'in_stock', ...more }) as Product

const shown = (pieces: string[], colors: string[], shop: Product[]) =>
  piecesOfTemplate({ pieces, colors }, shop).map(({ name }) => name)

test('a template is pictured by pieces of its kinds, best in its stuff and its colours', () => {
  const shop = [
    piece('Cotton Blouse', 'tops', 'Black'),
    piece('Sky Silk Blouse', 'tops', 'Blue'),
    piece('Ivory Silk Blouse', 'tops', 'Ivory'),
    piece('Vesper Pointed Pumps in Cherry', 'shoes', 'Cherry'),
  ]
  expect(shown(['silk blouse', 'pointed pumps'], ['ivory'], shop)).toEqual([
    'Ivory Silk Blouse',
    'Vesper Pointed Pumps in Cherry',
  ])
})

test('a shirt dress is no shirt while there is one, and a gown is a dress', () => {
  const shop = [piece('Shirt Dress in Khaki', 'dresses', 'Khaki'), piece('Poplin Shirt', 'tops', 'White')]
  expect(shown(['shirt'], ['khaki'], shop)).toEqual(['Poplin Shirt'])
  expect(shown(['column gown'], [], shop)).toEqual(['Shirt Dress in Khaki'])
})

test('what the shop has not, has sold out, or has shown already of that kind is left out', () => {
  const shop = [
    piece('Flat Sandals', 'shoes'),
    piece('Heeled Sandals', 'shoes'),
    piece('Straw Hat', 'accessories', '', { availability: 'out_of_stock' }),
  ]
  expect(shown(['heeled sandals', 'flat sandals', 'straw hat', 'kaftan'], [], shop)).toEqual([
    'Heeled Sandals',
  ])
})

test('a colour is painted by its name, else by its last word, else not at all', () => {
  expect(swatchOfShade('Camel')).toBe(swatchOfShade('camel'))
  expect(swatchOfShade('dusty pink')).toBe(swatchOfShade('pink'))
  expect(swatchOfShade('whisper')).toBeNull()
})

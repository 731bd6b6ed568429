import { expect, test } from 'vitest'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { othersAfter, othersOfBrand } from './related-products.ts'

const piece = (id: string, brand = 'Quince', availability = 'in_stock') =>
  ({ id, brand, availability }) as Product
const ids = (list: Product[]) => list.map(({ id }) => id).join('')

test('spec 2.2.4: up to 4 similar items of the same brand, from the recommendations first', () => {
  const recommended = [piece('a'), piece('b', 'Aritzia'), piece('me'), piece('c')]
  const alike = [piece('c'), piece('d'), piece('x', 'Quince', 'gone'), piece('e'), piece('f')]
  expect(ids(othersOfBrand(piece('me'), recommended, alike))).toBe('acde')
})

test("spec 2.9.6: 'We think you'll love' shows 6 others, in turn", () => {
  const picks = 'abcdefgh'.split('').map((id) => piece(id))
  expect(ids(othersAfter(picks, 'c'))).toBe('defgha')
  expect(ids(othersAfter(picks, 'h'))).toBe('abcdef')
  expect(ids(othersAfter(picks, 'none'))).toBe('abcdef')
  expect(ids(othersAfter(picks.slice(0, 2), 'a'))).toBe('b')
})

import { expect, test } from 'vitest'
import { productPath, productSlug, shortIdIn } from './product-address.ts'

const id = 'k5f2a7c3d4e5abcdefghijklmn'

test('an address is of plain words and the beginning of the id, by which the piece is found', () => {
  const slug = productSlug({ id, brand: 'Côte & Ciel', name: 'Robe d’été, longue' })
  expect(slug).toBe('cote-ciel-robe-d-ete-longue-k5f2a7c3d4e5')
  expect(shortIdIn(slug)).toBe('k5f2a7c3d4e5')
})

test('a name without Latin letters leaves the id, and a long one is cut', () => {
  expect(productSlug({ id, brand: '', name: '亚麻衬衫' })).toBe('k5f2a7c3d4e5')
  expect(shortIdIn('k5f2a7c3d4e5')).toBe('k5f2a7c3d4e5')
  expect(productSlug({ id, brand: '', name: 'very '.repeat(40) }).length).toBeLessThan(80)
})

test.each(['', 'shirt', id, 'shirt-K5F2A7C3D4E5', 'shirt-k5f2a7c3d4e', '../k5f2a7c3d4e5x'])(
  '%s names no piece by its beginning',
  (slug) => expect(shortIdIn(slug)).toBeNull(),
)

test('each language has an address of its own, English the plain one', () => {
  const product = { id, brand: 'Lin', name: 'Shirt' }
  expect(productPath(product)).toBe('/p/lin-shirt-k5f2a7c3d4e5')
  expect(productPath(product, 'fr')).toBe('/fr/p/lin-shirt-k5f2a7c3d4e5')
})

import { expect, test } from 'vitest'
import type { WishlistItem } from './stores/account-wishlist.ts'
import { pricesOf, unavailabilityOf } from './price-since-saved.ts'

const product = (price: string, availability: 'in_stock' | 'out_of_stock' | 'gone' = 'in_stock') =>
  ({ price, availability, garment_category: 'tops', is_luxe: false }) satisfies WishlistItem['product']

test.each([
  ['$59.00', '$49.00', { now: '$49.00', was: '$59.00' }],
  ['$1,249.00', '$999.00', { now: '$999.00', was: '$1,249.00' }],
  ['$49.00', '$59.00', { now: '$59.00', was: null }],
  ['$59.00', '$59.00', { now: '$59.00', was: null }],
  ['€59.00', '$49.00', { now: '$49.00', was: null }],
  ['Price varies', '$49.00', { now: '$49.00', was: null }],
  ['$59.00 at Nordstrom', '$49.00', { now: '$49.00', was: '$59.00' }],
])('saved at %s, now %s', (price, now, expected) => {
  expect(pricesOf({ price, product: product(now) })).toEqual(expected)
})

test('what the catalogue does not know costs what it did', () => {
  expect(pricesOf({ price: '$59.00', product: null })).toEqual({ now: '$59.00', was: null })
})

test('a piece that its shop has no more, now or for good, says so', () => {
  expect(unavailabilityOf({ price: '$59.00', product: product('$59.00', 'gone') })).toBe('gone')
  expect(unavailabilityOf({ price: '$59.00', product: product('$59.00', 'out_of_stock') })).toBe(
    'out_of_stock',
  )
  expect(unavailabilityOf({ price: 'SOLD OUT', product: null })).toBe('out_of_stock')
  expect(unavailabilityOf({ price: '$59.00', product: product('$59.00') })).toBeNull()
})

import { expect, test } from 'vitest'
import { destinationOf } from './destination.ts'

const piece = { brand: 'Quince', name: 'Silk slip', image: '/slip.webp' }

test('a piece of the catalogue opens in the shop, one that she found elsewhere in the fitting room', () => {
  expect(destinationOf({ kind: 'back_in_stock', data: { ...piece, productId: 'p1' } })).toBe(
    '/dashboard?product=p1',
  )
  expect(destinationOf({ kind: 'back_in_stock', data: { ...piece, findId: '0-f1' } })).toBe(
    '/fitting-room?find=0-f1',
  )
})

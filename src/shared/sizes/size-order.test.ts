import { expect, test } from 'vitest'
import { compareSizes } from './size-order.ts'

test('sizes stand as on a rail: letters from small to large, numbers, then words', () => {
  const sizes = ['One size', '10', 'XL', 'L', '8', 'XS', '36,5', 'M', 'S', '36']
  expect(sizes.sort(compareSizes).join(' ')).toBe('XS S M L XL 8 10 36 36,5 One size')
})

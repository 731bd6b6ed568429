import { expect, test } from 'vitest'
import { shopAllPath, shownFilter } from './shop-all-address.ts'

test('Shop All stands in the address with its filter', () => {
  expect(shownFilter(new URL(shopAllPath('bags'), 'https://cabine.example').search)).toBe('bags')
  expect(shownFilter('?shop=')).toBe('all')
  expect(shownFilter('?shop=hats')).toBe('all')
  expect(shownFilter('?product=abc')).toBeNull()
})

import { expect, test } from 'vitest'
import { shopAllPath, shownShelf } from './shop-all-address.ts'

test('Shop All stands in the address with its filter', () => {
  expect(shownShelf(new URL(shopAllPath('bags'), 'https://cabine.example').search)).toBe('bags')
  expect(shownShelf('?shop=')).toBe('all')
  expect(shownShelf('?shop=hats')).toBe('all')
  expect(shownShelf('?product=abc')).toBeNull()
})

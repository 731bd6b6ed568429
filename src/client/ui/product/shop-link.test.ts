import { expect, test } from 'vitest'
import { isShopLink } from './shop-link.ts'

test.each([
  ['https://shop.example/dress', true],
  ['', false],
  ['#', false],
  ['https://shop.example/undefined', false],
  ['javascript:alert(1)', false],
  ['/samples/x', false],
  ['/sample-shop/white-tee', true],
  ['/sample-shop/undefined', false],
  ['/sample-shop/../dashboard', false],
  ['/sample-shop/linen-shirt', true],
  ['/sample-shop/undefined', false],
  [undefined, false],
])('spec 2.2.25: a shop button for %s opens something: %s', (url, expected) => {
  expect(isShopLink(url)).toBe(expected)
})

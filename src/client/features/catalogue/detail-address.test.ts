import { expect, test } from 'vitest'
import { depthOf, shouldRevalidate, shownProduct, withProduct } from './detail-address.ts'

const url = (path: string) => new URL(path, 'https://cabine.example')
const revalidates = (from: string, to: string) =>
  shouldRevalidate({ currentUrl: url(from), nextUrl: url(to) })

test('the product stands in the address beside what the page has there', () => {
  expect(withProduct('?q=silk&sort=new', 'abc')).toBe('?q=silk&sort=new&product=abc')
  expect(withProduct('?product=abc&q=silk', 'def')).toBe('?product=def&q=silk')
  expect(withProduct('?product=abc', null)).toBe('')
  expect(shownProduct('?q=silk&product=abc')).toBe('abc')
  expect(shownProduct('')).toBeNull()
})

test('opening, changing and closing a detail fetches no list again; all else does', () => {
  expect(revalidates('/search?q=silk', '/search?q=silk&product=abc')).toBe(false)
  expect(revalidates('/search?q=silk&product=abc', '/search?product=def&q=silk')).toBe(false)
  expect(revalidates('/search?q=silk&product=abc', '/search?q=silk')).toBe(false)
  expect(revalidates('/search?q=silk', '/search?q=wool')).toBe(true)
  expect(revalidates('/dashboard', '/search')).toBe(true)
})

test('asking again for the page that is open does fetch', () => {
  expect(revalidates('/dashboard?product=abc', '/dashboard?product=abc')).toBe(true)
})

test('an address that came from elsewhere lies over nothing', () => {
  expect(depthOf({ state: null })).toBe(0)
  expect(depthOf({ state: { detailDepth: 2 } })).toBe(2)
  expect(depthOf({ state: { detailDepth: 'x' } })).toBe(0)
})

// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import {
  browserWishlistOwner,
  clearBrowserWishlist,
  readBrowserWishlist,
  writeBrowserWishlist,
  type BrowserItem,
} from './browser-wishlist.ts'

const slip: BrowserItem = {
  itemId: 'https://shop.example/slip',
  title: 'Silk slip',
  brand: 'Lilysilk',
  price: '$149.00',
  image: 'https://shop.example/slip.jpg',
  link: 'https://shop.example/slip',
  category: 'Top Pick',
  savedAt: '2026-11-20T08:00:00.000Z',
  productId: 'p1',
}

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

beforeEach(() => localStorage.clear())

describe('spec 2.3.3: what the browser keeps of a wishlist', () => {
  test('one list is written under three keys, each in its own shape', () => {
    writeBrowserWishlist([slip], null)
    expect(stored('wishlist-items')).toEqual(['https://shop.example/slip'])
    expect(stored('userWishlist')).toEqual([
      {
        id: 'https://shop.example/slip',
        name: 'Silk slip',
        brand: 'Lilysilk',
        price: '$149.00',
        category: 'Top Pick',
        image: 'https://shop.example/slip.jpg',
        url: 'https://shop.example/slip',
        dateAdded: '2026-11-20T08:00:00.000Z',
      },
    ])
    expect(stored('wishlist')).toEqual([
      {
        id: 'https://shop.example/slip',
        title: 'Silk slip',
        brand: 'Lilysilk',
        price: '$149.00',
        imageUrl: 'https://shop.example/slip.jpg',
        productUrl: 'https://shop.example/slip',
        category: 'Top Pick',
        addedAt: '2026-11-20T08:00:00.000Z',
      },
    ])
    expect(readBrowserWishlist()).toEqual([slip])
  })

  test('an external product is known as one before the account has answered: its link is not paid', () => {
    const find = { ...slip, productId: null, find: { id: 'f1' } }
    writeBrowserWishlist([find, { ...slip, itemId: 'p2' }], '0-ada')
    expect(readBrowserWishlist()).toEqual([find, { ...slip, itemId: 'p2' }])
  })

  test('a chosen size is kept with its piece', () => {
    const sized = { ...slip, variantId: 'v-m', size: 'M' }
    writeBrowserWishlist([sized, { ...slip, itemId: 'p2' }], null)
    expect(readBrowserWishlist()).toEqual([sized, { ...slip, itemId: 'p2' }])
  })

  test("an account's list says whose it is, and nothing of it is left when it is cleared", () => {
    writeBrowserWishlist([slip], '0-ada')
    expect(browserWishlistOwner()).toBe('0-ada')
    clearBrowserWishlist()
    expect(localStorage).toHaveLength(0)
  })

  test('entries of other hands are read by either of their words', () => {
    const old = { id: 7, title: 'Tee', thumbnail: '/tee.webp', link: 'https://shop.example/tee' }
    localStorage.setItem('userWishlist', JSON.stringify([old]))
    expect(readBrowserWishlist()).toMatchObject([
      { itemId: '7', title: 'Tee', image: '/tee.webp', link: 'https://shop.example/tee', brand: '' },
    ])
  })

  test.each([
    ['no list', '{"id":"a"}'],
    ['half a list', '[{"id":"a"'],
    ['nothing that has a name', '[null, 3, "a", {}, {"id":""}, {"id":null}]'],
  ])('what cannot be read is left out, not fatal: %s', (_, text) => {
    localStorage.setItem('userWishlist', text)
    expect(readBrowserWishlist()).toEqual([])
  })

  test('one broken entry takes no other with it, and a piece that was saved twice shows once', () => {
    const entry = { id: 'a', name: 'Tee' }
    localStorage.setItem('userWishlist', JSON.stringify([entry, { id: {} }, entry]))
    expect(readBrowserWishlist().map(({ title }) => title)).toEqual(['Tee'])
  })
})

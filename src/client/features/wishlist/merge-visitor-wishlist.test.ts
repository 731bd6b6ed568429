// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { refreshAppState } from '#client/session/app-state.ts'
import { mergeVisitorWishlist } from './merge-visitor-wishlist.ts'
import { writeBrowserWishlist, type BrowserItem } from './stores/browser-wishlist.ts'
import { forgetWishlist } from './wishlist-store.ts'

const tee: BrowserItem = {
  itemId: 'https://shop.example/tee',
  title: 'tee',
  brand: '',
  price: '',
  image: '',
  link: '',
  category: '',
  savedAt: '2026-11-20T08:00:00.000Z',
  productId: null,
}

let merged: string[] = []
let isSignedIn = true

beforeEach(async () => {
  localStorage.clear()
  forgetWishlist()
  merged = []
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
    if (path === '/api/app-state')
      return isSignedIn
        ? Response.json({ user: { id: '0-ada' }, plan: 'free', credits_remaining: 5 })
        : Response.json({ error: 'not_authenticated' }, { status: 401 })
    merged.push(`${path} ${init?.body}`)
    return Response.json([{ ...tee, product: null }])
  })
})

test('on whatever page she lands after signing in, the hearts of her visit follow, and only once', async () => {
  isSignedIn = true
  await refreshAppState()
  writeBrowserWishlist([tee], null)
  await mergeVisitorWishlist()
  expect(merged).toHaveLength(1)
  expect(merged[0]).toContain('/api/wishlist/merge')
  expect(merged[0]).toContain(tee.itemId)
  await mergeVisitorWishlist()
  expect(merged).toHaveLength(1)
})

test('a visitor’s stay where they are, and without any nothing is asked', async () => {
  isSignedIn = false
  await refreshAppState()
  writeBrowserWishlist([tee], null)
  await mergeVisitorWishlist()
  isSignedIn = true
  await refreshAppState()
  localStorage.clear()
  await mergeVisitorWishlist()
  expect(merged).toEqual([])
})

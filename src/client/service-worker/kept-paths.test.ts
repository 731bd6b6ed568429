import { expect, test } from 'vitest'
import { isDrawnByApp, isLandingPage, isKeptByEngine, isShopList, isShopPicture } from './kept-paths.ts'

test.each([
  '/dashboard',
  '/fitting-room',
  '/collections/workwear',
  '/outfit/3',
  '/p/shirt-k5f2a7c3d4e5',
  '/consultation',
  '/auth',
])('%s begins from what is kept', (path) => expect(isDrawnByApp(path)).toBe(true))

test.each([
  '/',
  '/fr',
  '/subscribe',
  '/privacy-policy',
  '/dashboard/more',
  '/fr/p/shirt-k5f2a7c3d4e5',
  '/nowhere',
  '/api/auth/google',
])('%s comes from the network', (path) => expect(isDrawnByApp(path)).toBe(false))

test('the landing page has an address a language', () => {
  expect(['/', '/fr', '/de/', '/auth', '/fra'].map(isLandingPage)).toEqual([true, true, true, false, false])
})

const at = (path: string) => new URL(path, 'https://cabine.example')

test.each([
  '/api/app-state',
  '/api/lookbook',
  '/api/wishlist',
  '/api/photos/0-abc',
  '/api/profile-photo',
  '/api/shop-links',
  '/api/search',
  '/api/notifications',
  '/api/outfits/generated',
  '/api/outfits/generated/0-abc',
  '/api/top-picks?for=her',
])('%s is personal, or a search: the service worker stores nothing of it', (path) => {
  expect(isShopList(at(path)) || isShopPicture(at(path).pathname)).toBe(false)
})

test.each(['/api/top-picks', '/api/collections/workwear', '/api/outfit-presets', '/api/outfit-posts/3'])(
  '%s reads the same for everybody',
  (path) => expect(isShopList(at(path))).toBe(true),
)

test('pictures of pieces are kept, the feed beside them and the models of the engine are not', () => {
  expect(isShopPicture('/samples/garments/tee/640.avif')).toBe(true)
  expect(isShopPicture('/samples/garments/tee/sewn.bin')).toBe(true)
  expect(isShopPicture('/assets/body.bin')).toBe(false)
  expect(isShopPicture('/api/proxy-image')).toBe(true)
  expect(isShopPicture('/samples/catalogue.xml')).toBe(false)
  expect(isKeptByEngine('/assets/saliency-abc.onnx')).toBe(true)
})

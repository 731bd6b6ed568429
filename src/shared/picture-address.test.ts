import { expect, test } from 'vitest'
import { isCutOut, pictureSources } from './picture-address.ts'

test('a sample stands beside its other sizes and formats', () => {
  expect(pictureSources('/samples/garments/white-tee/960.webp')).toEqual({
    src: '/samples/garments/white-tee/640.webp',
    srcSet:
      '/samples/garments/white-tee/320.webp 320w, /samples/garments/white-tee/640.webp 640w, /samples/garments/white-tee/960.webp 960w',
    avif: '/samples/garments/white-tee/320.avif 320w, /samples/garments/white-tee/640.avif 640w, /samples/garments/white-tee/960.avif 960w',
  })
  expect(isCutOut('/samples/garments/white-tee/960.webp')).toBe(true)
})

test("a shop's picture never comes from the shop", () => {
  const address = 'https://cdn.shop.example/a.jpg?v=1&w=2'
  const { src, srcSet } = pictureSources(address)
  const asked = new URL(src, 'https://cabine.example')
  expect(asked.pathname).toBe('/api/proxy-image')
  expect(Object.fromEntries(asked.searchParams)).toEqual({ url: address, w: '640' })
  expect(srcSet?.match(/(?<= )\d+w/g)).toEqual(['320w', '640w', '960w'])
  expect(`${src} ${srcSet}`).not.toContain('https://')
  expect(isCutOut(address)).toBe(false)
})

test('an extra picture names its product', () => {
  const { src } = pictureSources('https://cdn.shop.example/back.jpg', 'abc')
  expect(new URL(src, 'https://cabine.example').searchParams.get('product')).toBe('abc')
})

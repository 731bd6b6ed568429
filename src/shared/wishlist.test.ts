import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { saveWishlistItemInput } from './wishlist.ts'

const lists = join(import.meta.dirname, '../../../shared/data/attack/lists')
const read = (item: Record<string, string>) => v.parse(saveWishlistItemInput, { itemId: 'x', ...item })

test("a picture that was shown through our image proxy is kept by its shop's address", () => {
  const address = 'https://shop.example/a.jpg?w=2&v=3'
  const shown = `/api/proxy-image?${new URLSearchParams({ url: address, w: '640' }).toString()}`
  expect(read({ image: shown }).image).toBe(address)
  expect(read({ image: '/api/proxy-image?url=javascript%3Aalert(1)' }).image).toBe('')
  expect(read({ image: '/api/proxy-image?w=640' }).image).toBe('')
})

test('what is not sent is nothing', () => {
  const empty = { title: '', price: '', image: '', link: '', brand: '', category: '' }
  expect(read({})).toEqual({ itemId: 'x', ...empty })
})

describe.skipIf(!existsSync(lists))('the lists of attacks (in ../shared/data, not in every checkout)', () => {
  test.each(['xss-payload-list.txt', 'blns.txt', 'ssrf_and_unsafe_urls.txt', 'Open-Redirect-payloads.txt'])(
    '%s: a link that is kept leads to the web or to a page of our own',
    (name) => {
      for (const line of readFileSync(join(lists, name), 'utf8').split('\n')) {
        const { link, image } = read({ link: line, image: line })
        for (const kept of [link, image]) expect(kept).toMatch(/^$|^https?:\/\/[^/]|^\/sample/)
        expect(link).not.toMatch(/["'<>\s]/u)
      }
    },
  )
})

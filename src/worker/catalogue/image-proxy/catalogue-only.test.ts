import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { randomText } from '../../lib/ids.ts'
import { createProduct } from '../../testing/products.ts'
import { cataloguePlanOf } from '../../testing/query-plan.ts'
import {
  askPicture,
  codeOf,
  createShirt,
  makeLargeJpeg,
  proxyPath,
  visitCount,
} from '../../testing/shop-pictures.ts'
import { openTab } from '../../testing/shopper.ts'
import { inParallel } from '../../testing/in-parallel.ts'
import { publish, readStudy, strayVisits } from '../../testing/web.ts'
import { hasPicturesAt, isOfCatalogue } from './queries.ts'

let large: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  large = await makeLargeJpeg()
})
beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

describe('which pictures are served (only those of the catalogue)', () => {
  test('those of a product that is gone too, since wishlists go on to show it', async () => {
    const { imageUrl } = await createShirt({ goneAt: new Date() })
    await publish(imageUrl, { body: large })
    expect((await askPicture(imageUrl)).status).toBe(200)
  })

  test('a further picture with its product alone', async () => {
    const host = `${randomText(8)}.example`
    const back = `https://${host}/back.jpg`
    const shirt = await createShirt({ imageUrl: `https://${host}/front.jpg`, additionalImages: [back] })
    const other = await createShirt()
    await publish(back, { body: large })
    for (const more of [{}, { product: other.id }, { product: 'x' }] as Record<string, string>[]) {
      const refused = await askPicture(back, more)
      expect([refused.status, await codeOf(refused)]).toEqual([404, 'picture_unknown'])
    }
    expect(await visitCount(host)).toBe(0)
    expect((await askPicture(back, { product: shirt.id })).status).toBe(200)
  })

  test.each([
    ['a longer path', (url: string) => `${url}/`],
    ['a query behind it', (url: string) => `${url}?x=1`],
    ['another case', (url: string) => url.toUpperCase()],
    ['a wildcard', (url: string) => url.replace('shirt', '%')],
    ['its host alone', (url: string) => new URL('/', url).href],
    ['a host of the same beginning', (url: string) => url.replace('.example', '.example.evil.example')],
    ['plain http', (url: string) => url.replace('https:', 'http:')],
    ['a quote', (url: string) => `${url}' or '1'='1`],
  ])('never with %s', async (_, twist) => {
    const { imageUrl, host } = await createShirt()
    await publish(imageUrl, { body: large })
    const refused = await askPicture(twist(imageUrl))
    expect([refused.status, await codeOf(refused)]).toEqual([404, 'picture_unknown'])
    expect(await visitCount(host)).toBe(0)
  })

  test('never an address that leads inside, even where a feed has brought it into the catalogue', async () => {
    const inner = [
      'https://169.254.169.254/latest/meta-data/',
      'https://localhost/a.jpg',
      'https://[::1]/a.jpg',
      'https://2130706433/a.jpg',
      'https://metadata.google.internal/a.jpg',
      'https://127.0.0.1.nip.io/a.jpg',
      'https://user:pass@shop.example/a.jpg',
      'https://shop.example:8443/a.jpg',
      'http://shop.example/plain.jpg',
    ]
    for (const imageUrl of inner) {
      await createProduct({ imageUrl })
      expect((await askPicture(imageUrl)).status).toBe(404)
    }
    expect(await strayVisits()).toEqual([])
    expect(await visitCount('shop.example')).toBe(0)
  })

  test('a call that names none is answered as one', async () => {
    expect((await openTab().fetch('/api/proxy-image')).status).toBe(400)
    expect((await openTab().fetch('/api/proxy-image?url=')).status).toBe(404)
  })

  const lists = [
    'ssrf_and_unsafe_urls.txt',
    'openredirects.txt',
    'Open-Redirect-payloads.txt',
    'open_redirect_wordlist.txt',
    'directory_traversal.txt',
    'blns.txt',
  ]
  test.each(lists)('no line of %s makes a request leave', { timeout: 60_000 }, async (name) => {
    const list = await readStudy(`attack/lists/${name}`)
    if (!list) return console.warn(`skipped: ../shared/data has no ${name}`)
    const left = vi.spyOn(globalThis, 'fetch')
    const tab = openTab()
    const lines = new Set(new TextDecoder().decode(list).split('\n'))
    await inParallel(lines, async (line) => {
      const plain = await tab.fetch(proxyPath(line))
      const raw = await tab.fetch(`/api/proxy-image?w=320&url=${line.replace(/[#&]/g, encodeURIComponent)}`)
      expect([plain.status, raw.status]).toEqual([
        404,
        expect.toSatisfy((status) => [400, 404].includes(status)),
      ])
    })
    expect(left).not.toHaveBeenCalled()
    vi.restoreAllMocks()
    expect(await strayVisits()).toEqual([])
  })
})

test('among a hundred thousand products, a picture and a host are found by an index', async () => {
  expect(await cataloguePlanOf((db) => isOfCatalogue(db, 'a', 'b'))).not.toContain('SCAN products')
  expect(await cataloguePlanOf((db) => hasPicturesAt(db, 'shop.example'))).toContain('products_by_image')
})

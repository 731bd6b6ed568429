/// <reference types="vite/types/importMeta.d.ts" />
import { env, SELF } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { refreshCachedLists } from './imports/refresh-lists.ts'
import { createPost, createProduct, createProducts } from './testing/products.ts'
import { smallJpegBytes } from './testing/pictures.ts'
import { createShirt, proxyPath } from './testing/shop-pictures.ts'
import { createSignedIn } from './testing/signed-in.ts'
import { localMs, openTwoPlaces, together, waitedMs } from './testing/two-places.ts'
import { publish } from './testing/web.ts'

type File = {
  firstCalls?: { calls: readonly string[]; ofShopper?: readonly string[] }
  example?: string
}

/** What each page says that it asks first, as the build reads it. */
const files = import.meta.glob<File>('../client/pages/*/file.ts', { eager: true, import: 'file' })

const pages = Object.entries(files).flatMap(([path, { firstCalls, example = '' }]) => {
  const [, name = ''] = /pages\/([^/]+)\//.exec(path) ?? []
  const word = example.split('/').at(-1) ?? ''
  const calls = [...(firstCalls?.calls ?? []), ...(firstCalls?.ofShopper ?? [])]
  return calls.length > 0 ? [{ name, calls: calls.map((call) => call.replace(':', word)) }] : []
})

/** The piece that the product's page has for an example. */
const id = 'in4jla5dvz5jbcdefghijklmno'

beforeAll(async () => {
  await createProduct({ id, brand: '', name: 'Piece', garmentCategory: 'tops' })
  await createProducts(Array.from({ length: 14 }, (_, at) => ({ name: `Shirt ${at}`, brand: `House ${at}` })))
  await createPost({ id: '1', productIds: [id] })
  await refreshCachedLists(env)
})

const publicReads = [
  '/api/top-picks',
  '/api/handpicked-products',
  '/api/collections',
  '/api/collections/workwear',
  '/api/outfit-presets',
  '/api/outfits/templates',
  '/api/outfit-posts',
  '/api/outfit-posts/1',
  `/api/products/${id}`,
  `/api/products?ids=${id}`,
  '/api/search?q=shirt',
  '/api/search/suggestions?q=shi',
  '/api/shopmy-products?category=tops',
  `/api/try-on-pieces?ids=${id}`,
  '/api/openapi.json',
]

const ask = (request: Request) => SELF.fetch(request)

describe('a public read', () => {
  test.each(publicReads)('of %s is one local trip when it is repeated, whoever repeats it', async (path) => {
    const shopper = await createSignedIn()
    const { get, runs } = openTwoPlaces(ask, 'home')
    expect((await get('away', path)).waited).toEqual({ local: 1, far: 1 })
    const again = await get('away', path, { cookie: `__Host-session=${shopper.cookie}` })
    expect(again.waited).toEqual({ local: 1, far: 0 })
    expect(waitedMs(again.waited)).toBe(localMs)
    expect(runs()).toBe(1)
  })

  test('is fetched once for the world: another place gets it without the Worker', async () => {
    const { get, runs } = openTwoPlaces(ask, 'home')
    await get('home', '/api/top-picks')
    expect((await get('away', '/api/top-picks')).waited).toEqual({ local: 1, far: 1 })
    expect((await get('away', '/api/top-picks')).waited).toEqual({ local: 1, far: 0 })
    expect(runs()).toBe(1)
  })

  test('that has become old is shown at once and renewed behind it', async () => {
    const { get, pass, runs } = openTwoPlaces(ask, 'home')
    await get('away', '/api/top-picks')
    pass(10 * 60_000)
    expect((await get('away', '/api/top-picks')).waited).toEqual({ local: 1, far: 0 })
    expect(runs()).toBe(2)
  })

  test('that an import purged is made anew, in both places', async () => {
    const { get, purge, runs } = openTwoPlaces(ask, 'home')
    for (const place of ['home', 'away'] as const) await get(place, `/api/products/${id}`)
    purge(['catalogue'])
    await get('away', `/api/products/${id}`)
    expect(runs()).toBe(2)
    purge([`product:${id.slice(0, 12)}`])
    await get('home', `/api/products/${id}`)
    expect(runs()).toBe(3)
  })

  test('where the Worker runs with her is local from the first time on: it asks a copy of the catalogue', async () => {
    for (const path of [`/api/products/${id}`, '/api/search?q=piece', `/api/try-on-pieces?ids=${id}`]) {
      const { get } = openTwoPlaces(ask, 'with her')
      expect((await get('away', path)).waited.far, path).toBe(0)
    }
  })
})

describe("a shop's picture", () => {
  const widths = ['320', '640', '960']
  const createPicture = async () => {
    const { imageUrl } = await createShirt()
    await publish(imageUrl, { body: smallJpegBytes() })
    return widths.map((w) => proxyPath(imageUrl, { w }))
  }

  test('is one local trip when it is repeated, in each size', async () => {
    const shopper = await createSignedIn()
    const { get, runs } = openTwoPlaces(ask, 'home')
    const pictures = await createPicture()
    for (const path of pictures) {
      const first = await get('away', path)
      expect([first.answer.status, first.waited]).toEqual([200, { local: 1, far: 1 }])
    }
    // As a page asks for them: together, and with her cookie.
    const cookie = `__Host-session=${shopper.cookie}`
    const again = await Promise.all(pictures.map((path) => get('away', path, { cookie })))
    expect(together(again.map(({ waited }) => waited))).toEqual({ local: 1, far: 0 })
    expect(runs()).toBe(widths.length)
  })

  test('outlives an import: only what lists say is made anew', async () => {
    const { get, pass, purge, runs } = openTwoPlaces(ask, 'home')
    const [path = ''] = await createPicture()
    await get('away', path)
    purge(['catalogue'])
    pass(3 * 86_400_000)
    expect((await get('away', path)).waited).toEqual({ local: 1, far: 0 })
    expect(runs()).toBe(1)
  })
})

test('what is hers is kept nowhere: two shoppers get their own', async () => {
  const { get } = openTwoPlaces(ask, 'home')
  for (const name of ['first', 'second']) {
    const shopper = await createSignedIn()
    const { answer } = await get('away', '/api/app-state', { cookie: `__Host-session=${shopper.cookie}` })
    expect(await answer.text(), name).toContain(shopper.id)
  }
})

describe('a page of a shopper who is signed in', () => {
  test('there are such pages', () => {
    expect(pages.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['dashboard', 'search', 'wishlist', 'product', 'outfit']),
    )
  })

  for (const worker of ['home', 'with her'] as const)
    test.each(pages)(`$name waits for one far trip at most, the Worker ${worker}`, async ({ calls }) => {
      const { cookie } = await createSignedIn({ plan: 'premium' })
      const { get } = openTwoPlaces(ask, worker)
      // Somebody was here before her: what is the same for everybody is there.
      for (const call of calls) await get('away', call)
      const asked = await Promise.all(
        calls.map((call) => get('away', call, { cookie: `__Host-session=${cookie}` })),
      )
      const waited = together(asked.map((one) => one.waited))
      expect(waited.far).toBeLessThanOrEqual(1)
    })
})

test('a session that was ended a moment ago opens nothing', async () => {
  const shopper = await createSignedIn()
  const other = { headers: { cookie: `__Host-session=${shopper.cookie}` } }
  expect((await SELF.fetch('https://cabine.test/api/wishlist', other)).status).toBe(200)
  await env.DB.prepare('delete from sessions where user_id = ?').bind(shopper.id).run()
  expect((await SELF.fetch('https://cabine.test/api/wishlist', other)).status).toBe(401)
})

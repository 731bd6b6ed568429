import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeUpgrade, useUpgrade } from '#client/features/billing/upgrade-store.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { rememberProduct } from './known-products.ts'
import { ProductDetail } from './product-detail.tsx'
import { becomes, makeProduct, named, press, renderAt, type Role } from '#client/testing/shop.tsx'

beforeAll(() => loadMessages('common', 'catalogue', 'product-detail', 'product-copy', 'hearts', 'variants'))
beforeEach(() => {
  closeUpgrade()
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  Element.prototype.scrollTo = () => undefined
})

const stillness = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: reduced,
    addEventListener() {},
    removeEventListener() {},
  }))

const Upgrade = () => <output id="upgrade">{useUpgrade()?.modal}</output>
const upgrade = () => document.getElementById('upgrade')?.textContent

let last = 0
const of = (brand: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeProduct({ id: `${brand}${index}`, brand, name: `${brand} ${index}` }),
  )

const picks = of('Aritzia', 9)

/** Opens the detail of this product by its address alone. */
async function open(role: Role, own: Partial<Product> = {}, { still = false } = {}) {
  stillness(still)
  // Each test asks the server anew.
  const product = makeProduct({ id: `piece${++last}`, ...own })
  // A list that leaves the link out has shown it before.
  if (own.product_url === '') rememberProduct(product)
  const asked: { path: string; body: unknown }[] = []
  await becomes(role, (url, init) => {
    asked.push({ path: url.pathname + url.search, body: init?.body })
    switch (url.pathname) {
      case `/api/products/${product.id}`:
        return Response.json({
          ...product,
          product_url: product.product_url || 'https://shop.example/kept-back',
          description: '',
          material: 'Silk',
          season: 'all',
          variants: [],
          colours: [],
          similar: [],
          similar_by: 'words',
          look: null,
          of_brand: [],
        })
      case '/api/recommendations':
        return Response.json({ recommendations: [...of('Quince', 6), ...picks] })
      case '/api/top-picks':
        return Response.json(picks)
      case '/api/wishlist':
        return Response.json([])
    }
  })
  const router = await renderAt(
    `/dashboard?product=${product.id}`,
    <>
      <ProductDetail />
      <Upgrade />
    </>,
  )
  return { router, asked }
}

const headingsOf = (title: RegExp) => {
  const section = [...document.querySelectorAll('section')].find((one) =>
    title.test(one.querySelector('h2')?.textContent ?? ''),
  )
  return [...(section?.querySelectorAll('h3') ?? [])].map((heading) => heading.textContent)
}

describe("spec 2.2.7, 2.2.8: a pick's detail", () => {
  test('says brand, name, price, its copy, and up to 4 of its brand from the recommendations', async () => {
    const { asked } = await open('free', { list_price_cents: 12900 })
    const text = document.querySelector('article')?.textContent ?? ''
    for (const part of ['Quince', 'Silk slip', '$89', '$129', 'Good materials, plainly made', 'Silk'])
      expect(text).toContain(part)
    expect(headingsOf(/^More from Quince/)).toEqual([0, 1, 2, 3].map((index) => `QuinceQuince ${index}`))
    expect(asked.find(({ path }) => path === '/api/recommendations')?.body).toBe(
      '{"brandPreferences":["Quince"],"userId":"0-a"}',
    )
  })

  test("shows 6 others under 'We think you'll love', each of which opens in its place", async () => {
    const { router } = await open('free')
    expect(headingsOf(/^We think you'll love$/)).toHaveLength(6)
    await press([...document.querySelectorAll('section')].at(-1)?.querySelector('h3 a'))
    expect(router.state.location.search).toBe('?product=Aritzia0')
    expect(document.querySelector('article h2')?.textContent).toBe('Aritzia 0')
    expect(named('button', 'Back to the previous piece')).toBeUndefined()
    await press([...document.querySelectorAll('section')].at(-1)?.querySelector('h3 a'))
    await press(named('button', 'Back to the previous piece'))
    expect(router.state.location.search).toBe('?product=Aritzia0')
  })

  test("an extra whose address contains .mp4 is a silent video, and a shop's own rests until it is pressed", async () => {
    const media = {
      additional_images: ['https://cdn.shop.example/a.jpg', 'https://cdn.shop.example/b.mp4?x', 'c.jpg'],
    }
    await open('free', media)
    const video = document.querySelector('video')
    expect(video).toMatchObject({
      muted: true,
      playsInline: true,
      loop: true,
      controls: true,
      autoplay: false,
      preload: 'none',
    })
    expect(video?.poster).toContain('/api/proxy-image?')
    expect([...document.querySelectorAll('img')].map(({ alt }) => alt).filter(Boolean)).toEqual([
      'Silk slip',
      'Silk slip, picture 2',
    ])
    expect(video?.getAttribute('aria-label')).toBe('Silk slip, video')
  })

  test('our own video plays by itself, and rests for who wants no motion', async () => {
    const media = { additional_images: ['/samples/objects/tote/turn.webm'] }
    await open('free', media)
    expect(document.querySelector('video')?.autoplay).toBe(true)
    await open('free', media, { still: true })
    expect(document.querySelector('video')?.autoplay).toBe(false)
  })

  test("'See More' leads to Shop All with Luxe, and to Luxe without", async () => {
    const { router } = await open('free')
    await press(named('button', 'See More'))
    expect(upgrade()).toBe('luxe')
    expect(router.state.location.search).toContain('product=')

    const luxe = await open('premium')
    await press(named('button', 'See More'))
    expect(luxe.router.state.location.search).toBe('?shop=all')
  })
})

describe('the way to the shop', () => {
  const shopNow = (tag: 'a' | 'button') => named(tag, /^Shop now/)

  test('is a paid link for everybody where the shop’s address is known', async () => {
    await open('visitor')
    expect(shopNow('a')?.getAttribute('href')).toBe('https://shop.example/slip')
  })

  test('is asked for where a list has left it out, for everybody', async () => {
    for (const role of ['visitor', 'free', 'premium'] as const) {
      await open(role, { product_url: '' })
      expect(shopNow('button')).toBeUndefined()
      expect(shopNow('a')?.getAttribute('href')).toBe('https://shop.example/kept-back')
    }
  })

  test('of a piece of Luxe is open to everybody', async () => {
    for (const role of ['visitor', 'free', 'premium'] as const) {
      await open(role, { is_luxe: true })
      expect(shopNow('a')?.getAttribute('href')).toBe('https://shop.example/slip')
    }
  })

  test('ends where nobody sells it any more; sold out is said', async () => {
    await open('free', { availability: 'gone' })
    expect(shopNow('a')).toBeUndefined()
    expect(document.body.textContent).toContain('This piece is no longer sold')
    await open('free', { availability: 'out_of_stock' })
    expect(shopNow('a')).toBeDefined()
    expect(document.body.textContent).toContain('Sold out for now')
  })
})

test('a piece that the catalogue does not know is said to have left, with a way back', async () => {
  await becomes('visitor')
  const router = await renderAt('/dashboard?product=nobody', <ProductDetail />)
  expect(document.body.textContent).toContain('This piece is no longer here')
  await press(named('button', 'Back to the shop'))
  expect(router.state.location.search).toBe('')
})

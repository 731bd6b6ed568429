import { createExecutionContext, env } from 'cloudflare:test'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Delivery } from '#shared/delivery.ts'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'
import { pagePictureSizes, pictureSources } from '#shared/picture-address.ts'
import { productPath } from '#shared/product-address.ts'
import { productId } from '../product-id.ts'
import worker from '../../index.ts'
import { createFaultyD1 } from '../../testing/faulty-d1.ts'
import { rss, rssItem } from '../../testing/feeds.ts'
import { importContent, newFeed, productsOf } from '../../testing/imports.ts'
import { createProduct } from '../../testing/products.ts'
import { createSignedIn } from '../../testing/signed-in.ts'

const site = 'https://cabine.example'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

const policy = "default-src 'none'; script-src 'self'"
const shell = `<!doctype html><html lang="en" dir="ltr"><head><title>Piece</title>
<meta name="description" content="A piece" /></head><body><div id="root"></div><noscript><p lang="en">No scripts.</p></noscript></body></html>`

/** The build's files, as the platform serves them. */
const files = {
  fetch: (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: '"shell"',
    }
    if (pathname === '/shells/product') return Promise.resolve(new Response(shell, { headers }))
    return Promise.resolve(new Response('nowhere', { status: pathname === '/404' ? 200 : 404, headers }))
  },
}

const siteEnv = (overrides: object = {}) =>
  ({ ...env, ASSETS: files, SITE_ADDRESS: site, ...overrides }) as unknown as Env

const open = (path: string, init: RequestInit = {}, of = siteEnv()) =>
  worker.fetch(new Request(site + path, { redirect: 'manual', ...init }), of, createExecutionContext())

/** What a search engine reads from the page. */
function readData(text: string) {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? []
  return JSON.parse(json ?? 'null') as unknown
}

const shirt = {
  brand: 'Maison Lin',
  name: 'Robe d’été </script><b>',
  description: 'Light & "airy" <i>linen</i>.',
  priceCents: 5900,
  garmentCategory: 'tops' as const,
  sizes: ['S', 'M'],
}

test('a dress that its shop sells by sizes has one page, and search engines read an offer for each size', async () => {
  const feed = newFeed()
  const sizes = ['S', 'M', 'L'].map((size) =>
    rssItem({
      id: size,
      title: 'Wrap dress',
      item_group_id: 'wrap',
      color: 'Black',
      size,
      availability: size === 'L' ? 'out of stock' : 'in stock',
    }),
  )
  await importContent(feed, rss(...sizes))
  const [dress, ...others] = await productsOf(feed)
  expect(others).toEqual([])
  const path = productPath({ id: dress!.id, brand: '', name: 'Wrap dress' })
  const moved = await open(`/p/former-words-${productId(feed.id, 'M').slice(0, 12)}`)
  expect([moved.status, moved.headers.get('location')]).toEqual([301, path])
  expect(readData(await (await open(path)).text())).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: dress!.id,
    color: 'Black',
    hasVariant: [
      { size: 'S', offers: { price: '89.00', availability: 'https://schema.org/InStock' } },
      { size: 'M', offers: { availability: 'https://schema.org/InStock' } },
      { size: 'L', offers: { availability: 'https://schema.org/OutOfStock' } },
    ],
  })
})

describe('a product has an address', () => {
  test('where it is drawn with its name, its price and what search engines read', async () => {
    const product = await createProduct(shirt)
    const path = productPath(product)
    const answer = await open(path)
    const text = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toBe(policy)
    expect(text).toContain('<title>Robe d’été &lt;/script&gt;&lt;b&gt; · Maison Lin · Cabine</title>')
    expect(text).toContain('>$59</p>')
    expect(text).toContain('In stock')
    expect(text).not.toContain('noscript')
    expect(text).toContain(`href="/fitting-room?pieces=${product.id}"`)
    expect(text).toContain(`<link rel="canonical" href="${site}${path}"`)
    expect(text.split('<body>')[1]).not.toMatch(/<b>|<i>/)
    // The policy lets no style attribute through.
    expect(text).not.toMatch(/\sstyle=/)
    expect(readData(text)).toMatchObject({
      '@type': 'Product',
      name: shirt.name,
      description: shirt.description,
      brand: { '@type': 'Brand', name: 'Maison Lin' },
      image: [expect.stringContaining(`${site}/api/proxy-image?url=`)],
      offers: {
        '@type': 'Offer',
        url: `${site}${path}`,
        price: '59.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    })
  })

  test('with the very files of its picture that the app asks for', async () => {
    const sample = '/samples/garments/white-tee/960.webp'
    const { src, srcSet, avif } = pictureSources(sample)
    const drawn = await open(productPath(await createProduct({ ...shirt, imageUrl: sample })))
    const text = (await drawn.text()).replaceAll('&lt;', '<')
    expect(text).toContain(`<source type="image/avif" srcset="${avif}" sizes="${pagePictureSizes}"`)
    for (const said of [`src="${src}"`, `srcset="${srcSet}"`]) expect(text).toContain(said)
    expect(await (await open(productPath(await createProduct(shirt)))).text()).not.toContain('<source')
  })

  test('with delivery and returns, where its shop says them', async () => {
    const delivery = {
      shipsTo: ['DE', 'AT'],
      to: [{ country: 'DE', cents: 495, currency: 'EUR', fromDays: 2, toDays: 4 }],
      returnDays: 30,
    }
    const text = await (await open(productPath(await createProduct({ ...shirt, delivery })))).text()
    expect(readData(text)).toMatchObject({
      offers: {
        shippingDetails: [
          {
            '@type': 'OfferShippingDetails',
            shippingRate: { '@type': 'MonetaryAmount', value: '4.95', currency: 'EUR' },
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
            deliveryTime: {
              '@type': 'ShippingDeliveryTime',
              transitTime: { minValue: 2, maxValue: 4, unitCode: 'DAY' },
            },
          },
        ],
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: ['DE', 'AT'],
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 30,
        },
      },
    })
    const silent = await (await open(productPath(await createProduct(shirt)))).text()
    expect(silent).not.toMatch(/shippingDetails|hasMerchantReturnPolicy/)
  })

  describe('with delivery and returns, where the operator promises them for all', () => {
    const vars = {
      SHIPPING_DETAILS: JSON.stringify([
        { countries: ['DE', 'AT'], price: 4.95, currency: 'EUR', handlingDays: [0, 1], transitDays: [2, 4] },
        { countries: ['CH'], price: 0, currency: 'CHF' },
      ]),
      RETURN_POLICY: JSON.stringify({
        countries: ['DE', 'CH'],
        days: 30,
        fees: { price: 2.5, currency: 'EUR' },
        method: 'mail',
      }),
    }
    const offersOf = async (delivery?: Delivery, said: object = vars) => {
      const product = await createProduct({ ...shirt, ...(delivery && { delivery }) })
      const text = await (await open(productPath(product), {}, siteEnv(said))).text()
      return (readData(text) as { offers: Record<string, unknown> }).offers
    }

    test('in the forms that search engines document', async () => {
      const rate = (country: string) => ({
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '4.95', currency: 'EUR' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
          transitTime: { '@type': 'QuantitativeValue', minValue: 2, maxValue: 4, unitCode: 'DAY' },
        },
      })
      const { shippingDetails, hasMerchantReturnPolicy } = await offersOf()
      expect(shippingDetails).toEqual([
        rate('DE'),
        rate('AT'),
        {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'CHF' },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CH' },
        },
      ])
      expect(hasMerchantReturnPolicy).toEqual({
        '@type': 'MerchantReturnPolicy',
        applicableCountry: ['DE', 'CH'],
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
        returnFees: 'https://schema.org/ReturnShippingFees',
        returnShippingFeesAmount: { '@type': 'MonetaryAmount', value: '2.50', currency: 'EUR' },
        returnMethod: 'https://schema.org/ReturnByMail',
      })
    })

    test("never against the word of the piece's own shop", async () => {
      const own = { country: 'FR', cents: 700, currency: 'EUR' }
      const told = await offersOf({ to: [own], returnDays: 14 })
      expect(told.shippingDetails).toMatchObject([{ shippingRate: { value: '7.00' } }])
      expect(told.hasMerchantReturnPolicy).toEqual({
        '@type': 'MerchantReturnPolicy',
        applicableCountry: ['FR'],
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
      })
      expect(await offersOf({ shipsTo: ['AT', 'CH'] })).toMatchObject({
        shippingDetails: [
          { shippingDestination: { addressCountry: 'AT' } },
          { shippingDestination: { addressCountry: 'CH' } },
        ],
        hasMerchantReturnPolicy: { applicableCountry: ['CH'] },
      })
      const nowhere = await offersOf({ shipsTo: ['JP'] })
      expect(nowhere).not.toHaveProperty('shippingDetails')
      expect(nowhere).not.toHaveProperty('hasMerchantReturnPolicy')
    })

    test.each([
      [0, 'MerchantReturnNotPermitted', undefined],
      ['unlimited', 'MerchantReturnUnlimitedWindow', 'https://schema.org/FreeReturn'],
    ])('%s days are said as search engines say them', async (days, category, returnFees) => {
      const said = JSON.stringify({ countries: ['DE'], days, fees: 'free' })
      const { hasMerchantReturnPolicy: returns } = await offersOf(undefined, { RETURN_POLICY: said })
      expect(returns).toMatchObject({ returnPolicyCategory: `https://schema.org/${category}` })
      expect((returns as { returnFees?: string }).returnFees).toBe(returnFees)
      expect(returns).not.toHaveProperty('merchantReturnDays')
    })

    test('and nothing of what cannot be read', async () => {
      const told = await offersOf(undefined, { ...vars, SHIPPING_DETAILS: '[{"countries":["UK"]}]' })
      expect(told).not.toHaveProperty('shippingDetails')
      expect(told).toHaveProperty('hasMerchantReturnPolicy')
    })
  })

  test('in each language, and each names all others', async () => {
    const product = await createProduct(shirt)
    const text = await (await open(productPath(product, 'ar'))).text()
    expect(text).toContain('<html lang="ar" dir="rtl">')
    expect(text).toContain('متوفرة')
    expect(text).toContain(`<link rel="canonical" href="${site}${productPath(product, 'ar')}"`)
    for (const language of languages)
      expect(text).toContain(`href="${site}${productPath(product, language)}"`)
    expect([...text.matchAll(/rel="alternate"/g)]).toHaveLength(languages.length + 1)
    expect((await open(productPath(product).replace('/p/', '/en/p/'))).status).toBe(404)
    expect((await open(productPath(product).replace('/p/', '/xx/p/'))).status).toBe(404)
  })

  test('other words before the id lead to the right ones, in the same language', async () => {
    const product = await createProduct(shirt)
    const answer = await open(`/fr/p/another-name-${product.id.slice(0, 12)}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, productPath(product, 'fr')])
  })

  test.each(['/p/nothing-aaaaaaaaaaaa', '/p/words-alone', '/p/a/b'])(
    '%s is no page, and nobody keeps that answer',
    async (path) => {
      const answer = await open(path)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    },
  )

  test('a piece without a price makes no offer; a piece of Luxe may be tried on as any other', async () => {
    const product = await createProduct({ ...shirt, priceCents: null, isLuxe: true })
    const text = await (await open(productPath(product))).text()
    expect(readData(text)).not.toHaveProperty('offers')
    expect(text).toContain('/fitting-room')
  })

  test('without an address of its own a site names none', async () => {
    const product = await createProduct(shirt)
    const text = await (await open(productPath(product), {}, siteEnv({ SITE_ADDRESS: '' }))).text()
    expect(text).not.toMatch(/canonical|hreflang|og:url|ld\+json/)
    expect(text).toContain('>$59</p>')
    expect((await open('/sitemap.xml', {}, siteEnv({ SITE_ADDRESS: '' }))).status).toBe(404)
  })
})

describe('a piece that no shop sells any more', () => {
  test('says so for thirty days, beside what is close to it', async () => {
    await createProduct({ name: 'Linen blouse', brand: 'Gone & Co' })
    const product = await createProduct({ ...shirt, brand: 'Gone & Co', goneAt: daysAgo(29) })
    const answer = await open(productPath(product))
    const text = await answer.text()
    expect(answer.status).toBe(200)
    expect(text).toContain('No longer sold')
    expect(text).toContain('Linen blouse')
    expect(text).not.toContain('/fitting-room')
    expect(readData(text)).toMatchObject({ offers: { availability: 'https://schema.org/Discontinued' } })
  })

  test('is gone for search engines after that', async () => {
    const product = await createProduct({ ...shirt, goneAt: daysAgo(31) })
    const answer = await open(productPath(product))
    expect(answer.status).toBe(410)
    expect(await answer.text()).toContain('No longer sold')
  })
})

test('a page is one for everybody: a shopper with Luxe gets what a visitor gets', async () => {
  const product = await createProduct({ ...shirt, isLuxe: true })
  const luxe = await createSignedIn({ plan: 'premium' })
  const visitor = await open(productPath(product))
  const signedIn = await open(productPath(product), { headers: { cookie: `__Host-session=${luxe.cookie}` } })
  expect(await signedIn.text()).toBe(await visitor.text())
  expect(visitor.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(visitor.headers.get('cloudflare-cdn-cache-control')).toContain('max-age=300')
  expect(visitor.headers.get('cache-tag')).toBe(`catalogue,product:${product.id.slice(0, 12)}`)
})

test('where the database fails, the app is there to ask again, and nobody keeps the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const product = await createProduct(shirt)
  const { binding, plan } = createFaultyD1(env.CATALOGUE_DB)
  plan('refused')
  const answer = await open(productPath(product), {}, siteEnv({ CATALOGUE_DB: binding }))
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await answer.text()).toContain('<div id="root"></div>')
})

describe('the site map', () => {
  beforeAll(async () => {
    await env.CATALOGUE_DB.prepare('delete from products').run()
    await createProduct({
      id: 'a'.repeat(26),
      number: 1,
      brand: 'Lin',
      name: 'Shirt',
      updatedAt: new Date(0),
    })
    await createProduct({ id: 'b'.repeat(26), number: 2, goneAt: new Date() })
    await createProduct({ id: 'c'.repeat(26), number: 10_001, brand: 'Lin', name: 'Coat' })
  })

  test('comes in parts by ranges of numbers, and names what can be bought', async () => {
    const index = await (await open('/sitemap.xml')).text()
    expect([...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${site}/sitemaps/pages.xml`,
      `${site}/sitemaps/products-1.xml`,
      `${site}/sitemaps/products-2.xml`,
    ])
    const first = await open('/sitemaps/products-1.xml')
    expect(first.headers.get('content-type')).toContain('application/xml')
    expect([...(await first.text()).matchAll(/<url>.*<\/url>/g)].map(([url]) => url)).toEqual([
      `<url><loc>${site}/p/lin-shirt-aaaaaaaaaaaa</loc><lastmod>1970-01-01</lastmod></url>`,
    ])
    expect(await (await open('/sitemaps/products-2.xml')).text()).toContain('/p/lin-coat-cccccccccccc')
  })

  test('no part is read by a look at the whole table', async () => {
    const plan = async (query: string) =>
      (await env.CATALOGUE_DB.prepare(`explain query plan ${query}`).all<{ detail: string }>()).results
        .map(({ detail }) => detail)
        .join()
    const part =
      'select id from products where number > 10000 and number <= 20000 and gone_at is null order by number'
    expect(await plan(part)).toContain('SEARCH products USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)')
    expect((await open('/sitemaps/products-0.xml')).status).toBe(404)
  })
})

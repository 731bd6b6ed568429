import { describe, expect, test } from 'vitest'
import { firstIn, nth } from '#shared/testing/first.ts'
import { openShop, readAt } from '../testing/external-products.ts'
import { shopDialects } from '../testing/shop-dialects.ts'
import { makeLargeJpeg } from '../testing/shop-pictures.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { visitsTo } from '../testing/web.ts'

const shops = shopDialects('https://a-shop.example')

describe('ten ways in which shops tell of a piece', () => {
  test.each(shops)('$name', async ({ path, contentType, body, told }) => {
    const { host, origin, put } = await openShop()
    const own = shopDialects(origin).find((page) => page.path === path) ?? { body, path }
    await put(path, own.body, { headers: { 'content-type': contentType ?? 'text/html' } })
    const piece = await readAt(origin + path)
    expect(piece).toMatchObject(told)
    expect(piece.images[0]).toMatch(/^https:\/\/.*\/cdn\/slip\.jpg/)
    expect(new URL(piece.address).host).toBe(host)
  })

  test('a shopper sees it with its picture, which we hold for her alone', async () => {
    const { host, origin, put } = await openShop()
    const shop = firstIn(shopDialects(origin))
    await put(shop.path, shop.body)
    await put('/cdn/slip.jpg', await makeLargeJpeg())
    const shopper = await createSignedIn()
    const answer = await shopper.api.finds.$post({
      json: { address: `Look: http://${host}${shop.path}&utm_source=x!` },
    })
    expect(answer.status).toBe(201)
    const product = await answer.json()
    expect(product).toMatchObject({
      address: `https://${host}/products/silk-slip`,
      shop: host,
      title: 'Silk Slip Dress',
      brand: 'Maison Lune',
      price: '€119.00',
      availability: 'in_stock',
      wornAs: 'dresses',
      watch: 'off',
    })
    const picture = await shopper.fetch(product.picture ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await (await createSignedIn()).fetch(product.picture ?? '')).status).toBe(404)
    const visits = await visitsTo(host)
    expect(visits.map(({ address }) => new URL(address).pathname)).toEqual([
      '/robots.txt',
      '/products/silk-slip',
      '/cdn/slip.jpg',
    ])
    expect(nth(visits, 1).headers['user-agent']).toMatch(/^Cabine\//)
    expect(nth(visits, 1).headers.cookie).toBeUndefined()
  })
})

describe('of several offers in microdata the cheapest that can be had is the page’s', () => {
  const offer = (price: string, availability: string, currency = '') => `
    <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
      <meta itemprop="price" content="${price}">
      ${currency && `<meta itemprop="priceCurrency" content="${currency}">`}
      <link itemprop="availability" href="https://schema.org/${availability}">
    </div>`
  const aggregate = (inner: string) => `
    <div itemprop="offers" itemscope itemtype="https://schema.org/AggregateOffer">
      <meta itemprop="lowPrice" content="49.00"><meta itemprop="priceCurrency" content="GBP">${inner}
    </div>`

  test.each([
    [
      'beside each other',
      offer('49.00', 'OutOfStock', 'GBP') +
        offer('99.00', 'InStock', 'GBP') +
        offer('89.00', 'InStock', 'GBP'),
      { priceCents: 8900, availability: 'in_stock' },
    ],
    [
      'within an aggregate, whose currency they share',
      aggregate(offer('49.00', 'SoldOut') + offer('99.00', 'InStock')),
      { priceCents: 9900, availability: 'in_stock' },
    ],
    ['of an aggregate alone its lowest price', aggregate(''), { priceCents: 4900 }],
    [
      'all sold out',
      offer('59.00', 'SoldOut', 'GBP') + offer('49.00', 'SoldOut', 'GBP'),
      { priceCents: 4900, availability: 'out_of_stock' },
    ],
  ])('%s', async (_, offers, told) => {
    const { origin, put } = await openShop()
    const body = `<!doctype html><html><head><title>Trousers</title></head><body>
      <div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Linen trousers</h1>
      <img itemprop="image" src="/cdn/slip.jpg" alt="">${offers}</div></body></html>`
    await put('/trousers', body, { headers: { 'content-type': 'text/html' } })
    expect(await readAt(`${origin}/trousers`)).toMatchObject({ currency: 'GBP', ...told })
  })
})

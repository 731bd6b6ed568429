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

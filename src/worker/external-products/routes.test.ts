import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { parseResponse } from 'hono/client'
import { describe, expect, test } from 'vitest'
import { addressIn, maxExternalProducts } from '#shared/external-products.ts'
import { firstIn } from '#shared/testing/first.ts'
import { api as worker } from '../api.ts'
import { openDb } from '../lib/db.ts'
import { newId } from '../lib/ids.ts'
import { createExternalProduct, openShop } from '../testing/external-products.ts'
import { piecePage } from '../testing/piece-page.ts'
import { smallJpegBytes } from '../testing/pictures.ts'
import { createSignedIn, type SignedIn } from '../testing/signed-in.ts'
import { devicePhoto } from '../testing/try-ons.ts'
import { visitsTo } from '../testing/web.ts'
import { forgetPicture } from './queries.ts'
import { tripsOf } from '../testing/trips.ts'

/** A shop with one product, and a shopper who has added it. */
async function foundPiece() {
  const shop = await openShop()
  await shop.put('/p', piecePage())
  await shop.put('/slip.jpg', smallJpegBytes())
  const shopper = await createSignedIn()
  const address = `${shop.origin}/p`
  const product = await parseResponse(shopper.api.finds.$post({ json: { address } }))
  return { shop, shopper, address, product }
}

const listOf = async ({ api }: SignedIn) => (await parseResponse(api.finds.$get())).finds
const objects = async ({ id }: SignedIn) => (await env.PHOTOS.list({ prefix: `outfits/${id}/` })).objects

describe('an external product', () => {
  test('is hers alone, and goes with its picture and its heart', async () => {
    const { shopper, address, product } = await foundPiece()
    const stranger = await createSignedIn()
    const param = { id: product.id }
    expect(await listOf(shopper)).toMatchObject([
      { id: product.id, title: 'Silk slip dress', price: '€89.00' },
    ])
    expect(await listOf(stranger)).toEqual([])
    expect((await stranger.api.finds[':id'].$delete({ param })).status).toBe(404)
    await shopper.api.wishlist.$post({
      json: { itemId: address, title: product.title, price: product.price },
    })
    expect(await objects(shopper)).toHaveLength(1)
    expect((await shopper.api.finds[':id'].$delete({ param })).status).toBe(204)
    expect(await listOf(shopper)).toEqual([])
    expect(await objects(shopper)).toEqual([])
    expect(await parseResponse(shopper.api.wishlist.$get())).toEqual([])
    expect((await shopper.fetch(product.picture ?? '')).status).toBe(404)
  })

  test('that is pasted again is the same, and its page is not read again for a while', async () => {
    const { shop, shopper, address, product } = await foundPiece()
    const before = (await visitsTo(shop.host)).length
    const again = await parseResponse(
      shopper.api.finds.$post({ json: { address: `see ${address}#reviews` } }),
    )
    expect(again.id).toBe(product.id)
    expect(await visitsTo(shop.host)).toHaveLength(before)
    await env.DB.prepare('update external_products set read_at = 1 where id = ?').bind(product.id).run()
    await shop.put('/p', piecePage({ price: '79.00' }))
    expect(await parseResponse(shopper.api.finds.$post({ json: { address } }))).toMatchObject({
      id: product.id,
      price: '€79.00',
      picture: product.picture,
    })
    expect(await listOf(shopper)).toHaveLength(1)
    expect(await objects(shopper)).toHaveLength(1)
  })

  test('is worn by its picture, which goes to nobody else', async () => {
    const { shopper, product } = await foundPiece()
    const order = {
      userImage: devicePhoto,
      garments: [{ image: product.picture ?? '', category: 'dresses' as const }],
    }
    expect((await shopper.api.fashn['start-tryon'].$post({ json: order })).status).toBe(200)
    const stranger = await createSignedIn()
    expect((await stranger.api.fashn['start-tryon'].$post({ json: order })).status).toBe(403)
  })

  test('is watched while it is on her wishlist, which shows its price of today', async () => {
    const { shopper, address, product } = await foundPiece()
    await shopper.api.wishlist.$post({
      json: { itemId: address, title: product.title, price: product.price, link: address },
    })
    expect(await listOf(shopper)).toMatchObject([{ watch: 'on' }])
    await env.DB.prepare('update external_products set price_cents = 4900 where id = ?')
      .bind(product.id)
      .run()
    expect(await parseResponse(shopper.api.wishlist.$get())).toMatchObject([
      {
        price: '€89.00',
        image: product.picture,
        link: address,
        find: { id: product.id },
        product: { price: '€49.00', availability: 'in_stock', garment_category: 'dresses' },
      },
    ])
    await shopper.api.wishlist[':itemId'].$delete({ param: { itemId: encodeURIComponent(address) } })
    expect(await listOf(shopper)).toMatchObject([{ watch: 'off' }])
    const watched = await shopper.api.finds[':id'].watch.$put({
      param: { id: product.id },
      json: { watch: true },
    })
    expect(await watched.json()).toMatchObject({ watch: 'on' })
  })
})

describe('two calls about one page at once', () => {
  /** The Worker with a bucket whose next call of this name waits until it is let go. */
  function slowWorker(call: 'put' | 'delete') {
    const reached = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    let isOver = false
    const PHOTOS = new Proxy(env.PHOTOS, {
      get(bucket, name) {
        const member: unknown = Reflect.get(bucket, name)
        if (typeof member !== 'function') return member
        return async (...args: unknown[]) => {
          if (name === call && !isOver) {
            isOver = true
            reached.resolve()
            await go.promise
          }
          return await (Reflect.apply(member, bucket, args) as Promise<unknown>)
        }
      },
    })
    const target = {
      async fetch(request: Request) {
        const context = createExecutionContext()
        const answer = await worker.fetch(request, { ...env, PHOTOS }, context)
        await waitOnExecutionContext(context)
        return answer
      },
    }
    return { target, reached: reached.promise, letGo: go.resolve }
  }

  async function shopWithPiece() {
    const shop = await openShop()
    await shop.put('/p', piecePage())
    await shop.put('/slip.jpg', smallJpegBytes())
    return { json: { address: `${shop.origin}/p` } }
  }

  /** The stored picture is the one that is shown. */
  async function expectWhole(shopper: SignedIn) {
    const pictures = (await listOf(shopper)).map(({ picture }) => picture)
    expect((await objects(shopper)).map(({ key }) => `/api/photos/${key}`)).toEqual(pictures)
    return pictures
  }

  test.each(['the first', 'the second'])('leave one picture, whose comes last: that of %s', async (last) => {
    const page = await shopWithPiece()
    const { target, reached, letGo } = slowWorker('put')
    const shopper = await createSignedIn({}, target)
    const first = parseResponse(shopper.api.finds.$post(page))
    await reached
    // The first call has its row by now, and is storing its picture.
    if (last === 'the second') letGo()
    if (last === 'the second') await first
    await env.DB.prepare('update external_products set read_at = 1 where user_id = ?').bind(shopper.id).run()
    await env.DB.prepare(
      "update external_products set image = 'https://gone.example/x.jpg' where user_id = ?",
    )
      .bind(shopper.id)
      .run()
    const second = await parseResponse(shopper.api.finds.$post(page))
    letGo()
    const firstSaid = await first
    const [picture] = await expectWhole(shopper)
    expect(second.picture).toBe(picture)
    // The call that was overtaken returns the present state.
    if (last === 'the first') expect(firstSaid.picture).toBe(picture)
  })

  test('an external product that is removed while its picture is on its way takes it along', async () => {
    const page = await shopWithPiece()
    const { target, reached, letGo } = slowWorker('put')
    const shopper = await createSignedIn({}, target)
    const finding = shopper.api.finds.$post(page)
    await reached
    const { id } = firstIn(await listOf(shopper))
    expect((await shopper.api.finds[':id'].$delete({ param: { id } })).status).toBe(204)
    letGo()
    expect(String((await finding).status)).toBe('404')
    expect(await expectWhole(shopper)).toEqual([])
  })

  test('an external product that is read again while it is removed leaves nothing', async () => {
    const page = await shopWithPiece()
    const { target, reached, letGo } = slowWorker('delete')
    const shopper = await createSignedIn({}, target)
    const { id } = await parseResponse(shopper.api.finds.$post(page))
    await env.DB.prepare(
      "update external_products set read_at = 1, image = 'https://gone.example/x.jpg' where id = ?",
    )
      .bind(id)
      .run()
    const removing = shopper.api.finds[':id'].$delete({ param: { id } })
    await reached
    await parseResponse(shopper.api.finds.$post(page))
    letGo()
    expect((await removing).status).toBe(204)
    expect(await expectWhole(shopper)).toEqual([])
  })

  test('a picture that cannot be kept does not take the other one down', async () => {
    const page = await shopWithPiece()
    const shopper = await createSignedIn()
    const { id } = await parseResponse(shopper.api.finds.$post(page))
    await forgetPicture(openDb(env.DB), shopper.id, id, 'outfits/another')
    expect(await expectWhole(shopper)).toHaveLength(1)
  })
})

test('a shopper who pastes and pastes is asked to wait, and no shop is asked for her', async () => {
  const shop = await openShop()
  const { api } = await createSignedIn()
  const statuses: number[] = []
  for (let at = 0; at < 11; at++) {
    await shop.put(`/p${at}`, piecePage())
    statuses.push((await api.finds.$post({ json: { address: `${shop.origin}/p${at}` } })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  expect((await visitsTo(shop.host)).some(({ address }) => address.endsWith('/p10'))).toBe(false)
})

test('a list that is full takes no more, and its shop is not asked', async () => {
  const { shop, shopper } = await foundPiece()
  const rows = JSON.stringify(Array.from({ length: maxExternalProducts - 1 }, () => newId()))
  await env.DB.prepare(
    `insert into external_products (id, user_id, address, title, brand, availability, image, category, added_at, read_at)
     select value, ?1, 'https://x.example/' || value, 't', '', 'unknown', '', 'tops', 1, 1 from json_each(?2)`,
  )
    .bind(shopper.id, rows)
    .run()
  await shop.put('/q', piecePage())
  const answer = await shopper.api.finds.$post({ json: { address: `${shop.origin}/q` } })
  expect(await answer.json()).toMatchObject({ error: 'finds_full' })
  expect((await visitsTo(shop.host)).some(({ address }) => address.endsWith('/q'))).toBe(false)
})

test('our own pages, and links that pay by the click, are no shop', async () => {
  const { api } = await createSignedIn()
  for (const address of ['https://cabine.test/dashboard', 'https://bit.ly/3abc', 'no address', '']) {
    const answer = await api.finds.$post({ json: { address } })
    expect(await answer.json(), address).toMatchObject({ error: 'find_failed', reason: 'address' })
  }
})

test('a list is read in one trip; finding takes four, whatever the page', async () => {
  const { shopper, shop } = await foundPiece()
  await createExternalProduct(shopper.id)
  expect(tripsOf(await shopper.fetch('/api/finds'))).toBe(1)
  await shop.put('/q', piecePage())
  expect(tripsOf(await shopper.api.finds.$post({ json: { address: `${shop.origin}/q` } }))).toBe(4)
})

test.each([
  ['https://shop.example/a?b=c', 'https://shop.example/a?b=c'],
  ['I love this! https://shop.example/a. What do you think?', 'https://shop.example/a'],
  ['(http://shop.example/a)', 'http://shop.example/a'],
  [' shop.example/kleid ', 'https://shop.example/kleid'],
  ['Silk slip\nhttps://shop.example/a\n\nsent from my phone', 'https://shop.example/a'],
  ['no address at all', null],
  ['', null],
])('%j holds %j', (text, address) => expect(addressIn(text)).toBe(address))

import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { nth } from '#shared/testing/first.ts'
import { tellSavers } from '../wishlist/tell-savers.ts'
import { rss, rssItem } from '../testing/feeds.ts'
import { importContent, newFeed, productsOf } from '../testing/imports.ts'
import { openTab } from '../testing/shopper.ts'
import { createSignedIn, type SignedIn } from '../testing/signed-in.ts'
import { saveToWishlist } from '../testing/saved-products.ts'
import type { ConfiguredFeed } from './feed-config.ts'
import { productId } from '../catalogue/product-id.ts'

type Values = Record<string, string>

const row = (feed: ConfiguredFeed, colour: string, name: string, values: Values = {}) =>
  rssItem({
    id: `${colour}-${name}`,
    title: 'Marlow | Wrap dress',
    link: `https://${feed.id}.example.com/${colour}-${name}`,
    image_link: `https://cdn.example.com/${feed.id}-${colour}.jpg`,
    price: '59.00 EUR',
    item_group_id: `wrap-${feed.id}`,
    color: colour,
    size: name,
    ...values,
  })

/** A shop with a dress in two colours and three sizes. */
async function dressShop() {
  const feed = newFeed()
  const read = async (changes: Record<string, Values> = {}, own: Values = {}) => {
    await scheduler.wait(2)
    const rows = ['Black', 'Ivory'].flatMap((colour) =>
      ['S', 'M', 'L'].map((name) => row(feed, colour, name, { ...own, ...changes[`${colour}-${name}`] })),
    )
    await importContent(feed, rss(...rows))
    await tellSavers(env)
  }
  const idOf = (item: string) => productId(feed.id, item)
  return { feed, read, idOf, linkOf: (item: string) => `https://${feed.id}.example.com/${item}` }
}

const detailOf = async (name: string) => {
  const answer = await openTab().api.products[':id'].$get({ param: { id: name } })
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`)
  return answer.json()
}

const save = (shopper: SignedIn, itemId: string, more: Values = {}) =>
  shopper.api.wishlist.$post({
    json: { itemId, title: '', price: '', image: '', link: '', brand: '', ...more },
  })
const listOf = async (shopper: SignedIn) => {
  const answer = await shopper.api.wishlist.$get()
  if (!answer.ok) throw new Error(`the list answered ${answer.status}`)
  return answer.json()
}
const toldOf = async (shopper: SignedIn) => {
  const { notifications } = await (await shopper.api.notifications.$get()).json()
  return notifications.map((one) =>
    one.kind === 'price_drop'
      ? `${one.data.name} ${one.data.priceCents}`
      : `${one.kind} ${'name' in one.data ? one.data.name : ''}`,
  )
}

describe('a dress in two colours and three sizes', () => {
  test('is told with its sizes and its other colour, under each of its names', async () => {
    const { read, idOf } = await dressShop()
    await read({ 'Black-M': { price: '69.00 EUR' }, 'Black-L': { availability: 'out of stock' } })
    const black = await detailOf(idOf('Black-S'))
    expect(black).toMatchObject({
      sizes: ['S', 'M'],
      price_cents: 5900,
      most_price_cents: 6900,
      variants: [
        { size: 'S', price_cents: 5900, availability: 'in_stock' },
        { size: 'M', price_cents: 6900, availability: 'in_stock' },
        { size: 'L', price_cents: 5900, availability: 'out_of_stock' },
      ],
      colours: [{ colour: 'Ivory', sizes: ['S', 'M', 'L'] }],
    })
    for (const name of [idOf('Black-M'), `any-words-${idOf('Black-L').slice(0, 12)}`])
      expect(await detailOf(name)).toMatchObject({ id: black.id, colour: 'Black' })
    const listed = await openTab().api.products.$get({
      query: { ids: `${idOf('Black-M')},${idOf('Ivory-L')}` },
    })
    expect((await listed.json()).map(({ id, colour }) => `${id} ${colour}`)).toEqual([
      `${idOf('Black-S')} Black`,
      `${idOf('Ivory-S')} Ivory`,
    ])
  })

  test('is one result, a colour of it where that is asked for, found by the sizes that can be had alone', async () => {
    const { feed, read } = await dressShop()
    await read(
      { 'Black-M': { availability: 'out of stock' } },
      { title: `Zephyrine${feed.id.replace('-', '')} | Wrap dress`, material: 'Chiffon' },
    )
    const find = async (more: Values = {}) => {
      const query = { q: `zephyrine${feed.id.replace('-', '')}`, ...more }
      const answer = await openTab().api.search.$get({ query })
      if (!answer.ok) throw new Error(`the search answered ${answer.status}`)
      return (await answer.json()).products
        .map(({ colour, sizes }) => `${colour} ${sizes.join(' ')}`)
        .toSorted()
    }
    expect(await find()).toHaveLength(1)
    expect(await find({ colour: 'Black' })).toEqual(['Black S L'])
    expect(await find({ colour: 'Ivory' })).toEqual(['Ivory S M L'])
    expect(await find({ size: 'M' })).toEqual(['Ivory S M L'])
  })
})

describe('a heart', () => {
  test('that was given to a size when each was a product stays, for this size, and is one of its colour', async () => {
    const { feed, read, idOf } = await dressShop()
    const shopper = await createSignedIn()
    // As an import before groups left them.
    await read({}, { item_group_id: '' })
    expect(await productsOf(feed)).toHaveLength(6)
    await saveToWishlist(shopper.id, idOf('Ivory-M'))
    for (const item of ['Black-S', 'Black-M', 'Black-L']) await saveToWishlist(shopper.id, idOf(item))
    await read()
    expect(await productsOf(feed)).toHaveLength(2)
    // Before she has looked at her list, and so before her hearts are moved.
    await read({ 'Ivory-M': { price: '49.00 EUR' } })
    expect(await toldOf(shopper)).toEqual(['Wrap dress · M 4900'])
    const list = await listOf(shopper)
    expect(list.map(({ productId: id, size }) => `${id} ${size ?? ''}`).toSorted()).toEqual(
      [`${idOf('Black-S')} `, `${idOf('Ivory-S')} M`].toSorted(),
    )
    await expect.poll(async () => (await listOf(shopper)).length).toBe(2)
    const kept = async () =>
      (
        await env.DB.prepare(
          'select product_id, variant_id from wishlist_items where user_id = ? order by saved_at',
        )
          .bind(shopper.id)
          .all()
      ).results
    await expect.poll(kept).toHaveLength(2)
    await read({ 'Ivory-M': { price: '39.00 EUR' } })
    expect(await toldOf(shopper)).toEqual(['Wrap dress · M 3900', 'Wrap dress · M 4900'])
    await shopper.api.wishlist[':itemId'].$delete({ param: { itemId: idOf('Ivory-S') } })
    expect(await listOf(shopper)).toHaveLength(1)
  })

  test('for a piece is told the lowest price of its sizes, and one for a size what this size costs', async () => {
    const { read, idOf, linkOf } = await dressShop()
    await read()
    const [piece, size] = [await createSignedIn(), await createSignedIn()]
    await save(piece, idOf('Black-S'))
    await save(size, idOf('Black-S'))
    const chosen = nth((await detailOf(idOf('Black-S'))).variants, 2)
    const again = await save(size, idOf('Black-S'), { variantId: chosen.id })
    expect(await again.json()).toMatchObject({
      productId: idOf('Black-S'),
      size: 'L',
      product: { price: '€59.00' },
    })
    await read({ 'Black-L': { price: '55.00 EUR' }, 'Black-S': { price: '49.00 EUR' } })
    await read({ 'Black-L': { availability: 'out of stock' }, 'Black-S': { price: '49.00 EUR' } })
    expect(await listOf(size)).toMatchObject([{ size: 'L', product: { availability: 'out_of_stock' } }])
    await read({ 'Black-L': { price: '54.00 EUR' }, 'Black-S': { price: '49.00 EUR' } })
    expect(await toldOf(piece)).toEqual(['Wrap dress 4900'])
    expect(await toldOf(size)).toEqual(['back_in_stock Wrap dress · L', 'Wrap dress · L 5500'])
    // A size's own page at the shop names it, too.
    const other = await createSignedIn()
    expect(await (await save(other, linkOf('Ivory-M'))).json()).toMatchObject({
      productId: idOf('Ivory-S'),
      size: 'M',
      link: linkOf('Ivory-M'),
    })
  })

  test('for a size is saved at what this size costs, and so is one that is moved to another size', async () => {
    const { read, idOf } = await dressShop()
    await read({ 'Black-M': { price: '69.00 EUR' } })
    const [, medium, large] = (await detailOf(idOf('Black-S'))).variants
    const shopper = await createSignedIn()
    await save(shopper, idOf('Black-S'), { variantId: medium!.id })
    expect(await listOf(shopper)).toMatchObject([{ price: '€69.00', size: 'M', variantId: medium!.id }])
    await save(shopper, idOf('Black-S'), { variantId: large!.id })
    expect(await listOf(shopper)).toMatchObject([{ price: '€59.00', size: 'L', variantId: large!.id }])
    await read({ 'Black-M': { price: '69.00 EUR' }, 'Black-L': { price: '57.00 EUR' } })
    expect(await listOf(shopper)).toMatchObject([{ price: '€59.00', product: { price: '€57.00' } }])
    // A size of another piece is none of this one.
    const stranger = await createSignedIn()
    const [ivory] = (await detailOf(idOf('Ivory-S'))).variants
    await save(stranger, idOf('Black-S'), { variantId: ivory!.id })
    expect((await listOf(stranger))[0]).not.toHaveProperty('size')
  })

  test('is told that a sold-out colour is there again with the first of its sizes', async () => {
    const { read, idOf } = await dressShop()
    const out = { availability: 'out of stock' }
    await read({ 'Black-S': out, 'Black-M': out, 'Black-L': out })
    const shopper = await createSignedIn()
    await save(shopper, idOf('Black-S'))
    await read({ 'Black-S': out, 'Black-L': out })
    expect(await toldOf(shopper)).toEqual(['back_in_stock Wrap dress'])
    await read({ 'Black-S': out })
    expect(await toldOf(shopper)).toHaveLength(1)
  })
})

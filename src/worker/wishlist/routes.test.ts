import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { products } from '../catalogue/schema.ts'
import { openCatalogue } from '../lib/db.ts'
import { createProduct } from '../testing/products.ts'
import { cataloguePlanOf, planOf } from '../testing/query-plan.ts'
import { createSignedIn, type SignedIn } from '../testing/signed-in.ts'
import { findListed, findNamedProducts, listItems } from './queries.ts'
import { tripsOf } from '../testing/trips.ts'

const hat = (overrides: Record<string, string> = {}) => ({
  itemId: 'https://hats.example/straw?size=M',
  title: 'Straw hat',
  price: '$29.00',
  image: 'https://hats.example/straw.jpg',
  link: 'https://hats.example/straw?size=M',
  brand: 'Chapeau',
  ...overrides,
})

const listOf = async (shopper: SignedIn) => {
  const answer = await shopper.api.wishlist.$get()
  if (!answer.ok) throw new Error(`the list answered ${answer.status}`)
  return answer.json()
}
const idsOf = async (shopper: SignedIn) => (await listOf(shopper)).map(({ itemId }) => itemId)

const save = (shopper: SignedIn, item: Record<string, string>) =>
  shopper.api.wishlist.$post({ json: { ...hat(), ...item } })
const merge = (shopper: SignedIn, items: Record<string, string>[]) =>
  shopper.api.wishlist.merge.$post({ json: { items: items as [] } })
const remove = (shopper: SignedIn, itemId: string) =>
  shopper.api.wishlist[':itemId'].$delete({ param: { itemId: encodeURIComponent(itemId) } })

/** As if she had saved this many pieces. */
async function fill(shopper: SignedIn, count: number) {
  await env.DB.prepare(
    `with recursive n(value) as (select 1 union all select value + 1 from n where value < ?2)
    insert into wishlist_items (user_id, item_id, title, brand, price, image, link, category, saved_at)
    select ?1, 'old-' || value, '', '', '', '', '', '', value from n`,
  )
    .bind(shopper.id, count)
    .run()
}

describe('the wishlist of an account (spec 2.3.5, 2.4.15, 2.7.4 to 2.7.6)', () => {
  test('a piece is saved, read with its time, and removed', async () => {
    const shopper = await createSignedIn()
    const before = Date.now()
    const saved = await save(shopper, {})
    expect(saved.status).toBe(201)
    const item = await saved.json()
    expect(item).toEqual({
      ...hat(),
      category: '',
      productId: null,
      product: null,
      savedAt: expect.any(String),
    })
    expect(new Date(item.savedAt).getTime()).toBeGreaterThanOrEqual(before)
    expect(await listOf(shopper)).toEqual([item])
    expect((await remove(shopper, hat().itemId)).status).toBe(204)
    expect(await listOf(shopper)).toEqual([])
  })

  test('newest first', async () => {
    const shopper = await createSignedIn()
    for (const itemId of ['a', 'b', 'c']) await save(shopper, { itemId })
    expect(await idsOf(shopper)).toEqual(['c', 'b', 'a'])
  })

  test('of a double tap the first save stands, also where the second tells it otherwise', async () => {
    const shopper = await createSignedIn()
    const first = await (await save(shopper, {})).json()
    await save(shopper, { itemId: 'another' })
    const second = await save(shopper, { title: 'A hat of straw', price: '$1.00' })
    expect([second.status, await second.json()]).toEqual([201, first])
    expect(await idsOf(shopper)).toEqual(['another', hat().itemId])
    await Promise.all(Array.from({ length: 5 }, () => save(shopper, { itemId: 'at once' })))
    expect(await idsOf(shopper)).toEqual(['at once', 'another', hat().itemId])
  })

  test('what is not there is removed too', async () => {
    const shopper = await createSignedIn()
    expect((await remove(shopper, 'https://nowhere.example/')).status).toBe(204)
  })

  test("nobody sees, empties or adds to another shopper's list", async () => {
    const [owner, stranger] = [await createSignedIn(), await createSignedIn()]
    await save(owner, {})
    expect(await listOf(stranger)).toEqual([])
    await remove(stranger, hat().itemId)
    await save(stranger, { title: 'Mine' })
    expect(await listOf(owner)).toMatchObject([{ title: 'Straw hat' }])
    expect(await listOf(stranger)).toMatchObject([{ title: 'Mine' }])
  })

  test.each([
    'https://shop.example/a/b/?q=1&r=ä#ü',
    'a/../b',
    '100%',
    '%2F',
    '%252F',
    'a%20b',
    'a+b c',
    '%',
    '%E0%A4%A',
    'ünïcode 👗',
    '...',
    'merge',
    'a?b=c&d=e',
    ' spaces ',
    '\\',
  ])('the id %s comes back as it went, and is removed by it', async (itemId) => {
    const shopper = await createSignedIn()
    await save(shopper, { itemId: `${itemId}x` })
    expect((await save(shopper, { itemId })).status).toBe(201)
    expect((await idsOf(shopper))[0]).toBe(itemId)
    expect((await remove(shopper, itemId)).status).toBe(204)
    expect(await idsOf(shopper)).toEqual([`${itemId}x`])
  })

  test.each([
    ['nothing', ''],
    ['one dot', '.'],
    ['two dots', '..'],
    ['too much', 'x'.repeat(2001)],
    ['a zero', 'a\0b'],
    ['two lines', 'a\nb'],
    ['half a character', '\ud83d'],
  ])('an id of %s is refused', async (_, itemId) => {
    expect(String((await save(await createSignedIn(), { itemId })).status)).toBe('400')
  })

  test.each([
    ['javascript:alert(1)', ''],
    ['java\tscript:alert(1)', ''],
    [' JaVaScRiPt:alert(1)', ''],
    ['data:text/html,<script>alert(1)</script>', ''],
    ['//evil.example/', ''],
    ['/account', ''],
    ['/sample-shop/../../account', ''],
    ['/sample-shop//evil.example', ''],
    ['/sample-shop/linen-shirt', '/sample-shop/linen-shirt'],
    ['https://user:pass@shop.example/', ''],
    ['http://shop.example/a', 'http://shop.example/a'],
    ['HTTPS://Shop.example/"><script>', 'https://shop.example/%22%3E%3Cscript%3E'],
    [`https://shop.example/${'a'.repeat(3000)}`, ''],
    ['undefined', ''],
  ])('of the link %s only %s is kept', async (link, kept) => {
    expect(await (await save(await createSignedIn(), { link })).json()).toMatchObject({ link: kept })
  })

  test('of the image likewise', async () => {
    const shopper = await createSignedIn()
    const imageOf = async (image: string) =>
      (await (await save(shopper, { itemId: image, image })).json()).image
    expect(await imageOf('/samples/garments/tee/320.webp')).toBe('/samples/garments/tee/320.webp')
    expect(await imageOf('data:image/svg+xml,<svg/>')).toBe('')
    expect(await imageOf('/sample-shop/tee')).toBe('')
  })

  test('characters that are none do no harm in words', async () => {
    const shopper = await createSignedIn()
    await save(shopper, { title: 'a\0b\ud83d', brand: '\u202eevil' })
    expect((await remove(shopper, hat().itemId)).status).toBe(204)
    expect(await idsOf(shopper)).toEqual([])
  })

  test('words too long are cut, not refused: a heart must not fail for them', async () => {
    const shopper = await createSignedIn()
    const long = '👗'.repeat(1000)
    const saved = await (await save(shopper, { title: long, brand: long, price: long })).json()
    expect([saved.title.length, saved.brand.length, saved.price.length]).toEqual([300, 120, 80])
    expect(saved.title.isWellFormed()).toBe(true)
  })

  test('a read costs one trip to the database, a write two, a removal one', async () => {
    const shopper = await createSignedIn()
    const { productUrl } = await createProduct()
    expect(tripsOf(await save(shopper, { itemId: productUrl }))).toBe(4)
    expect(tripsOf(await merge(shopper, [hat({ itemId: 'b' }), hat({ itemId: 'c' })]))).toBe(4)
    expect(tripsOf(await shopper.api.wishlist.$get())).toBe(2)
    expect(tripsOf(await remove(shopper, productUrl))).toBe(1)
  })
})

describe('a piece that the catalogue knows', () => {
  test('is told by the catalogue, whatever the browser says of it', async () => {
    const shopper = await createSignedIn()
    const product = await createProduct({ name: 'Linen shirt', brand: 'Maison Lin', garmentCategory: 'tops' })
    const forged = {
      title: 'Free!',
      price: '$0.00',
      link: 'https://evil.example/',
      image: 'https://evil.example/x',
    }
    const saved = await (await save(shopper, { itemId: product.productUrl, ...forged, brand: 'Evil' })).json()
    expect(saved).toMatchObject({
      productId: product.id,
      title: 'Linen shirt',
      brand: 'Maison Lin',
      price: '$59.00',
      image: product.imageUrl,
      link: product.productUrl,
      category: 'tops',
      product: { availability: 'in_stock', price: '$59.00', garment_category: 'tops', is_luxe: false },
    })
    expect(await listOf(shopper)).toEqual([saved])
  })

  test('is known also where its shop names no price', async () => {
    const shopper = await createSignedIn()
    const { id, productUrl } = await createProduct({ priceCents: null })
    const saved = await (await save(shopper, { itemId: productUrl })).json()
    expect(saved).toMatchObject({ productId: id, price: 'Price varies', product: { price: 'Price varies' } })
    expect(await listOf(shopper)).toEqual([saved])
  })

  test('keeps the category that the heart was given in', async () => {
    const { productUrl } = await createProduct()
    const saved = await save(await createSignedIn(), { itemId: productUrl, category: 'Top Pick' })
    expect(await saved.json()).toMatchObject({ category: 'Top Pick' })
  })

  test('shows what has become of it since, beside what it was', async () => {
    const shopper = await createSignedIn()
    const { id, productUrl } = await createProduct()
    await save(shopper, { itemId: productUrl })
    const change = (set: Partial<typeof products.$inferInsert>) =>
      openCatalogue(env.CATALOGUE_DB).update(products).set(set).where(eq(products.id, id))
    await change({ priceCents: 3900, availability: 'out_of_stock' })
    expect(await listOf(shopper)).toMatchObject([
      { price: '$59.00', product: { price: '$39.00', availability: 'out_of_stock' } },
    ])
    await change({ goneAt: new Date() })
    expect(await listOf(shopper)).toMatchObject([
      { title: expect.any(String), product: { availability: 'gone' } },
    ])
  })

  test('is saved also when it is gone, and outlives its row', async () => {
    const shopper = await createSignedIn()
    const { id, name } = await createProduct({ goneAt: new Date() })
    await save(shopper, { itemId: id })
    await env.CATALOGUE_DB.prepare('delete from products where id = ?').bind(id).run()
    expect(await listOf(shopper)).toMatchObject([{ title: name, productId: id, product: null }])
  })

  test('of several with one address, one that is still sold is meant', async () => {
    const productUrl = 'https://twins.example/shirt'
    await createProduct({ productUrl, goneAt: new Date() })
    const sold = await createProduct({ productUrl })
    await createProduct({ productUrl })
    const saved = await save(await createSignedIn(), { itemId: productUrl })
    expect(await saved.json()).toMatchObject({ productId: sold.id })
  })

  test('named by its id, it leads to its shop, a piece of Luxe, too, whatever her plan is', async () => {
    const product = await createProduct({ isLuxe: true })
    for (const plan of ['free', 'premium'] as const) {
      const saved = await save(await createSignedIn({ plan }), { itemId: product.id, link: '' })
      expect((await saved.json()).link).toBe(product.productUrl)
    }
  })
})

describe('a piece under both of its names, its id and its address', () => {
  const bothNames = async () => {
    const { id, productUrl } = await createProduct()
    return {
      byId: hat({ itemId: id, title: 'By id' }),
      byAddress: hat({ itemId: productUrl, title: 'By address' }),
    }
  }

  test('is saved once, and the first save stands', async () => {
    const [one, other] = [await createSignedIn(), await createSignedIn()]
    const { byId, byAddress } = await bothNames()
    const first = await (await save(one, byId)).json()
    await save(one, { itemId: 'another' })
    const second = await save(one, byAddress)
    expect([second.status, await second.json()]).toEqual([201, first])
    expect(await idsOf(one)).toEqual(['another', byId.itemId])
    await save(other, byAddress)
    await save(other, byId)
    expect(await idsOf(other)).toEqual([byAddress.itemId])
  })

  test('is saved once also by two taps at once', async () => {
    const shopper = await createSignedIn()
    const { byId, byAddress } = await bothNames()
    await Promise.all([byId, byAddress, byId, byAddress].map((item) => save(shopper, item)))
    expect((await idsOf(shopper)).length).toBe(1)
  })

  test('follows a visitor once, and what is in the account stands', async () => {
    const [shopper, owner] = [await createSignedIn(), await createSignedIn()]
    const { byId, byAddress } = await bothNames()
    expect(await (await merge(shopper, [byAddress, hat(), byId])).json()).toMatchObject([
      { itemId: byAddress.itemId },
      { itemId: hat().itemId },
    ])
    const standing = await (await save(owner, byId)).json()
    expect(await (await merge(owner, [byAddress])).json()).toEqual([standing])
  })

  test('is removed by its id, whichever name it was saved by', async () => {
    const shopper = await createSignedIn()
    const { byId, byAddress } = await bothNames()
    await save(shopper, {})
    await save(shopper, byAddress)
    await remove(shopper, byId.itemId)
    expect(await idsOf(shopper)).toEqual([hat().itemId])
  })

  test('takes one place of a list that is nearly full', async () => {
    const shopper = await createSignedIn()
    await fill(shopper, 999)
    const { byId, byAddress } = await bothNames()
    expect((await merge(shopper, [byId, byAddress])).status).toBe(200)
    expect((await save(shopper, byAddress)).status).toBe(201)
    expect((await merge(shopper, [byAddress])).status).toBe(200)
    expect((await idsOf(shopper)).length).toBe(1000)
  })
})

describe("a visitor's hearts follow her into the account", () => {
  test('in their order above what is there, and what is there stands', async () => {
    const shopper = await createSignedIn()
    for (const itemId of ['a', 'b']) await save(shopper, { itemId, title: 'First' })
    const items = ['x', 'a', 'y', 'z'].map((itemId) => hat({ itemId, title: 'Second' }))
    const merged = await merge(shopper, items)
    expect(merged.status).toBe(200)
    const list = await merged.json()
    expect(list.map(({ itemId, title }) => `${itemId} ${title}`)).toEqual([
      'x Second',
      'y Second',
      'z Second',
      'b First',
      'a First',
    ])
    expect(await (await merge(shopper, items)).json()).toEqual(list)
    expect(await listOf(shopper)).toEqual(list)
  })

  test('with what the catalogue knows of them', async () => {
    const shopper = await createSignedIn()
    const [one, other] = [await createProduct({ name: 'Known' }), await createProduct()]
    const items = [hat(), hat({ itemId: one.productUrl, title: 'Forged' }), hat({ itemId: other.id })]
    expect(await (await merge(shopper, items)).json()).toMatchObject([
      { productId: null, title: 'Straw hat' },
      { productId: one.id, title: 'Known' },
      { productId: other.id },
    ])
  })

  test('none is no mistake, twice the same is one, two hundred go at once, one more does not', async () => {
    const shopper = await createSignedIn()
    expect(await (await merge(shopper, [])).json()).toEqual([])
    expect(await (await merge(shopper, [hat({ title: 'New' }), hat({ title: 'Old' })])).json()).toMatchObject(
      [{ title: 'New' }],
    )
    const many = Array.from({ length: 200 }, (_, i) => hat({ itemId: `${'x'.repeat(1900)}${i}` }))
    expect(((await (await merge(shopper, many)).json()) as unknown[]).length).toBe(201)
    expect(String((await merge(shopper, [...many, hat({ itemId: 'y' })])).status)).toBe('400')
  })

  test('more bytes than any list can have are refused', async () => {
    const body = JSON.stringify({ items: [hat({ title: 'x'.repeat(700_000) })] })
    const headers = { 'content-type': 'application/json' }
    const answer = await (
      await createSignedIn()
    ).fetch('/api/wishlist/merge', { method: 'POST', headers, body })
    expect(answer.status).toBe(413)
  })
})

describe('a list that is full', () => {
  test('takes no more, says so, and loses nothing', async () => {
    const shopper = await createSignedIn()
    await fill(shopper, 999)
    expect((await save(shopper, { itemId: 'last' })).status).toBe(201)
    const refused = await save(shopper, { itemId: 'one more' })
    expect([String(refused.status), await refused.json()]).toEqual([
      '409',
      expect.objectContaining({ error: 'wishlist_full' }),
    ])
    expect((await save(shopper, { itemId: 'old-7' })).status).toBe(201)
    expect((await idsOf(shopper)).length).toBe(1000)
    await remove(shopper, 'old-1')
    expect((await save(shopper, { itemId: 'one more' })).status).toBe(201)
  })

  test('takes all of a visitor or nothing of hers', async () => {
    const shopper = await createSignedIn()
    await fill(shopper, 998)
    const refused = await merge(
      shopper,
      ['a', 'old-1', 'b', 'c'].map((itemId) => hat({ itemId })),
    )
    expect(String(refused.status)).toBe('409')
    expect((await idsOf(shopper)).length).toBe(998)
    expect(
      (
        await merge(
          shopper,
          ['a', 'old-1', 'b'].map((itemId) => hat({ itemId })),
        )
      ).status,
    ).toBe(200)
    expect((await idsOf(shopper)).length).toBe(1000)
  })

  test('many at once do not overfill it', async () => {
    const shopper = await createSignedIn()
    await fill(shopper, 997)
    await Promise.all(Array.from({ length: 12 }, (_, i) => save(shopper, { itemId: `at once ${i}` })))
    expect((await idsOf(shopper)).length).toBe(1000)
  })
})

test('among a hundred thousand products, hers are found by an index', async () => {
  const plans = [
    await planOf((db) => listItems(db, sql`${'a'}`)),
    await cataloguePlanOf((catalogue) => findNamedProducts(catalogue, [{ itemId: 'a', variantId: 'b' }])),
    await cataloguePlanOf((catalogue) => findListed(catalogue, [{ productId: 'a', variantId: 'b' }])),
  ]
  for (const plan of plans)
    expect(plan).not.toMatch(/SCAN (?:products|named|one|product_variants|wishlist_items)/)
})

test('her list goes with her account', async () => {
  const shopper = await createSignedIn()
  await save(shopper, {})
  await env.DB.prepare('delete from users where id = ?').bind(shopper.id).run()
  const count = env.DB.prepare('select count(*) as n from wishlist_items where user_id = ?').bind(shopper.id)
  expect(await count.first('n')).toBe(0)
})

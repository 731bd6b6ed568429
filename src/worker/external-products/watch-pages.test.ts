import { env } from 'cloudflare:test'
import { parseResponse } from 'hono/client'
import { expect, test } from 'vitest'
import { createPace } from '../catalogue/link-health/request-pace.ts'
import { createExternalProduct, openShop } from '../testing/external-products.ts'
import { piecePage } from '../testing/piece-page.ts'
import { createSignedIn, type SignedIn } from '../testing/signed-in.ts'
import { visitsTo } from '../testing/web.ts'
import { maxFailures } from './backoff.ts'
import type { externalProducts } from './schema.ts'
import { readWatched } from './watch-pages.ts'

type Overrides = Partial<typeof externalProducts.$inferInsert>

async function watchedPiece(
  overrides: Overrides = {},
  robots: Parameters<typeof openShop>[0] = { status: 404 },
) {
  const shop = await openShop(robots)
  const shopper = await createSignedIn()
  const address = `${shop.origin}/p`
  const product = await createExternalProduct(shopper.id, { address, nextReadAt: new Date(1), ...overrides })
  return { shop, shopper, product, address }
}

/** Runs the cron's job without its second between two pages of a shop; products that are due are read at once. */
async function run() {
  await readWatched(env, createPace(Date.now() + 60_000, 0))
}

const hurry = (id: string) =>
  env.DB.prepare('update external_products set next_read_at = 1 where id = ?').bind(id).run()

const rowOf = (id: string) =>
  env.DB.prepare(
    'select price_cents, availability, failures, next_read_at from external_products where id = ?',
  )
    .bind(id)
    .first<{ price_cents: number; availability: string; failures: number; next_read_at: number | null }>()

const toldOf = async ({ api }: SignedIn) =>
  (await parseResponse(api.notifications.$get())).notifications.map(({ kind, data }) => ({ kind, data }))

test('a price that fell is told once, and the next fall again', async () => {
  const { shop, shopper, product } = await watchedPiece()
  await shop.put('/p', piecePage({ price: '69.00' }))
  await run()
  await run()
  const drop = {
    kind: 'price_drop',
    data: { findId: product.id, name: 'Silk slip', priceCents: 6900, formerCents: 8900, currency: 'EUR' },
  }
  expect(await toldOf(shopper)).toMatchObject([drop])
  expect((await visitsTo(shop.host)).map(({ address }) => new URL(address).pathname)).toEqual([
    '/robots.txt',
    '/p',
  ])
  expect((await rowOf(product.id))?.next_read_at).toBeGreaterThan(Date.now() + 19 * 3_600_000)
  await hurry(product.id)
  await run()
  expect(await toldOf(shopper)).toHaveLength(1)
  await shop.put('/p', piecePage({ price: '59.00' }))
  await hurry(product.id)
  await run()
  expect(await toldOf(shopper)).toHaveLength(2)
})

test('two runs at the same moment tell it once', async () => {
  const { shop, shopper } = await watchedPiece()
  await shop.put('/p', piecePage({ price: '69.00' }))
  await Promise.all([run(), run(), run()])
  expect(await toldOf(shopper)).toHaveLength(1)
  expect((await visitsTo(shop.host)).filter(({ address }) => address.endsWith('/p'))).toHaveLength(1)
})

test('there again is told; dearer, sold out, and less by a trifle are not', async () => {
  const back = await watchedPiece({ availability: 'out_of_stock' })
  await back.shop.put('/p', piecePage())
  const quiet = await Promise.all([watchedPiece(), watchedPiece(), watchedPiece()])
  await quiet[0].shop.put('/p', piecePage({ price: '99.00' }))
  await quiet[1].shop.put('/p', piecePage({ price: '9.00', stock: 'OutOfStock' }))
  await quiet[2].shop.put('/p', piecePage({ price: '88.90' }))
  await run()
  expect(await toldOf(back.shopper)).toMatchObject([
    { kind: 'back_in_stock', data: { findId: back.product.id } },
  ])
  for (const { shopper } of quiet) expect(await toldOf(shopper)).toEqual([])
  expect(await rowOf(quiet[0].product.id)).toMatchObject({ price_cents: 9900 })
})

test('who is leaving, and who has stopped watching meanwhile, hears nothing', async () => {
  const [leaving, stopped] = [await watchedPiece(), await watchedPiece({ nextReadAt: null })]
  await env.DB.prepare('update users set removal_due_at = 1 where id = ?').bind(leaving.shopper.id).run()
  for (const { shop } of [leaving, stopped]) await shop.put('/p', piecePage({ price: '9.00' }))
  await run()
  for (const { shopper } of [leaving, stopped]) expect(await toldOf(shopper)).toEqual([])
  expect(await visitsTo(stopped.shop.host)).toEqual([])
})

test('many who watch one page are one visitor', async () => {
  const { shop, address } = await watchedPiece()
  const others = await Promise.all([createSignedIn(), createSignedIn()])
  for (const { id } of others) await createExternalProduct(id, { address, nextReadAt: new Date(1) })
  await shop.put('/p', piecePage({ price: '69.00' }))
  await run()
  expect((await visitsTo(shop.host)).filter((visit) => visit.address === address)).toHaveLength(1)
  for (const other of others) expect(await toldOf(other)).toHaveLength(1)
})

test('a page that gives nothing is asked ever more seldom, then no more, and she sees that', async () => {
  const { shop, shopper, product } = await watchedPiece()
  await shop.put('/p', '', { status: 500 })
  const waits: number[] = []
  for (let at = 0; at < maxFailures; at++) {
    await hurry(product.id)
    await run()
    const next = (await rowOf(product.id))?.next_read_at
    if (next) waits.push(next - Date.now())
  }
  expect(waits).toHaveLength(maxFailures - 1)
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect((await parseResponse(shopper.api.finds.$get())).finds).toMatchObject([{ watch: 'given_up' }])
  const again = await shopper.api.finds[':id'].watch.$put({
    param: { id: product.id },
    json: { watch: true },
  })
  expect(await again.json()).toMatchObject({ watch: 'on' })
})

test('a shop that forbids it by its robots.txt is not asked again', async () => {
  const { shop, product } = await watchedPiece({}, { body: 'User-agent: Cabine\nDisallow: /' })
  await shop.put('/p', piecePage({ price: '9.00' }))
  await run()
  expect(await rowOf(product.id)).toMatchObject({ price_cents: 8900, next_read_at: null })
  expect(await visitsTo(shop.host)).toHaveLength(1)
})

test('what a shop shows in the place of a piece that is gone is not its price', async () => {
  const { shop, shopper, product } = await watchedPiece()
  await shop.put('/p', '', { status: 302, headers: { location: '/bestseller' } })
  await shop.put('/bestseller', piecePage({ price: '5.00' }))
  await run()
  expect(await rowOf(product.id)).toMatchObject({ price_cents: 8900, failures: 1 })
  expect(await toldOf(shopper)).toEqual([])
})

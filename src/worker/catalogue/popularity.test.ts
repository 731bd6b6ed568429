import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { firstIn, firstOf } from '#shared/testing/first.ts'
import { openDb } from '../lib/db.ts'
import { productTries } from '../recommendations/schema.ts'
import { saveToWishlist } from '../testing/saved-products.ts'
import { createProduct } from '../testing/products.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { countPopularity } from './popularity.ts'
import { dayOf } from './day.ts'
import { productClicks, products } from './schema.ts'

const db = openDb(env.DB)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('clicks, hearts and try-ons of four weeks count, the latest the most', async () => {
  const shopper = await createSignedIn()
  const [clicked, loved, tried, old, ignored] = firstOf(
    5,
    await Promise.all(Array.from({ length: 5 }, () => createProduct())),
  )
  await db.batch([
    db
      .insert(productClicks)
      .values({ productId: clicked.id, day: dayOf(new Date()), place: 'search', count: 2 }),
    db
      .insert(productClicks)
      .values({ productId: clicked.id, day: dayOf(new Date()), place: 'detail', count: 1 }),
    db
      .insert(productClicks)
      .values({ productId: old.id, day: dayOf(daysAgo(40)), place: 'search', count: 90 }),
    saveToWishlist(shopper.id, loved.id, daysAgo(14)),
    db.insert(productTries).values({ userId: shopper.id, productId: tried.id, count: 9, lastAt: new Date() }),
  ])
  await countPopularity(db)
  const counts = new Map((await db.select().from(products)).map(({ id, popularity }) => [id, popularity]))
  expect(counts.get(loved.id)).toBe(200)
  expect(counts.get(tried.id)).toBe(900)
  expect(counts.get(clicked.id)).toBeGreaterThan(280)
  expect(counts.get(clicked.id)).toBeLessThanOrEqual(300)
  expect([counts.get(old.id), counts.get(ignored.id)]).toEqual([0, 0])

  await db.delete(productTries)
  await countPopularity(db)
  const after = firstIn((await db.select().from(products)).filter(({ id }) => id === tried.id))
  expect(after.popularity).toBe(0)
})

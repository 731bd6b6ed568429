import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { firstIn, firstOf } from '#shared/testing/first.ts'
import { openCatalogue } from '../lib/db.ts'
import { createProduct } from '../testing/products.ts'
import { countPopularity } from './popularity.ts'
import { dayOf } from '../lib/day-counts.ts'
import { countSigns } from './product-signs.ts'
import { productClicks, products } from './schema.ts'

const db = openCatalogue(env.CATALOGUE_DB)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('clicks, hearts and try-ons of four weeks count, the latest the most', async () => {
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
  ])
  await countSigns(db, 'hearts', [{ productId: loved.id, at: daysAgo(14) }])
  const try1 = { productId: tried.id, at: new Date() }
  await countSigns(db, 'tries', [try1])
  await countSigns(db, 'tries', [try1, try1])
  await countPopularity(db)
  const counts = new Map((await db.select().from(products)).map(({ id, popularity }) => [id, popularity]))
  // A day's signs are of its beginning.
  expect(counts.get(loved.id)).toBeGreaterThan(180)
  expect(counts.get(loved.id)).toBeLessThanOrEqual(200)
  expect(counts.get(tried.id)).toBeGreaterThan(860)
  expect(counts.get(tried.id)).toBeLessThanOrEqual(900)
  expect(counts.get(clicked.id)).toBeGreaterThan(280)
  expect(counts.get(clicked.id)).toBeLessThanOrEqual(300)
  expect([counts.get(old.id), counts.get(ignored.id)]).toEqual([0, 0])

  await countSigns(db, 'tries', [try1, try1, try1], -1)
  await countPopularity(db)
  const after = firstIn((await db.select().from(products)).filter(({ id }) => id === tried.id))
  expect(after.popularity).toBe(0)
})

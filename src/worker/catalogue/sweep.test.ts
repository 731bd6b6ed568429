import { createScheduledController, env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import worker from '../index.ts'
import { createProduct, createProducts } from '../testing/products.ts'

const sweep = () => worker.scheduled(createScheduledController({ cron: '17 3 * * *' }), env)

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('of each feed the last thirty reports stay, and what is under way', async () => {
  const report = env.CATALOGUE_DB.prepare(
    'insert into imports (id, feed_id, state, started_at) values (?1, ?2, ?3, ?4)',
  )
  const reports = Array.from({ length: 33 }, (_, at) =>
    report.bind(`busy-${at}`, 'busy', at === 0 ? 'reading' : 'done', at),
  )
  await env.CATALOGUE_DB.batch([...reports, report.bind('calm-0', 'calm', 'failed', 0)])
  await sweep()
  const { results } = await env.CATALOGUE_DB.prepare('select id from imports order by id').all()
  const kept = ['calm-0', 'busy-0', ...Array.from({ length: 30 }, (_, at) => `busy-${at + 3}`)]
  expect(results.map(({ id }) => id)).toEqual(kept.toSorted())
})

test('what a thing cost is forgotten four hundred days after it has gone', async () => {
  const note = env.CATALOGUE_DB.prepare(
    "insert into price_history (product_id, at, currency, availability) values (?, 1, 'EUR', 'gone')",
  )
  const things = await createProducts([
    { id: 'long-gone', goneAt: daysAgo(402) },
    { id: 'gone', goneAt: daysAgo(399) },
    { id: 'there' },
  ])
  await env.CATALOGUE_DB.batch(things.map(({ id }) => note.bind(id)))
  await sweep()
  const { results } = await env.CATALOGUE_DB.prepare(
    'select product_id as id from price_history order by id',
  ).all()
  expect(results).toEqual([{ id: 'gone' }, { id: 'there' }])
})

test('of a product that is still sold, prices of more than four hundred days before the newest go, but for the last of them', async () => {
  const { id } = await createProduct({ id: 'steady' })
  const note = env.CATALOGUE_DB.prepare(
    "insert into price_history (product_id, at, currency, availability) values (?, ?, 'EUR', 'in_stock')",
  )
  const days = [1000, 900, 500, 300, 0]
  for (const at of days.map((ago) => daysAgo(ago).getTime())) await note.bind(id, at).run()
  const { results } = await env.CATALOGUE_DB.prepare(
    "select at from price_history where product_id = 'steady' order by at",
  ).all<{ at: number }>()
  const kept = results.map(({ at }) => Math.round((Date.now() - at) / 86_400_000))
  expect(kept).toEqual([500, 300, 0])
})

test('that the page of a thing answered is forgotten when it is gone; that it was missing is not', async () => {
  const check = env.CATALOGUE_DB.prepare('insert into link_checks values (?, 1, ?, ?)')
  await createProducts([
    { id: 'dropped', goneAt: daysAgo(1) },
    { id: 'missing', goneAt: daysAgo(1) },
    { id: 'sold' },
  ])
  await env.CATALOGUE_DB.batch([
    check.bind('dropped', 200, 0),
    check.bind('missing', 404, 3),
    check.bind('sold', 200, 0),
  ])
  await sweep()
  const { results } = await env.CATALOGUE_DB.prepare(
    'select product_id as id from link_checks order by id',
  ).all()
  expect(results).toEqual([{ id: 'missing' }, { id: 'sold' }])
})

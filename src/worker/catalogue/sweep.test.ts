import { createScheduledController, env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import worker from '../index.ts'
import { lt } from 'drizzle-orm'
import { products } from './schema.ts'
import { cataloguePlanOf } from '../testing/query-plan.ts'
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

/** How many rows of these products there are, in the table, in the index and in what refers to them. */
async function remains(ids: string[]) {
  const list = JSON.stringify(ids)
  const tables = ['price_history', 'link_checks', 'product_signs', 'product_clicks', 'product_news']
  const [inTable, inIndex, ...referring] = await env.CATALOGUE_DB.batch<{ n: number }>([
    env.CATALOGUE_DB.prepare(
      'select count(*) n from products where id in (select value from json_each(?))',
    ).bind(list),
    env.CATALOGUE_DB.prepare("select count(*) n from product_search where product_search match 'sweepable'"),
    ...tables.map((table) =>
      env.CATALOGUE_DB.prepare(
        `select count(*) n from ${table} where product_id in (select value from json_each(?))`,
      ).bind(list),
    ),
  ])
  return [inTable, inIndex, ...referring].map((answer) => answer?.results[0]?.n)
}

async function addTraces(id: string) {
  const on = (text: string) => env.CATALOGUE_DB.prepare(text).bind(id)
  await env.CATALOGUE_DB.batch([
    on("insert into price_history (product_id, at, currency, availability) values (?, 1, 'EUR', 'gone')"),
    on('insert or replace into link_checks (product_id, checked_at, status, failures) values (?, 1, 404, 3)'),
    on("insert into product_signs (product_id, day, hearts) values (?, '2026-01-01', 1)"),
    on(
      `insert into product_clicks (product_id, day, place, count) values (?, '${new Date().toISOString().slice(0, 10)}', 'detail', 1)`,
    ),
    on("insert into product_news (product_id, at, kind, data) values (?, 1, 'price_drop', '{}')"),
  ])
}

test('a product leaves the index when it goes, and ninety days later the table and all that refers to it', async () => {
  const [left, kept] = await createProducts([
    { name: 'Sweepable skirt', goneAt: daysAgo(91) },
    { name: 'Sweepable dress', goneAt: daysAgo(89) },
  ])
  if (!left || !kept) throw new Error('none was created')
  for (const { id } of [left, kept]) await addTraces(id)
  expect(await remains([left.id, kept.id])).toEqual([2, 0, 2, 2, 2, 2, 2])
  await sweep()
  expect(await remains([left.id, kept.id])).toEqual([1, 0, 1, 1, 1, 1, 1])
  expect(await remains([left.id])).toEqual([0, 0, 0, 0, 0, 0, 0])
})

test('many leave in portions, and those that are sold stay', async () => {
  await env.CATALOGUE_DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 450)
     insert into products (id, feed_id, item_id, brand, name, category, currency, availability, product_url, image_url,
       content_hash, import_id, created_at, updated_at, gone_at)
     select 'many-' || i, 'many', i, 'Lin', 'Shirt', 'tops', 'EUR', 'in_stock', 'https://x.example/' || i, '', i, 'x', 0, 0,
       iif(i <= 420, 1, null) from n`,
  ).run()
  await sweep()
  const count = await env.CATALOGUE_DB.prepare(
    "select count(*) n from products where feed_id = 'many'",
  ).first('n')
  expect(count).toBe(30)
})

test('what is long gone is found without a look at every product', async () => {
  const plan = await cataloguePlanOf((db) =>
    db.select({ id: products.id }).from(products).where(lt(products.goneAt, new Date())),
  )
  expect(plan).toContain('products_gone')
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
  const check = env.CATALOGUE_DB.prepare('insert or replace into link_checks values (?, 1, ?, ?)')
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
    "select product_id as id from link_checks where product_id in ('dropped', 'missing', 'sold') order by id",
  ).all()
  expect(results).toEqual([{ id: 'missing' }, { id: 'sold' }])
})

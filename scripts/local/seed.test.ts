import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEditorial } from '#scripts/sample-shop/editorial.ts'
import { readRange } from '#scripts/sample-shop/range.ts'
import { joinPicks, type Picks } from '#worker/catalogue/top-picks.ts'
import { withBindings } from './database.ts'
import { migrate } from './migrate.ts'
import { seed } from './seed.ts'

let state: string

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'cabine-seed-'))
  await migrate(state)
  await seed(state)
}, 120_000)
afterAll(() => rm(state, { recursive: true }))

const facts = {
  products: 'products where gone_at is null',
  collections: 'collections',
  presets: 'outfit_presets',
  posts: 'outfit_posts',
  templates: 'outfit_templates',
  looks: 'product_vectors',
  picturesDue: 'pictures_due',
  lossyImports: "imports where state <> 'done' or skipped_count > 0",
  pricesChanged: 'price_history group by product_id having count(*) > 1',
}

const look = () =>
  withBindings(state, async ({ DB, CATALOGUE_DB, CACHE }) => {
    const statements = Object.values(facts).map((what) =>
      CATALOGUE_DB.prepare(`select count(*) n from ${what}`),
    )
    const answers = await CATALOGUE_DB.batch<{ n: number }>(statements)
    const counts = Object.fromEntries(
      Object.keys(facts).map((name, i) => [name, answers[i]?.results[0]?.n ?? 0]),
    )
    const lists = (await CACHE.list({ prefix: 'list:' })).keys.map(({ name }) => name)
    const picks = lists.find((name) => name.startsWith('list:top-picks:')) ?? ''
    const accounts = (await DB.prepare('select count(*) n from users').first<number>('n')) ?? 0
    return { counts, accounts, lists, picks: await CACHE.get<Picks>(picks, 'json') }
  })

test('a seeded shop is whole, its cached lists are there, and a second start adds nothing', async () => {
  const { collections, presets, posts, templates } = readEditorial()
  const { counts, accounts, lists, picks: kept } = await look()
  const picks = kept ? joinPicks(kept, new Date(), null) : []
  expect(counts).toEqual({
    products: readRange().length,
    collections: collections.length,
    presets: presets.length,
    posts: posts.length,
    templates: templates.length,
    looks: readRange().length,
    picturesDue: 0,
    lossyImports: 0,
    pricesChanged: 0,
  })
  expect(accounts).toBe(2)
  for (const name of ['handpicked', 'collections', 'outfit-presets', 'outfit-posts', 'collection:workwear'])
    expect(
      lists.some((list) => list.startsWith(`list:${name}:`)),
      name,
    ).toBe(true)
  expect(picks.length).toBeGreaterThanOrEqual(20)
  expect(picks.filter((product) => product.is_luxe).length).toBeLessThanOrEqual(4)

  await migrate(state)
  await seed(state)
  expect((await look()).counts).toEqual(counts)
}, 120_000)

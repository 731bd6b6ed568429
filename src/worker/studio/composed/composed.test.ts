import { env } from 'cloudflare:test'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import shirt from '../../../../public/samples/garments/white-poplin-shirt/640.webp?inline'
import sampleFeedText from '../../../../public/samples/catalogue.xml?raw'
import planText from '../../../../public/samples/editorial.json?raw'
import { editorial } from '#shared/editorial.ts'
import { firstIn } from '#shared/testing/first.ts'
import { clearEditorial, loadEditorial } from '../../outfits/editorial-plan.ts'
import { importStep, type OpenEnv } from '../../imports/import-step.ts'
import { openTab } from '../../testing/shopper.ts'
import { publish } from '../../testing/web.ts'
import { refreshCachedLists } from '../../imports/refresh-lists.ts'
import { drawBoards } from './draw-boards.ts'
import { renewComposed } from './renew.ts'

const address = 'https://marlow.example/feed.xml'
const plan = v.parse(editorial, JSON.parse(planText))

/** A shop's own feed: what our elements say of the sample's pieces, no shop would say. */
const feed = (without: readonly string[] = []) =>
  sampleFeedText
    .replaceAll(/<cabine:(\w+)>[^]*?<\/cabine:\1>/g, '')
    .replaceAll('/sample-shop/', 'https://marlow.example/')
    .replaceAll('/samples/', 'https://cdn.marlow.example/')
    .split('<item>')
    .filter((item) => !without.some((id) => item.includes(`<g:id>${id}</g:id>`)))
    .join('<item>')

const site: OpenEnv = {
  ...env,
  CATALOGUE_FEEDS: `marlow=${address}`,
  ASSETS: { fetch: () => Promise.resolve(Response.json(plan)) },
}

const tab = openTab()
const read = async <Answer>(path: string) => (await (await tab.fetch(`/api/${path}`)).json()) as Answer

type Card = { id: string; title: string; occasion: string; thumbnailUrl: string }
type Item = { id: string; category: string; price: string }
type Preset = Card & { isPremium: boolean; items: Item[]; garments: { image: string }[] }
type Post = Card & { products: { id: string; price: string }[] }

async function lists() {
  await refreshCachedLists(site)
  return { posts: await read<Card[]>('outfit-posts'), presets: await read<Preset[]>('outfit-presets') }
}

async function importAnew(content: string) {
  await publish(address, { body: content })
  await env.CATALOGUE_DB.prepare('UPDATE feeds SET checked_at = 0').run()
  await scheduler.wait(2)
  await importStep(site)
}

/** Half an hour passes three times, which is enough for all that the rules have to compose. */
async function fill() {
  for (let run = 0; run < 3; run++) await renewComposed(site)
  return lists()
}

beforeAll(async () => {
  await importAnew(feed())
  await fill()
}, 120_000)

test('a shop of one feed, without the sample, has outfits on the shelf and on Explore for every occasion', async () => {
  const { posts, presets } = await lists()
  expect([presets.length, posts.length]).toEqual([12, 24])
  expect(new Set(posts.map(({ occasion }) => occasion)).size).toBe(5)
  expect(new Set(presets.map(({ occasion }) => occasion)).size).toBeGreaterThan(3)
  for (const { items, garments, isPremium } of presets) {
    const worn = items.map(({ category }) => category)
    const isDressed =
      worn.includes('dresses') || (worn.includes('tops') && /bottoms|skirts/.test(worn.join()))
    expect([isDressed, worn.includes('shoes'), garments.length > 1, isPremium], worn.join()).toEqual([
      true,
      true,
      true,
      false,
    ])
  }
  const { products } = await read<Post>(`outfit-posts/${firstIn(posts).id}`)
  expect(products.length).toBeGreaterThan(2)
  expect(new Set([...posts, ...presets].map(({ id }) => id)).size).toBe(36)
})

test('it has collections by rule, each with a picture of its own, and templates for the studio', async () => {
  const tiles = await read<{ slug: string; image_url: string; product_count: number }[]>('collections')
  expect(tiles.length).toBeGreaterThan(3)
  expect(tiles.every(({ product_count }) => product_count > 5)).toBe(true)
  expect(new Set(tiles.map(({ image_url }) => image_url)).size).toBe(tiles.length)
  expect((await read<{ templates: object[] }>('outfits/templates')).templates).toHaveLength(12)
})

test('tomorrow the outfits are the same, except where the shop no longer sells a piece', async () => {
  const idsOf = ({ items }: Preset) => items.map(({ id }) => id)
  const today = (await lists()).presets
  expect((await fill()).presets.map(idsOf)).toEqual(today.map(idsOf))
  const [gone] = idsOf(firstIn(today))
  const row = await env.CATALOGUE_DB.prepare('SELECT item_id FROM products WHERE id = ?').bind(gone).first()
  await importAnew(feed([String(row?.item_id)]))
  const tomorrow = (await fill()).presets
  expect(tomorrow.flatMap(idsOf)).not.toContain(gone)
  expect(tomorrow).toHaveLength(12)
  const kept = today.filter((preset) => !idsOf(preset).includes(gone ?? ''))
  expect(kept.length).toBeGreaterThan(5)
  for (const preset of kept)
    expect(tomorrow.find(({ id }) => id === preset.id)?.items.map(({ id }) => id)).toEqual(idsOf(preset))
}, 60_000)

test('what it costs is told as it is today', async () => {
  const { id, items } = firstIn((await lists()).presets)
  const { id: piece } = firstIn(items)
  await env.CATALOGUE_DB.prepare('UPDATE products SET price_cents = 1234500 WHERE id = ?').bind(piece).run()
  const changed = (await fill()).presets.find((one) => one.id === id)
  expect(changed?.items.find((one) => one.id === piece)?.price).toMatch('12,345')
})

test('an outfit shows a board of its pieces once it is drawn, and a picture of its shop until then', async () => {
  const { presets } = await lists()
  const [first] = presets
  expect(first?.thumbnailUrl).toMatch('https://cdn.marlow.example/')
  const body = Buffer.from(shirt.split(',')[1] ?? '', 'base64')
  const { results } = await env.CATALOGUE_DB.prepare(
    `SELECT image_url FROM products WHERE id IN (SELECT value FROM json_each(?))`,
  )
    .bind(JSON.stringify(first?.items.map(({ id }) => id)))
    .all<{ image_url: string }>()
  for (const { image_url } of results)
    await publish(image_url, { body, headers: { 'content-type': 'image/webp' } })
  await drawBoards(env, { most: 40 })
  const drawn = (await lists()).presets.find(({ id }) => id === first?.id)
  expect(drawn?.thumbnailUrl).toMatch(/^\/api\/outfit-boards\/[a-z2-7]{26}$/)
  const picture = await tab.fetch(drawn?.thumbnailUrl ?? '')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  // The next renewal leaves it, and it goes with its outfit.
  expect((await fill()).presets.find(({ id }) => id === first?.id)?.thumbnailUrl).toBe(drawn?.thumbnailUrl)
  await env.CATALOGUE_DB.prepare("DELETE FROM products WHERE feed_id = 'marlow' AND category = 'shoes'").run()
  await fill()
  expect((await tab.fetch(drawn?.thumbnailUrl ?? '')).status).toBe(404)
  await importAnew(feed())
}, 60_000)

test("an operator's outfits and collections come first, and the rules fill up what is left", async () => {
  await fill()
  const mine = { title: 'Mine', description: '', thumbnailUrl: '', occasion: 'work' as const }
  const given = {
    collections: [
      {
        ...mine,
        slug: 'office-hours',
        kind: 'editorial',
        isPremium: false,
        imageUrl: '',
        pinned: ['white-tee'],
        rule: null,
      },
    ],
    presets: [
      { ...mine, id: 'mine', isPremium: true, garments: ['straight-jeans', 'white-tee'], objects: [] },
    ],
    posts: [{ ...mine, id: 'mine', aspect: 0.75, items: ['white-tee', 'straight-jeans'] }],
    templates: [],
  }
  const loaded = await loadEditorial(site, { given, origin: 'hand', feedId: 'marlow' })
  expect(loaded).toEqual({ presets: 1, missing: [] })
  const { presets, posts } = await fill()
  expect([firstIn(presets).id, presets.length, firstIn(posts).id, posts.length]).toEqual([
    'mine',
    12,
    'mine',
    24,
  ])
  const tiles = await read<{ slug: string; title: string }[]>('collections')
  expect(firstIn(tiles)).toMatchObject({ slug: 'office-hours', title: 'Mine' })
  await clearEditorial(site)
  expect(firstIn((await fill()).presets).id).toBe('mine')
})

test('where the sample shop is open, its editors have the word and nothing is composed', async () => {
  await env.CATALOGUE_DB.prepare(
    "INSERT INTO feeds (id, address, kind, is_sample) VALUES ('sample', '/', 'feed', 1)",
  ).run()
  await loadEditorial(site, { given: { ...plan, presets: [], posts: [] } })
  const { presets, posts } = await fill()
  expect(presets.map(({ id }) => id)).toEqual(['mine'])
  expect(posts.map(({ id }) => id)).toEqual(['mine'])
})

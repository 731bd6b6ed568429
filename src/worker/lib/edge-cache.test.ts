import { createScheduledController, env } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import worker from '../index.ts'
import { importStep } from '../imports/import-step.ts'
import { workOnRemoval } from '../account/removal-work.ts'
import { askForRemoval, beginRemoval } from '../account/removal.ts'
import { rss, rssItem } from '../testing/feeds.ts'
import { createPost, createProduct } from '../testing/products.ts'
import { openTab, origin } from '../testing/shopper.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { createGenerated } from '../testing/studio.ts'
import { openDb } from './db.ts'
import { purgeOf, type Tag } from './edge-cache.ts'

afterEach(() => vi.restoreAllMocks())

/** The part of a Worker's context that the platform's cache adds, and what was purged by it. */
function edge(result: CachePurgeResult | Error = { success: true, errors: [] }) {
  const purged: string[] = []
  const cache = {
    invalidate: () =>
      Promise.reject(new Error('pages are purged, never shown once more while they are stale')),
    purge: ({ tags = [] }: CachePurgeOptions) => {
      purged.push(...tags)
      return result instanceof Error ? Promise.reject(result) : Promise.resolve(result)
    },
  }
  return { cache, purged }
}

const { fetch } = openTab()

async function headersOf(path: string) {
  const answer = await fetch(path)
  await answer.arrayBuffer()
  const { headers } = answer
  return {
    browser: headers.get('cache-control'),
    edge: headers.get('cloudflare-cdn-cache-control'),
    tags: headers.get('cache-tag'),
  }
}

test('a piece is kept at the edge for minutes, is shown meanwhile, and leaves with the catalogue or by itself', async () => {
  const { id } = await createProduct()
  expect(await headersOf(`/api/products/${id}`)).toEqual({
    browser: 'public, max-age=60, stale-while-revalidate=300',
    edge: 'max-age=300, stale-while-revalidate=900, stale-if-error=86400',
    tags: `catalogue,product:${id.slice(0, 12)}`,
  })
})

test('a browser asks for an outfit of Explore each time, because a shopper may have taken it back', async () => {
  const { id } = await createPost()
  expect(await headersOf(`/api/outfit-posts/${id}`)).toEqual({
    browser: 'public, max-age=0, must-revalidate',
    edge: 'max-age=60',
    tags: `catalogue,outfits,outfit:${id}`,
  })
})

test('what is not there, and what was refused, is kept by nobody', async () => {
  for (const path of ['/api/products/unknown', '/api/collections/unknown', '/api/products?ids=*'])
    expect(await headersOf(path)).toEqual({ browser: 'no-store', edge: null, tags: null })
})

test('an import that changed something purges the catalogue, and one that changed nothing purges nothing', async () => {
  const purged: Tag[][] = []
  const purge = async (tags: Tag[]) => void purged.push(tags)
  const feed = rss(
    rssItem({ id: 'tee', link: '/sample-shop/tee', image_link: '/samples/garments/tee/960.webp' }),
  )
  const plan = { collections: [], presets: [], posts: [], templates: [] }
  const answer = (input: RequestInfo | URL) =>
    String(input instanceof Request ? input.url : input).endsWith('.json')
      ? Response.json(plan)
      : new Response(feed)
  const site = {
    ...env,
    CATALOGUE_FEEDS: '',
    ASSETS: { fetch: (input: RequestInfo | URL) => Promise.resolve(answer(input)) },
  }
  await importStep(site, purge)
  expect(purged).toEqual([['catalogue']])
  await importStep(site, purge)
  expect(purged).toEqual([['catalogue']])
})

test('an outfit that she publishes, takes back or leaves behind is purged from Explore', async () => {
  const shopper = await createSignedIn()
  const { id } = await createGenerated(shopper.id)
  const { cache, purged } = edge()
  const send = (method: string) =>
    worker.fetch(
      new Request(`${origin}/api/outfits/generated/${id}/publication`, {
        method,
        headers: { origin, cookie: `__Host-session=${shopper.cookie}` },
      }),
      env,
      { waitUntil: () => undefined, cache } as unknown as ExecutionContext,
    )
  expect((await send('PUT')).status).toBe(204)
  expect(purged).toEqual(['outfits'])
  expect((await send('DELETE')).status).toBe(204)
  expect(purged).toEqual(['outfits', 'outfits'])
  await send('PUT')
  await askForRemoval(openDb(env.DB), shopper.id, '')
  await beginRemoval(openDb(env.DB), shopper.id, null)
  await workOnRemoval(env, shopper.id, purgeOf({ cache }))
  expect(purged).toHaveLength(4)
})

test('a purge that is refused or fails is logged and stops nothing, and without the cache there is nothing to purge', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const error = vi.spyOn(console, 'error').mockReturnValue()
  await purgeOf({})(['catalogue'])
  expect([log, error].flatMap(({ mock }) => mock.calls)).toHaveLength(0)
  await purgeOf(edge({ success: false, errors: [{ code: 1, message: 'too many' }] }))(['catalogue'])
  await purgeOf(edge(new Error('away')))(['catalogue'])
  const told = [log, error].flatMap(({ mock }) => mock.calls).join()
  expect(told).toContain('purge_refused')
  expect(told).toContain('purge_failed')
})

test('the cron runs where the platform has no such cache', async () => {
  await expect(
    worker.scheduled(createScheduledController({ cron: '*/30 * * * *' }), env),
  ).resolves.toBeUndefined()
})

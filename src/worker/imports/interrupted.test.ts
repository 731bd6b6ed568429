import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { firstIn, nth } from '#shared/testing/first.ts'
import { rss, rssItem } from '../testing/feeds.ts'
import { createFaultyD1, type Fault } from '../testing/faulty-d1.ts'
import {
  historyOf,
  importContent,
  importEnv,
  lastReport,
  newFeed,
  productsOf,
  type StoredProduct,
} from '../testing/imports.ts'
import type { ConfiguredFeed, ImportEnv } from './feed-config.ts'
import { saveFeed } from './feed-list.ts'
import { fetchFeed } from './fetch-feed.ts'
import { clearLeftBehind } from './left-behind-imports.ts'
import { beginRun, takeRun } from './import-lease.ts'
import { importNow, continueImport } from './import-step.ts'

const rows = 240

/** Five stretches of rows; every tenth is refused, one id is repeated. */
const content = (price: number, from = 0) =>
  rss(
    ...Array.from({ length: rows }, (_, at) =>
      rssItem({
        id: at === 200 ? `i${from}` : `i${from + at}`,
        description: 'word '.repeat(2000),
        price: at % 10 === 3 ? 'free' : `${price + (at % 5 === 0 ? 10 : 0)} USD`,
      }),
    ),
  )

const settled = ({ item_id, name, price_cents, availability, gone_at }: StoredProduct) =>
  `${item_id} ${name} ${price_cents} ${availability} ${gone_at === null ? '' : 'gone'}`

async function outcome(feed: ConfiguredFeed) {
  const stored = await productsOf(feed)
  const report = await lastReport(feed)
  const {
    state,
    failure,
    read_count,
    added_count,
    changed_count,
    unchanged_count,
    skipped_count,
    lost_count,
    gone_count,
    reasons,
  } = report!
  return {
    products: stored.map(settled),
    history: await Promise.all(
      [firstIn(stored), nth(stored, 100), nth(stored, stored.length - 1)].map(({ id }) => historyOf(id)),
    ),
    report: {
      state,
      failure,
      read_count,
      added_count,
      changed_count,
      unchanged_count,
      skipped_count,
      lost_count,
      gone_count,
    },
    reasons: JSON.parse(reasons) as unknown,
  }
}

/** The result of two imports of one feed without faults. */
async function undisturbed() {
  const feed = newFeed()
  await importContent(feed, content(50))
  await scheduler.wait(2)
  await importContent(feed, content(60, 20))
  return outcome(feed)
}

let expected: Awaited<ReturnType<typeof outcome>>
beforeAll(async () => {
  expected = await undisturbed()
})

const expireLeases = () =>
  env.CATALOGUE_DB.prepare('UPDATE imports SET lease_until = 0 WHERE lease_until IS NOT NULL').run()

describe('a run that dies leaves nothing behind that the next one would not have done', () => {
  test.each<[Fault, number[]]>([
    // An import like this makes about twenty trips to the database.
    ['refused', [6, 12]],
    ['done_unanswered', [3, 7, 9, 13, 16]],
    ['down_before', [8]],
    ['down_after', [7, 14]],
  ])(
    '%s, wherever it happens',
    async (fault, places) => {
      for (const place of places) {
        const feed = newFeed()
        await importContent(feed, content(50))
        await scheduler.wait(2)
        const shop = () => new Response(content(60, 20))
        const faulty = createFaultyD1(env.CATALOGUE_DB)
        faulty.plan(...Array.from({ length: place }, () => null), fault)
        const cut = importNow(importEnv(shop, faulty.binding), feed, { anew: true })
        await Promise.race([cut.catch(() => undefined), faulty.down])
        faulty.clear()
        for (let runs = 0; runs < 3; runs++) {
          await expireLeases()
          const run = await takeRun(importEnv(shop), feed.id)
          if (run) await continueImport(importEnv(shop), run, { timeMs: Infinity, anew: true })
        }
        // The import never began, so the feed stays due.
        if ((await lastReport(feed))?.changed_count === 0) await importContent(feed, content(60, 20))
        expect(await outcome(feed), `at trip ${place}`).toEqual(expected)
      }
    },
    60_000,
  )
})

describe('two who work on one import', () => {
  test('only one gets the lease', async () => {
    const feed = newFeed()
    const here = importEnv(() => new Response(content(50)))
    const saved = await saveFeed(here, feed)
    const begun = await Promise.all([beginRun(here, saved, 'race-1'), beginRun(here, saved, 'race-2')])
    expect(begun.filter(Boolean)).toHaveLength(1)
    expect(await takeRun(here, feed.id)).toBeNull()
    await expireLeases()
    const taken = await Promise.all([takeRun(here, feed.id), takeRun(here, feed.id)])
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  test('who lost the lease writes nothing more', async () => {
    const feed = newFeed()
    await importContent(feed, content(50))
    await scheduler.wait(2)
    const here = importEnv(() => new Response(content(60, 20)))
    const saved = await saveFeed(here, feed)
    const slow = (await beginRun(here, saved, 'slow-and-quick'))!
    let isTaken = false
    let quick: Promise<unknown> = Promise.resolve()
    // The first run's lease expires during its work, and a second run takes the import.
    await continueImport(here, slow, {
      timeMs: Infinity,
      anew: true,
      onProgress() {
        if (isTaken || slow.state !== 'reading') return
        isTaken = true
        quick = expireLeases()
          .then(() => takeRun(here, feed.id))
          .then((run) => continueImport(here, run!, { timeMs: Infinity, anew: true }))
      },
    })
    await quick
    expect(await outcome(feed)).toEqual(expected)
  })

  test('who lost the lease at the very end ends nothing', async () => {
    const feed = newFeed({ isSample: true })
    const answer = () =>
      new Response(rss(rssItem({ link: '/sample-shop/a1' })), { headers: { etag: '"v1"' } })
    const here = importEnv(answer)
    const plan = await here.ASSETS.fetch('https://assets.local/samples/editorial.json')
    const taken: ImportEnv = {
      ...here,
      ASSETS: {
        async fetch() {
          await env.CATALOGUE_DB.prepare('UPDATE imports SET runs = runs + 1 WHERE feed_id = ?')
            .bind(feed.id)
            .run()
          return plan
        },
      },
    }
    await importNow(taken, feed)
    expect(await lastReport(feed)).toMatchObject({ state: 'reading', runs: 2 })
    expect(await saveFeed(here, feed)).toMatchObject({ etag: null, importedAt: null })
    expect((await env.CATALOGUE.list({ prefix: `feeds/${feed.id}/` })).objects).toHaveLength(1)
  })

  test('an import whose feed was removed leaves nothing behind', async () => {
    const feed = newFeed()
    const here = importEnv(() => new Response(content(50)))
    const saved = await saveFeed(here, feed)
    await continueImport(here, (await beginRun(here, saved, 'removed'))!, { timeMs: 0 })
    const copies = async () => (await env.CATALOGUE.list({ prefix: `feeds/${feed.id}/` })).objects.length
    expect(await copies()).toBe(1)
    await env.CATALOGUE_DB.prepare('DELETE FROM feeds WHERE id = ?').bind(feed.id).run()
    expect(await takeRun(here, feed.id)).toBeNull()
    expect(await lastReport(feed)).toMatchObject({ state: 'failed', failure: 'The feed was removed.' })
    expect(await copies()).toBe(0)
  })

  test('what a run sends that was given up while it fetched does not arrive in the copy of the next', async () => {
    const feed = newFeed()
    const here = importEnv(() => new Response(content(50)))
    const slow = (await beginRun(here, await saveFeed(here, feed), 'fetched-twice'))!
    await expireLeases()
    const next = (await takeRun(here, feed.id))!
    await fetchFeed(here, next, new Response(content(60)))
    await fetchFeed(here, slow, new Response(content(50)))
    const copy = await env.CATALOGUE.get(next.cursor.copy ?? '')
    expect(await copy?.text()).toContain('70 USD')
    await continueImport(here, next, { timeMs: Infinity })
    expect(await lastReport(feed)).toMatchObject({ state: 'done', runs: 2 })
  })

  test('what an import left behind that died after its last word is cleared at night, and nothing that is read', async () => {
    const [feed, other] = [newFeed(), newFeed()]
    const here = importEnv(() => new Response(content(50)))
    await importContent(feed, content(50))
    const { id } = (await lastReport(feed))!
    await env.CATALOGUE.put(`feeds/${feed.id}/${id}.1`, 'copy')
    const seen = 'INSERT INTO import_seen (import_id, stretch, numbers) VALUES (?, 0, ?)'
    await env.CATALOGUE_DB.prepare(seen).bind(id, '[1]').run()
    await continueImport(here, (await beginRun(here, await saveFeed(here, other), 'half-read'))!, {
      timeMs: 0,
    })
    await env.CATALOGUE_DB.prepare(seen).bind('half-read', '[2]').run()
    await clearLeftBehind(env)
    const copies = async ({ id: feedId }: ConfiguredFeed) =>
      (await env.CATALOGUE.list({ prefix: `feeds/${feedId}/` })).objects.map(({ key }) => key)
    expect(await copies(feed)).toEqual([])
    expect(await copies(other)).toEqual([`feeds/${other.id}/half-read.1`])
    const { results } = await env.CATALOGUE_DB.prepare(
      "SELECT import_id FROM import_seen WHERE import_id IN (?, 'half-read')",
    )
      .bind(id)
      .all()
    expect(results).toEqual([{ import_id: 'half-read' }])
  })

  test('an import that gets nowhere is given up after some runs', async () => {
    const feed = newFeed()
    const here = importEnv(() => new Response(content(50)))
    const saved = await saveFeed(here, feed)
    await beginRun(here, saved, 'stuck')
    for (let run = 0; run < 5; run++) {
      await expireLeases()
      await takeRun(here, feed.id)
    }
    await expireLeases()
    await continueImport(here, (await takeRun(here, feed.id))!, { timeMs: Infinity })
    expect(await lastReport(feed)).toMatchObject({
      state: 'failed',
      failure: 'Several runs ended at the same place of it.',
    })
  })

  test('a run whose time is over leaves the rest to the next', async () => {
    const feed = newFeed()
    const here = importEnv(() => new Response(content(50)))
    const saved = await saveFeed(here, feed)
    const run = (await beginRun(here, saved, 'in-steps'))!
    await continueImport(here, run, { timeMs: 0 })
    expect(await lastReport(feed)).toMatchObject({ state: 'reading', runs: 1 })
    for (let next = await takeRun(here, feed.id); next; next = await takeRun(here, feed.id)) {
      await continueImport(here, next, { timeMs: 0 })
    }
    const report = await lastReport(feed)
    expect(report).toMatchObject({ state: 'done', read_count: 240, added_count: 215, skipped_count: 25 })
    expect(report!.runs).toBeGreaterThan(2)
  })

  test('what is gone is marked portion by portion, and a run goes on where the last one ended', async () => {
    const feed = newFeed()
    await importContent(feed, content(50))
    await scheduler.wait(2)
    const here = importEnv(() => new Response(content(50, 120)))
    const work = { timeMs: 0, portion: 40 }
    const goneAfter: number[] = []
    const first = await beginRun(here, await saveFeed(here, feed), 'in-portions')
    for (let run = first; run; run = await takeRun(here, feed.id)) {
      await continueImport(here, run, work)
      const { gone_count: gone } = (await lastReport(feed))!
      if (gone !== goneAfter.at(-1)) goneAfter.push(gone)
    }
    const gone = (await productsOf(feed)).filter(({ gone_at }) => gone_at !== null)
    expect(gone.map(({ item_id: id }) => Number(id.slice(1))).every((id) => id < 120)).toBe(true)
    // Of 120 items twelve had no price.
    expect(gone).toHaveLength(108)
    expect(goneAfter.length).toBeGreaterThan(3)
    expect(await lastReport(feed)).toMatchObject({ state: 'done', gone_count: 108, changed_count: 0 })
    expect(await historyOf(firstIn(gone).id)).toHaveLength(2)
  })
})

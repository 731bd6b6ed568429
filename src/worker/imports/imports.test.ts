import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { firstIn, nth } from '#shared/testing/first.ts'
import { historyOf, importContent, importEnv, lastReport, newFeed, productsOf } from '../testing/imports.ts'
import { rss, rssItem } from '../testing/feeds.ts'
import { createProducts } from '../testing/products.ts'
import { openTab } from '../testing/shopper.ts'
import { productId } from '../catalogue/product-id.ts'
import { importNow } from './import-step.ts'

const items = (count: number, values: (at: number) => Record<string, string> = () => ({})) =>
  Array.from({ length: count }, (_, at) => rssItem({ id: `i${at}`, ...values(at) }))

const counts = (report: Awaited<ReturnType<typeof lastReport>>) =>
  report && {
    state: report.state,
    read: report.read_count,
    added: report.added_count,
    changed: report.changed_count,
    unchanged: report.unchanged_count,
    skipped: report.skipped_count,
    gone: report.gone_count,
  }

/** Two imports of one feed never begin in the same millisecond outside of tests. */
const later = () => scheduler.wait(2)

describe('an import', () => {
  test('keeps what the shop says of delivery and of its sizes, and forgets what it no longer says', async () => {
    const feed = newFeed()
    const said = '<g:size_system>UK</g:size_system><cabine:ships_to>GB IE</cabine:ships_to></item>'
    await importContent(feed, rss(rssItem({ id: 'i0' }).replace('</item>', said)))
    const kept = async () => {
      const [row] = await productsOf(feed)
      const { api } = openTab()
      const detail = await (await api.products[':id'].$get({ param: { id: String(row?.id) } })).json()
      return 'delivery' in detail && [row?.size_system, row?.delivery, detail.size_system, detail.delivery]
    }
    expect(await kept()).toEqual(['UK', '{"shipsTo":["GB","IE"]}', 'UK', { shipsTo: ['GB', 'IE'] }])
    await later()
    await importContent(feed, rss(rssItem({ id: 'i0' })))
    expect((await productsOf(feed))[0]).toMatchObject({ size_system: null, delivery: null })
  })

  test('adds what is new, writes what changed, leaves the rest alone', async () => {
    const feed = newFeed()
    expect(counts(await importContent(feed, rss(...items(5))))).toEqual({
      state: 'done',
      read: 5,
      added: 5,
      changed: 0,
      unchanged: 0,
      skipped: 0,
      gone: 0,
    })
    const before = await productsOf(feed)
    await later()
    const next = rss(
      ...items(6, (at): Record<string, string> => (at === 2 ? { title: 'Marlow | Wool Coat' } : {})),
    )
    expect(counts(await importContent(feed, next))).toEqual({
      state: 'done',
      read: 6,
      added: 1,
      changed: 1,
      unchanged: 4,
      skipped: 0,
      gone: 0,
    })
    const after = await productsOf(feed)
    expect(after.map(({ id }) => id)).toEqual([...before.map(({ id }) => id), productId(feed.id, 'i5')])
    expect(after[2]).toMatchObject({
      name: 'Wool Coat',
      category: 'outerwear',
      created_at: nth(before, 2).created_at,
    })
    expect(after[3]).toEqual(before[3])
  })

  test('writes where a piece is as it is sewn, and takes it back with the feed', async () => {
    const feed = newFeed({ isSample: true })
    const own = (element: string) =>
      rss(rssItem().replace('</item>', `${element}</item>`)).replace(
        '<rss',
        '<rss xmlns:cabine="https://cabine.example/ns/1.0"',
      )
    await importContent(feed, own('<cabine:sewn>/samples/garments/tee/sewn.bin</cabine:sewn>'))
    expect(await productsOf(feed)).toMatchObject([{ sewn_url: '/samples/garments/tee/sewn.bin' }])
    await later()
    await importContent(feed, own(''))
    expect(await productsOf(feed)).toMatchObject([{ sewn_url: null }])
  })

  test('writes a size chart, tells it with the piece and in no list, and takes it back with the feed', async () => {
    const feed = newFeed()
    const own = (element: string) =>
      rss(rssItem().replace('</item>', `${element}</item>`)).replace(
        '<rss',
        '<rss xmlns:cabine="https://cabine.example/ns/1.0"',
      )
    const chart = [{ name: 'S', ranges: { bust: [83, 88], hips: [90, 95.5] } }]
    await importContent(feed, own('<cabine:size_chart>cm | S: bust 83-88, hips 90-95.5</cabine:size_chart>'))
    const stored = firstIn(await productsOf(feed))
    expect(stored).toMatchObject({ size_chart: JSON.stringify(chart) })
    const read = async (path: string) => await (await openTab().fetch(`/api/products${path}`)).text()
    expect(JSON.parse(await read(`/${stored.id}`))).toMatchObject({ id: stored.id, size_chart: chart })
    const listed = await read(`?ids=${stored.id}`)
    expect(listed).toContain(stored.id)
    expect(listed).not.toContain('size_chart')
    await later()
    await importContent(feed, own(''))
    expect(await productsOf(feed)).toMatchObject([{ size_chart: null }])
  })

  test('takes the first of several rows with one id, however far they stand apart', async () => {
    const feed = newFeed()
    const rows = [
      // Several stretches of them.
      ...items(150, () => ({ description: 'word '.repeat(2000) })),
      rssItem({ id: 'i3', title: 'Another' }),
      rssItem({ id: 'i150' }),
      rssItem({ id: 'i150' }),
    ]
    const first = await importContent(feed, rss(...rows))
    expect(counts(first)).toMatchObject({ read: 153, added: 151, skipped: 2 })
    expect(JSON.parse(first.reasons)).toEqual({
      'id of an earlier row': { count: 2, examples: ['i3', 'i150'] },
    })
    await later()
    // Now the first ones are known and unchanged, which also counts as seen.
    expect(counts(await importContent(feed, rss(...rows)))).toMatchObject({
      unchanged: 151,
      skipped: 2,
      gone: 0,
    })
  })

  test('writes thousands of narrow rows in texts that D1 can bind', async () => {
    const feed = newFeed()
    const rows = Array.from(
      { length: 3000 },
      (_, at) => `${at}\tTop\t9 EUR\thttps://a.co/${at}\thttps://a.co/${at}.jpg`,
    )
    const report = await importContent(feed, `id\ttitle\tprice\tlink\timage_link\n${rows.join('\n')}`)
    expect(counts(report)).toMatchObject({ added: 3000, skipped: 0 })
  })

  test('finds its products by words', async () => {
    const feed = newFeed()
    await importContent(feed, rss(rssItem({ title: 'Marlow | Zibeline Overcoat' })))
    const found = await env.CATALOGUE_DB.prepare(
      "SELECT rowid FROM product_search WHERE product_search MATCH 'zibeline'",
    ).all()
    expect(found.results).toHaveLength(1)
  })

  test('counts what it skips by reason, with examples', async () => {
    const feed = newFeed()
    const report = await importContent(
      feed,
      rss(
        ...items(9, (at): Record<string, string> => (at > 1 ? { price: '' } : at === 1 ? { link: '#' } : {})),
      ),
    )
    expect(counts(report)).toMatchObject({ read: 9, added: 1, skipped: 8 })
    expect(JSON.parse(report.reasons)).toEqual({
      'price missing': { count: 7, examples: ['i2', 'i3', 'i4', 'i5', 'i6'] },
      'link is not a web address': { count: 1, examples: ['i1'] },
    })
  })

  test('leaves nothing behind in the bucket', async () => {
    const feed = newFeed()
    await importContent(feed, rss(rssItem()))
    await importContent(feed, 'no feed')
    expect((await env.CATALOGUE.list({ prefix: `feeds/${feed.id}/` })).objects).toEqual([])
    const seen = await env.CATALOGUE_DB.prepare('SELECT count(*) AS count FROM import_seen').first('count')
    expect(seen).toBe(0)
  })
})

describe('what an item costs, and whether it is there, is remembered', () => {
  test('a row where something changed, none where nothing did', async () => {
    const feed = newFeed()
    const days = [
      rssItem({ price: '89.00 USD' }),
      rssItem({ price: '89.00 USD', description: 'Other words' }),
      rssItem({ price: '89.00 USD', sale_price: '69.00 USD' }),
      rssItem({ price: '89.00 USD', sale_price: '69.00 USD', availability: 'out of stock' }),
    ]
    for (const day of days) {
      await importContent(feed, rss(day))
      await later()
    }
    await importContent(feed, rss(rssItem({ id: 'other' })))
    await later()
    await importContent(feed, rss(rssItem({ price: '89.00 USD' })))
    expect(await historyOf(productId(feed.id, 'a1'))).toEqual([
      '8900 in_stock',
      '6900 in_stock',
      '6900 out_of_stock',
      '6900 gone',
      '8900 in_stock',
    ])
  })
})

describe('an item that its feed does not have any more', () => {
  test('is gone, stays known, and comes back', async () => {
    const feed = newFeed()
    await importContent(feed, rss(...items(3)))
    await later()
    expect(counts(await importContent(feed, rss(...items(2))))).toMatchObject({ unchanged: 2, gone: 1 })
    const gone = nth(await productsOf(feed), 2)
    expect(gone).toMatchObject({ item_id: 'i2', gone_at: expect.any(Number) })
    await later()
    expect(counts(await importContent(feed, rss(...items(3))))).toMatchObject({
      changed: 1,
      unchanged: 2,
      gone: 0,
    })
    expect((await productsOf(feed))[2]).toMatchObject({ id: gone.id, gone_at: null })
  })

  test('does not come back while its page is dead', async () => {
    const feed = newFeed()
    await importContent(feed, rss(...items(2)))
    const id = productId(feed.id, 'i1')
    await env.CATALOGUE_DB.batch([
      env.CATALOGUE_DB.prepare(
        'INSERT OR REPLACE INTO link_checks (product_id, checked_at, status, failures) VALUES (?, 1, 404, 3)',
      ).bind(id),
      env.CATALOGUE_DB.prepare('UPDATE products SET gone_at = 1 WHERE id = ?').bind(id),
    ])
    await later()
    await importContent(feed, rss(...items(2)))
    expect(nth(await productsOf(feed), 1).gone_at).toBe(1)
    await importContent(feed, rss(...items(2, () => ({ price: '70 USD' }))))
    expect((await productsOf(feed))[1]).toMatchObject({ gone_at: 1, price_cents: 7000 })
    await later()
    await importContent(feed, rss(...items(2, () => ({ link: 'https://shop.example.com/moved' }))))
    expect(nth(await productsOf(feed), 1).gone_at).toBeNull()
  })
})

describe('rows that could not be read are lost, and told apart from those that were skipped', () => {
  test('while there are any, nothing is gone, since nobody knows which products they were', async () => {
    const feed = newFeed()
    await importContent(feed, rss(...items(50)))
    await later()
    const spoilt = items(49)
    spoilt[24] = nth(spoilt, 24).replace('</g:title>', '')
    spoilt[30] = nth(spoilt, 30).replace('89.00 USD', '')
    const report = await importContent(feed, rss(...spoilt))
    expect(report).toMatchObject({ state: 'done', read_count: 49, unchanged_count: 47, gone_count: 0 })
    expect(report).toMatchObject({ skipped_count: 1, lost_count: 1 })
    expect(JSON.parse(report.reasons)).toEqual({
      'not well-formed': { count: 1, examples: ['i24'] },
      'price missing': { count: 1, examples: ['i30'] },
    })
    expect((await productsOf(feed)).every(({ gone_at }) => gone_at === null)).toBe(true)
    await later()
    expect(await importContent(feed, rss(...items(49)))).toMatchObject({ lost_count: 0, gone_count: 1 })
    expect((await productsOf(feed)).filter(({ gone_at }) => gone_at !== null)).toMatchObject([
      { item_id: 'i49' },
    ])
  })

  test('in a table, too', async () => {
    const feed = newFeed()
    const row = (id: string, title = 'Top') =>
      `${id},${title},9 EUR,https://a.example/${id},https://a.example/${id}.jpg`
    const table = (...rows: string[]) => ['id,title,price,link,image_link', ...rows].join('\n')
    await importContent(feed, table(row('1'), row('2'), row('3')))
    await later()
    const report = await importContent(feed, table(row('1'), row('2', '"Never closed')))
    expect(report).toMatchObject({ unchanged_count: 1, skipped_count: 0, lost_count: 1, gone_count: 0 })
    expect((await productsOf(feed)).map(({ gone_at }) => gone_at)).toEqual([null, null, null])
  })
})

describe('a bad feed leaves the last good catalogue in place', () => {
  test.each([
    ['that is empty', '', 'It is empty.'],
    ['that is a web page', '<!doctype html><title>503</title>', 'It is a web page, no feed.'],
    ['without items', rss(), 'It holds no products.'],
    [
      'of which nothing can be read',
      rss(rssItem({ price: '' })),
      'None of its 1 rows could be read, most of them because: price missing.',
    ],
    ['that was cut', rss(...items(3)).slice(0, -40), 'The feed ends in the middle.'],
  ])('a feed %s', async (_, bad, failure) => {
    const feed = newFeed()
    await importContent(feed, rss(...items(3)))
    await later()
    expect(await importContent(feed, bad)).toMatchObject({ state: 'failed', failure, gone_count: 0 })
    expect((await productsOf(feed)).map(({ gone_at }) => gone_at)).toEqual([null, null, null])
  })

  test.each([
    [404, 'The shop has no feed at this address (404).'],
    [503, 'The shop answered with 503.'],
  ])('a shop that answers with %i', async (status, failure) => {
    const feed = newFeed()
    await importContent(feed, rss(rssItem()))
    expect(await importContent(feed, new Response('no', { status }))).toMatchObject({
      state: 'failed',
      failure,
    })
    expect(await productsOf(feed)).toMatchObject([{ gone_at: null }])
  })

  test('a shop that cannot be reached', async () => {
    const feed = newFeed()
    const here = importEnv(() => {
      throw new TypeError('no route')
    })
    await importNow(here, feed)
    expect(await lastReport(feed)).toMatchObject({ failure: 'The shop could not be reached: no route.' })
  })

  test('a feed that lost most of its products, unless the operator says that it is so', async () => {
    const feed = newFeed()
    await importContent(feed, rss(...items(30)))
    await later()
    const shrunk = rss(...items(5))
    expect(await importContent(feed, shrunk)).toMatchObject({ state: 'failed', gone_count: 0 })
    expect((await productsOf(feed)).every(({ gone_at }) => gone_at === null)).toBe(true)
    await later()
    expect(await importContent(feed, shrunk, { anew: true, force: true })).toMatchObject({
      state: 'done',
      gone_count: 25,
    })
  })
})

test('of more products than are looked through at once each is taken off once, and what is still there stays', async () => {
  const feed = newFeed()
  await importContent(feed, rss(...items(2)))
  const lost = Array.from({ length: 52 }, (_, at) => ({
    feedId: feed.id,
    itemId: `${at % 2 ? 'a' : 'z'}${at}`,
  }))
  await createProducts(lost)
  await later()
  const report = await importContent(feed, rss(...items(2)), { anew: true, force: true, portion: 10 })
  expect(report).toMatchObject({ state: 'done', gone_count: 52 })
  const left = (await productsOf(feed)).filter(({ gone_at }) => gone_at === null)
  expect(left.map(({ item_id }) => item_id)).toEqual(['i0', 'i1'])
})

describe('a version that is known already is not read again', () => {
  test('by what the shop says of it', async () => {
    const feed = newFeed()
    const asked: Record<string, string>[] = []
    const here = {
      ...importEnv(() => new Response()),
      open: (_: unknown, known: Record<string, string>) => {
        asked.push(known)
        return Promise.resolve(
          known['if-none-match'] === '"v1"'
            ? new Response(null, { status: 304 })
            : new Response(rss(rssItem()), {
                headers: { etag: '"v1"', 'last-modified': 'Fri, 01 Aug 2025 10:00:00 GMT' },
              }),
        )
      },
    }
    const first = await importNow(here, feed)
    expect(await importNow(here, feed)).toBeNull()
    expect((await lastReport(feed))?.id).toBe(first)
    expect(asked[1]).toEqual({
      'if-none-match': '"v1"',
      'if-modified-since': 'Fri, 01 Aug 2025 10:00:00 GMT',
    })
  })

  test('by its bytes, where the shop says nothing', async () => {
    const feed = newFeed()
    const first = await importContent(feed, rss(rssItem()), {})
    expect((await importContent(feed, rss(rssItem()), {})).id).toBe(first.id)
    await later()
    expect((await importContent(feed, rss(rssItem({ price: '1 USD' })), {})).id).not.toBe(first.id)
  })
})

test('a ShopMy collection is a tile of the shop that gathers its pieces, but never in the place of ours', async () => {
  const pin = {
    id: 1,
    title: 'Wool Coat',
    image: 'https://static.shopmy.us/1.jpg',
    affiliate_link: 'https://go.shopmy.us/p-1',
  }
  const answer = JSON.stringify({
    title: 'Coats I reach for <b>first</b>',
    description: 'Wool.',
    image: null,
    pins: [pin],
  })
  const feed = newFeed({ address: 'shopmy:4132', kind: 'shopmy' })
  const tileOf = (slug: string) =>
    env.CATALOGUE_DB.prepare('SELECT title, rule FROM collections WHERE slug = ?').bind(slug).first()
  expect(await importContent(feed, answer)).toMatchObject({ state: 'done', added_count: 1 })
  expect(await productsOf(feed)).toMatchObject([{ item_id: '1', price_cents: null, currency: 'USD' }])
  expect(await tileOf(feed.id)).toEqual({
    title: 'Coats I reach for first',
    rule: JSON.stringify({ feedId: feed.id }),
  })

  await env.CATALOGUE_DB.prepare(
    "INSERT INTO collections (slug, title, kind) VALUES ('workwear', 'Ours', 'call')",
  ).run()
  await importContent({ ...feed, id: 'workwear', address: 'shopmy:4133' }, answer)
  expect(await tileOf('workwear')).toMatchObject({ title: 'Ours' })
})

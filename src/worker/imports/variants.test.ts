import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { rss, rssItem } from '../testing/feeds.ts'
import { historyOf, importContent, importEnv, lastReport, newFeed, productsOf } from '../testing/imports.ts'
import { openTab } from '../testing/shopper.ts'
import { productId } from '../catalogue/product-id.ts'
import type { ConfiguredFeed } from './feed-config.ts'
import { saveFeed } from './feed-list.ts'
import { beginRun, takeRun } from './import-lease.ts'
import { continueImport } from './import-step.ts'

type Values = Record<string, string>

const size = (colour: string, name: string, values: Values = {}) =>
  rssItem({
    id: `wrap-${colour}-${name}`,
    title: 'Marlow | Wrap dress',
    link: `https://shop.example.com/wrap-${colour}-${name}`,
    image_link: `https://cdn.example.com/wrap-${colour}-${name}.jpg`,
    price: '59.00 EUR',
    item_group_id: 'wrap',
    color: colour,
    size: name,
    ...values,
  })

const wrap = (changes: Record<string, Values | null> = {}) =>
  ['Black', 'Ivory'].flatMap((colour) =>
    ['S', 'M', 'L'].flatMap((name) => {
      const change = changes[`${colour}-${name}`]
      return change === null ? [] : [size(colour, name, change)]
    }),
  )

const later = () => scheduler.wait(2)

async function read(feed: ConfiguredFeed, ...rows: string[]) {
  await later()
  return importContent(feed, rss(...rows, rssItem({ id: 'other', price: '10.00 EUR' })))
}

/** The group's products as a shopper sees them. */
async function shown(feed: ConfiguredFeed) {
  const rows = await productsOf(feed)
  return rows
    .filter(({ group_id: group }) => group === 'wrap')
    .map((row) => ({
      colour: row.colour,
      sizes: (JSON.parse(String(row.sizes)) as string[]).join(' '),
      price:
        row.most_price_cents === null
          ? row.price_cents
          : `${row.price_cents}–${row.most_price_cents as number}`,
      availability: row.gone_at === null ? row.availability : 'gone',
      link: row.product_url,
      image: row.image_url,
      name: row.name,
    }))
    .toSorted((a, b) => String(a.colour).localeCompare(String(b.colour)))
}

const short = async (feed: ConfiguredFeed) =>
  (await shown(feed)).map(
    ({ colour, sizes, price, availability }) => `${String(colour)}: ${sizes} ${price} ${availability}`,
  )

describe('the sizes and colours of one group', () => {
  test('are found in her size, whatever the shop calls it, as long as that size can be had', async () => {
    const feed = newFeed()
    const of = (name: string, values: Values = {}) => size('Black', name, { size_system: 'UK', ...values })
    const isFound = async (fit: string, q = 'wrap dress') => {
      const { products } = await (await openTab().api.search.$get({ query: { q, fit } })).json()
      return products.length > 0
    }
    await read(feed, of('8'), of('10'), of('12', { availability: 'out of stock' }))
    expect(await isFound('clothes:EU:36')).toBe(true)
    expect(await isFound('clothes:EU:38')).toBe(false)
    await read(feed, of('8'), of('10', { availability: 'out of stock' }), of('12'))
    // Otherwise asked, since a list is kept for a while.
    expect(await isFound('clothes:EU:36', 'marlow wrap dress')).toBe(false)
    expect(await isFound('clothes:EU:38', 'marlow wrap dress')).toBe(true)
  })

  test('are one product a colour, with their sizes together', async () => {
    const feed = newFeed()
    const report = await read(feed, ...wrap())
    expect(await shown(feed)).toEqual(
      ['Black', 'Ivory'].map((colour) => ({
        colour,
        sizes: 'S M L',
        price: 5900,
        availability: 'in_stock',
        link: `https://shop.example.com/wrap-${colour}-S`,
        image: `https://cdn.example.com/wrap-${colour}-S.jpg`,
        name: 'Wrap dress',
      })),
    )
    expect(report).toMatchObject({ read_count: 7, added_count: 3, variant_count: 4, gone_count: 0 })
    expect(await read(feed, ...wrap())).toMatchObject({
      added_count: 0,
      changed_count: 0,
      unchanged_count: 3,
      variant_count: 4,
      gone_count: 0,
    })
  })

  test('stand from small to large, however the feed lists them, and are called by no size', async () => {
    const feed = newFeed()
    const named = (name: string) => size('Black', name, { title: `Wrap dress - Black / ${name}` })
    await read(feed, named('L'), named('XS'), named('M'))
    expect(await shown(feed)).toMatchObject([{ sizes: 'XS M L', name: 'Wrap dress - Black' }])
  })

  test('know in how many colours the piece is sold', async () => {
    const feed = newFeed()
    const counts = async () =>
      (await productsOf(feed)).map((row) => `${String(row.colour)} ${String(row.colour_count)}`)
    await read(feed, ...wrap())
    expect((await counts()).toSorted()).toEqual([' 1', 'Black 2', 'Ivory 2'])
    const without = { 'Ivory-S': null, 'Ivory-M': null, 'Ivory-L': null }
    await read(feed, ...wrap(without))
    expect(await counts()).toContain('Black 1')
  })

  test('a colour costs what its cheapest size costs that can be had, and leads to it', async () => {
    const feed = newFeed()
    await read(
      feed,
      ...wrap({
        'Black-S': { price: '39.00 EUR', availability: 'out of stock' },
        'Black-M': { price: '49.00 EUR' },
        'Ivory-S': { availability: 'out of stock' },
        'Ivory-M': { availability: 'out of stock' },
        'Ivory-L': { availability: 'out of stock' },
      }),
    )
    expect(await shown(feed)).toMatchObject([
      {
        sizes: 'M L',
        price: '4900–5900',
        availability: 'in_stock',
        link: 'https://shop.example.com/wrap-Black-M',
      },
      { sizes: 'S M L', price: 5900, availability: 'out_of_stock' },
    ])
  })

  test('come out the same in any order, in one run or a stretch at a time', async () => {
    const filler = Array.from({ length: 60 }, (_, at) =>
      rssItem({ id: `filler-${at}`, description: 'word '.repeat(2500) }),
    )
    const changes = { 'Black-M': { price: '49.00 EUR' }, 'Ivory-L': { availability: 'out of stock' } }
    const rows = wrap(changes)
    const apart = rows.flatMap((row, at) => [row, ...filler.slice(at * 10, at * 10 + 10)])
    const feeds = [newFeed(), newFeed(), newFeed()] as const
    await read(feeds[0], ...rows)
    await read(feeds[1], ...rows.toReversed())
    const inSteps = importEnv(() => new Response(rss(...apart)))
    const saved = await saveFeed(inSteps, feeds[2])
    let run = await beginRun(inSteps, saved, 'in-steps')
    let runs = 0
    for (; run; runs++) {
      await continueImport(inSteps, run, { timeMs: 0, maxStretches: 1, portion: 1 })
      run = await takeRun(inSteps, feeds[2].id)
    }
    expect(runs).toBeGreaterThan(4)
    expect(await lastReport(feeds[2])).toMatchObject({ state: 'done', variant_count: 4 })
    const wanted = ['Black: S M L 4900–5900 in_stock', 'Ivory: S M 5900 in_stock']
    for (const feed of feeds) expect(await short(feed)).toEqual(wanted)
  })

  test('one that is sold out, dearer or gone changes its colour, and coming back it is there again', async () => {
    const feed = newFeed()
    await read(feed, ...wrap())
    await read(feed, ...wrap({ 'Black-S': null, 'Black-M': { price: '69.00 EUR' }, 'Ivory-M': null }))
    expect(await short(feed)).toEqual(['Black: M L 5900–6900 in_stock', 'Ivory: S L 5900 in_stock'])
    await read(feed, ...wrap({ 'Ivory-S': null, 'Ivory-M': null, 'Ivory-L': null }))
    expect(await short(feed)).toEqual(['Black: S M L 5900 in_stock', 'Ivory: S L 5900 gone'])
    await read(feed, ...wrap({ 'Ivory-L': { availability: 'out of stock' } }))
    expect(await short(feed)).toEqual(['Black: S M L 5900 in_stock', 'Ivory: S M 5900 in_stock'])
  })

  test('a colour has one line in its history for what all its sizes became', async () => {
    const feed = newFeed()
    const black = productId(feed.id, 'wrap-Black-S')
    await read(feed, ...wrap())
    // The cheapest is another one, at the same price: nothing to tell.
    await read(feed, ...wrap({ 'Black-S': { price: '79.00 EUR' } }))
    await read(feed, ...wrap({ 'Black-S': { price: '79.00 EUR' }, 'Black-L': { price: '49.00 EUR' } }))
    await read(
      feed,
      ...wrap({ 'Black-S': null, 'Black-M': null, 'Black-L': { availability: 'out of stock' } }),
    )
    expect(await historyOf(black)).toEqual(['5900 in_stock', '4900 in_stock', '5900 out_of_stock'])
  })

  test('a shop that calls its colour otherwise has the same product', async () => {
    const feed = newFeed()
    await read(feed, ...wrap())
    const before = await productsOf(feed)
    const renamed = ['S', 'M', 'L'].map((name) => size('Black', name, { color: 'Jet black' }))
    await read(feed, ...renamed, ...wrap().slice(3))
    expect(await short(feed)).toEqual(['Ivory: S M L 5900 in_stock', 'Jet black: S M L 5900 in_stock'])
    expect((await productsOf(feed)).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  test('a size that the shop moves to another colour leaves the one that it was in', async () => {
    const feed = newFeed()
    await read(feed, ...wrap())
    await read(feed, ...wrap({ 'Black-S': { color: 'Ivory', size: 'XS' } }))
    expect(await short(feed)).toEqual(['Black: M L 5900 in_stock', 'Ivory: XS S M L 5900 in_stock'])
  })

  test('rows without a group any more are products by themselves', async () => {
    const feed = newFeed()
    await read(feed, ...wrap())
    await read(feed, ...['S', 'M'].map((name) => size('Black', name, { item_group_id: '' })))
    const rows = (await productsOf(feed)).filter(({ gone_at: gone }) => gone === null)
    expect(rows.map(({ item_id: item, sizes }) => `${item} ${String(sizes)}`)).toEqual([
      'other []',
      'wrap-Black-M ["M"]',
      'wrap-Black-S ["S"]',
    ])
    expect(
      await env.CATALOGUE_DB.prepare('select count(*) as n from product_variants where id = ?')
        .bind(productId(feed.id, 'wrap-Black-M'))
        .first('n'),
    ).toBe(0)
  })
})

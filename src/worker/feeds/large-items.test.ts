import { describe, expect, test } from 'vitest'
import { readAll, rss, rssItem } from '../testing/feeds.ts'

const long = 'lorem ipsum '.repeat(300_000)
const made = (id: string, more: object = {}) => ({
  id,
  title: 'Silk dress',
  link: `https://shop.example.com/${id}`,
  image_link: `https://cdn.example.com/${id}.jpg`,
  price: '59 EUR',
  ...more,
})
const lines = (...objects: object[]) => objects.map((one) => `${JSON.stringify(one)}\n`).join('')
const fields = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`f${i}`, 1]))

async function outcome(content: string) {
  const { products, refusals, failure } = await readAll(content)
  return {
    ids: products.map(({ itemId }) => itemId),
    refused: refusals.map(({ reason, example }) => `${example}: ${reason}`),
    failure,
  }
}

describe('an item of more than 2 MB costs itself, and not the feed', () => {
  test.each([
    ['XML', rss(rssItem({ id: 'a' }), rssItem({ id: 'b', description: long }), rssItem({ id: 'c' }))],
    ['a JSON list', JSON.stringify([made('a'), made('b', { description: long }), made('c')])],
    ['a JSON document', JSON.stringify({ items: [made('a'), made('b', { text: long }), made('c')] })],
    ['lines of JSON', lines(made('a'), made('b', { text: long }), made('c'))],
  ])('in %s', async (_, content) => {
    const expected = { ids: ['a', 'c'], refused: ['b: larger than 2 MB'], failure: null }
    expect(await outcome(content)).toEqual(expected)
  })

  test('even if it is the first', async () => {
    for (const content of [
      rss(rssItem({ id: 'b', description: long }), rssItem({ id: 'c' })),
      lines(made('b', { text: long }), made('c')),
    ])
      expect(await outcome(content)).toMatchObject({
        ids: ['c'],
        refused: ['b: larger than 2 MB'],
        failure: null,
      })
  })

  test('an import that is interrupted within it goes on behind it', async () => {
    const content = rss(rssItem({ id: 'a' }), rssItem({ id: 'b', description: long }), rssItem({ id: 'c' }))
    const { marks } = await readAll(content)
    const within = marks.find(({ mark }) => 'within' in mark.place)
    expect(within).toBeDefined()
    const { products, failure } = await readAll(content, { mark: within?.mark ?? null })
    expect([products.map(({ itemId }) => itemId), failure]).toEqual([['c'], null])
  })
})

describe('in a table', () => {
  const head = 'id,title,price,link,image_link,description'
  const row = (id: string, description = 'Silk') =>
    `${id},Silk dress,59 EUR,https://shop.example.com/${id},https://cdn.example.com/${id}.jpg,${description}`
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const table = (...rows: string[]) => `${[head, ...rows].join('\n')}\n`
  const refusing = (reason: string) => [
    expect.stringMatching(new RegExp(`^b,Silk dress,59 EUR,.*: ${reason}$`, 's')) as string,
  ]
  const expected = { ids: ['a', 'c'], refused: refusing('larger than 1 MB'), failure: null }

  test.each([
    ['of many lines', 'Cut by hand, sewn by hand.\nMade of "silk", and of\n\nnothing else.\n'.repeat(60_000)],
    ['without a line break', long],
    ['of quotes', '"",\n'.repeat(500_000)],
  ])('a cell %s costs its line', async (_, text) => {
    expect(await outcome(table(row('a'), row('b', cell(text)), row('c')))).toEqual(expected)
    expect(await outcome(table(row('a'), row('b', cell(text))))).toEqual({ ...expected, ids: ['a'] })
  })

  test('an import that is interrupted within one goes on behind it', async () => {
    const content = table(row('a'), row('b', cell('Cut by hand.\n'.repeat(300_000))), row('c'))
    const { marks } = await readAll(content)
    const within = marks.find(({ mark }) => 'within' in mark.place)
    expect(within).toBeDefined()
    const { products, failure } = await readAll(content, { mark: within?.mark ?? null })
    expect([products.map(({ itemId }) => itemId), failure]).toEqual([['c'], null])
  })

  test('one that never ends is the end of the feed in the middle', async () => {
    const content = table(row('a'), row('b', `"${'Cut by hand.\n'.repeat(300_000)}`))
    expect(await outcome(content)).toMatchObject({
      ids: ['a'],
      failure: 'FeedFailure: The feed ends in the middle.',
    })
  })

  test('a quote that is never closed still costs its own line, and not what follows', async () => {
    const many = Array.from({ length: 20_000 }, (_, at) => row(`c${at}`))
    const { ids, refused, failure } = await outcome(table(row('a'), row('b', '"Silk'), ...many))
    expect([ids.length, refused, failure]).toEqual([20_001, refusing('a quote is never closed'), null])
  })

  test('a product of Shopify with more lines than 1 MB costs itself', async () => {
    const columns =
      'Handle,Title,Body (HTML),Vendor,Variant SKU,Variant Price,Image Src,Option1 Name,Option1 Value'
    const variant = (handle: string, at: number) =>
      `${handle},Silk dress,${'x'.repeat(400)},Lin,${handle}-${at},59.00,https://cdn.example.com/${handle}.jpg,Size,${at}`
    const variants = (handle: string, count: number) =>
      Array.from({ length: count }, (_, at) => variant(handle, at))
    const content = [columns, ...variants('a', 2), ...variants('b', 6_000), ...variants('c', 2)].join('\n')
    // This export names no page of a product, for which the others' variants are refused: so they were read whole.
    expect(await outcome(content)).toEqual({
      ids: [],
      refused: [
        'a:0: link is not a web address',
        'a:1: link is not a web address',
        'b: larger than 1 MB',
        'c:0: link is not a web address',
        'c:1: link is not a web address',
      ],
      failure: null,
    })
  })
})

test('an item of a hundred thousand fields costs itself', async () => {
  const xml = Object.keys(fields).map((name) => `<g:${name}>1</g:${name}>`)
  const large = rssItem({ id: 'b' }).replace('</item>', `${xml.join('')}</item>`)
  const expected = { ids: ['a', 'c'], refused: ['b: too many fields'], failure: null }
  expect(await outcome(rss(rssItem({ id: 'a' }), large, rssItem({ id: 'c' })))).toEqual(expected)
  expect(await outcome(JSON.stringify([made('a'), made('b', fields), made('c')]))).toEqual(expected)
})

describe('lines of JSON', () => {
  test('are products, and a single one too', async () => {
    expect(await outcome(lines(made('a'), made('b')))).toEqual({
      ids: ['a', 'b'],
      refused: [],
      failure: null,
    })
    expect(await outcome(JSON.stringify(made('a')))).toMatchObject({ ids: ['a'], failure: null })
  })

  test('of which one is broken lose that one', async () => {
    const broken = lines(made('a'), made('b'), made('c')).replace(
      '"59 EUR"}\n{"id":"c"',
      '"59 EUR"\n{"id":"c"',
    )
    expect(await outcome(broken)).toMatchObject({
      ids: ['a', 'c'],
      refused: ['b: not well-formed'],
      failure: null,
    })
  })

  test('that end in the middle of one are told so', async () => {
    const cut = lines(made('a'), made('b')).slice(0, -30)
    expect(await outcome(cut)).toMatchObject({
      ids: ['a'],
      failure: 'FeedFailure: The feed ends in the middle.',
    })
  })
})

import { describe, expect, test } from 'vitest'
import { readAll, rss, rssItem } from '../../testing/feeds.ts'

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

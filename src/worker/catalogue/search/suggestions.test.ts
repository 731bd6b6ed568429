import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { createProducts } from '../../testing/products.ts'
import { openTab } from '../../testing/shopper.ts'
import { tripsOf } from '../../testing/trips.ts'
import { refreshCachedLists } from '../../imports/refresh-lists.ts'

beforeAll(async () => {
  await createProducts([
    { name: 'Wrap dress', brand: 'Abercrombie & Fitch' },
    { name: 'Slip dress', brand: 'Lilysilk', material: 'silk' },
    { name: 'Drawstring sweater', brand: 'Lilysilk' },
    { name: 'A top of so many words that its brand stands far behind them', brand: 'Zimmermann' },
    { name: 'Vanished drapes', brand: 'Gone', goneAt: new Date() },
  ])
  await refreshCachedLists(env)
})

const suggest = (q: string) => openTab().api.search.suggestions.$get({ query: { q } })

test.each([
  ['dr', ['dress', 'drawstring']],
  ['wrap dr', ['wrap dress', 'wrap drawstring']],
  ['lily', ['Lilysilk']],
  ['fitch', ['Abercrombie & Fitch']],
  ['dreess', ['dress']],
  ['warp dre', ['wrap dress']],
  ['zimerman', ['Zimmermann']],
  ['jum', ['jumper', 'jumpsuit']],
  ['', []],
  ['"*', []],
  ['zzzzzzzz', []],
])('%j may go on as %j', async (q, expected) => {
  expect((await (await suggest(q)).json()).toSorted()).toEqual(expected.toSorted())
})

test('to ask at every letter costs no trip to the database', async () => {
  expect(tripsOf(await suggest('dre'))).toBe(0)
})

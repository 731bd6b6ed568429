import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isGarment, readRange, root, sizeChartText } from '../product.ts'
import { availabilities, salePrices } from './editorial/merchandise.ts'
import { writeFeed } from './feed.ts'

const range = readRange()
const itemsOf = (feed: string) => feed.split('<item>').slice(1)
const idOf = (item: string) => item.match(/<g:id>(.*)<\/g:id>/)?.[1] ?? ''

test('what is reduced says so in the feed with its price, and nothing else does', () => {
  const said = itemsOf(writeFeed(range)).flatMap((item) => {
    const price = item.match(/<g:sale_price>(.*) USD<\/g:sale_price>/)?.[1]
    return price ? [[idOf(item), Math.round(Number(price) * 100)]] : []
  })
  expect(Object.fromEntries(said)).toEqual(salePrices)
})

test('what is not simply in stock says so in the feed, and everything else is in stock', () => {
  const said = itemsOf(writeFeed(range)).map((item) => [
    idOf(item),
    item.match(/<g:availability>(.*)<\/g:availability>/)?.[1],
  ])
  const inStock = Object.fromEntries(range.map(({ id }) => [id, 'in_stock']))
  expect(Object.fromEntries(said)).toEqual({ ...inStock, ...availabilities })
})

test('a garment says where it is as it is sewn when its file is there, and nothing else does', () => {
  const said = itemsOf(writeFeed(range)).flatMap((item) => {
    const address = item.match(/<cabine:sewn>(.*)<\/cabine:sewn>/)?.[1]
    return address ? [[idOf(item), address]] : []
  })
  const written = range
    .map(({ id }) => [id, `/samples/garments/${id}/sewn.bin`])
    .filter(([, address]) => existsSync(join(root, 'public', address)))
  expect(written.length).toBeGreaterThan(0)
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(written))
})

test('every garment says what body each of its sizes is for, and nothing else does', () => {
  const said = new Map(
    itemsOf(writeFeed(range)).map((item) => [
      idOf(item),
      item.match(/<cabine:size_chart>(.*)<\/cabine:size_chart>/)?.[1],
    ]),
  )
  for (const { id, category, sizes } of range) {
    const chart = said.get(id)
    if (!isGarment(category)) expect(chart, id).toBeUndefined()
    else
      expect(
        v.parse(sizeChartText, chart).map(({ name }) => name),
        id,
      ).toEqual(sizes)
  }
})

test('a title with signs of XML in it is written as text', () => {
  const [first] = range
  const name = 'Tee & "More" for 5 > 3 and 2 < 4'
  const written = 'Tee &amp; "More" for 5 &gt; 3 and 2 &lt; 4'
  const feed = writeFeed([{ ...first, name, description: `${name}.` }])
  expect(feed).toContain(` | ${written}</g:title>`)
  expect(feed).toContain(`<g:description>${written}.</g:description>`)
})

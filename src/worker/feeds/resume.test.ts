import { expect, test } from 'vitest'
import { readAll, rssItem, toPlainFeed } from '../testing/feeds.ts'
import type { PlainFeed } from './read-feed.ts'

const count = 6000
const name = (at: number) => (at % 7 === 0 ? `Robe d’été 👗 n° ${at}` : `Linen Shirt ${at}\r`)

function xml() {
  const items = Array.from({ length: count }, (_, at) => {
    const item = rssItem({
      id: `i${at}`,
      title: at % 11 === 0 ? `<![CDATA[${name(at)}${at % 77 === 0 ? '' : ']]>'}` : name(at),
      ...(at % 13 === 0 && { price: '' }),
    })
    return at % 101 === 0 ? item.replace('</item>', '</b>') : item
  })
  return `\ufeff<?xml version="1.0"?>\r\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel a="&quot;"><title>x</title>\r\n${items.join('\r'.repeat(300))}</channel></rss>`
}

function csv() {
  const rows = Array.from({ length: count }, (_, at) => {
    const title = at % 9 === 0 ? `"${name(at)}\n""quoted"", twice"` : name(at).trim()
    return `i${at},${title},${at % 13 === 0 ? '' : '10 EUR'},https://shop.example.com/${at},https://cdn.example.com/${at}.jpg`
  })
  rows[500] = 'i500,"never closed,10 EUR,https://shop.example.com/500,https://cdn.example.com/500.jpg'
  return `id,title,price,link,image_link\r\n${rows.join('\r\n')}`
}

function shopify() {
  const rows = Array.from({ length: count }, (_, at) => {
    const product = Math.floor(at / 4)
    const first = at % 4 === 0
    return `h${product},${first ? `Shirt ${product}` : ''},${first ? 'Size' : ''},${'SMLX'[at % 4]},32,${first ? 'https://cdn.example.com/1.jpg' : ''},${'word '.repeat(60)}`
  })
  return `Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src,Body (HTML)\n${rows.join('\n')}`
}

const json = () =>
  JSON.stringify({
    products: Array.from({ length: count }, (_, at) => ({
      id: at,
      title: name(at),
      ...(at % 13 !== 0 && { price: '10 EUR' }),
      url: `https://shop.example.com/${at}`,
      image: `https://cdn.example.com/${at}.jpg`,
      description: 'word '.repeat(30),
    })),
  })

const context = { origin: 'https://shop.example.com', currency: 'EUR' }

test.each([
  ['XML', xml, count],
  ['a table', csv, count],
  ['a table with a row a size', shopify, count],
  ['JSON', json, count],
])('%s: who goes on from any mark reads exactly what was left', async (_, write, rows) => {
  const feed = await toPlainFeed(write())
  const whole = await readAll(feed, context)
  expect(whole.failure).toBeNull()
  expect(whole.products.length + whole.refusals.length).toBe(rows)
  expect(whole.marks.length).toBeGreaterThan(2)
  for (const { mark, products, refusals } of whole.marks) {
    const rest = await readAll(feed, { ...context, mark })
    expect(rest.failure).toBeNull()
    expect(rest.products).toEqual(whole.products.slice(products))
    expect(rest.refusals).toEqual(whole.refusals.slice(refusals))
  }
})

test('no more than some megabytes of a feed are read ahead', async () => {
  const plain = await toPlainFeed(xml().repeat(1))
  let maxLength = 0
  const watched: PlainFeed = {
    size: plain.size,
    read(from, length) {
      maxLength = Math.max(maxLength, length)
      return plain.read(from, length)
    },
  }
  await readAll(watched)
  expect(maxLength).toBeLessThanOrEqual(1_048_576)
})

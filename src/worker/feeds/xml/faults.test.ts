import { describe, expect, test } from 'vitest'
import { nth } from '#shared/testing/first.ts'
import { readAll, rss, rssItem } from '../../testing/feeds.ts'
import { lostRow, type Refusal } from '../rows/batch-of-rows.ts'
import { readXml } from '../read-xml.ts'

const count = 50
const ids = Array.from({ length: count }, (_, at) => `x${at}`)

/** A feed of which the item in the middle is spoilt. */
function spoilt(spoil: (item: string) => string) {
  const items = ids.map((id) => rssItem({ id, description: '<![CDATA[Cut on the <b>bias</b>]]>' }))
  items[24] = spoil(nth(items, 24))
  return rss(...items)
}

const title = 'Marlow | Silk Slip Dress'
const inTitle = (text: string) => (item: string) => item.replace(title, text)

describe('a fault that can be mended costs nothing', () => {
  test.each<[string, (item: string) => string, string]>([
    ['an ampersand', inTitle('Silk & Slip'), 'Silk & Slip'],
    ['an ampersand between letters', inTitle('H&M Slip'), 'H&M Slip'],
    ['an entity of HTML', inTitle('Robe d&rsquo;&eacute;t&eacute;&nbsp;longue'), 'Robe d’été longue'],
    ['a sign for less', inTitle('Slip < 40 and <3'), 'Slip < 40 and <3'],
    ['formatting that is not begun', inTitle('Silk</b> Slip'), 'Silk Slip'],
    ['formatting that is not ended', inTitle('<b>Silk <br>Slip'), 'Silk Slip'],
    ['control characters', inTitle('Silk\u0003\u000b Slip'), 'Silk Slip'],
    ['references to no character', inTitle('Silk&#0;&#x1; Slip&#99999999999;'), 'Silk Slip'],
    ['the end of a CDATA section', inTitle('Silk ]]> Slip'), 'Silk ]]> Slip'],
    ['an unknown prefix', (item) => item.replace('<g:title>', '<x:y>1</x:y><g:title>'), 'Silk Slip Dress'],
    ['an end tag too many', (item) => `${item}</item>`, 'Silk Slip Dress'],
    ['stray text and tags behind it', (item) => `${item} a & b </b><b>`, 'Silk Slip Dress'],
    ['a tag of an item in CDATA', inTitle('<![CDATA[Silk <item></item>Slip]]>'), 'Silk Slip'],
  ])('%s', async (_, spoil, name) => {
    const { products, refusals, failure } = await readAll(spoilt(spoil))
    expect({ refusals, failure }).toEqual({ refusals: [], failure: null })
    expect(products.map(({ itemId }) => itemId)).toEqual(ids)
    expect(nth(products, 24).name).toBe(name)
  })

  test('an address with ampersands is the whole address', async () => {
    const query = '?colour=red&size=m&copy=1'
    const { products } = await readAll(spoilt((item) => item.replace('/x24<', `/x24${query}<`)))
    expect(nth(products, 24).productUrl).toBe(`https://shop.example.com/x24${query}`)
  })

  test('an item may hold others', async () => {
    const related = '<related><item><g:id>1</g:id></item><item><g:id>2</g:id></item></related>'
    const { products } = await readAll(spoilt((item) => item.replace('<g:title>', `${related}<g:title>`)))
    expect(products.map(({ itemId }) => itemId)).toEqual(ids)
    const named = ids.map((id) => rssItem({ id }).replace('<item>', '<item><item>Shirt</item>'))
    expect((await readAll(rss(...named))).products).toHaveLength(count)
  })
})

describe('any other fault costs the item in which it is, and no other', () => {
  const fault = (reason: string, example = 'x24') => [lostRow(reason, example)]
  test.each<[string, (item: string) => string]>([
    ['a column that is not ended', (item) => item.replace('</g:title>', '')],
    ['a tag that is cut', (item) => item.replace('</g:title>', '</g:ti')],
    ['columns that cross', inTitle('<g:color>Silk</g:title></g:color>')],
    ['the end of what is around the items', inTitle('Silk</channel> Slip')],
    ['a quote that is not closed', (item) => item.replace('<g:title>', '<g:title lang="en>')],
    ['values without quotes', (item) => item.replace('<g:title>', '<g:title lang=en>')],
    ['the same attribute twice', (item) => item.replace('<g:title>', '<g:title a="1" a="2">')],
    ['a CDATA section that is not closed', inTitle(`<![CDATA[${title}`)],
    ['a comment that is not closed', inTitle(`<!-- ${title}`)],
    ['an instruction that is not closed', inTitle(`<?php ${title}`)],
    ['a document type', inTitle('Silk <!DOCTYPE x> Slip')],
    ['five hundred elements', inTitle('<c>'.repeat(500))],
    ['no end', (item) => item.replace('</item>', '')],
    ['no end, where it is cut within CDATA', (item) => item.replace(/Marlow.*/s, '<![CDATA[Silk')],
    ['no end, where it is cut within a column', (item) => item.replace(/Silk.*/s, 'Silk')],
  ])('%s', async (_, spoil) => {
    const { products, refusals, failure } = await readAll(spoilt(spoil))
    expect(products.map(({ itemId }) => itemId)).toEqual(ids.filter((id) => id !== 'x24'))
    expect({ refusals, failure }).toEqual({ refusals: fault('not well-formed'), failure: null })
  })

  test('an entity that nobody knows', async () => {
    const { products, refusals } = await readAll(spoilt(inTitle('Silk &brand; Slip')))
    expect(products).toHaveLength(count - 1)
    expect(refusals).toEqual(fault('an entity that is not defined'))
  })

  test('no end of the last item', async () => {
    const whole = rss(...ids.map((id) => rssItem({ id })))
    const { products, refusals, failure } = await readAll(whole.replace('</item></channel>', '</channel>'))
    expect(products).toHaveLength(count - 1)
    expect({ refusals, failure }).toEqual({ refusals: fault('not well-formed', 'x49'), failure: null })
  })
})

async function readInBlocks(feed: string, size: number) {
  const bytes = Buffer.from(feed)
  async function* blocks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const read: string[] = []
  const refused: Refusal[] = []
  for await (const { rows, refusals } of readXml(blocks(), { format: 'xml', offset: 0, ancestors: '' })) {
    read.push(...rows.map((row) => row.get('id')?.[0] ?? ''))
    refused.push(...refusals)
  }
  return { read, refused }
}

test('it makes no difference where the feed is cut into blocks', async () => {
  const faults = [
    inTitle('Robe d’été & <b>co'),
    inTitle(`<![CDATA[${title}`),
    inTitle(`<!-- ${title}`),
    (item: string) => item.replace('</item>', ''),
    (item: string) => item.replace('<g:title>', '<g:title lang="en>'),
    (item: string) => `<!-- <item></item> -->${item}`,
  ]
  const feed = rss(
    ...ids.map((id, at) => {
      const item = rssItem({ id, description: '<![CDATA[Cut on the <b>bias</b>]]>' })
      return at % 4 === 0 ? nth(faults, (at / 4) % faults.length)(item) : item
    }),
  )
  const whole = await readInBlocks(feed, feed.length * 2)
  expect(whole.read.length).toBeGreaterThan(40)
  expect(whole.read.length + whole.refused.length).toBe(count)
  for (const size of [7, 64, 501, 4096]) expect(await readInBlocks(feed, size), `${size}`).toEqual(whole)
})

// A reader that went back for each of them would take hours, and a test is given seconds.
test.each([
  ['items without end', '<item>'],
  ['CDATA sections without end', '<item><![CDATA['],
  ['comments without end', '<!--'],
  ['comments in items without end', '<item><!--'],
  ['document types without end', '<!doctype['],
  ['quotes without end', '<item a="'],
  ['instructions without end', '<item><?'],
])('half a megabyte of %s is read to its end', async (_, piece) => {
  const hostile = piece.repeat(500_000 / piece.length)
  for (const feed of [hostile, `${hostile}]]>--></rss>`, `<item>${hostile}</item></rss>`]) {
    const { products } = await readAll(`<rss>${feed}`)
    expect(products).toEqual([])
  }
})

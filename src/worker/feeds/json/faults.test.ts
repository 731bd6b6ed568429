import { describe, expect, test } from 'vitest'
import { nth } from '#shared/testing/first.ts'
import { readAll } from '../../testing/feeds.ts'
import { lostRow } from '../rows/batch-of-rows.ts'

const count = 50
const ids = Array.from({ length: count }, (_, at) => `x${at}`)
const others = ids.filter((id) => id !== 'x24')

/** As a shop writes it: with variants that have an id, a title and a price of their own, and with words like its own syntax. */
const itemOf = (id: string) =>
  JSON.stringify({
    id,
    title: 'Silk Slip Dress',
    description: 'Cut on the {bias}, "by hand" [size M]',
    variants: [
      { id: `${id}-s`, title: 'Small', sku: 's', price: '120.00', position: 1 },
      { id: `${id}-m`, title: 'Medium', sku: 'm', price: '120.00', position: 2 },
    ],
    price: '120.00 USD',
    brand: 'Marlow',
    image_link: `https://cdn.example.com/${id}.jpg`,
    link: `https://shop.example.com/${id}`,
  })

const inList = (items: string[]) => `[${items.join(',')}]`
const inDocument = (items: string[]) => `{"count":50,"products":[${items.join(',\n')}],"next":{"page":[2]}}`
const shapes = { 'a list': inList, 'a document': inDocument }

function spoilt(spoil: (item: string) => string, shape: (items: string[]) => string, at = 24) {
  const items = ids.map(itemOf)
  items[at] = spoil(nth(items, at))
  return shape(items)
}

const replace = (from: string | RegExp, to: string) => (item: string) => item.replace(from, to)

describe.each(Object.entries(shapes))('in %s', (_, shape) => {
  describe('a fault that can be mended costs nothing', () => {
    test.each<[string, (item: string) => string]>([
      ['a comma at the end of an object', replace(/\}$/, ',}')],
      ['a comma at the end of a list', replace('}],"price', '},],"price')],
      ['a line break in a text', replace('Silk Slip', 'Silk\n\u0003 Slip')],
      ['an escape that there is not', replace('bias', String.raw`\bi\xas\u12`)],
      ['no number', replace('"position":1', '"position":NaN')],
      ['a comma too many', (item) => `,${item},,`],
      ['a bracket too many', (item) => `${item}}`],
      ['the end of the list too early', (item) => `${item}]`],
      ['the end of everything too early', (item) => `${item}]}`],
      ['something that is no object', (item) => `null, 12, "text", ${item}`],
    ])('%s', async (__, spoil) => {
      const { products, refusals, failure } = await readAll(spoilt(spoil, shape))
      expect({ refusals, failure }).toEqual({ refusals: [], failure: null })
      expect(products.map(({ itemId }) => itemId)).toEqual(ids)
    })
  })

  describe('any other fault costs the item in which it is, and no other', () => {
    const faults: [string, (item: string) => string][] = [
      ['a text that is not ended', replace('Dress",', 'Dress,')],
      ['a text that is not begun', replace('"Silk', 'Silk')],
      ['a quote in a text', replace('Slip', '12" Slip')],
      ['no colon', replace('"title":', '"title" ')],
      ['no comma', replace('","brand', '" "brand')],
      ['no value', replace('"Marlow"', '')],
      ['a word without quotes', replace('"Marlow"', 'Marlow')],
      ['no end', replace(/\}$/, '')],
      ['no beginning', replace(/^\{/, '')],
      ['an object within it that is not ended', replace('"position":1}', '"position":1')],
      ['a list within it that is not ended', replace('}],', '},')],
      ['a list within it that is ended twice', replace('}],', '}]],')],
      ['brackets that cross', replace('}],', ']},')],
      ['an end in the middle', replace('"brand"', '},"brand"')],
      ['a cut in a text', replace(/Marlow.*/s, 'Mar')],
      ['a cut in a list', replace(/,"title":"Medium.*/s, '')],
      ['a cut in an escape', replace(/ \[size.*/s, '\\')],
      ['a message in its place', () => '<br>Fatal error: {main} thrown in "a.php" on line 3'],
      ['five hundred lists', replace('"Marlow"', '['.repeat(500))],
    ]
    test.each(faults)('%s', async (__, spoil) => {
      const { products, refusals, failure } = await readAll(spoilt(spoil, shape))
      expect(products.map(({ itemId }) => itemId)).toEqual(others)
      expect(failure).toBeNull()
      expect(refusals.some(({ isLost }) => isLost)).toBe(true)
    })

    test.each(faults)('%s, in the first and in the last one', async (__, spoil) => {
      for (const at of [0, count - 1]) {
        const { products, refusals } = await readAll(spoilt(spoil, shape, at))
        expect(products.map(({ itemId }) => itemId)).toEqual(ids.toSpliced(at, 1))
        expect(refusals.some(({ isLost }) => isLost)).toBe(true)
      }
    })
  })

  test('a document that is cut off has no end, wherever it is cut', async () => {
    const whole = shape(ids.map(itemOf))
    for (let length = 20; length < whole.length - 30; length += 397) {
      const { products, refusals, failure } = await readAll(whole.slice(0, length))
      expect(products.length).toBeLessThanOrEqual(count)
      expect(failure !== null || refusals.some(({ isLost }) => isLost), `cut at ${length}`).toBe(true)
    }
  })
})

test('what was lost is named', async () => {
  const { refusals } = await readAll(spoilt(replace('"Marlow"', 'Marlow'), inList))
  expect(refusals).toEqual([lostRow('not well-formed', 'x24')])
})

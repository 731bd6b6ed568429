import { expect, test } from 'vitest'
import * as v from 'valibot'
import { closetCategories, closetDetails, type ClosetDetails } from '../../closet.ts'
import { columnOf } from './columns.ts'
import { doublesIn, maxListRows, readList, type List, type WordReaders } from './read-list.ts'
import { readAmount, readDay } from './read-values.ts'
import { writeList } from './write-list.ts'

const readers: WordReaders = {
  category: (text) => closetCategories.find((one) => text.toLowerCase().includes(one)) ?? null,
  colour: (text) => (['black', 'blue', 'white'] as const).find((one) => one === text.toLowerCase()) ?? null,
  choice: (_, text) => (text === '?' ? null : text),
}

const read = (text: string) => readList(text, readers) as List
const details = (said: Partial<ClosetDetails>) => v.parse(closetDetails, { category: 'tops', ...said })

test('a list that we wrote comes back as it was, formulas, quotes and lines within a cell too', () => {
  const pieces = [
    details({ name: '=HYPERLINK("http://x")', notes: 'one\r\ntwo, "three"', colours: ['black', 'white'] }),
    details({ name: '+1', priceCents: 1299, currency: 'EUR', boughtOn: '2026-01-02', state: 'lent' }),
    details({ category: 'skirts', fabric: 'silk', season: 'summer', wornOn: ['2026-05-01', '2026-05-09'] }),
  ]
  const file = writeList(pieces)
  expect(file).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect(file).toContain(`'+1,`)
  const { rows, unknownColumns } = read(file)
  expect(rows.map((row) => row.details)).toEqual(pieces)
  expect([unknownColumns, rows.flatMap(({ faults }) => faults)]).toEqual([[], []])
})

test('columns are known in other languages, whatever stands between them', () => {
  const { rows, unknownColumns } = read(
    'Bezeichnung;Kategorie;Farbe;Kaufpreis;Kaufdatum;Fach\nJeans;bottoms;blue;"89,90 €";24.12.2025;oben\n',
  )
  expect(unknownColumns).toEqual(['Fach'])
  expect(rows[0]).toMatchObject({
    faults: [],
    details: {
      name: 'Jeans',
      category: 'bottoms',
      priceCents: 8990,
      currency: 'EUR',
      boughtOn: '2025-12-24',
      colours: ['blue'],
    },
  })
})

test.each([
  ['Prix payé', 'price'],
  ['Цвет', 'colours'],
  ['ブランド', 'brand'],
  ['尺码', 'size'],
  ['Price (USD)', 'price'],
  ['المقاس', 'size'],
  ['Regal', null],
])('%s is %s', (header, column) => {
  expect(columnOf(header)).toBe(column)
})

test('what is not understood is said line by line, and the rest is taken', () => {
  const { rows } = read(
    'name,category,color,price,bought\nShirt,tops,mystery,cheap,3/4/2026\nThing,???,black,1,\n',
  )
  expect(rows[0]?.details).toMatchObject({ name: 'Shirt', colours: [], priceCents: null, boughtOn: null })
  expect(rows[0]?.faults.map(({ column, text }) => `${column} ${text}`)).toEqual([
    'price cheap',
    'colours mystery',
    'boughtOn 3/4/2026',
  ])
  expect(rows[1]).toMatchObject({ line: 3, details: null, faults: [{ column: 'category', text: '???' }] })
})

test('no table, one without end and one that is too long are refused', () => {
  expect(readList('a picture\n\u0000\u0001', readers)).toBe('no_table')
  expect(readList('', readers)).toBe('no_table')
  expect(readList('name,category\n"never closed,tops', readers)).toBe('no_table')
  const line = 'Shirt,tops\n'
  expect(readList(`name,category\n${line.repeat(maxListRows + 1)}`, readers)).toBe('too_long')
  expect(read(`name,category\n${line.repeat(maxListRows)}`).rows).toHaveLength(maxListRows)
})

test('texts that are too long are cut to what a piece may say', () => {
  const [row] = read(`name,category,notes\n${'n'.repeat(500)},tops,${'o'.repeat(5000)}`).rows
  expect([row?.details?.name.length, row?.details?.notes.length]).toEqual([120, 1000])
})

test('a piece of the closet, and one of a line above, is a double', () => {
  const { rows } = read('name,category,color\nWhite Shirt,tops,white\nnew,tops,\nNew,tops,\nnew,skirts,\n')
  const closet = [{ details: details({ name: 'white shirt', colours: ['white'] }) }]
  expect([...doublesIn(rows, closet)]).toEqual([2, 4])
})

test.each([
  ['49', 4900, ''],
  ['$1,249.00', 124900, 'USD'],
  ['1.249,5 €', 124950, 'EUR'],
  ['1 249 ₽', 124900, 'RUB'],
  ['EUR 12.99', 1299, 'EUR'],
  ['1,249', 124900, ''],
])('%s are %i cents %s', (text, cents, currency) => {
  expect(readAmount(text)).toEqual({ cents, currency })
})

test.each(['-5', 'cheap', '12 pieces', '', '99999999999'])('%j is no amount', (text) => {
  expect(readAmount(text)).toBeNull()
})

test.each([
  ['2026-02-28', '2026-02-28'],
  ['2026/2/3', '2026-02-03'],
  ['2026年2月3日', '2026-02-03'],
  ['3.4.2026', '2026-04-03'],
  ['12/31/2026', '2026-12-31'],
  ['31/12/2026', '2026-12-31'],
  ['3/4/2026', null],
  ['2026-02-30', null],
  ['soon', null],
])('the day %s is %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})

import { describe, expect, test } from 'vitest'
import { activeFilters, amount, emptyQuery, readQuery, searchPath, withoutFilters } from './search-query.ts'

const full = {
  q: 'silk & wool',
  look: 'Ab_-'.repeat(16),
  category: 'dresses',
  brand: 'Abercrombie & Fitch',
  colour: 'red',
  size: 'M',
  min: '20',
  max: '99.50',
  currency: 'EUR',
  fit: 'clothes:UK:10',
  ships: 'DE',
  sort: 'price-up',
} as const

const searchOf = (path: string) => new URL(path, 'https://cabine.example').search

describe('a search stands in the address', () => {
  test('all of it comes back', () => {
    expect(readQuery(searchOf(searchPath(full)))).toEqual(full)
  })

  test('nothing is written that is not asked for', () => {
    expect(searchPath(emptyQuery)).toBe('/search')
    expect(searchPath({ ...emptyQuery, q: 'silk' })).toBe('/search?q=silk')
    // Money without an amount would be another address of the same search.
    expect(searchPath({ ...emptyQuery, q: 'silk', currency: 'EUR' })).toBe('/search?q=silk')
  })

  test('what the server would refuse is left out', () => {
    expect(readQuery('?look=short&category=hats&sort=cheap&min=-1&max=abc&product=abc')).toEqual(emptyQuery)
    expect(readQuery(`?q=${'x'.repeat(300)}`).q).toHaveLength(200)
  })
})

test('filters are counted without the words and the order, and go without them', () => {
  expect(activeFilters(full)).toEqual(['category', 'brand', 'colour', 'size', 'fit', 'min', 'max', 'ships'])
  expect(activeFilters({ ...emptyQuery, q: 'silk', sort: 'new' })).toEqual([])
  expect(withoutFilters(full)).toEqual({
    ...emptyQuery,
    q: full.q,
    look: full.look,
    sort: 'price-up',
  })
})

test.each([
  ['20', '20'],
  [' 19,90 ', '19.90'],
  ['', null],
  ['1e3', null],
  ['12345678', null],
])('an amount typed as %j is %s', (typed, read) => expect(amount(typed)).toBe(read))

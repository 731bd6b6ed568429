import { expect, test } from 'vitest'
import { filterPosts, isFiltered, readFilters, searchOf, type Wears } from './post-filters.ts'
import { waysOn } from './ways-on.ts'
import type { Post } from './posts.ts'

type Facts = NonNullable<Post['facts']>
const post = (id: string, occasion: Post['occasion'], facts?: Partial<Facts>): Post => ({
  id,
  title: id,
  thumbnailUrl: '',
  aspect: 1,
  occasion,
  ...(facts && {
    facts: {
      colours: [],
      season: null,
      price: { cents: 20_000, currency: 'USD' },
      worn: ['tops'],
      department: null,
      ...facts,
    },
  }),
})

const red = post('red', 'work', { colours: ['red', 'black'], season: 'winter', worn: ['tops', 'shoes'] })
const blue = post('blue', 'work', { colours: ['blue'], worn: ['tops', 'bottoms'], department: 'women' })
const dear = post('dear', 'date', {
  price: { cents: 90_000, currency: 'USD' },
  season: 'summer',
  department: 'men',
})
const unknown = post('unknown', undefined)
const all = [red, blue, dear, unknown]

const found = (search: string, wears: Wears = null) =>
  filterPosts(all, readFilters(search), { wears, hearts: new Set(['blue', 'dear']) }).map(({ id }) => id)

test('outfits are found by each filter and by several at once', () => {
  expect(found('')).toEqual(['red', 'blue', 'dear', 'unknown'])
  expect(found('?occasion=work')).toEqual(['red', 'blue'])
  expect(found('?colour=red')).toEqual(['red'])
  // For no season in particular is for either.
  expect(found('?season=winter')).toEqual(['red', 'blue'])
  expect(found('?season=between')).toEqual(['blue'])
  expect(found('?most=300')).toEqual(['red', 'blue'])
  expect(found('?occasion=work&colour=blue&season=summer&most=300')).toEqual(['blue'])
  expect(found('?occasion=date&colour=red')).toEqual([])
  // What is for everybody is for either.
  expect(found('?who=women')).toEqual(['red', 'blue'])
  expect(found('?who=men')).toEqual(['red', 'dear'])
  expect(found('?hearts=mine')).toEqual(['blue', 'dear'])
  expect(found('?occasion=work&hearts=mine')).toEqual(['blue'])
})

test('of what works on her photo every garment does, shoes or not, and nothing is left out while that is not known', () => {
  expect(found('?fits=photo', (category) => category === 'tops')).toEqual(['red', 'dear'])
  expect(found('?fits=photo')).toEqual(['red', 'blue', 'dear', 'unknown'])
})

test('an address says what is filtered, and nothing of what it does not know', () => {
  const search = '?occasion=work&colour=red&season=winter&who=women&most=300&fits=photo&hearts=mine'
  expect(searchOf(readFilters(search))).toBe(search)
  const made = readFilters('?occasion=gala&colour=plaid&most=17&fits=all')
  expect(isFiltered(made)).toBe(false)
})

test('where nothing is left, each filter says what letting it go would bring, and a price the next that brings something', () => {
  const ways = (search: string) => {
    const filters = readFilters(search)
    const rest = { wears: null, hearts: new Set<string>() }
    return waysOn(filters, (change) => filterPosts(all, { ...filters, ...change }, rest).length)
  }
  expect(ways('?occasion=work&most=150')).toEqual([{ change: { most: 300 }, count: 2 }])
  expect(ways('?occasion=date&most=300')).toEqual([
    { change: { most: null }, count: 1 },
    { change: { occasion: null }, count: 2 },
  ])
  // One alone is not enough.
  expect(ways('?colour=blue&who=men&most=150')).toEqual([])
})

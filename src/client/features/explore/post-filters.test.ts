import { expect, test } from 'vitest'
import { filterPosts, isFiltered, readFilters, searchOf, type Wears } from './post-filters.ts'
import type { Post } from './posts.ts'

type Facts = NonNullable<Post['facts']>
const post = (id: string, occasion: Post['occasion'], facts?: Partial<Facts>): Post => ({
  id,
  title: id,
  thumbnailUrl: '',
  aspect: 1,
  occasion,
  ...(facts && {
    facts: { colours: [], season: null, price: { cents: 20_000, currency: 'USD' }, worn: ['tops'], ...facts },
  }),
})

const red = post('red', 'work', { colours: ['red', 'black'], season: 'winter' })
const blue = post('blue', 'work', { colours: ['blue'], worn: ['tops', 'bottoms'] })
const dear = post('dear', 'date', { price: { cents: 90_000, currency: 'USD' }, season: 'summer' })
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
  expect(found('?hearts=mine')).toEqual(['blue', 'dear'])
  expect(found('?occasion=work&hearts=mine')).toEqual(['blue'])
})

test('of what works on her photo every piece does, and nothing is left out while that is not known', () => {
  expect(found('?fits=photo', (category) => category === 'tops')).toEqual(['red', 'dear'])
  expect(found('?fits=photo')).toEqual(['red', 'blue', 'dear', 'unknown'])
})

test('an address says what is filtered, and nothing of what it does not know', () => {
  const search = '?occasion=work&colour=red&season=winter&most=300&fits=photo&hearts=mine'
  expect(searchOf(readFilters(search))).toBe(search)
  const made = readFilters('?occasion=gala&colour=plaid&most=17&fits=all')
  expect(isFiltered(made)).toBe(false)
})

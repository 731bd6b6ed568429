import { expect, test } from 'vitest'
import { somePiece } from './testing/some-piece.ts'
import { filterCloset, kindsIn, noFilters } from './closet-filters.ts'
import { mergedDetails } from './merged-details.ts'

const shirt = somePiece(
  { category: 'tops', name: 'Shirt', colours: ['white'], season: 'summer', priceCents: 2000 },
  3,
)
const coat = somePiece({ category: 'outerwear', name: 'Coat', colours: ['black'], season: 'winter' }, 2)
const jeans = somePiece({ category: 'bottoms', name: 'Jeans', colours: ['blue'], priceCents: 9000 }, 1)
const sold = somePiece({ category: 'tops', name: 'Old shirt', state: 'sold' }, 4)
const washed = somePiece({ category: 'tops', name: 'Tee', state: 'laundry' }, 5)
const all = [shirt, coat, jeans, sold, washed]
const names = (change: Partial<typeof noFilters>) =>
  filterCloset(all, { ...noFilters, ...change }).map(({ details }) => details.name)

test('at first everything in use is there, newest first', () => {
  expect(names({})).toEqual(['Tee', 'Shirt', 'Coat', 'Jeans'])
})

test('kind, color and season leave what has all of them', () => {
  expect(names({ category: 'tops', colour: 'white' })).toEqual(['Shirt'])
  expect(names({ season: 'summer' })).toEqual(['Tee', 'Shirt', 'Jeans'])
  expect(names({ colour: 'green' })).toEqual([])
})

test('the laundry and the archive are places of their own', () => {
  expect(names({ place: 'laundry' })).toEqual(['Tee'])
  expect(names({ place: 'archive' })).toEqual(['Old shirt'])
})

test('by kind and by price', () => {
  expect(names({ sort: 'kind' })).toEqual(['Tee', 'Shirt', 'Jeans', 'Coat'])
  expect(names({ sort: 'price' })).toEqual(['Jeans', 'Shirt', 'Tee', 'Coat'])
})

test('the kinds that are there are offered, in the order of the shop', () => {
  expect(kindsIn([coat, shirt])).toEqual(['tops', 'outerwear'])
})

test('merged, a piece keeps what it says and learns the rest; the days of both count', () => {
  const first = somePiece({ category: 'tops', name: 'Shirt', wornOn: ['2026-11-02'] }).details
  const second = somePiece({
    category: 'tops',
    name: 'Other name',
    brand: 'Maison',
    priceCents: 4000,
    wornOn: ['2026-11-01', '2026-11-02'],
  }).details
  expect(mergedDetails(first, second)).toMatchObject({
    name: 'Shirt',
    brand: 'Maison',
    priceCents: 4000,
    wornOn: ['2026-11-01', '2026-11-02'],
  })
})

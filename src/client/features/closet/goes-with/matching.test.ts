import { expect, test } from 'vitest'
import { somePiece } from '../testing/some-piece.ts'
import { ownMatches, shelfBeside } from './matching.ts'

const shirt = somePiece({ category: 'tops', name: 'Linen shirt', colours: ['red'], fabric: 'linen' })
const names = (pieces: ReturnType<typeof somePiece>[], around = shirt) =>
  ownMatches(around, pieces).map(({ details }) => details.name)

test('beside a top there are bottoms first, then a layer, shoes and a bag; no second top', () => {
  const jeans = somePiece({ category: 'bottoms', name: 'Jeans', colours: ['blue'], fabric: 'denim' })
  const blazer = somePiece({ category: 'outerwear', name: 'Blazer', colours: ['black'] })
  const tee = somePiece({ category: 'tops', name: 'Tee', colours: ['white'] })
  const loafers = somePiece({ category: 'shoes', name: 'Loafers', colours: ['brown'] })
  expect(names([tee, loafers, blazer, jeans, shirt])).toEqual(['Jeans', 'Blazer', 'Loafers'])
})

test('two bright colours do not go together, and what is quiet does', () => {
  const green = somePiece({ category: 'skirts', name: 'Green skirt', colours: ['green'] })
  const black = somePiece({ category: 'skirts', name: 'Black skirt', colours: ['black'] })
  expect(names([green, black])).toEqual(['Black skirt'])
})

test('what is sold or lent is not offered, and of each place a few', () => {
  const trousers = Array.from({ length: 6 }, (_, at) =>
    somePiece({ category: 'bottoms', name: `Trousers ${at}`, colours: ['black'] }),
  )
  const sold = somePiece({ category: 'outerwear', name: 'Sold coat', colours: ['black'], state: 'sold' })
  expect(names([...trousers, sold])).toEqual(['Trousers 0', 'Trousers 1', 'Trousers 2'])
})

test('the shop is asked for what is missed most', () => {
  expect(shelfBeside(shirt)).toBe('bottoms')
  expect(shelfBeside(somePiece({ category: 'skirts' }))).toBe('tops')
  expect(shelfBeside(somePiece({ category: 'dresses' }))).toBe('outerwear')
})

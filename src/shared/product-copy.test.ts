import { expect, test } from 'vitest'
import { copyKeys, splitTitle } from './product-copy.ts'

test("a title's own words come before its brand's, and those for any piece after both", () => {
  expect(copyKeys('Quince | The Sunday Tee')).toEqual(['the-sunday-tee', 'brand-quince', 'any'])
  expect(copyKeys('')).toEqual(['', 'brand-', 'any'])
})

test("a colourway has its design's words, and a design those that it shares", () => {
  expect(copyKeys('Quince | The Sunday Tee in Black')[0]).toBe('the-sunday-tee')
  expect(copyKeys('Midnight Silk Slip Dress')[0]).toBe('olive-silk-slip-dress')
  expect(copyKeys('toString')[0]).toBe('tostring')
})

test('a brand is known however its feed writes it', () => {
  expect(copyKeys('DeMellier | The Nano')[1]).toBe(copyKeys('Demellier | The Nano')[1])
  expect(copyKeys('Abercrombie & Fitch | X')[1]).toBe('brand-abercrombie-fitch')
})

test('the brand stands before the bar, the title after it', () => {
  expect(splitTitle('J.Crew | Cotton | silk shirt')).toEqual({ brand: 'J.Crew', name: 'Cotton | silk shirt' })
  expect(splitTitle('Silk shirt')).toEqual({ brand: '', name: 'Silk shirt' })
})

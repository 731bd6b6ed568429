import { expect, test } from 'vitest'
import { coloursOfPixels, familyOf } from './colours-of-pixels.ts'

// As a phone's camera saw them, indoors.
test.each([
  ['black', 28, 27, 30],
  ['white', 232, 229, 224],
  ['white', 205, 204, 206],
  ['grey', 128, 128, 130],
  ['beige', 205, 184, 152],
  ['brown', 92, 62, 44],
  ['red', 176, 30, 40],
  ['pink', 232, 160, 175],
  ['orange', 214, 112, 38],
  ['yellow', 228, 196, 60],
  ['green', 70, 112, 72],
  ['blue', 52, 86, 150],
  ['blue', 30, 40, 78],
  ['purple', 110, 72, 132],
] as const)('%s is told from %i, %i, %i', (family, red, green, blue) => {
  expect(familyOf(red, green, blue)).toBe(family)
})

const pixels = (...colours: [red: number, green: number, blue: number, count: number, alpha?: number][]) => ({
  data: Uint8Array.from(
    colours.flatMap(([red, green, blue, count, alpha = 255]) =>
      Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
    ),
  ),
})

test('what is clear around a piece has no colour', () => {
  expect(coloursOfPixels(pixels([176, 30, 40, 20], [255, 255, 255, 80, 0])).colours).toEqual(['red'])
})

test('a stripe counts, a button does not', () => {
  const shirt = pixels([232, 229, 224, 60], [52, 86, 150, 36], [176, 30, 40, 4])
  expect(coloursOfPixels(shirt).colours).toEqual(['white', 'blue'])
})

test('a print of many colours is one of many colours', () => {
  const print = pixels([176, 30, 40, 25], [52, 86, 150, 25], [228, 196, 60, 25], [70, 112, 72, 25])
  expect(coloursOfPixels(print).colours).toEqual(['multi'])
})

test('what a photo confuses with it is offered beside it', () => {
  expect(coloursOfPixels(pixels([28, 27, 30, 100])).likely.slice(0, 3)).toEqual(['black', 'blue', 'grey'])
})

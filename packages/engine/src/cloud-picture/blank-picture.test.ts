import { expect, test } from 'vitest'
import { isBlank, measureBlankness } from './blank-picture.ts'
import { paint, texture } from './testing/textured.ts'

const size = { width: 64, height: 80 }

test('black, white and one grey are blank, with the noise of a file', () => {
  for (const value of [2, 128, 253])
    expect(isBlank(measureBlankness(paint(size, (x, y) => value + ((x * 7 + y * 3) % 3))))).toBe(true)
})

test('a picture is not', () => {
  expect(isBlank(measureBlankness(paint(size, texture(1))))).toBe(false)
})

test('what deviates just enough, and what is empty just not too much, is something to see', () => {
  expect(isBlank({ deviation: 6, empty: 0.97 })).toBe(false)
  expect(isBlank({ deviation: 5.99, empty: 0 })).toBe(true)
  expect(isBlank({ deviation: 60, empty: 0.971 })).toBe(true)
})

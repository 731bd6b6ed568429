import { expect, test } from 'vitest'
import { modelColours } from './colour-model.ts'

/** So many shades of a colour, from dark to light. */
const shades = (red: number, green: number, blue: number) =>
  Float32Array.from(
    { length: 300 },
    (_, n) => [red, green, blue][n % 3] * (0.4 + (0.6 * Math.floor(n / 3)) / 100),
  )

test('dark brown is told from dark grey, though the two are as near as shades of one', () => {
  const brown = modelColours(shades(90, 60, 45), 3)
  const grey = modelColours(shades(70, 70, 70), 3)
  const [darkBrown, darkGrey] = [
    [48, 32, 24],
    [36, 36, 36],
  ]
  expect(brown(darkBrown, 0)).toBeGreaterThan(grey(darkBrown, 0) + 2)
  expect(grey(darkGrey, 0)).toBeGreaterThan(brown(darkGrey, 0) + 2)
})

test('a colour in the shade is known for what it is', () => {
  const purple = shades(130, 60, 115).map((value) => value * 0.2 + 100)
  const inShade = Array.from(purple.subarray(0, 3), (value) => value * 0.5)
  const shade = { gain: 0.5, white: 0, rarer: -1 }
  expect(modelColours(purple, 2, [shade])(inShade, 0)).toBeGreaterThan(
    modelColours(purple, 2)(inShade, 0) + 2,
  )
})

import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['dress', 'dress', 0],
  ['dres', 'dress', 1],
  ['dreess', 'dress', 1],
  ['drass', 'dress', 1],
  ['derss', 'dress', 1],
  ['balck', 'black', 1],
  ['cashmire', 'cashmere', 1],
  ['snaekesr', 'sneakers', 2],
  ['', 'ab', 2],
  ['skirt', 'shirts', 2],
  ['boots', 'sandal', Infinity],
  ['abc', 'abcdef', Infinity],
])('%s and %s are %d apart', (a, b, expected) => {
  expect(editDistance(a, b, 2)).toBe(expected)
  expect(editDistance(b, a, 2)).toBe(expected)
})

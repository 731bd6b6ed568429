import * as fc from 'fast-check'
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

/** Computes the whole table, as textbooks do, to compare the results with. */
function textbook(a: string, b: string) {
  const table = new Map<string, number>()
  const at = (i: number, j: number) => (i === 0 ? j : j === 0 ? i : (table.get(`${i} ${j}`) ?? Infinity))
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const edits = Math.min(changed, at(i - 1, j) + 1, at(i, j - 1) + 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      table.set(`${i} ${j}`, isSwap ? Math.min(edits, at(i - 2, j - 2) + 1) : edits)
    }
  return at(a.length, b.length)
}

test('it is what the whole table says, as far as it is asked', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
      const whole = textbook(a, b)
      return editDistance(a, b, most) === (whole > most ? Infinity : whole)
    }),
    { numRuns: 1000 },
  )
})

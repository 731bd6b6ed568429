import { expect, test } from 'vitest'
import { createPairNumbers } from './pair-numbers.ts'

test('a pair has the number of its first meeting, whichever of the two comes first', () => {
  const pairs = createPairNumbers(4)
  expect([pairs.numberOf(7, 3), pairs.numberOf(0, 0), pairs.numberOf(3, 7), pairs.numberOf(3, 8)]).toEqual([
    0, 1, 0, 2,
  ])
  expect(pairs.count()).toBe(3)
  expect([pairs.less[0], pairs.more[0]]).toEqual([3, 7])
  expect([pairs.find(8, 3), pairs.find(8, 7)]).toEqual([2, -1])
})

test('as many pairs as it was made for are told apart', () => {
  const pairs = createPairNumbers(5_000)
  const all = Array.from({ length: 5_000 }, (_, i) => [i % 97, 70_000 - i])
  expect(all.map(([a, b]) => pairs.numberOf(a, b))).toEqual(all.map((_, i) => i))
  expect(all.map(([a, b]) => pairs.find(b, a))).toEqual(all.map((_, i) => i))
})

import { expect, test } from 'vitest'
import { firstIn, firstOf, nth } from '../../src/shared/testing/first.ts'
import { chancesOf, fitOrdinal, surprise, type GradedRow } from './ordinal.ts'

/** A look whose grade follows its first value: grades 1 to 5 over -2 to 2. The second value says nothing. */
const rows: GradedRow[] = Array.from({ length: 60 }, (_, i) => {
  const value = -2 + (4 * i) / 59
  const grade = Math.round(3 + value + (i % 3) * 0.4 - 0.4)
  return { values: [value, i % 2 ? 1 : -1], atLeast: [2, 3, 4, 5].map((step) => (grade >= step ? 1 : 0)) }
})
const free = { ridge: 1, sign: 0 } as const

test('what decides a grade gets the weight, and a higher grade is never likelier than a lower', () => {
  const model = fitOrdinal(rows, [free, free])
  expect(model.weights[0]).toBeGreaterThan(1)
  expect(Math.abs(nth(model.weights, 1))).toBeLessThan(0.3)
  const chances = chancesOf(model, [0.3, 1])
  expect(chances).toEqual([...chances].sort((a, b) => b - a))
})

test('a value that may only make a look worse has no say where more of it goes with better grades', () => {
  const { weights } = fitOrdinal(rows, [{ ridge: 1, sign: -1 }, free])
  expect(weights[0]).toBe(0)
})

test('the larger the ridge, the smaller the weights; a model that knows surprises less', () => {
  const [near, far] = firstOf(
    2,
    [1, 100].map((ridge) => fitOrdinal(rows, [{ ridge, sign: 0 }, free])),
  )
  expect(firstIn(far.weights)).toBeLessThan(firstIn(near.weights))
  expect(surprise(near, rows)).toBeLessThan(surprise(far, rows))
})

test('a grade that nobody gave is unlikely and breaks nothing', () => {
  const never5 = rows.map(({ values, atLeast }) => ({ values, atLeast: [...atLeast.slice(0, 3), 0] }))
  expect(chancesOf(fitOrdinal(never5, [free, free]), [2, 0])[3]).toBeLessThan(0.1)
})

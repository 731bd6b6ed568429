import { expect, test } from 'vitest'
import { addSaid } from './said.ts'

test('a sum alone is of what the sum before was of, and in its money', () => {
  const before = addSaid({}, { budget: { most: 300, currency: 'USD', per: 'outfit' } })
  expect(addSaid(before, { budget: { most: 200 } }).budget).toEqual({
    most: 200,
    currency: 'USD',
    per: 'outfit',
  })
})

test('the sum for a piece that is named is its own', () => {
  const before = addSaid({}, { budget: { most: 300, per: 'outfit' } })
  expect(addSaid(before, { pieces: [{ kind: 'shoes' }], budget: { most: 80 } }).budget).toEqual({ most: 80 })
})

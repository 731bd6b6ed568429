import { expect, test } from 'vitest'
import { armInFront } from './coverage.ts'

test('without a sleeve the armhole runs from the shoulder’s end down to the armpit', () => {
  expect(armInFront(0, 0, 0.5)).toBeLessThan(0.1)
  expect(armInFront(0, 0.2, 0.5)).toBe(1)
  expect(armInFront(0, 0.2, 0.4)).toBe(0)
  expect(armInFront(0, 0.5, 0.3)).toBe(1)
})

test('under a sleeve an arm comes out at its end', () => {
  expect(armInFront(1, 0.8, 0.6)).toBe(0)
  expect(armInFront(1, 1.2, 0.6)).toBe(1)
})

import { expect, test } from 'vitest'
import { createMannequin } from '../testing/mannequin.ts'
import { armInFront, findOccluders } from './coverage.ts'

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

test('what she carries lies in front of new clothes, and shoes do not', () => {
  const body = createMannequin()
  const other = { ...body.segments.other, data: body.segments.other.data.slice() }
  const [bag, shoe] = [
    [200, 280],
    [126, 420],
  ].map(([x, y]) => y * body.photo.width + x)
  other.data[bag] = other.data[shoe] = 255
  const { head } = findOccluders({ ...body, segments: { ...body.segments, other } }, [])
  expect(head.data[bag]).toBe(255)
  expect(head.data[shoe]).toBe(0)
})

import { expect, test } from 'vitest'
import { driftsOf } from './drifts.ts'

test('nothing that could be told is no drift', () => {
  expect(driftsOf({})).toEqual([])
})

test('the worst is told first, and each once', () => {
  const drifts = driftsOf({ faceMoved: 0.03, faceUnlike: 0.2, chestWidth: 0.9, waistWidth: 0.99, colour: 1 })
  expect(drifts).toEqual(['outline', 'face'])
})

test('who is made wider has drifted as well', () => {
  expect(driftsOf({ legsWidth: 1.06 })).toEqual(['outline'])
})

import { expect, test } from 'vitest'
import { moveBox, moveCorner, turnBox, whole, type Box } from './crop-box.ts'

const box: Box = { left: 0.2, top: 0.2, width: 0.6, height: 0.6 }
const rounded = (one: Box) => Object.values(one).map((value) => Math.round(value * 100) / 100)

test('a corner follows the finger, and the opposite one stays', () => {
  expect(rounded(moveCorner(box, 'topLeft', 0.1, 0.3))).toEqual([0.1, 0.3, 0.7, 0.5])
  expect(rounded(moveCorner(box, 'bottomRight', 0.9, 0.5))).toEqual([0.2, 0.2, 0.7, 0.3])
})

test('it leaves the picture nowhere, and something is always left', () => {
  expect(rounded(moveCorner(box, 'topRight', 2, -1))).toEqual([0.2, 0, 0.8, 0.8])
  expect(rounded(moveCorner(box, 'topLeft', 2, 2))).toEqual([0.65, 0.65, 0.15, 0.15])
})

test('the box is moved as far as the picture goes', () => {
  expect(rounded(moveBox(box, 1, -1))).toEqual([0.4, 0, 0.6, 0.6])
  expect(moveBox(whole, 1, 1)).toEqual(whole)
})

test('four quarter turns are none', () => {
  const part: Box = { left: 0.1, top: 0.2, width: 0.3, height: 0.4 }
  expect(rounded(turnBox(part))).toEqual([0.4, 0.1, 0.4, 0.3])
  expect(rounded(turnBox(turnBox(turnBox(turnBox(part)))))).toEqual(rounded(part))
})

import { expect, test } from 'vitest'
import { fillPolygons } from '../testing/shapes.ts'
import { dilate, erode } from './morphology.ts'

const size = { width: 40, height: 30 }
const square = fillPolygons(size, [
  [10, 10],
  [20, 10],
  [20, 20],
  [10, 20],
])
const count = ({ data }: { data: Uint8Array }) => data.filter((value) => value === 255).length

test('a square shrinks and grows by the radius on every side', () => {
  expect(count(square)).toBe(100)
  expect(count(erode(square, 2))).toBe(36)
  expect(count(dilate(square, 3))).toBe(256)
})

test('eroding and dilating takes a thread away and leaves the square', () => {
  const threaded = { ...square, data: square.data.slice() }
  for (let y = 0; y < 10; y++) threaded.data[y * 40 + 15] = 255
  expect(dilate(erode(threaded, 1), 1).data).toEqual(square.data)
})

test('the picture border eats nothing away', () => {
  const full = { ...size, data: new Uint8Array(40 * 30).fill(255) }
  expect(count(erode(full, 5))).toBe(1200)
})

import { expect, test } from 'vitest'
import { fillPolygons } from '../testing/shapes.ts'
import { fillHoles, findComponents, keepLargeComponents } from './components.ts'
import type { Point } from '../geometry/math.ts'

const size = { width: 60, height: 40 }
const square = (x: number, y: number, side: number): Point[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
]

test('two squares apart are two components, and the small one can be dropped', () => {
  const mask = fillPolygons(size, square(5, 5, 20), square(40, 10, 4))
  const { sizes } = findComponents(mask)
  expect(sizes).toEqual([0, 400, 16])
  const kept = keepLargeComponents(mask, 0.1)
  expect(kept.data[15 * 60 + 15]).toBe(255)
  expect(kept.data[12 * 60 + 42]).toBe(0)
})

test('pixels that touch by a corner only are apart', () => {
  const mask = { width: 2, height: 2, data: Uint8Array.from([255, 0, 0, 255]) }
  expect(findComponents(mask).sizes).toEqual([0, 1, 1])
})

test('a hole is filled, a bay that is open to the border is not', () => {
  const ring = fillPolygons(size, square(5, 5, 20))
  for (let y = 10; y < 15; y++) for (let x = 10; x < 15; x++) ring.data[y * 60 + x] = 0
  for (let y = 20; y < 25; y++) ring.data[y * 60 + 12] = 0
  const filled = fillHoles(ring)
  expect(filled.data[12 * 60 + 12]).toBe(255)
  expect(filled.data[22 * 60 + 12]).toBe(0)
})

import { expect, test } from 'vitest'
import { fillPolygons } from '../testing/shapes.ts'
import { findNotches, traceContour } from './contour.ts'

const size = { width: 80, height: 60 }

test('the contour goes once round the shape, each pixel beside the last', () => {
  const mask = fillPolygons(size, [
    [10, 10],
    [50, 10],
    [50, 40],
    [10, 40],
  ])
  const contour = traceContour(mask)
  expect(contour).toHaveLength(2 * (39 + 29))
  contour.forEach(([x, y], i) => {
    const [nextX, nextY] = contour[(i + 1) % contour.length]
    expect(Math.max(Math.abs(nextX - x), Math.abs(nextY - y))).toBe(1)
  })
})

test('a bay in the side is a notch with its depth', () => {
  const mask = fillPolygons(size, [
    [10, 10],
    [50, 10],
    [50, 25],
    [35, 30],
    [50, 35],
    [50, 50],
    [10, 50],
  ])
  const notches = findNotches(traceContour(mask)).filter(({ depth }) => depth > 5)
  expect(notches).toHaveLength(1)
  expect(notches[0].depth).toBeGreaterThan(12)
  expect(notches[0].depth).toBeLessThan(17)
})

import { expect, test } from 'vitest'
import { bezier, isInside, lengthOf, nearest, resample, spline, type Point } from './outline.ts'

test('a polyline is cut into equal parts, both ends kept', () => {
  const points = resample(
    [
      [0, 0],
      [3, 0],
      [3, 4],
    ],
    7,
  )
  expect(points).toHaveLength(8)
  expect(points[3]).toEqual([3, 0])
  expect(points.at(-1)).toEqual([3, 4])
})

test('the nearest place of a polyline has its distance and its way along', () => {
  expect(
    nearest(
      [
        [0, 0],
        [10, 0],
      ],
      4,
      2,
    ),
  ).toEqual({ distance: 2, along: 4, side: 1 })
})

test('a spline goes through all of its points, a Bézier curve through its ends', () => {
  const points: Point[] = [
    [0, 0],
    [2, 3],
    [5, 3],
    [6, 0],
  ]
  const curve = spline(points, 5)
  expect(points.map((_, i) => curve[5 * i])).toEqual(points)
  const [a, b, c, d] = points
  const arc = bezier(a, b, c, d, 8)
  expect([arc[0], arc[8]]).toEqual([a, d])
  expect(lengthOf(arc)).toBeGreaterThan(6)
  expect(lengthOf(arc)).toBeLessThan(lengthOf(points))
})

test('what lies in the notch of a piece is not inside of it', () => {
  const piece: Point[] = [
    [0, 0],
    [4, 0],
    [4, 4],
    [2, 1],
    [0, 4],
  ]
  expect(isInside(piece, 2, 0.5)).toBe(true)
  expect(isInside(piece, 0.5, 3)).toBe(true)
  expect(isInside(piece, 2, 3)).toBe(false)
  expect(isInside(piece, 5, 1)).toBe(false)
})

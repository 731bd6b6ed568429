import { expect, test } from 'vitest'
import { nearest, resample } from './outline.ts'
import { triangulate } from './triangulate.ts'

test('triangles cover a jittered square once', () => {
  const [xs, ys]: number[][] = [[], []]
  for (let j = 0; j < 8; j++)
    for (let i = 0; i < 8; i++) {
      const inner = i % 7 && j % 7 ? 0.1 * Math.sin(i * 7 + j * 3) : 0
      xs.push(i + inner)
      ys.push(j + inner)
    }
  const corners = triangulate(Float64Array.from(xs), Float64Array.from(ys))
  let area = 0
  for (let t = 0; t < corners.length; t += 3) {
    const [a, b, c] = corners.slice(t, t + 3)
    area += ((xs[b] - xs[a]) * (ys[c] - ys[a]) - (ys[b] - ys[a]) * (xs[c] - xs[a])) / 2
  }
  expect(area).toBeCloseTo(49, 6)
})

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

import { expect, test } from 'vitest'
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

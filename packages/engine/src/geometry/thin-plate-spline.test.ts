import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Point } from './math.ts'
import { foldShare, thinPlateSpline } from './thin-plate-spline.ts'

const corners: Point[] = [
  [10, 10],
  [190, 20],
  [180, 240],
  [15, 230],
  [100, 120],
]

test('without stiffness every point lands on its partner', () => {
  const moved = corners.map(([x, y], i): Point => [x + (i === 4 ? 25 : 0), y - (i === 4 ? 10 : 0)])
  const warp = thinPlateSpline(corners, moved, 0)
  corners.forEach((point, i) => {
    const [x, y] = warp(...point)
    expect(x).toBeCloseTo(moved[i][0], 4)
    expect(y).toBeCloseTo(moved[i][1], 4)
  })
})

test('partners of a plain scaling and shift give that scaling everywhere, however stiff', () => {
  const number = fc.double({ min: 0.3, max: 3, noNaN: true })
  const place = fc.double({ min: -200, max: 400, noNaN: true })
  fc.assert(
    fc.property(number, number, place, place, (sx, sy, x, y) => {
      const scaled = corners.map(([u, v]): Point => [u * sx + 7, v * sy - 4])
      const [outX, outY] = thinPlateSpline(corners, scaled, 0.5)(x, y)
      expect(outX).toBeCloseTo(x * sx + 7, 3)
      expect(outY).toBeCloseTo(y * sy - 4, 3)
    }),
    { numRuns: 50 },
  )
})

test('a stiff spline bends less towards a point that is out of line', () => {
  const moved = corners.map(([x, y], i): Point => [x + (i === 4 ? 60 : 0), y])
  const miss = (stiffness: number) => Math.abs(160 - thinPlateSpline(corners, moved, stiffness)(100, 120)[0])
  expect(miss(0)).toBeLessThan(0.01)
  expect(miss(1)).toBeGreaterThan(miss(0.05))
})

test('folds are counted where a warp turns the cloth over', () => {
  const box = { from: [0, 0] as Point, to: [100, 100] as Point }
  expect(foldShare((x, y) => [x, y], box, 0.2, 5)).toBe(0)
  expect(foldShare((x, y) => [-x, y], box, 0.2, 5)).toBe(1)
  const half = foldShare((x, y) => [x < 50 ? x : 100 - x, y], box, 0.2, 5)
  expect(half).toBeGreaterThan(0.4)
  expect(half).toBeLessThan(0.6)
})

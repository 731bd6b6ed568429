import { expect, test } from 'vitest'
import { clusterColours, nearestCentre } from './kmeans.ts'

test('stripes of two colours give the two colours back', () => {
  const samples = Float32Array.from(
    Array.from({ length: 200 }, (_, i) => (i % 2 ? [220 + (i % 3), 30, 40] : [20, 40 + (i % 3), 200])).flat(),
  )
  const { centres, nearest } = clusterColours(samples, 2)
  const red = centres.findIndex(([r]) => r > 200)
  expect(centres[red][0]).toBeCloseTo(221, 0)
  expect(centres[1 - red][2]).toBeCloseTo(200, 0)
  expect(nearest[0]).toBe(1 - red)
  expect(nearestCentre([210, 60, 60], 0, centres)).toBe(red)
})

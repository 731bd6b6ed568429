import { expect, test } from 'vitest'
import { cellRandom, createRandom, fractal, noise } from './noise.ts'

test('the same seed tells the same numbers, another seed others, and all are shares', () => {
  const numbers = (seed: number) => Array.from({ length: 200 }, createRandom(seed))
  expect(numbers(7)).toEqual(numbers(7))
  expect(numbers(7)).not.toEqual(numbers(8))
  expect(Math.min(...numbers(7))).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers(7))).toBeLessThan(1)
  const mean = numbers(7).reduce((sum, one) => sum + one, 0) / 200
  expect(mean).toBeCloseTo(0.5, 1)
})

test('noise stays within 1, has no steps, and is what its lattice says where two lines cross', () => {
  const along = Array.from({ length: 2_000 }, (_, i) => noise(i / 100, 3.3, 5))
  expect(Math.max(...along.map(Math.abs))).toBeLessThanOrEqual(1)
  expect(Math.max(...along) - Math.min(...along)).toBeGreaterThan(0.8)
  const steps = along.slice(1).map((here, i) => Math.abs(here - along[i]))
  expect(Math.max(...steps)).toBeLessThan(0.04)
  expect(noise(4, -2, 5)).toBeCloseTo(cellRandom(4, -2, 5) * 2 - 1, 12)
  expect(noise(4.5, -2, 5)).not.toBe(noise(4.5, -2, 6))
})

test('its octaves add detail and stay within 1', () => {
  const along = Array.from({ length: 2_000 }, (_, i) => fractal(i / 100, 0.7, 5))
  expect(Math.max(...along.map(Math.abs))).toBeLessThanOrEqual(1)
  const turns = (values: number[]) =>
    values.filter((here, i) => i > 1 && (here - values[i - 1]) * (values[i - 1] - values[i - 2]) < 0).length
  expect(turns(along)).toBeGreaterThan(turns(along.map((_, i) => noise(i / 100, 0.7, 5))))
})

import { expect, test } from 'vitest'
import { halfAt } from './plane.ts'
import { halve, resize } from './resize.ts'

const ramp = (width: number, height: number) => ({
  width,
  height,
  data: Float32Array.from({ length: width * height }, (_, i) => (i % width) + 10 * Math.floor(i / width)),
})

test('every pixel of a picture finds its value in the half-size plane, odd sizes included', () => {
  for (const [width, height] of [
    [8, 6],
    [7, 5],
    [1, 1],
    [2, 3],
  ]) {
    const half = halve(ramp(width, height))
    // Rounded down, as where a plane is read off every second pixel.
    const floored = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1), data: half.data }
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        expect(Math.abs(halfAt(half, x, y) - (x + 10 * y))).toBeLessThanOrEqual(5.5)
        expect(halfAt(floored, x, y)).not.toBeNaN()
        expect(halfAt(floored, x, y)).toBeDefined()
      }
    }
  }
})

test('enlarging a ramp keeps it a ramp', () => {
  const large = resize(ramp(4, 4), { width: 8, height: 8 })
  expect(large.data[3 * 8 + 3]).toBeCloseTo(1.25 + 12.5, 4)
  expect(large.data[0]).toBeCloseTo(0, 4)
})

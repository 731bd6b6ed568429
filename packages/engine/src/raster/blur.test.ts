import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxBlur } from './blur.ts'

test('the running sums give the same as adding every pixel up, at the borders too', () => {
  const planes = fc.record({
    width: fc.integer({ min: 1, max: 9 }),
    height: fc.integer({ min: 1, max: 9 }),
    radius: fc.integer({ min: 0, max: 6 }),
    seed: fc.integer({ min: 1, max: 1000 }),
  })
  fc.assert(
    fc.property(planes, ({ width, height, radius, seed }) => {
      const data = Float32Array.from({ length: width * height }, (_, i) => ((i * seed * 31) % 97) / 97)
      const blurred = boxBlur({ width, height, data }, radius).data
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          let sum = 0
          let count = 0
          for (let v = Math.max(0, y - radius); v <= Math.min(height - 1, y + radius); v++) {
            for (let u = Math.max(0, x - radius); u <= Math.min(width - 1, x + radius); u++) {
              sum += data[v * width + u]
              count++
            }
          }
          expect(blurred[y * width + x]).toBeCloseTo(sum / count, 4)
        }
      }
    }),
    { numRuns: 60 },
  )
})

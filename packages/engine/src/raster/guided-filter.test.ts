import { expect, test } from 'vitest'
import { boxBlur } from './blur.ts'
import { createGuidedFilter } from './guided-filter.ts'
import { createPlane } from './plane.ts'

const size = { width: 64, height: 48 }

/** Dark left of column 32, bright from there on. */
const guide = createPlane(size)
for (let i = 0; i < guide.data.length; i++) guide.data[i] = i % 64 < 32 ? 0.2 : 0.8

test('a soft mask takes over the edge of the picture', () => {
  const soft = boxBlur({ ...size, data: guide.data.map((value) => (value > 0.5 ? 1 : 0)) }, 8)
  const filtered = createGuidedFilter(guide, 8, 6e-4)(soft)
  const row = 24 * 64
  const step = ({ data }: { data: Float32Array }) => data[row + 33] - data[row + 30]
  expect(step(soft)).toBeLessThan(0.25)
  expect(step(filtered)).toBeGreaterThan(0.5)
})

test('where the picture is flat the mask is only smoothed', () => {
  const flat = createPlane(size)
  flat.data.fill(0.5)
  const mask = createPlane(size)
  mask.data.fill(0.3)
  const filtered = createGuidedFilter(flat, 5, 6e-4)(mask)
  for (const value of filtered.data) expect(value).toBeCloseTo(0.3, 4)
})

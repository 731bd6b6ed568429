import { expect, test } from 'vitest'
import { boxBlur } from './blur.ts'
import { createGuidedFilter } from './guided-filter.ts'
import { createPicture, createPlane } from './plane.ts'

const size = { width: 64, height: 48 }

/** A picture that changes at column 32. */
function halves(left: number[], right: number[]) {
  const picture = createPicture(size)
  for (let i = 0; i < size.width * size.height; i++)
    picture.data.set([...(i % 64 < 32 ? left : right), 255], 4 * i)
  return picture
}

test.each([
  ['light', halves([50, 50, 50], [200, 200, 200])],
  ['colour alone', halves([150, 40, 72], [40, 110, 20])],
])('a soft mask takes over the edge of a picture that differs in %s', (_, picture) => {
  const right = createPlane(size)
  for (let i = 0; i < right.data.length; i++) right.data[i] = i % 64 < 32 ? 0 : 1
  const soft = boxBlur(right, 8)
  const filtered = createGuidedFilter(picture, 8, 6e-4)(soft)
  const row = 24 * 64
  const step = ({ data }: { data: Float32Array }) => data[row + 33] - data[row + 30]
  expect(step(soft)).toBeLessThan(0.25)
  expect(step(filtered)).toBeGreaterThan(0.5)
})

test('where the picture is flat the mask is only smoothed', () => {
  const flat = halves([128, 128, 128], [128, 128, 128])
  const mask = createPlane(size)
  mask.data.fill(0.3)
  const filtered = createGuidedFilter(flat, 5, 6e-4)(mask)
  for (const value of filtered.data) expect(value).toBeCloseTo(0.3, 4)
})

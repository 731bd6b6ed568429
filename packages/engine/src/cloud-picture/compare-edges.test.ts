import { expect, test } from 'vitest'
import { createPlane, type Plane } from '../raster/plane.ts'
import { edgeLikeness } from './compare-edges.ts'
import { paint, texture } from './testing/textured.ts'

const size = { width: 60, height: 160 }
const unit = 120
const hem = 80
const lanes = Array.from({ length: 12 }, (_, n) =>
  Float32Array.from({ length: 2 * size.height }, (_value, k) => (k % 2 ? (k - 1) / 2 : 5 + 4 * n)),
)
const cloth = texture(3)
const below = texture(8)

/** Cloth down to a hem, over other cloth that is a little darker. */
const dressed = (end: number, light = 1) =>
  paint(size, (x, y, c) => light * (y <= end ? 150 + 0.1 * cloth(x, y, c) : 120 + 0.1 * below(x, y, c)))

function pieceTo(end: number): Plane {
  const piece = createPlane(size)
  piece.data.fill(1, 0, (end + 1) * size.width)
  return piece
}

const likeness = (cloud: ReturnType<typeof dressed>) =>
  edgeLikeness(lanes, unit, { guide: dressed(hem), cloud, piece: pieceTo(hem) })!

test('a hem that lies where it lay is alike, also in other light and moved by a fold', () => {
  expect(likeness(dressed(hem))).toBeGreaterThan(0.99)
  expect(likeness(dressed(hem, 1.1))).toBeGreaterThan(0.95)
  expect(likeness(dressed(hem + 3))).toBeGreaterThan(0.9)
})

test('a hem that rose by a tenth of a torso, over cloth of about its light, is not alike, nor one that fell', () => {
  expect(likeness(dressed(hem - 12))).toBeLessThan(0.6)
  expect(likeness(dressed(hem + 12))).toBeLessThan(0.6)
})

test('of a hem that the picture cuts off nothing is told', () => {
  const piece = pieceTo(size.height - 2)
  expect(edgeLikeness(lanes, unit, { guide: dressed(hem), cloud: dressed(hem), piece })).toBeUndefined()
})

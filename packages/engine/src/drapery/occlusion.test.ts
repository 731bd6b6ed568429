import { expect, test } from 'vitest'
import { occlude } from './occlusion.ts'
import { key } from './studio.ts'

const [width, height, pixelsPerCm] = [48, 48, 2]
const facing = Float32Array.from({ length: width * height * 3 }, (_, i) => (i % 3 === 2 ? 1 : 0))
const at = (x: number, y: number) => y * width + x

/** A wall that faces the camera, with a board of 4 cm on it down the middle. */
const depth = Float32Array.from({ length: width * height }, (_, p) => {
  const x = p % width
  return x >= 20 && x < 28 ? 4 : 0
})

test('a plain wall sees the whole sky and all of the light', () => {
  const { open, lit } = occlude(new Float32Array(width * height), facing, width, height, pixelsPerCm, key)
  expect(Math.min(...open)).toBeGreaterThan(0.99)
  expect(Math.min(...lit)).toBe(1)
})

test('beside a board it sees less of the sky, and more the farther off', () => {
  const { open } = occlude(depth, facing, width, height, pixelsPerCm, key)
  const row = [29, 33, 46].map((x) => open[at(x, 24)])
  expect(row).toEqual(row.toSorted((a, b) => a - b))
  expect(row[0]).toBeLessThan(0.8)
  expect(row[2]).toBeGreaterThan(0.95)
  expect(open[at(24, 24)]).toBeGreaterThan(0.99)
})

test('the board throws its shadow away from the light, which comes from the upper left', () => {
  const { lit } = occlude(depth, facing, width, height, pixelsPerCm, key)
  expect(lit[at(30, 30)]).toBeLessThan(0.3)
  expect(lit[at(17, 30)]).toBe(1)
})

test('what is no cloth itself throws a shadow on the cloth behind it, and takes sky from it', () => {
  const wall = new Float32Array(width * height)
  const { open, lit } = occlude(wall, facing, width, height, pixelsPerCm, key, depth)
  expect(lit[at(30, 30)]).toBeLessThan(0.3)
  expect(lit[at(12, 30)]).toBe(1)
  expect(open[at(29, 24)]).toBeLessThan(0.8)
  expect(open[at(46, 24)]).toBeGreaterThan(0.95)
})

test('the same picture is lit the same way each time', () => {
  const light = () => occlude(depth, facing, width, height, pixelsPerCm, key)
  expect(light()).toEqual(light())
})

test('near the camera, where not every pixel is asked, the same wall lies in the same light', () => {
  const near = 3
  const closer = Float32Array.from({ length: depth.length * near * near }, (_, p) => {
    const x = Math.floor((p % (width * near)) / near)
    return depth[x]
  })
  const straight = Float32Array.from({ length: closer.length * 3 }, (_, i) => (i % 3 === 2 ? 1 : 0))
  const far = occlude(depth, facing, width, height, pixelsPerCm, key)
  const light = occlude(closer, straight, width * near, height * near, pixelsPerCm * near, key)
  for (const plane of ['open', 'lit'] as const)
    for (const x of [17, 24, 33, 46]) {
      const middle = light[plane][(30 * near + 1) * width * near + x * near + 1]
      expect(Math.abs(middle - far[plane][at(x, 30)])).toBeLessThan(0.1)
    }
})

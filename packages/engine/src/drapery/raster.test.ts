import { expect, test } from 'vitest'
import { rasterise, type Camera } from './raster.ts'

/** Ten pixels by ten, one a centimetre. */
const camera: Camera = { left: 0, top: 10, scale: 1, width: 10, height: 10 }

/** Two triangles that make a square of 8 cm, at a depth. */
const square = (z: number) => [1, 1, z, 9, 1, z, 9, 9, z, 1, 1, z, 9, 9, z, 1, 9, z]
const render = (
  places: number[],
  bias: (triangle: number) => number = () => 0,
  keeps: Parameters<typeof rasterise>[4] = null,
) =>
  rasterise(
    camera,
    Float64Array.from(places),
    Int32Array.from(places.keys()).slice(0, places.length / 3),
    bias,
    keeps,
  )

test('a square covers its pixels, and leaves no gap along its diagonal', () => {
  const { triangle } = render(square(2))
  expect([...triangle].filter((t) => t >= 0)).toHaveLength(64)
  expect([triangle[0], triangle[99]]).toEqual([-1, -1])
  expect(new Set(triangle)).toEqual(new Set([-1, 0, 1]))
})

test('a pixel knows its place in the triangle and its depth', () => {
  const slanted = [0, 0, 0, 10, 0, 10, 0, 10, 0]
  const { depth, wa, wb } = render(slanted)
  const p = 7 * 10 + 2
  const wc = 1 - wa[p] - wb[p]
  expect(wb[p] * 10).toBeCloseTo(2.5, 5)
  expect(wc * 10).toBeCloseTo(2.5, 5)
  expect(depth[p]).toBeCloseTo(2.5, 5)
})

test('what is nearer is seen, in whichever order it comes', () => {
  const seen = (places: number[]) => [...new Set(render(places).depth)].toSorted((a, b) => a - b).at(-1)
  expect(seen([...square(2), ...square(5)])).toBe(5)
  expect(seen([...square(5), ...square(2)])).toBe(5)
})

test('a bias settles who lies over whom', () => {
  const { triangle } = render([...square(2), ...square(2)], (t) => (t < 2 ? 0 : 0.1))
  expect(new Set(triangle)).toEqual(new Set([-1, 2, 3]))
})

test('a bias counts as much as being so many centimetres nearer, not more', () => {
  const seen = (bias: number) => {
    const { triangle, depth } = render([...square(2), ...square(5)], (t) => (t < 2 ? bias : 0))
    const middle = 5 * 10 + 5
    return [triangle[middle] < 2 ? 'behind' : 'before', depth[middle]]
  }
  expect(seen(2.9)).toEqual(['before', 5])
  expect(seen(3.5)).toEqual(['behind', 5.5])
})

test('of two that cut through each other each is seen where it is the nearer', () => {
  const level = [0, 0, 5, 10, 0, 5, 0, 10, 5]
  const slanted = [0, 0, 0, 10, 0, 10, 0, 10, 0]
  const { triangle } = render([...level, ...slanted])
  expect(triangle.slice(90)).toEqual(Int32Array.of(0, 0, 0, 0, 0, 1, 1, 1, 1, 1))
})

test('what is cut away shows what lies behind it', () => {
  const { triangle } = render([...square(2), ...square(5)], undefined, (t, wa) => t < 2 || wa > 0.5)
  const counts = Map.groupBy(triangle, (t) => (t < 0 ? 'none' : t < 2 ? 'behind' : 'before'))
  expect(counts.get('before')!.length).toBeGreaterThan(10)
  expect(counts.get('behind')!.length).toBe(64 - counts.get('before')!.length)
})

import { expect, test } from 'vitest'
import { createSprings } from './springs.ts'
import { cutSwatches, unshrunk } from './testing/swatches.ts'

const fabric = { stretch: 0.9, shear: 0.2, bend: 0.05, crumple: 0 }
const mesh = cutSwatches([{ name: 'cloth' }], 2)
const placeOf = new Map(Array.from(mesh.node, (n, corner) => [n, corner]))
const between = (a: number, b: number) => {
  const [p, q] = [placeOf.get(a)!, placeOf.get(b)!]
  return [mesh.uv[2 * p] - mesh.uv[2 * q], mesh.uv[2 * p + 1] - mesh.uv[2 * q + 1]]
}

test('cloth that is not crumpled is as long as its pattern, along its threads and across its folds', () => {
  const { a, b, rest } = createSprings(mesh, fabric, 1, unshrunk)
  rest.forEach((length, i) => expect(length).toBeCloseTo(Math.hypot(...between(a[i], b[i])), 6))
})

test('it holds along the grain and gives on the bias', () => {
  const { a, b, give } = createSprings(mesh, fabric, 1, unshrunk)
  const isBend = (i: number) => give[i] === fabric.bend
  const slope = (i: number) => {
    const [dx, dy] = between(a[i], b[i]).map(Math.abs)
    return Math.min(dx, dy) / Math.max(dx, dy)
  }
  const inside = [...give.keys()].filter((i) => !isBend(i))
  const grain = inside.filter((i) => slope(i) < 0.1)
  const bias = inside.filter((i) => slope(i) > 0.9 && give[i] < fabric.stretch)
  expect(Math.min(grain.length, bias.length)).toBeGreaterThan(3)
  expect(Math.min(...grain.map((i) => give[i]))).toBeGreaterThan(0.8)
  expect(Math.max(...bias.map((i) => give[i]))).toBeLessThan(0.25)
})

test('crumpled cloth is longer than its pattern, gathered cloth shorter', () => {
  const total = (springs: ReturnType<typeof createSprings>) =>
    springs.rest.reduce((sum, length) => sum + length, 0)
  const flat = total(createSprings(mesh, fabric, 1, unshrunk))
  expect(total(createSprings(mesh, { ...fabric, crumple: 0.1 }, 1, unshrunk))).toBeGreaterThan(flat * 1.01)
  expect(total(createSprings(mesh, fabric, 1, () => [0.5, 0.5]))).toBeCloseTo(flat / 2, 4)
})

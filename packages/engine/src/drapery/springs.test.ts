import { expect, test } from 'vitest'
import { buildMesh, shrinkInPieces } from './mesh.ts'
import { createSprings } from './springs.ts'
import { swatch } from './testing/swatch.ts'

const fabric = { stretch: 0.9, shear: 0.2, bend: 0.05, crumple: 0 }
const mesh = buildMesh([swatch('cloth')], [], 2, 1)
const placeOf = new Map(Array.from(mesh.node, (n, corner) => [n, corner]))
const between = (a: number, b: number) => {
  const [p, q] = [placeOf.get(a)!, placeOf.get(b)!]
  return [mesh.uv[2 * p] - mesh.uv[2 * q], mesh.uv[2 * p + 1] - mesh.uv[2 * q + 1]]
}

test('cloth that is not crumpled is as long as its pattern, along its threads and across its folds', () => {
  const { a, b, rest } = createSprings(mesh, fabric, 1, shrinkInPieces(mesh))
  rest.forEach((length, i) => expect(length).toBeCloseTo(Math.hypot(...between(a[i], b[i])), 6))
})

test('it holds along the grain and gives on the bias', () => {
  const { a, b, give } = createSprings(mesh, fabric, 1, shrinkInPieces(mesh))
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
  const flat = total(createSprings(mesh, fabric, 1, shrinkInPieces(mesh)))
  expect(total(createSprings(mesh, { ...fabric, crumple: 0.1 }, 1, shrinkInPieces(mesh)))).toBeGreaterThan(
    flat * 1.01,
  )
  const gathered = buildMesh([{ ...swatch('cloth'), shrink: () => [0.5, 0.5] as const }], [], 2, 1)
  expect(total(createSprings(gathered, fabric, 1, shrinkInPieces(gathered)))).toBeCloseTo(flat / 2, 4)
})

import { expect, test } from 'vitest'
import { buildMesh, placeNodes, subdivide, type Mesh } from './mesh.ts'
import { swatch } from './testing/swatch.ts'

const left = swatch('left')
const right = swatch('right', { left: 8 })
const seam = { a: 'left.right', b: 'right.left', flip: true }

/** Of the pattern, square centimetres. */
function areaOf({ triangles, uv }: Mesh) {
  let area = 0
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t], triangles[t + 1], triangles[t + 2]].map((i) => [
      uv[2 * i],
      uv[2 * i + 1],
    ])
    area += ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2
  }
  return area
}

test('a piece is cut into triangles that cover it once', () => {
  const mesh = buildMesh([left], [], 2, 1)
  expect(areaOf(mesh)).toBeCloseTo(64, 6)
  expect(mesh.triangles.length / 3).toBeGreaterThan(20)
})

test('the same seed cuts the same triangles, another seed others', () => {
  expect(buildMesh([left], [], 2, 1)).toEqual(buildMesh([left], [], 2, 1))
  expect(buildMesh([left], [], 2, 1).uv).not.toEqual(buildMesh([left], [], 2, 2).uv)
})

test('edges that are sewn together share their places, and nothing else does', () => {
  const apart = buildMesh([left, right], [], 2, 1)
  const sewn = buildMesh([left, right], [seam], 2, 1)
  const [a, b] = [sewn.along.get('left.right')!, sewn.along.get('right.left')!.toReversed()]
  expect(a.map((corner) => sewn.node[corner])).toEqual(b.map((corner) => sewn.node[corner]))
  expect(apart.nodeCount - sewn.nodeCount).toBe(a.length)
})

test('a seam along an edge that no piece has is refused', () => {
  expect(() => buildMesh([left], [{ a: 'left.right', b: 'sleeve.cap' }], 2, 1)).toThrow(/unknown edge/)
})

test('finer by a half, the cloth is as large, as sewn and where it was', () => {
  const mesh = buildMesh([left, right], [seam], 2, 1)
  const at = placeNodes(mesh)
  const fine = subdivide(mesh, at)
  expect(fine.mesh.triangles.length).toBe(4 * mesh.triangles.length)
  expect(areaOf(fine.mesh)).toBeCloseTo(areaOf(mesh), 6)
  expect(fine.at.slice(0, at.length)).toEqual(at)
  const nodesOf = (edge: string) => fine.mesh.along.get(edge)!.map((corner) => fine.mesh.node[corner])
  expect(nodesOf('left.right')).toEqual(nodesOf('right.left').toReversed())
  expect(nodesOf('left.right')).toHaveLength(2 * mesh.along.get('left.right')!.length - 1)
})

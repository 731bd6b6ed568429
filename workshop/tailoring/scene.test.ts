import { expect, test } from 'vitest'
import { buildMesh, placeNodes } from './mesh.ts'
import { nodeNormals, soften } from './normals.ts'
import { assemble, type Ribbon } from './scene.ts'
import { nobody } from '@cabine/engine/drapery/testing/bodies.ts'
import { swatch } from './testing/swatch.ts'

const mesh = buildMesh([swatch('cloth')], [], 1, 1)
const at = placeNodes(mesh)
const even = { passes: 2, isAlongGrain: false }

test('the normals of flat cloth point at the camera, on whichever side its triangles lie', () => {
  const flipped = swatch('cloth', { place: (x, y) => [-x, y, 0] })
  for (const one of [mesh, buildMesh([flipped], [], 1, 1)]) {
    const normals = nodeNormals(one, placeNodes(one), nobody, even)
    for (let n = 0; n < one.nodeCount; n++)
      expect(Array.from(normals.subarray(3 * n, 3 * n + 3))).toEqual(
        [0, 0, 1].map((k) => expect.closeTo(k, 9)),
      )
  }
})

test('evening out takes off a bump, and leaves the cloth as wide as it was', () => {
  const bumped = Float64Array.from(at)
  const middle = mesh.node.findIndex(
    (_, corner) => Math.hypot(mesh.uv[2 * corner] - 4, mesh.uv[2 * corner + 1] - 4) < 0.5,
  )
  const node = mesh.node[middle]
  bumped[3 * node + 2] = 1
  soften(mesh, bumped, nodeNormals(mesh, at, nobody, even), even)
  expect(bumped[3 * node + 2]).toBeLessThan(0.5)
  expect(bumped[3 * node + 2]).toBeGreaterThan(0)
  expect(bumped[3 * node]).toBeCloseTo(at[3 * node], 9)
})

test('a pocket follows the cloth that carries it, at its own height above it', () => {
  const outline = [
    [2, 2],
    [6, 2],
    [6, 6],
    [2, 6],
  ] as const
  const patch = { name: 'pocket', on: 'cloth', outline: [...outline], lift: 0.5 }
  const scene = assemble(mesh, at, nodeNormals(mesh, at, nobody, even), [patch], [])
  expect(scene.surfaces).toEqual(['cloth', 'pocket'])
  const heightAt = (x: number, y: number) => {
    const corners = [...scene.surfaceOf.keys()].filter(
      (i) => scene.surfaceOf[i] === 1 && Math.hypot(scene.uv[2 * i] - x, scene.uv[2 * i + 1] - y) < 0.6,
    )
    return Math.max(...corners.map((i) => scene.at[3 * i + 2]))
  }
  expect(heightAt(4, 4)).toBeCloseTo(0.5, 6)
  // Its edge is pressed down.
  expect(heightAt(2, 4)).toBeLessThan(0.5)
  expect(() => heightAt(0, 0)).not.toThrow()
  expect(heightAt(0, 0)).toBe(-Infinity)
})

test('a ribbon is a surface of its own, with a rim to sew along', () => {
  const tie: Ribbon = {
    name: 'tie',
    rows: [0, 1, 2].map((y) => [
      [0, y, 1],
      [1, y, 1],
    ]),
    uv: [0, 1, 2].map((y) => [
      [0, y],
      [1, y],
    ]),
    fold: [],
  }
  const bare = assemble(mesh, at, nodeNormals(mesh, at, nobody, even), [], [])
  const scene = assemble(mesh, at, nodeNormals(mesh, at, nobody, even), [], [tie])
  expect(scene.triangles.length - bare.triangles.length).toBe(3 * 4)
  expect(Array.from(scene.normal.subarray(-3))).toEqual([0, 0, 1])
  expect(scene.rims.get('tie')).toHaveLength(3 + 1 + 3)
})

import type { Fabric } from '@cabine/tailoring/fabric.ts'
import { buildMesh, placeNodes, subdivide, type PatternPiece } from '@cabine/tailoring/mesh.ts'
import type { Point } from '@cabine/tailoring/outline.ts'
import { assemble } from '@cabine/tailoring/scene.ts'
import { expect, test } from 'vitest'
import type { Draped } from '../design.ts'
import { cover, partsOf } from './cover.ts'
import { foldSlopes } from './folds.ts'
import { createLayers } from './layers.ts'
import { addWeave } from './weave.ts'

const corners: Point[] = [
  [0, 0],
  [8, 0],
  [8, 8],
  [0, 8],
]
/** A square of cloth of 8 cm, flat before the camera. */
const square: PatternPiece = {
  name: 'cloth',
  edges: corners.map((corner, i) => ({ name: `edge${i}`, points: [corner, corners[(i + 1) % 4]] })),
  place: (x, y) => [x, y, 0],
}
const box = { left: -0.5, top: 8.5, wide: 9, high: 9 }
const slot = { x: 0, y: 0, width: 72, height: 72 }
const scale = 8
/** The texel of a slope map, half as fine, at a pattern place. */
const texelAt = (x: number, y: number) => Math.floor((8.5 - y) * 4) * 36 + Math.floor((x + 0.5) * 4)

test('cloth whose normal leans against the pattern climbs along it', () => {
  const coarse = buildMesh([square], [], 2, 1)
  const at = placeNodes(coarse)
  const once = subdivide(coarse, at)
  const { mesh } = subdivide(once.mesh, once.at)
  const flat = Float64Array.from({ length: 3 * coarse.nodeCount }, (_, i) => (i % 3 === 2 ? 1 : 0))
  const lattice = assemble(coarse, at, flat, [], [])
  const normals = Float64Array.from({ length: 3 * mesh.nodeCount }, (_, i) => [-0.3, 0.2, 1][i % 3])
  const [part] = partsOf(mesh.uv, mesh.pieceOf, mesh.triangles, 1)
  const map = foldSlopes(lattice, { mesh, normals } as Draped, part, box, slot, scale)
  const p = texelAt(3, 5)
  expect(map[2 * p]).toBeCloseTo(0.3)
  expect(map[2 * p + 1]).toBeCloseTo(-0.2)
})

function weaveOf(relief: Fabric['relief'], x: number, y: number) {
  const fabric: Fabric = { colour: () => {}, relief, gloss: 0, roughness: 1, sheen: 0 }
  const layers = createLayers([{ cloth: { fabric, trims: [], buttons: [] } }])
  const coarse = buildMesh([square], [], 2, 1)
  const [part] = partsOf(coarse.uv, coarse.pieceOf, coarse.triangles, 1)
  const seen = cover(part, box, slot, scale, 0.5).triangle
  const map = new Float32Array(2 * seen.length)
  addWeave(
    map,
    Uint8Array.from(seen, (t) => (t >= 0 ? 1 : 0)),
    layers,
    box,
    slot,
    scale,
  )
  return [map[2 * texelAt(x, y)], map[2 * texelAt(x, y) + 1]]
}

test('a ridge climbs towards its top, along the pattern', () => {
  const ridge = (x: number, y: number) => 0.4 * -Math.abs(x - 4) + 0.1 * y
  const [left, right] = [weaveOf(ridge, 2.1, 4), weaveOf(ridge, 6.1, 4)]
  expect(left[0]).toBeCloseTo(0.4, 1)
  expect(right[0]).toBeCloseTo(-0.4, 1)
  expect(left[1]).toBeCloseTo(0.1, 1)
})

test('a weave finer than a texel is level', () => {
  const [sx, sy] = weaveOf((x, y) => 0.012 * Math.sin(x * 80) * Math.sin(y * 80), 4, 4)
  expect(Math.hypot(sx, sy)).toBeLessThan(0.03)
})

import type { Scene } from '@cabine/tailoring/scene.ts'
import { assemble } from '@cabine/tailoring/scene.ts'
import { nodeNormals } from '@cabine/tailoring/normals.ts'
import type { Hung } from '../picture.ts'
import type { Box } from './atlas.ts'
import { thin } from './thin.ts'

/** Cloth around a chart, cm, so that no neighbour shines through when a map is filtered. */
const margin = 0.4

/** What the file tells of a hung design's shape: the lattice of its panels, and its ribbons behind them. */
export interface Lattice {
  /** Places, normals and pattern coordinates by corner; panels first, then ribbons. */
  scene: Scene
  /** By corner. */
  node: Uint16Array
  /** By node: places, cm. */
  at: Float32Array
  clothNodes: number
  /** The rectangle of the pattern that each surface lies in. */
  boxes: Box[]
}

export function latticeOf({ draped, ribbons }: Hung): Lattice {
  const { mesh, at } = draped.coarse
  const normals = nodeNormals(mesh, at, draped.body, { passes: 0, isAlongGrain: false })
  const scene = assemble(
    mesh,
    at,
    normals,
    [],
    ribbons.map((ribbon) => thin(ribbon)),
  )
  const corners = mesh.node.length
  turnOutward(scene)
  return {
    scene,
    node: Uint16Array.from(scene.surfaceOf, (_, i) =>
      i < corners ? mesh.node[i] : mesh.nodeCount + i - corners,
    ),
    at: Float32Array.from([...at, ...scene.at.subarray(3 * corners)]),
    clothNodes: mesh.nodeCount,
    boxes: boxesOf(scene, draped.mesh.uv, draped.mesh.pieceOf),
  }
}

/** By node of a lattice: where it is when the same cut is hung otherwise. */
export function placesOtherwise(hung: Hung, { draped, ribbons }: Hung): Float32Array {
  const { mesh, at } = draped.coarse
  const thinned = ribbons.map((ribbon, i) => thin(ribbon, hung.ribbons[i]))
  const scene = assemble(mesh, at, at, [], thinned)
  return Float32Array.from([...at, ...scene.at.subarray(3 * mesh.node.length)])
}

/** Makes every triangle run counter-clockwise for who sees its outside. */
function turnOutward({ surfaces, surfaceOf, triangles, at, normal }: Scene) {
  const facing = new Float64Array(surfaces.length)
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [3 * triangles[t], 3 * triangles[t + 1], 3 * triangles[t + 2]]
    const [ux, uy, uz] = [at[b] - at[a], at[b + 1] - at[a + 1], at[b + 2] - at[a + 2]]
    const [vx, vy, vz] = [at[c] - at[a], at[c + 1] - at[a + 1], at[c + 2] - at[a + 2]]
    facing[surfaceOf[triangles[t]]] +=
      (uy * vz - uz * vy) * normal[a] +
      (uz * vx - ux * vz) * normal[a + 1] +
      (ux * vy - uy * vx) * normal[a + 2]
  }
  for (let t = 0; t < triangles.length; t += 3)
    if (facing[surfaceOf[triangles[t]]] < 0)
      [triangles[t + 1], triangles[t + 2]] = [triangles[t + 2], triangles[t + 1]]
}

/** Boxes around all corners, and around the finer ones, which follow a curved edge farther out. */
function boxesOf({ surfaces, surfaceOf, uv }: Scene, fineUv: Float64Array, fineOf: Uint8Array): Box[] {
  const edges = surfaces.map(() => ({ x0: Infinity, x1: -Infinity, y0: Infinity, y1: -Infinity }))
  const reach = (places: Float64Array, of: Uint8Array) =>
    of.forEach((surface, i) => {
      const e = edges[surface]
      e.x0 = Math.min(e.x0, places[2 * i])
      e.x1 = Math.max(e.x1, places[2 * i])
      e.y0 = Math.min(e.y0, places[2 * i + 1])
      e.y1 = Math.max(e.y1, places[2 * i + 1])
    })
  reach(uv, surfaceOf)
  reach(fineUv, fineOf)
  const hundredth = (v: number) => Math.round(v * 100) / 100
  return edges.map(({ x0, x1, y0, y1 }) => ({
    left: hundredth(x0 - margin),
    top: hundredth(y1 + margin),
    wide: x1 - x0 + 2 * margin,
    high: y1 - y0 + 2 * margin,
  }))
}

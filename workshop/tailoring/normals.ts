import type { Body } from './body.ts'
import type { Mesh } from './mesh.ts'

/** How much is evened out: passes, and whether mostly along the grain (folds hang along it). */
export interface Evening {
  passes: number
  isAlongGrain: boolean
}

interface Link {
  a: number
  b: number
  weight: number
  isFree: boolean
}

/** Neighbouring nodes, weighted by how far their link runs along the grain. */
function linksOf({ triangles, node, uv, nodeCount }: Mesh, isAlongGrain: boolean): Link[] {
  const links = new Map<number, Link>()
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [p, q] = [triangles[t + k], triangles[t + ((k + 1) % 3)]]
      const [a, b] = node[p] < node[q] ? [node[p], node[q]] : [node[q], node[p]]
      const known = links.get(a * nodeCount + b)
      if (known) {
        known.isFree = false
        continue
      }
      const isUpright = Math.abs(uv[2 * p] - uv[2 * q]) < 0.4 * Math.abs(uv[2 * p + 1] - uv[2 * q + 1])
      links.set(a * nodeCount + b, { a, b, weight: !isAlongGrain || isUpright ? 1 : 0.04, isFree: true })
    }
  return [...links.values()]
}

/** Unit normals by node, pointing away from the body. */
export function nodeNormals(mesh: Mesh, at: Float64Array, body: Body, { passes, isAlongGrain }: Evening) {
  const { triangles, node, pieceOf } = mesh
  const faces = new Float64Array(triangles.length)
  const facing = new Float64Array(mesh.pieces.length)
  const hit = new Float64Array(4)
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [3 * node[triangles[t]], 3 * node[triangles[t + 1]], 3 * node[triangles[t + 2]]]
    const [ux, uy, uz] = [at[b] - at[a], at[b + 1] - at[a + 1], at[b + 2] - at[a + 2]]
    const [vx, vy, vz] = [at[c] - at[a], at[c + 1] - at[a + 1], at[c + 2] - at[a + 2]]
    faces[t] = uy * vz - uz * vy
    faces[t + 1] = uz * vx - ux * vz
    faces[t + 2] = ux * vy - uy * vx
    body.sample(at[a], at[a + 1], at[a + 2], hit)
    facing[pieceOf[triangles[t]]] += faces[t] * hit[1] + faces[t + 1] * hit[2] + faces[t + 2] * hit[3]
  }
  let normals = new Float64Array(mesh.nodeCount * 3)
  for (let t = 0; t < triangles.length; t += 3) {
    const sign = facing[pieceOf[triangles[t]]] < 0 ? -1 : 1
    for (let k = 0; k < 3; k++) {
      const n = 3 * node[triangles[t + k]]
      for (let j = 0; j < 3; j++) normals[n + j] += faces[t + j] * sign
    }
  }
  normalise(normals)
  const links = linksOf(mesh, isAlongGrain)
  for (let pass = 0; pass < passes; pass++) {
    const soft = Float64Array.from(normals, (v) => v * 2)
    for (const { a, b, weight } of links)
      for (let j = 0; j < 3; j++) {
        soft[3 * a + j] += normals[3 * b + j] * weight
        soft[3 * b + j] += normals[3 * a + j] * weight
      }
    normalise(soft)
    normals = soft
  }
  return normals
}

function normalise(v: Float64Array) {
  for (let i = 0; i < v.length; i += 3) {
    const length = Math.hypot(v[i], v[i + 1], v[i + 2]) || 1
    v[i] /= length
    v[i + 1] /= length
    v[i + 2] /= length
  }
}

/**
 * Rounds off what the last subdivision left. Nodes move along their normals alone, or prints would
 * wobble; free edges move only along themselves.
 */
export function soften(
  mesh: Mesh,
  at: Float64Array,
  normals: Float64Array,
  { passes, isAlongGrain }: Evening,
) {
  const links = linksOf(mesh, isAlongGrain)
  const free = new Uint8Array(mesh.nodeCount)
  for (const { a, b, isFree } of links) if (isFree) free[a] = free[b] = 1
  for (let pass = 0; pass < passes; pass++) {
    const sum = new Float64Array(at.length)
    const total = new Float64Array(mesh.nodeCount)
    for (const { a, b, weight, isFree } of links)
      for (const [p, q] of [
        [a, b],
        [b, a],
      ]) {
        if (free[p] && !isFree) continue
        const w = free[p] ? 1 : weight
        for (let k = 0; k < 3; k++) sum[3 * p + k] += at[3 * q + k] * w
        total[p] += w
      }
    for (let n = 0; n < mesh.nodeCount; n++)
      if (total[n]) {
        const move = [0, 1, 2].map((k) => (sum[3 * n + k] / total[n] - at[3 * n + k]) * 0.45)
        const out = move[0] * normals[3 * n] + move[1] * normals[3 * n + 1] + move[2] * normals[3 * n + 2]
        for (let k = 0; k < 3; k++)
          at[3 * n + k] += free[n] ? (pass < 2 ? move[k] : 0) : normals[3 * n + k] * out
      }
  }
}

import type { SewnPiece } from '@cabine/drapery/sewn.ts'

/** Cloth ready for a camera: nodes with normals that point away from the body, and corners. */
export type Cloth = {
  at: Float64Array
  normals: Float32Array
  node: Uint32Array
  uv: Float32Array
  /** Two numbers a corner: where its colour is in the garment's picture, texels. */
  texels: Float32Array
  surfaceOf: Uint8Array
  triangles: Uint32Array
}

export function clothOf(piece: SewnPiece, texels: Float32Array, at: Float64Array): Cloth {
  const { node, triangles, surfaceOf } = piece
  const normals = new Float32Array(at.length)
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [3 * node[triangles[t]], 3 * node[triangles[t + 1]], 3 * node[triangles[t + 2]]]
    const [ux, uy, uz] = [at[b] - at[a], at[b + 1] - at[a + 1], at[b + 2] - at[a + 2]]
    const [vx, vy, vz] = [at[c] - at[a], at[c + 1] - at[a + 1], at[c + 2] - at[a + 2]]
    for (const n of [a, b, c]) {
      normals[n] += uy * vz - uz * vy
      normals[n + 1] += uz * vx - ux * vz
      normals[n + 2] += ux * vy - uy * vx
    }
  }
  normalise(normals)
  return {
    at,
    normals,
    node: Uint32Array.from(node),
    uv: piece.uv,
    texels,
    surfaceOf,
    triangles: Uint32Array.from(triangles),
  }
}

function normalise(vectors: Float32Array) {
  for (let i = 0; i < vectors.length; i += 3) {
    const length = Math.hypot(vectors[i], vectors[i + 1], vectors[i + 2]) || 1
    for (let axis = 0; axis < 3; axis++) vectors[i + axis] /= length
  }
}

/** Each triangle becomes four, whose new corners bulge as the normals say (a PN triangle's middles, Vlachos 2001). */
export function refine({ at, normals, node, uv, texels, surfaceOf, triangles }: Cloth): Cloth {
  const nodes = at.length / 3
  const corners = node.length
  const middles = new Map<number, number>()
  const cornerMiddles = new Map<number, number>()
  const places = Array.from(at)
  const directions = Array.from(normals)
  const nodeOf = Array.from(node)
  const pattern = Array.from(uv)
  const coloured = Array.from(texels)
  const surfaces = Array.from(surfaceOf)
  const middleNode = (a: number, b: number) => {
    const key = a < b ? a * nodes + b : b * nodes + a
    const known = middles.get(key)
    if (known !== undefined) return known
    const made = places.length / 3
    middles.set(key, made)
    const d = [0, 1, 2].map((axis) => at[3 * b + axis] - at[3 * a + axis])
    const outA = d[0] * normals[3 * a] + d[1] * normals[3 * a + 1] + d[2] * normals[3 * a + 2]
    const outB = d[0] * normals[3 * b] + d[1] * normals[3 * b + 1] + d[2] * normals[3 * b + 2]
    for (let axis = 0; axis < 3; axis++) {
      const [na, nb] = [normals[3 * a + axis], normals[3 * b + axis]]
      places.push((at[3 * a + axis] + at[3 * b + axis]) / 2 + (outB * nb - outA * na) / 8)
    }
    const sum = [0, 1, 2].map((axis) => normals[3 * a + axis] + normals[3 * b + axis])
    const length = Math.hypot(...sum) || 1
    for (const value of sum) directions.push(value / length)
    return made
  }
  const middle = (a: number, b: number) => {
    const key = a < b ? a * corners + b : b * corners + a
    const known = cornerMiddles.get(key)
    if (known !== undefined) return known
    const made = nodeOf.length
    cornerMiddles.set(key, made)
    nodeOf.push(middleNode(node[a], node[b]))
    pattern.push((uv[2 * a] + uv[2 * b]) / 2, (uv[2 * a + 1] + uv[2 * b + 1]) / 2)
    coloured.push((texels[2 * a] + texels[2 * b]) / 2, (texels[2 * a + 1] + texels[2 * b + 1]) / 2)
    surfaces.push(surfaceOf[a])
    return made
  }
  const finer = new Uint32Array(triangles.length * 4)
  for (let t = 0, f = 0; t < triangles.length; t += 3, f += 12) {
    const [a, b, c] = [triangles[t], triangles[t + 1], triangles[t + 2]]
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)]
    finer.set([a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca], f)
  }
  return {
    at: Float64Array.from(places),
    normals: Float32Array.from(directions),
    node: Uint32Array.from(nodeOf),
    uv: Float32Array.from(pattern),
    texels: Float32Array.from(coloured),
    surfaceOf: Uint8Array.from(surfaces),
    triangles: finer,
  }
}

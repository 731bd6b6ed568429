import { createPairNumbers } from '../drapery/pair-numbers.ts'
import type { SewnPiece } from '../drapery/sewn.ts'

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
  return hungAt(
    {
      node: Uint32Array.from(node),
      uv: piece.uv,
      texels,
      surfaceOf,
      triangles: Uint32Array.from(triangles),
    },
    at,
  )
}

/** Cloth with its nodes elsewhere. */
export function hungAt(shared: Omit<Cloth, 'at' | 'normals'>, at: Float64Array): Cloth {
  const cloth = { ...shared, at, normals: new Float32Array(at.length) }
  renormal(cloth)
  return cloth
}

const cornerNodes = new WeakMap<Uint32Array, Uint32Array>()

/** Three nodes a triangle; a piece's are found once. */
export function nodesOf({ node, triangles }: Pick<Cloth, 'node' | 'triangles'>) {
  const known = cornerNodes.get(triangles)
  if (known) return known
  const made = triangles.map((corner) => node[corner])
  cornerNodes.set(triangles, made)
  return made
}

/** After its nodes have moved, a cloth's normals. */
export function renormal(cloth: Cloth) {
  const { at, normals } = cloth
  const nodes = nodesOf(cloth)
  normals.fill(0)
  for (let t = 0; t < nodes.length; t += 3) {
    const a = 3 * nodes[t]
    const b = 3 * nodes[t + 1]
    const c = 3 * nodes[t + 2]
    const ux = at[b] - at[a]
    const uy = at[b + 1] - at[a + 1]
    const uz = at[b + 2] - at[a + 2]
    const vx = at[c] - at[a]
    const vy = at[c + 1] - at[a + 1]
    const vz = at[c + 2] - at[a + 2]
    const x = uy * vz - uz * vy
    const y = uz * vx - ux * vz
    const z = ux * vy - uy * vx
    normals[a] += x
    normals[a + 1] += y
    normals[a + 2] += z
    normals[b] += x
    normals[b + 1] += y
    normals[b + 2] += z
    normals[c] += x
    normals[c + 1] += y
    normals[c + 2] += z
  }
  normalise(normals)
}

function normalise(vectors: Float32Array) {
  for (let i = 0; i < vectors.length; i += 3) {
    const x = vectors[i]
    const y = vectors[i + 1]
    const z = vectors[i + 2]
    const length = Math.sqrt(x * x + y * y + z * z) || 1
    vectors[i] = x / length
    vectors[i + 1] = y / length
    vectors[i + 2] = z / length
  }
}

/** What of refined cloth is the same on everybody. */
export type Refinement = Pick<Cloth, 'node' | 'uv' | 'texels' | 'surfaceOf' | 'triangles'> & {
  /** The two nodes in whose middle each new node lies. */
  ends: Uint32Array
}

/** Each triangle becomes four: those at its corners, then the one in its middle. */
export function planRefinement({ at, node, uv, texels, surfaceOf, triangles }: Cloth): Refinement {
  const nodes = at.length / 3
  const corners = node.length
  const middles = createPairNumbers(triangles.length)
  const cornerMiddles = createPairNumbers(triangles.length)
  const ends: number[] = []
  const nodeOf = Array.from(node)
  const pattern = Array.from(uv)
  const coloured = Array.from(texels)
  const surfaces = Array.from(surfaceOf)
  const middleNode = (a: number, b: number) => {
    const number = middles.numberOf(a, b)
    if (number === ends.length / 2) ends.push(a, b)
    return nodes + number
  }
  const middle = (a: number, b: number) => {
    const made = corners + cornerMiddles.numberOf(a, b)
    if (made < nodeOf.length) return made
    nodeOf.push(middleNode(node[a], node[b]))
    pattern.push((uv[2 * a] + uv[2 * b]) / 2, (uv[2 * a + 1] + uv[2 * b + 1]) / 2)
    coloured.push((texels[2 * a] + texels[2 * b]) / 2, (texels[2 * a + 1] + texels[2 * b + 1]) / 2)
    surfaces.push(surfaceOf[a])
    return made
  }
  const finer = new Uint32Array(triangles.length * 4)
  for (let t = 0, f = 0; t < triangles.length; t += 3, f += 12) {
    const a = triangles[t]
    const b = triangles[t + 1]
    const c = triangles[t + 2]
    const ab = middle(a, b)
    const bc = middle(b, c)
    const ca = middle(c, a)
    finer[f] = a
    finer[f + 1] = finer[f + 3] = finer[f + 9] = ab
    finer[f + 2] = finer[f + 6] = finer[f + 11] = ca
    finer[f + 4] = b
    finer[f + 5] = finer[f + 7] = finer[f + 10] = bc
    finer[f + 8] = c
  }
  return {
    node: Uint32Array.from(nodeOf),
    uv: Float32Array.from(pattern),
    texels: Float32Array.from(coloured),
    surfaceOf: Uint8Array.from(surfaces),
    triangles: finer,
    ends: Uint32Array.from(ends),
  }
}

/** New nodes bulge as the normals say (a PN triangle's middles, Vlachos 2001). */
export function refine({ at, normals }: Cloth, { ends, ...shared }: Refinement): Cloth {
  const places = new Float64Array(at.length + 1.5 * ends.length)
  const directions = new Float32Array(places.length)
  places.set(at)
  directions.set(normals)
  for (let e = 0, m = at.length; e < ends.length; e += 2, m += 3) {
    const [a, b] = [3 * ends[e], 3 * ends[e + 1]]
    let [outA, outB] = [0, 0]
    for (let axis = 0; axis < 3; axis++) {
      const d = at[b + axis] - at[a + axis]
      outA += d * normals[a + axis]
      outB += d * normals[b + axis]
    }
    for (let axis = 0; axis < 3; axis++) {
      const [na, nb] = [normals[a + axis], normals[b + axis]]
      places[m + axis] = (at[a + axis] + at[b + axis]) / 2 + (outB * nb - outA * na) / 8
      directions[m + axis] = na + nb
    }
  }
  const cloth = { ...shared, at: places, normals: directions }
  normalise(directions)
  return cloth
}

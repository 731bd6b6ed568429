import type { Vector } from '@cabine/engine/drapery/mannequin-body.ts'
import { createRandom } from '@cabine/engine/drapery/noise.ts'
import { isInside, lengthOf, nearest, resample, type Edge, type Point } from './outline.ts'
import { triangulate } from './triangulate.ts'

/** A pattern piece: its outline counter-clockwise, and where it hangs before the cloth is let go. */
export interface PatternPiece {
  name: string
  edges: Edge[]
  place(x: number, y: number): Vector
  /** How far the piece keeps off the body, beyond the cloth's own thickness (cm): what lies over what. */
  layer?: number | ((x: number, y: number) => number)
  /** Length of the cloth, relative to the pattern, across and along: under 1 where it is gathered or elastic. */
  shrink?(x: number, y: number): readonly [number, number]
}
/** Two edges sewn together, 'piece.edge'; `flip` when they run against each other. */
export interface Seam {
  a: string
  b: string
  flip?: boolean
}

/** Corners belong to a piece and carry pattern coordinates; nodes are places in the room that sewn corners share. */
export interface Mesh {
  pieces: PatternPiece[]
  uv: Float64Array
  node: Int32Array
  pieceOf: Uint8Array
  triangles: Int32Array
  nodeCount: number
  /** Corners along each edge, 'piece.edge', in its direction. */
  along: Map<string, number[]>
}

/** Segments an edge: as many as the spacing asks for, the same on both sides of a seam. */
function countSegments(pieces: PatternPiece[], seams: Seam[], spacing: number) {
  const counts = new Map<string, number>()
  for (const piece of pieces)
    for (const edge of piece.edges)
      counts.set(
        `${piece.name}.${edge.name}`,
        Math.max(1, Math.round((lengthOf(edge.points) * (edge.dense ?? 1)) / spacing)),
      )
  for (let pass = 0; pass < 3; pass++)
    for (const { a, b } of seams) {
      const most = Math.max(counts.get(a) ?? NaN, counts.get(b) ?? NaN)
      if (Number.isNaN(most)) throw new Error(`a seam names an unknown edge: ${a}, ${b}`)
      counts.set(a, most)
      counts.set(b, most)
    }
  return counts
}

/** Cuts the pieces into triangles of about `spacing` cm along the grain, and sews them. */
export function buildMesh(pieces: PatternPiece[], seams: Seam[], spacing: number, seed: number): Mesh {
  const random = createRandom(seed)
  const counts = countSegments(pieces, seams, spacing)
  const uv: number[] = []
  const pieceOf: number[] = []
  const triangles: number[] = []
  const along = new Map<string, number[]>()
  pieces.forEach((piece, index) => {
    const first = pieceOf.length
    const boundary: Point[] = []
    for (const edge of piece.edges) {
      const name = `${piece.name}.${edge.name}`
      const points = resample(edge.points, counts.get(name)!)
      along.set(
        name,
        points.map((_, i) => first + boundary.length + i),
      )
      boundary.push(...points.slice(0, -1))
    }
    const last = along.get(`${piece.name}.${piece.edges[piece.edges.length - 1].name}`)!
    last[last.length - 1] = first
    const loop = [...boundary, boundary[0]]
    const all = [...boundary]
    const [xs, ys] = [boundary.map((p) => p[0]), boundary.map((p) => p[1])]
    for (let y = Math.floor(Math.min(...ys) / spacing) * spacing; y < Math.max(...ys); y += spacing)
      for (let x = Math.floor(Math.min(...xs) / spacing) * spacing; x < Math.max(...xs); x += spacing) {
        const px = x + (random() - 0.5) * spacing * 0.12
        const py = y + (random() - 0.5) * spacing * 0.12
        if (isInside(boundary, px, py) && nearest(loop, px, py).distance > spacing * 0.5) all.push([px, py])
      }
    const cut = triangulate(
      Float64Array.from(all, (p) => p[0]),
      Float64Array.from(all, (p) => p[1]),
    )
    for (let t = 0; t < cut.length; t += 3) {
      const [a, b, c] = [all[cut[t]], all[cut[t + 1]], all[cut[t + 2]]]
      if (isInside(boundary, (a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3))
        triangles.push(first + cut[t], first + cut[t + 1], first + cut[t + 2])
    }
    for (const p of all) {
      uv.push(p[0], p[1])
      pieceOf.push(index)
    }
  })

  const parent = Int32Array.from(pieceOf, (_, i) => i)
  const root = (i: number): number => (parent[i] === i ? i : (parent[i] = root(parent[i])))
  for (const { a, b, flip } of seams) {
    const [ca, cb] = [along.get(a)!, along.get(b)!]
    ca.forEach((corner, i) => (parent[root(corner)] = root(cb[flip ? cb.length - 1 - i : i])))
  }
  const nodes = new Map<number, number>()
  const node = Int32Array.from(pieceOf, (_, i) => {
    const r = root(i)
    if (!nodes.has(r)) nodes.set(r, nodes.size)
    return nodes.get(r)!
  })
  return {
    pieces,
    uv: Float64Array.from(uv),
    node,
    pieceOf: Uint8Array.from(pieceOf),
    triangles: Int32Array.from(triangles),
    nodeCount: nodes.size,
    along,
  }
}

/** The length of the cloth between two corners of a piece, relative to the pattern: that at its middle. */
export const shrinkInPieces =
  ({ pieces, pieceOf, uv }: Mesh) =>
  (a: number, b: number): readonly [number, number] =>
    pieces[pieceOf[a]].shrink?.((uv[2 * a] + uv[2 * b]) / 2, (uv[2 * a + 1] + uv[2 * b + 1]) / 2) ?? [1, 1]

/** Where each node lies before the cloth is let go (body space, cm): the mean of its corners' places. */
export function placeNodes(mesh: Mesh): Float64Array {
  const at = new Float64Array(mesh.nodeCount * 3)
  const count = new Float64Array(mesh.nodeCount)
  mesh.node.forEach((n, i) => {
    const p = mesh.pieces[mesh.pieceOf[i]].place(mesh.uv[2 * i], mesh.uv[2 * i + 1])
    for (let k = 0; k < 3; k++) at[3 * n + k] += p[k]
    count[n]++
  })
  for (let n = 0; n < mesh.nodeCount; n++) for (let k = 0; k < 3; k++) at[3 * n + k] /= count[n]
  return at
}

/** Each triangle becomes four. Places are halved in the room; outlines follow their curve in the pattern. */
export function subdivide(mesh: Mesh, at: Float64Array): { mesh: Mesh; at: Float64Array } {
  const corners = mesh.node.length
  const uv = [...mesh.uv]
  const node = [...mesh.node]
  const pieceOf = [...mesh.pieceOf]
  const places = [...at]
  const cornerMiddle = new Map<number, number>()
  const nodeMiddle = new Map<number, number>()
  let nodeCount = mesh.nodeCount
  const middle = (a: number, b: number) => {
    const key = a < b ? a * corners + b : b * corners + a
    const known = cornerMiddle.get(key)
    if (known !== undefined) return known
    const [na, nb] = [node[a], node[b]]
    const nodeKey = na < nb ? na * mesh.nodeCount + nb : nb * mesh.nodeCount + na
    let n = nodeMiddle.get(nodeKey)
    if (n === undefined) {
      n = nodeCount++
      nodeMiddle.set(nodeKey, n)
      for (let k = 0; k < 3; k++) places.push((at[3 * na + k] + at[3 * nb + k]) / 2)
    }
    const corner = node.length
    cornerMiddle.set(key, corner)
    node.push(n)
    pieceOf.push(pieceOf[a])
    uv.push((uv[2 * a] + uv[2 * b]) / 2, (uv[2 * a + 1] + uv[2 * b + 1]) / 2)
    return corner
  }
  const triangles: number[] = []
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    const [a, b, c] = [mesh.triangles[t], mesh.triangles[t + 1], mesh.triangles[t + 2]]
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)]
    triangles.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca)
  }
  const along = new Map<string, number[]>()
  for (const piece of mesh.pieces)
    for (const edge of piece.edges) {
      const name = `${piece.name}.${edge.name}`
      const before = mesh.along.get(name)!
      const exact = resample(edge.points, (before.length - 1) * 2)
      const after: number[] = []
      before.forEach((corner, i) => {
        if (i) {
          const key =
            before[i - 1] < corner ? before[i - 1] * corners + corner : corner * corners + before[i - 1]
          const m = cornerMiddle.get(key)
          if (m === undefined) throw new Error(`the outline of ${name} is not an edge of its triangles`)
          ;[uv[2 * m], uv[2 * m + 1]] = exact[2 * i - 1]
          after.push(m)
        }
        after.push(corner)
      })
      along.set(name, after)
    }
  return {
    mesh: {
      ...mesh,
      uv: Float64Array.from(uv),
      node: Int32Array.from(node),
      pieceOf: Uint8Array.from(pieceOf),
      triangles: Int32Array.from(triangles),
      nodeCount,
      along,
    },
    at: Float64Array.from(places),
  }
}

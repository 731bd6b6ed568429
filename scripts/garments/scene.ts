import type { Body, Vector } from './body.ts'
import type { Mesh } from './mesh.ts'
import { isInside, nearest, type Point } from './outline.ts'
import { smoothstep } from './random.ts'

/** A piece of cloth laid on another and following it: a pocket, a lapel, a placket, a belt. */
export interface Patch {
  name: string
  on: string
  /** In the carrying piece's pattern coordinates. */
  outline: Point[]
  /** Height above the carrying cloth, cm; or a function of the place. */
  lift: number | ((x: number, y: number) => number)
}

/** Everything the camera can see, as corners with places, normals and pattern coordinates. */
export interface Scene {
  /** Names of the surfaces: pieces first, then patches and ribbons. */
  surfaces: string[]
  outlines: (Point[] | null)[]
  /** Outer edge of each ribbon in its own pattern, by surface name. */
  rims: Map<string, Point[]>
  surfaceOf: Uint8Array
  at: Float64Array
  normal: Float64Array
  uv: Float64Array
  triangles: Int32Array
}
/** A free-standing strip (collar, tie): a grid of places, with pattern coordinates. */
export interface Ribbon {
  name: string
  rows: Vector[][]
  uv: Point[][]
  /** Where it turns over: what lies inside of this line shows the collar's inner side. */
  fold: Vector[]
}

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

/** Puts pieces, patches and ribbons together. `normals` are by node. */
export function assemble(
  mesh: Mesh,
  nodes: Float64Array,
  normals: Float64Array,
  patches: Patch[],
  ribbons: Ribbon[],
): Scene {
  const surfaces = mesh.pieces.map((p) => p.name)
  const outlines: (Point[] | null)[] = mesh.pieces.map(() => null)
  const [surfaceOf, at, normal, uv]: number[][] = [[...mesh.pieceOf], [], [], [...mesh.uv]]
  for (const n of mesh.node) {
    at.push(nodes[3 * n], nodes[3 * n + 1], nodes[3 * n + 2])
    normal.push(normals[3 * n], normals[3 * n + 1], normals[3 * n + 2])
  }
  const triangles = [...mesh.triangles]
  for (const patch of patches) {
    const host = surfaces.indexOf(patch.on)
    const surface = surfaces.push(patch.name) - 1
    outlines.push(patch.outline)
    const [xs, ys] = [patch.outline.map((p) => p[0]), patch.outline.map((p) => p[1])]
    const [x0, x1, y0, y1] = [
      Math.min(...xs) - 0.8,
      Math.max(...xs) + 0.8,
      Math.min(...ys) - 0.8,
      Math.max(...ys) + 0.8,
    ]
    const loop = [...patch.outline, patch.outline[0]]
    const copies = new Map<number, number>()
    const copy = (corner: number) => {
      const known = copies.get(corner)
      if (known !== undefined) return known
      const [x, y] = [uv[2 * corner], uv[2 * corner + 1]]
      const full = typeof patch.lift === 'number' ? patch.lift : patch.lift(x, y)
      const inside = isInside(patch.outline, x, y) ? nearest(loop, x, y).distance : 0
      const lift = full * (0.55 + 0.45 * smoothstep(0, 0.7, inside))
      const n = 3 * corner
      at.push(at[n] + normal[n] * lift, at[n + 1] + normal[n + 1] * lift, at[n + 2] + normal[n + 2] * lift)
      normal.push(normal[n], normal[n + 1], normal[n + 2])
      uv.push(x, y)
      surfaceOf.push(surface)
      copies.set(corner, surfaceOf.length - 1)
      return surfaceOf.length - 1
    }
    const total = triangles.length
    for (let t = 0; t < total; t += 3) {
      const corners = [triangles[t], triangles[t + 1], triangles[t + 2]]
      if (surfaceOf[corners[0]] !== host) continue
      if (!corners.some((c) => uv[2 * c] > x0 && uv[2 * c] < x1 && uv[2 * c + 1] > y0 && uv[2 * c + 1] < y1))
        continue
      triangles.push(...corners.map(copy))
    }
  }
  const rims = new Map<string, Point[]>()
  for (const ribbon of ribbons) addRibbon(ribbon)

  function addRibbon({ name, rows, uv: coordinates }: Ribbon) {
    const surface = surfaces.push(name) - 1
    outlines.push(null)
    const first = surfaceOf.length
    const columns = rows[0].length
    rims.set(name, [
      ...coordinates.map((row) => row[0]),
      ...coordinates[coordinates.length - 1].slice(1),
      ...coordinates.map((row) => row[columns - 1]).reverse(),
    ])
    rows.forEach((row, j) =>
      row.forEach((p, i) => {
        at.push(...p)
        uv.push(...coordinates[j][i])
        surfaceOf.push(surface)
        const [l, r] = [row[Math.max(0, i - 1)], row[Math.min(columns - 1, i + 1)]]
        const [d, u] = [rows[Math.max(0, j - 1)][i], rows[Math.min(rows.length - 1, j + 1)][i]]
        const a = [r[0] - l[0], r[1] - l[1], r[2] - l[2]]
        const b = [u[0] - d[0], u[1] - d[1], u[2] - d[2]]
        const n = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
        const length = Math.hypot(...n) || 1
        normal.push(n[0] / length, n[1] / length, n[2] / length)
      }),
    )
    for (let j = 0; j + 1 < rows.length; j++)
      for (let i = 0; i + 1 < columns; i++) {
        const p = first + j * columns + i
        triangles.push(p, p + 1, p + columns, p + 1, p + columns + 1, p + columns)
      }
  }
  return {
    surfaces,
    outlines,
    rims,
    surfaceOf: Uint8Array.from(surfaceOf),
    at: Float64Array.from(at),
    normal: Float64Array.from(normal),
    uv: Float64Array.from(uv),
    triangles: Int32Array.from(triangles),
  }
}

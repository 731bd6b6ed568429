import type { Vector } from '@cabine/engine/drapery/mannequin-body.ts'
import type { Mesh } from './mesh.ts'
import { isInside, nearest, type Point } from './outline.ts'
import { smoothstep } from '@cabine/engine/drapery/scalar.ts'

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

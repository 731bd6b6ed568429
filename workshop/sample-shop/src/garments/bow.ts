import type { Vector } from '@cabine/engine/drapery/mannequin-body.ts'
import type { Point } from '@cabine/tailoring/outline.ts'
import { clamp, mix, smoothstep } from '@cabine/engine/drapery/scalar.ts'
import type { Ribbon } from '@cabine/tailoring/scene.ts'
import type { Draped } from './design.ts'

/** How far the draped cloth reaches towards the camera (z, cm) at a place of the picture. */
export function frontOf({ mesh, at }: Draped) {
  const cells = new Map<string, number>()
  for (let n = 0; n < mesh.nodeCount; n++) {
    const k = `${Math.round(at[3 * n])}:${Math.round(at[3 * n + 1])}`
    cells.set(k, Math.max(cells.get(k) ?? -50, at[3 * n + 2]))
  }
  return (x: number, y: number) => {
    let [sum, weight] = [0, 0]
    for (let i = Math.round(x) - 3; i <= Math.round(x) + 3; i++)
      for (let j = Math.round(y) - 3; j <= Math.round(y) + 3; j++) {
        const z = cells.get(`${i}:${j}`)
        if (z === undefined) continue
        const near = Math.exp(-((x - i) ** 2 + (y - j) ** 2) / 2.4)
        sum += z * near
        weight += near
      }
    return weight ? sum / weight : 0
  }
}

export interface StripCut {
  name: string
  /** The middle line, cm in the picture, from its beginning. */
  line: Point[]
  /** Width along the line (share 0–1), cm. */
  width(t: number): number
  /** Height above the cloth, cm, along the line (0–1) and across it (-1–1). */
  lift(t: number, across: number): number
}

/** A strip of cloth that lies on what is already draped: a tie's tail, a bow's loop, a drawstring. */
export function strip(front: (x: number, y: number) => number, cut: StripCut): Ribbon {
  const [rowCount, columnCount] = [60, 20]
  const rows: Vector[][] = []
  const uv: Point[][] = []
  const { line } = cut
  let length = 0
  for (let j = 0; j <= rowCount; j++) {
    const t = j / rowCount
    const place = t * (line.length - 1)
    const i = Math.min(line.length - 2, Math.floor(place))
    const [a, b] = [line[i], line[i + 1]]
    const [x, y] = [mix(a[0], b[0], place - i), mix(a[1], b[1], place - i)]
    const away = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [nx, ny] = [(b[1] - a[1]) / away, -(b[0] - a[0]) / away]
    const z = front(x, y)
    const row: Vector[] = []
    const coordinates: Point[] = []
    for (let k = 0; k <= columnCount; k++) {
      const across = (k / columnCount) * 2 - 1
      const half = (cut.width(t) / 2) * across
      row.push([x + nx * half, y + ny * half, z + cut.lift(t, across)])
      coordinates.push([half, -length])
    }
    rows.push(row)
    uv.push(coordinates)
    length += (away * (line.length - 1)) / rowCount
  }
  const [p, q, r] = [rows[30][10], rows[30][11], rows[31][10]]
  const isFacing = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]) > 0
  if (!isFacing) for (const list of [...rows, ...uv] as unknown[][]) list.reverse()
  return { name: cut.name, rows, uv, fold: rows[0] }
}

/** A soft bow: two loops, two tails and the knot that holds them, at a place of the picture. */
export function bow(draped: Draped, [x, y]: Point, size = 1): Ribbon[] {
  const front = frontOf(draped)
  const fold = (across: number, t: number, n: number) => Math.sin(across * n + t * 3) * 0.28
  const tail = (name: string, s: 1 | -1, length: number, lean: number): Ribbon =>
    strip(front, {
      name,
      line: Array.from({ length: 12 }, (_, i): Point => {
        const t = i / 11
        return [x + s * (0.6 + lean * t + 0.9 * Math.sin(t * 4)), y - t * length]
      }),
      width: (t) => mix(2, 5.6, smoothstep(0, 0.5, t)) * size,
      lift: (t, across) => 1.1 + fold(across, t, 4) * smoothstep(1.1, 0, t) + (1 - t) * 0.5,
    })
  const loop = (name: string, s: 1 | -1, droop: number): Ribbon =>
    strip(front, {
      name,
      line: Array.from({ length: 12 }, (_, i): Point => {
        const t = i / 11
        return [x + s * t * 9 * size, y + (0.9 * Math.sin(t * 2.4) - droop * t * t) * size]
      }),
      width: (t) =>
        size *
        (1.6 + 4.6 * Math.sin(clamp(t * 1.12) * Math.PI * 0.62) ** 1.2) *
        (t > 0.86 ? Math.sqrt(clamp((1.02 - t) / 0.16)) : 1),
      lift: (t, across) =>
        1.5 + 1.5 * Math.sin(t * Math.PI) * (1 - 0.5 * across * across) + fold(across, t, 5) * (1 - t) * 1.2,
    })
  const knot = strip(front, {
    name: 'knot',
    line: Array.from({ length: 6 }, (_, i): Point => [x, y + (1.5 - i * 0.6) * size]),
    width: (t) => (2.2 + 0.5 * Math.sin(t * Math.PI)) * size,
    lift: (t, across) =>
      2.2 + 1 * Math.sin(t * Math.PI) * (1 - across * across) + 0.12 * Math.sin(across * 9),
  })
  return [
    tail('tailA', -1, 27 * size, 2.2),
    tail('tailB', 1, 23 * size, 3),
    loop('loopA', -1, 4.2),
    loop('loopB', 1, 5),
    knot,
  ]
}

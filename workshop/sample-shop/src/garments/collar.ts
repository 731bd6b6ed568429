import type { Vector } from '@cabine/engine/drapery/mannequin-body.ts'
import type { Point } from '@cabine/tailoring/outline.ts'
import { clamp, mix } from '@cabine/engine/drapery/scalar.ts'
import type { Ribbon } from '@cabine/tailoring/scene.ts'
import type { Draped } from './design.ts'

export interface CollarCut {
  name: string
  /** Neckline edges from the right front over the back to the left front, each with its direction. */
  path: { edge: string; flip?: boolean; half?: 'first' | 'second' }[]
  /** How much of the path is left free at both ends, cm. */
  from: number
  /** Height of the part that stands at the neck, cm. */
  stand: number
  /** What is left of the stand at the front ends, as a share. */
  standFront: number
  /** Depth of the part that falls over, at the middle of the back and at the front ends, cm. */
  fallBack: number
  fallFront: number
  /** How far the points lean forwards, as a share of the fall. */
  lean: number
  /** Distance of the falling part from the body, cm. */
  off: number
  /** A closed ring: the path runs around the whole neck, and the ends meet at the back. */
  isRing?: boolean
}

/** The neckline as evenly spaced places, cm. */
function walk({ mesh, at }: Draped, path: CollarCut['path'], step: number): Vector[] {
  const nodes: Vector[] = path.flatMap(({ edge, flip, half }) => {
    const whole = mesh.along.get(edge)
    if (!whole) throw new Error(`no edge ${edge}`)
    const middle = whole.length >> 1
    const corners = half ? whole.slice(...(half === 'first' ? [0, middle + 1] : [middle])) : whole
    const places = corners.map((c): Vector => [
      at[3 * mesh.node[c]],
      at[3 * mesh.node[c] + 1],
      at[3 * mesh.node[c] + 2],
    ])
    return flip ? places.reverse() : places
  })
  const out: Vector[] = [nodes[0]]
  let rest = step
  for (let i = 1; i < nodes.length; i++) {
    const [a, b] = [nodes[i - 1], nodes[i]]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2])
    let done = rest
    for (; done <= length; done += step) {
      const t = done / length
      out.push([mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)])
    }
    rest = done - length
  }
  return out
}

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
function unit(v: Vector): Vector {
  const length = Math.hypot(...v) || 1
  return [v[0] / length, v[1] / length, v[2] / length]
}

/**
 * A turned-down collar: from the neckline it stands along the neck, folds, and falls over the
 * garment, following the body's surface at a distance. Pattern x runs along it, y from neckline to edge.
 */
export function collar(draped: Draped, cut: CollarCut): Ribbon {
  const step = 0.3
  const walked = walk(draped, cut.path, step)
  const back = walked.reduce((best, p, i) => (p[2] < walked[best][2] ? i : best), 0)
  const whole = cut.isRing ? [...walked.slice(back), ...walked.slice(0, back + 1)] : walked
  const skip = Math.round(cut.from / step)
  const line = whole.slice(skip, whole.length - skip)
  const hit = new Float64Array(4)
  const { body } = draped
  const last = line.length - 1
  const frames = line.map((p, i) => {
    const [a, b] = [line[Math.max(0, i - 3)], line[Math.min(last, i + 3)]]
    const tangent = unit([b[0] - a[0], b[1] - a[1], b[2] - a[2]])
    body.sample(p[0], p[1], p[2], hit)
    const out = unit([hit[1], hit[2], hit[3]])
    return { p, tangent, out, up: unit(cross(out, tangent)) }
  })
  const middle = frames[last >> 1]
  if (middle.up[1] < 0) for (const f of frames) f.up = [-f.up[0], -f.up[1], -f.up[2]]
  for (let pass = 0; pass < 6; pass++)
    frames.forEach((f, i) => {
      const [a, b] = [frames[Math.max(0, i - 1)].up, frames[Math.min(last, i + 1)].up]
      f.up = unit([f.up[0] * 2 + a[0] + b[0], f.up[1] * 2 + a[1] + b[1], f.up[2] * 2 + a[2] + b[2]])
    })
  const rows: Vector[][] = []
  const uv: Point[][] = []
  const tallest = Math.max(cut.stand, cut.stand * cut.standFront)
  const standRows = Math.max(6, Math.round(tallest / 0.45))
  const fallRows = cut.fallBack || cut.fallFront ? 22 : 0
  const settle = (place: number[], low: number, high: number): Vector => {
    for (let pass = 0; pass < 2; pass++) {
      body.sample(place[0], place[1], place[2], hit)
      const move = hit[0] < low ? low - hit[0] : hit[0] > high ? high - hit[0] : 0
      for (let k = 0; k < 3; k++) place[k] += hit[1 + k] * move
    }
    return [place[0], place[1], place[2]]
  }
  for (let j = 0; j <= standRows + fallRows; j++) {
    const row: Vector[] = []
    const coordinates: Point[] = []
    frames.forEach(({ p, tangent, up, out }, i) => {
      const side = (i / last) * 2 - 1
      const front = Math.abs(side) ** 1.6
      const height = cut.stand * mix(1, cut.standFront, Math.abs(side) ** (cut.standFront < 0.5 ? 3 : 1.6))
      if (j <= standRows) {
        const h = (j / standRows) * height
        row.push(
          settle(
            [0, 1, 2].map((k) => p[k] + up[k] * h + out[k] * 0.05),
            0.5,
            3,
          ),
        )
        coordinates.push([i * step, h])
        return
      }
      const fall = mix(cut.fallBack, cut.fallFront, front) * ((j - standRows) / fallRows)
      const round = clamp(fall / 0.9)
      const forward = cut.lean * fall * Math.sign(side) * clamp((Math.abs(side) - 0.45) / 0.55)
      const lift = Math.sin(round * Math.PI * 0.5) * 0.55
      const drop = fall - 0.35 * (1 - (1 - round) ** 2)
      const place = [0, 1, 2].map(
        (k) => p[k] + up[k] * (height - drop) + tangent[k] * forward + out[k] * lift,
      )
      row.push(
        settle(place, fall > 0.6 ? cut.off * clamp(fall / 1.6) : 0.5, fall > height ? cut.off + 0.9 : 3),
      )
      coordinates.push([i * step, height + fall])
    })
    rows.push(row)
    uv.push(coordinates)
  }
  const j = fallRows ? standRows + 8 : standRows - 2
  const i = last >> 1
  const a = minus(rows[j][i + 1], rows[j][i - 1])
  const b = minus(rows[j + 1][i], rows[j - 1][i])
  if (cross(a, b)[2] > 0) {
    for (const row of rows) row.reverse()
    for (const row of uv) row.reverse()
  }
  return { name: cut.name, rows, uv, fold: rows[standRows] }
}

/** The neckline of two fronts and a back, as a collar wants it. */
export const openNeckline: CollarCut['path'] = [
  { edge: 'frontR.neck', flip: true },
  { edge: 'back.neck' },
  { edge: 'frontL.neck', flip: true },
]

/** The same where the front is one piece. */
export const closedNeckline: CollarCut['path'] = [
  { edge: 'front.neck', flip: true, half: 'first' },
  { edge: 'back.neck' },
  { edge: 'front.neck', flip: true, half: 'second' },
]
/** All around the neck, for a ring. */
export const roundNeckline: CollarCut['path'] = [{ edge: 'front.neck' }, { edge: 'back.neck', flip: true }]

import { mix } from '../drapery/scalar.ts'
import { createLast, type Last } from './shoe-last.ts'
import type { ShoeStyle } from './shoe-styles.ts'

export const shoeParts = ['upper', 'sole', 'heel', 'insole', 'foot'] as const
export type ShoePart = (typeof shoeParts)[number]

/** A right shoe on the ground, cm; x runs from heel to toe, y outwards, z up. Seen from outside its triangles turn counter-clockwise. */
export type ShoeMesh = {
  /** Three numbers a corner. */
  at: Float64Array
  /** The address of each corner on the last, and its height over the sole's edge, cm: three numbers. */
  address: Float32Array
  triangles: Uint32Array
  /** By number in `shoeParts`, a value a triangle. */
  part: Uint8Array
}

const STATIONS = 56
const ACROSS = 36
const SHAFT_RINGS = 12
const AROUND = 40
/** How much lower than the form the instep in a shoe is, cm. */
const WITHIN = 0.3
/** Where a boot's skin leaves the foot for its shaft, cm over the sole's edge. */
const ANKLE = 6.6

/** A leg's middle and half its depth and width at a height over the ground, in a shoe's centimetres. */
export type LegRing = { x: number; y: number; deep: number; wide: number }

export function createShoe(style: ShoeStyle, legAt?: (height: number) => LegRing): ShoeMesh {
  const last = createLast(style.last)
  const at: number[] = []
  const address: number[] = []
  const triangles: number[] = []
  const part: number[] = []
  const put = (x: number, y: number, z: number, t: number, s: number, height: number) => {
    at.push(x, y, z)
    address.push(t, s, height)
    return at.length / 3 - 1
  }
  /** Fills between rows of corners; all of them turn the same way round. */
  const join = (rows: number[][], name: ShoePart) => {
    const number = shoeParts.indexOf(name)
    for (let i = 0; i + 1 < rows.length; i++)
      for (let k = 0; k + 1 < rows[i].length; k++) {
        const [a, b, c, d] = [rows[i][k], rows[i][k + 1], rows[i + 1][k + 1], rows[i + 1][k]]
        triangles.push(a, b, c, a, c, d)
        part.push(number, number)
      }
  }
  const place = new Float64Array(3)
  const stations = Array.from(
    { length: STATIONS },
    (_, i) => 0.5 - 0.5 * Math.cos((Math.PI * i) / (STATIONS - 1)),
  )

  join(
    stations.map((t) =>
      Array.from({ length: ACROSS + 1 }, (_, k) => {
        const s = (2 * k) / ACROSS - 1
        last.point(t, s, place, 0)
        return put(place[0], place[1], place[2], t, s, last.heightAt(t, s))
      }),
    ),
    'upper',
  )
  if (style.shaft) join(shaftOf(last, style.shaft, put, legAt), 'upper')

  const edge = outline(last, 0, stations)
  const outer = outline(last, style.sole.out, stations)
  const thick = (t: number) => mix(style.sole.seat, style.sole.ball, Math.min(1, t / 0.6))
  const ring = (points: Edge[], z: (t: number) => number) =>
    points.map(({ t, side, x, y }) => put(x, y, z(t), t, side, 0))
  join(
    [
      ring(edge, (t) => last.bottom(t) + 0.05),
      ring(outer, (t) => last.bottom(t) + 0.02),
      ring(outer, (t) => Math.max(0, last.bottom(t) - thick(t))),
    ],
    'sole',
  )
  join(
    stations.map((t) =>
      [-1, 0, 1].map((s) => {
        last.point(t, Math.sign(s), place, 0)
        const [x, y] = [place[0], place[1]]
        last.point(t, -Math.sign(s), place, 0)
        return put(x, s ? y : (y + place[1]) / 2, last.bottom(t) + 0.2, t, s, 0)
      }),
    ),
    'insole',
  )
  const throat = throatOf(style, last)
  join(
    Array.from({ length: 15 }, (_, i) => mix(0.25, throat + 0.06, i / 14)).map((t) =>
      Array.from({ length: 17 }, (_, k) => {
        const s = (k / 8 - 1) * 0.85
        last.point(t, s, place, 0)
        return put(place[0], 0.97 * place[1], place[2] - WITHIN, t, s, 0)
      }),
    ),
    'foot',
  )
  const seat = outer.filter(({ t }) => t <= style.heel.end)
  seat.push(seat[0])
  const middle = [0, 1].map((axis) => seat.reduce((sum, { x, y }) => sum + (axis ? y : x), 0) / seat.length)
  const foot = style.heel.foot
  join(
    [0, 0.3, 1].map((down) =>
      seat.map(({ t, side, x, y }) => {
        const narrow = mix(1, foot, Math.sqrt(down))
        const z = mix(Math.max(0, last.bottom(t) - thick(t)), 0, down)
        return put(mix(middle[0], x, narrow), mix(middle[1], y, narrow), z, t, side, 0)
      }),
    ),
    'heel',
  )
  return {
    at: Float64Array.from(at),
    address: Float32Array.from(address),
    triangles: Uint32Array.from(triangles),
    part: Uint8Array.from(part),
  }
}

/** Where along the foot an upper's opening ends in front. */
function throatOf({ shaft, topline }: ShoeStyle, last: Last) {
  if (shaft) return 0.5
  let t = 0.35
  while (t < 1 && topline(t) < last.height(t)) t += 0.01
  return t
}

type Edge = { t: number; side: number; x: number; y: number }

/** The sole's edge from the toe along the inner side to the heel and back along the outer, so far outside of the upper. */
function outline(last: Last, out: number, stations: number[]): Edge[] {
  const a = new Float64Array(3)
  const b = new Float64Array(3)
  const side = (t: number, s: number): Edge => {
    last.point(Math.max(0, t - 0.004), s, a, 0)
    last.point(Math.min(1, t + 0.004), s, b, 0)
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const length = Math.hypot(dx, dy) || 1
    last.point(t, s, a, 0)
    return { t, side: s, x: a[0] - (out * s * dy) / length, y: a[1] + (out * s * dx) / length }
  }
  const inner = stations.toReversed().map((t) => side(t, -1))
  return [...inner, ...stations.map((t) => side(t, 1))]
}

/** How far a boot's shaft stands off the leg, cm, where it begins and at its top. */
const EASE = [0.35, 0.8]

/** A boot's skin from the ankle up, ring by ring. */
function shaftOf(
  last: Last,
  { top, deep, wide }: NonNullable<ShoeStyle['shaft']>,
  put: (x: number, y: number, z: number, t: number, s: number, height: number) => number,
  legAt: (height: number) => LegRing = () => ({
    x: 0.2 * last.run,
    y: 0,
    deep: deep - EASE[1],
    wide: wide - EASE[1],
  }),
) {
  const seat = last.bottom(0.2)
  const from = seat + ANKLE - 1.2
  return Array.from({ length: SHAFT_RINGS + 1 }, (_ring, i) => {
    const share = i / SHAFT_RINGS
    const z = mix(from, top, share)
    const ease = mix(EASE[0], EASE[1], share)
    const leg = legAt(z)
    // Round the ankle a boot is deeper in front, where the instep runs into it.
    const low = (1 - share) ** 2.6
    const x0 = mix(leg.x, 0.2 * last.run, low)
    const y0 = mix(leg.y, 0, low)
    const halfDeep = mix(leg.deep + ease, 4.9, low)
    const halfWide = mix(leg.wide + ease, 3.5, low)
    return Array.from({ length: AROUND + 1 }, (_, k) => {
      const angle = (2 * Math.PI * k) / AROUND
      const ahead = Math.cos(angle)
      const x = x0 + (halfDeep + (ahead > 0 ? 3.6 * low : 0)) * ahead
      const across = -Math.sin(angle)
      return put(x, y0 + halfWide * across, z, 0.235 + 0.2 * ahead, across, z - seat)
    })
  })
}

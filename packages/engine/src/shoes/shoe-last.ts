import { clamp, mix, smoothstep } from '../drapery/scalar.ts'
import { profile } from './shoe-profile.ts'

export type Toe = 'pointed' | 'almond' | 'round' | 'square'

/** Of a right shoe, cm: x runs from heel to toe, y outwards, z up from the ground. */
export type LastShape = {
  length: number
  /** Of the seat above the ball. */
  heel: number
  toe: Toe
  /** Of the toe above the ball. */
  spring: number
  breadth: number
  /** Room over the toes, as a share of the usual. */
  bulk: number
  /** Of the sole at the ball: what the form stands on. */
  lift: number
}

/**
 * The form that an upper is pulled over. A point of its skin has the address (t, s): t from 0 at the heel to 1 at the toe, s from
 * -1 at the sole's inner edge over 0 on top to 1 at its outer edge.
 */
export type Last = {
  shape: LastShape
  /** Its length on the ground: a raised heel shortens that. */
  run: number
  /** Of its skin over the sole's edge, at the top. */
  height: (t: number) => number
  /** The same at an address. */
  heightAt: (t: number, s: number) => number
  /** Writes a point into `into` at `at`, `out` cm off the skin sidewards. */
  point: (t: number, s: number, into: Float64Array, at: number) => void
  /** Of the sole's edge above the ground. */
  bottom: (t: number) => number
}

/** Where a toe begins, and how long and how blunt it tapers. */
const toes: Record<Toe, [number, number, number]> = {
  pointed: [0.66, 1.32, 1.15],
  almond: [0.66, 1.75, 1.6],
  round: [0.7, 2.1, 2],
  square: [0.8, 2.4, 3],
}
const bends: Record<Toe, number> = { pointed: -0.1, almond: -0.45, round: -0.6, square: -0.5 }

const wide = profile([
  [0, 3.05],
  [0.1, 3.1],
  [0.22, 3],
  [0.42, 2.95],
  [0.56, 3.6],
  [0.68, 4.15],
  [0.78, 4.1],
  [1, 3.75],
])
const rise = profile([
  [0, 8],
  [0.2, 8.6],
  [0.34, 8.3],
  [0.46, 7],
  [0.56, 5.6],
  [0.68, 4.3],
  [0.8, 3.3],
  [0.9, 2.65],
  [1, 2.1],
])

const ease = (value: number) => smoothstep(0, 1, value)

export function createLast(shape: LastShape): Last {
  const { length, heel, toe, spring, breadth, bulk, lift } = shape
  const under = profile([
    [0, heel],
    [0.1, 0.985 * heel],
    [0.24, 0.87 * heel],
    [0.42, 0.45 * heel],
    [0.58, 0.09 * heel],
    [0.68, 0],
    [0.78, 0.06 * spring],
    [0.9, 0.45 * spring],
    [1, spring],
  ])
  const [start, long, blunt] = toes[toe]
  const run = length * (1 - 0.88 * (heel / length) ** 2)

  const halfWidth = (t: number) => {
    const nose = t > start ? Math.max(0, 1 - ((t - start) / (1 - start)) ** long) ** (1 / blunt) : 1
    const back = t < 0.13 ? Math.sqrt(Math.max(0, 1 - (1 - t / 0.13) ** 2)) : 1
    return breadth * wide(t) * nose * back
  }
  const height = (t: number) => {
    const nose = t > 0.86 ? Math.sqrt(Math.max(0, 1 - ((t - 0.86) / 0.14) ** 2.2)) : 1
    return mix(1, bulk, ease((t - 0.5) / 0.3)) * rise(t) * nose
  }
  /** The foot bends inwards at the toes. */
  const middle = (t: number) =>
    bends[toe] * ease((t - 0.5) / 0.5) + 0.35 * Math.sin(Math.PI * clamp((t - 0.45) / 0.5))
  const powerAt = (t: number) => mix(2.9, 2.15, ease((t - 0.25) / 0.35))
  const upOf = (t: number, s: number) => Math.max(0, Math.cos((s * Math.PI) / 2)) ** (2 / powerAt(t))

  return {
    shape,
    run,
    height,
    heightAt: (t, s) => height(t) * upOf(t, s),
    bottom: (t) => lift + under(t),
    point(t, s, into, at) {
      const up = upOf(t, s)
      const across = Math.abs(Math.sin((s * Math.PI) / 2)) ** (2 / powerAt(t)) * Math.sign(s)
      const fuller = up < 0.667 ? 1 + 0.07 * Math.sin(Math.PI * Math.min(1, up * 1.5)) : 1
      const h = height(t)
      // The counter swells behind the heel and closes in towards the ankle.
      const back =
        (1 - ease(t / 0.2)) *
        (0.55 * Math.sin(Math.PI * Math.min(1, (h * up) / 5.2)) - 0.06 * Math.max(0, h * up - 5) ** 2)
      const narrow = mix(0.16, 0, ease((t - 0.2) / 0.3)) * Math.max(0, up - 0.35)
      into[at] = run * t - back
      into[at + 1] = middle(t) + across * halfWidth(t) * fuller * (1 - narrow)
      into[at + 2] = lift + under(t) + h * up
    },
  }
}

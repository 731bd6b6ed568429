import type { Springs } from './springs.ts'

/** Nodes held at a place, fully or by a part (0–1) a step. */
export interface Pin {
  node: number
  x: number
  y: number
  z: number
  hold: number
}
/** `over` keeps at least `gap` cm nearer to the camera than `under`. */
export interface Overlap {
  over: number
  under: number
  gap: number
  /** Buttoned or tied together: the places are drawn to each other as well. */
  fastened: boolean
}
/** What cloth lies on: writes the distance from a place and its gradient into `out` (d, gx, gy, gz), cm. */
export interface Collider {
  sample(x: number, y: number, z: number, out: Float64Array, node: number): void
}
export interface Drape {
  /** Node places in body space, cm; changed in place. */
  at: Float64Array
  springs: Springs
  body: Collider
  /** Distance each node keeps off the body, cm. */
  keep: Float64Array
  pins: Pin[]
  overlaps: Overlap[]
  steps: number
  /** Fall a step, cm: small against the number of rows, or one sweep a step cannot carry the weight. */
  pull: number
  /** 0–1: how much of a sliding move the body takes away. */
  friction: number
  /** Share of the velocity left after a step. */
  damping: number
  /** Nodes that must stay on one side of the middle plane (trouser legs): -1, 0 or 1. */
  sideOf?: Int8Array
}

/**
 * Lets the cloth fall: position-based dynamics in small steps, one sweep over the springs a step,
 * alternately forwards and backwards so that no side is favoured.
 */
export function drape({
  at,
  springs,
  body,
  keep,
  pins,
  overlaps,
  steps,
  pull: weight,
  friction,
  damping,
  sideOf,
}: Drape) {
  const count = at.length / 3
  const before = Float64Array.from(at)
  const hit = new Float64Array(4)
  /** Steps for which a node is too far from the body to touch it. */
  const idle = new Uint8Array(count)
  const { a, b, rest, give } = springs
  for (let step = 0; step < steps; step++) {
    const pull = weight * Math.min(1, (step + 5) / 60)
    for (let i = 0; i < at.length; i++) {
      const now = at[i]
      let move = (now - before[i]) * damping
      if (move > 0.3) move = 0.3
      else if (move < -0.3) move = -0.3
      before[i] = now
      at[i] = now + move
    }
    for (let i = 1; i < at.length; i += 3) at[i] -= pull
    const isBackwards = (step & 1) === 1
    const by = isBackwards ? -1 : 1
    for (let s = 0, e = isBackwards ? a.length - 1 : 0; s < a.length; s++, e += by) {
      const p = 3 * a[e]
      const q = 3 * b[e]
      const dx = at[q] - at[p]
      const dy = at[q + 1] - at[p + 1]
      const dz = at[q + 2] - at[p + 2]
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9
      const f = ((length - rest[e]) / length) * 0.5 * give[e]
      at[p] += dx * f
      at[p + 1] += dy * f
      at[p + 2] += dz * f
      at[q] -= dx * f
      at[q + 1] -= dy * f
      at[q + 2] -= dz * f
    }
    for (const { over, under, gap, fastened } of overlaps) {
      if (fastened) {
        const dx = (at[3 * over] - at[3 * under]) * 0.2
        const dy = (at[3 * over + 1] - at[3 * under + 1]) * 0.2
        const dz = (at[3 * over + 2] - at[3 * under + 2] - gap) * 0.2
        at[3 * over] -= dx
        at[3 * over + 1] -= dy
        at[3 * over + 2] -= dz
        at[3 * under] += dx
        at[3 * under + 1] += dy
        at[3 * under + 2] += dz
      }
      const lack = gap - (at[3 * over + 2] - at[3 * under + 2])
      if (lack <= 0) continue
      at[3 * over + 2] += lack * 0.3
      at[3 * under + 2] -= lack * 0.3
    }
    for (const pin of pins) {
      at[3 * pin.node] += (pin.x - at[3 * pin.node]) * pin.hold
      at[3 * pin.node + 1] += (pin.y - at[3 * pin.node + 1]) * pin.hold
      at[3 * pin.node + 2] += (pin.z - at[3 * pin.node + 2]) * pin.hold
    }
    for (let n = 0; n < count; n++) {
      const i = 3 * n
      if (sideOf && sideOf[n] * at[i] < 0.05 && sideOf[n]) at[i] = sideOf[n] * 0.05
      if (idle[n] > 0) {
        idle[n]--
        continue
      }
      body.sample(at[i], at[i + 1], at[i + 2], hit, n)
      const depth = keep[n] - hit[0]
      if (depth < -1) idle[n] = Math.min(12, Math.floor(-depth / 0.32))
      if (depth > 0) {
        const push = Math.min(depth, 0.8)
        at[i] += hit[1] * push
        at[i + 1] += hit[2] * push
        at[i + 2] += hit[3] * push
        for (let k = 0; k < 3; k++) before[i + k] += (at[i + k] - before[i + k]) * friction
      }
    }
  }
}

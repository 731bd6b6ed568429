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
 *
 * What is done in a step are functions of their own: WebKit never optimised all of it as one, which stayed five times slower.
 */
export function drape(cloth: Drape) {
  const { at, springs, overlaps, pins, steps } = cloth
  const before = Float64Array.from(at)
  const touch = createTouch(at.length / 3)
  for (let step = 0; step < steps; step++) {
    fall(at, before, cloth.damping, cloth.pull * Math.min(1, (step + 5) / 60))
    pullTogether(at, springs, (step & 1) === 1)
    for (let k = 0; k < overlaps.length; k++) keepOver(at, overlaps[k])
    for (let k = 0; k < pins.length; k++) hold(at, pins[k])
    restOnBody(cloth, before, touch)
  }
}

/** Nodes go on as they went, at most 0.3 cm, and down by `pull`. */
function fall(at: Float64Array, before: Float64Array, damping: number, pull: number) {
  for (let i = 0; i < at.length; i++) {
    const now = at[i]
    let move = (now - before[i]) * damping
    if (move > 0.3) move = 0.3
    else if (move < -0.3) move = -0.3
    before[i] = now
    at[i] = now + move
  }
  for (let i = 1; i < at.length; i += 3) at[i] -= pull
}

function pullTogether(at: Float64Array, { a, b, rest, give }: Springs, isBackwards: boolean) {
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
}

function keepOver(at: Float64Array, { over, under, gap, fastened }: Overlap) {
  const p = 3 * over
  const q = 3 * under
  if (fastened) {
    const dx = (at[p] - at[q]) * 0.2
    const dy = (at[p + 1] - at[q + 1]) * 0.2
    const dz = (at[p + 2] - at[q + 2] - gap) * 0.2
    at[p] -= dx
    at[p + 1] -= dy
    at[p + 2] -= dz
    at[q] += dx
    at[q + 1] += dy
    at[q + 2] += dz
  }
  const lack = gap - (at[p + 2] - at[q + 2])
  if (lack <= 0) return
  at[p + 2] += lack * 0.3
  at[q + 2] -= lack * 0.3
}

function hold(at: Float64Array, pin: Pin) {
  const i = 3 * pin.node
  at[i] += (pin.x - at[i]) * pin.hold
  at[i + 1] += (pin.y - at[i + 1]) * pin.hold
  at[i + 2] += (pin.z - at[i + 2]) * pin.hold
}

/** What is kept of how nodes touch the body from step to step. */
type Touch = {
  /** Distance and gradient, as a collider writes them. */
  hit: Float64Array
  /** Steps for which a node is too far from the body to touch it. */
  idle: Uint8Array
}
const createTouch = (count: number): Touch => ({ hit: new Float64Array(4), idle: new Uint8Array(count) })

function restOnBody({ at, body, keep, friction, sideOf }: Drape, before: Float64Array, { hit, idle }: Touch) {
  for (let n = 0; n < idle.length; n++) {
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
      for (let k = i; k < i + 3; k++) before[k] += (at[k] - before[k]) * friction
    }
  }
}

import { drape, type Collider } from '@cabine/drapery/cloth.ts'
import { mix, smoothstep } from '@cabine/drapery/scalar.ts'
import type { SewnPiece } from '@cabine/drapery/sewn.ts'
import type { Springs } from '@cabine/drapery/springs.ts'
import { renormal, type Cloth, type Refinement } from './refine.ts'

/** Steps of the finer simulation, and fall a step, cm. */
const STEPS = 30
const PULL = 0.0006
/** How much longer fine cloth is than coarse, which cannot crease: at least, and with how much the fabric crumples. */
const LONGER = { least: 0.004, crumpled: 0.18, most: 0.02 }
/** The share of an error taken back in a step: of threads, and of what keeps any cloth, and stiff cloth more, from sharp folds. */
const GIVE = { thread: 0.9, bend: 0.06, stiff: 1.5 }
/** Cloth that is turned away from the camera farther than this is not looked at. */
const AWAY = -0.3
/** Where cloth turns away its outline stays even. */
const FACING = { from: -0.1, whole: 0.4 }

/**
 * Lets refined cloth lie once more as finely as it is: what is too long for where it hangs creases.
 *
 * @param cloth changed in place
 * @param coarse the springs from which the piece was draped
 * @param colliderOf what it lies on, for nodes that begin as those of the piece do
 */
export function crease(
  cloth: Cloth,
  plan: Refinement,
  piece: SewnPiece,
  coarse: Springs,
  colliderOf: (origin: Uint16Array) => Collider,
) {
  const { at, normals } = cloth
  const threads = threadsOf(plan, piece, coarse)
  const { nodes, origin } = threads
  const { hand, keep } = piece
  const longer = 1 + Math.min(LONGER.most, LONGER.least + LONGER.crumpled * hand.crumple)
  const bend = GIVE.bend + GIVE.stiff * hand.bend
  /** Which nodes are simulated: those before the camera. */
  const index = new Int32Array(nodes.length).fill(-1)
  const shown: number[] = []
  nodes.forEach((n, i) => {
    if (normals[3 * n + 2] >= AWAY) index[i] = shown.push(i) - 1
  })
  const ends = { a: [] as number[], b: [] as number[] }
  const rest: number[] = []
  const give: number[] = []
  for (let s = 0; s < threads.a.length; s++) {
    const [a, b] = [index[threads.a[s]], index[threads.b[s]]]
    if (a < 0 || b < 0) continue
    const [one, two, three] = threads.sides.subarray(3 * s, 3 * s + 3)
    const lengthOf = (spring: number) => coarse.rest[spring] * (threads.isHem[spring] ? 1 : longer)
    ends.a.push(a)
    ends.b.push(b)
    rest.push(two < 0 ? lengthOf(one) / 2 : median(lengthOf(one), lengthOf(two), lengthOf(three)))
    give.push(two < 0 ? GIVE.thread : bend)
  }
  const places = new Float64Array(3 * shown.length)
  shown.forEach((i, k) => places.set(at.subarray(3 * nodes[i], 3 * nodes[i] + 3), 3 * k))
  const before = places.slice()
  drape({
    at: places,
    springs: {
      a: Int32Array.from(ends.a),
      b: Int32Array.from(ends.b),
      rest: Float64Array.from(rest),
      give: Float64Array.from(give),
    },
    body: colliderOf(Uint16Array.from(shown, (i) => origin[i])),
    keep: Float64Array.from(shown, (i) => keep[origin[i]]),
    pins: shown.flatMap((i, k) =>
      threads.isHeld[i]
        ? [{ node: k, x: places[3 * k], y: places[3 * k + 1], z: places[3 * k + 2], hold: 1 }]
        : [],
    ),
    overlaps: [],
    steps: STEPS,
    pull: PULL,
    friction: 0.4,
    damping: 0.9,
  })
  evenOut(places, before, ends)
  shown.forEach((i, k) => {
    const n = 3 * nodes[i]
    const share = smoothstep(FACING.from, FACING.whole, normals[n + 2])
    for (let axis = 0; axis < 3; axis++) at[n + axis] = mix(at[n + axis], places[3 * k + axis], share)
  })
  renormal(cloth)
}

/** Folds narrower than a few nodes are the simulation's, not the cloth's: each node goes half with its neighbours. */
const ROUNDS = 3

function evenOut(places: Float64Array, before: Float64Array, { a, b }: { a: number[]; b: number[] }) {
  const moves = places.map((value, i) => value - before[i])
  const sums = new Float64Array(moves.length)
  const counts = new Float64Array(moves.length / 3)
  for (let round = 0; round < ROUNDS; round++) {
    sums.fill(0)
    counts.fill(0)
    for (let s = 0; s < a.length; s++) {
      counts[a[s]]++
      counts[b[s]]++
      for (let axis = 0; axis < 3; axis++) {
        sums[3 * a[s] + axis] += moves[3 * b[s] + axis]
        sums[3 * b[s] + axis] += moves[3 * a[s] + axis]
      }
    }
    for (let i = 0; i < moves.length; i++) {
      const count = counts[Math.floor(i / 3)]
      if (count > 0) moves[i] = (moves[i] + sums[i] / count) / 2
    }
  }
  for (let i = 0; i < places.length; i++) places[i] = before[i] + moves[i]
}

/** What of the finer simulation is the same on everybody. */
type Threads = {
  /** Nodes of the refined cloth that are simulated, and a node of the piece where each begins. */
  nodes: Uint32Array
  origin: Uint16Array
  /** Where a pin or a button holds it, which the coarse drape has seen to. */
  isHeld: Uint8Array
  a: Int32Array
  b: Int32Array
  /** Three of the piece's springs each: half the first is its length, or with all three the line to the third's middle. */
  sides: Int32Array
  /** Of the piece's springs those along a border. */
  isHem: Uint8Array
}
const known = new WeakMap<Refinement, Threads>()

function threadsOf(plan: Refinement, piece: SewnPiece, coarse: Springs): Threads {
  const made = known.get(plan) ?? planThreads(plan, piece, coarse)
  known.set(plan, made)
  return made
}

function planThreads({ triangles, node }: Refinement, piece: SewnPiece, coarse: Springs): Threads {
  const { clothNodes, pins, overlaps } = piece
  const keyOf = (a: number, b: number, count: number) => (a < b ? a * count + b : b * count + a)
  const springs = new Map<number, number>()
  coarse.a.forEach((a, s) => springs.set(keyOf(a, coarse.b[s], clothNodes), s))
  const triangleCount = new Uint8Array(coarse.a.length)
  const index = new Map<number, number>()
  const origin: number[] = []
  const add = (n: number, from: number) => {
    if (!index.has(n)) index.set(n, origin.push(from) - 1)
  }
  const seen = new Set<number>()
  const list: number[] = []
  const sides: number[] = []
  const join = (a: number, b: number, one: number, two = -1, three = -1) => {
    const key = keyOf(a, b, node.length)
    if (seen.has(key)) return
    seen.add(key)
    list.push(index.get(a)!, index.get(b)!)
    sides.push(one, two, three)
  }
  for (let t = 0; t < triangles.length; t += 12) {
    const [a, ab, ca] = [node[triangles[t]], node[triangles[t + 1]], node[triangles[t + 2]]]
    const [b, bc, c] = [node[triangles[t + 4]], node[triangles[t + 5]], node[triangles[t + 8]]]
    if (a >= clothNodes || b >= clothNodes || c >= clothNodes) continue
    const springOf = (one: number, two: number) => springs.get(keyOf(one, two, clothNodes))!
    const [toB, toC, toA] = [springOf(a, b), springOf(b, c), springOf(c, a)]
    for (const side of [toB, toC, toA]) triangleCount[side]++
    for (const [n, from] of [
      [a, a],
      [b, b],
      [c, c],
      [ab, a],
      [bc, b],
      [ca, c],
    ])
      add(n, from)
    for (const [one, half, two, side, far] of [
      [a, ab, b, toB, c],
      [b, bc, c, toC, a],
      [c, ca, a, toA, b],
    ]) {
      join(one, half, side)
      join(half, two, side)
      const [next, last] = side === toB ? [toC, toA] : side === toC ? [toA, toB] : [toB, toC]
      join(far, half, next, last, side)
    }
    join(ab, bc, toA)
    join(bc, ca, toB)
    join(ca, ab, toC)
  }
  const held = new Set([
    ...pins.map((pin) => pin.node),
    ...overlaps.flatMap(({ over, under }) => [over, under]),
  ])
  const nodes = Uint32Array.from(index.keys())
  return {
    nodes,
    origin: Uint16Array.from(origin),
    isHeld: Uint8Array.from(nodes, (n) => (held.has(n) ? 1 : 0)),
    a: Int32Array.from({ length: list.length / 2 }, (_, s) => list[2 * s]),
    b: Int32Array.from({ length: list.length / 2 }, (_, s) => list[2 * s + 1]),
    sides: Int32Array.from(sides),
    isHem: triangleCount.map((count) => (count === 1 ? 1 : 0)),
  }
}

/** From the corner between two sides of a triangle to the middle of the third. */
const median = (one: number, two: number, third: number) =>
  Math.sqrt(Math.max(0, 2 * one * one + 2 * two * two - third * third)) / 2

import { drape, type Collider, type Pin } from '../drapery/cloth.ts'
import { createPairNumbers } from '../drapery/pair-numbers.ts'
import { mix, smoothstep } from '../drapery/scalar.ts'
import type { SewnPiece } from '../drapery/sewn.ts'
import type { Springs } from '../drapery/springs.ts'
import { renormal, type Cloth, type Refinement } from './refine-mesh.ts'

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
  const shown = new Uint32Array(nodes.length)
  let count = 0
  for (let i = 0; i < nodes.length; i++)
    if (normals[3 * nodes[i] + 2] >= AWAY) {
      shown[count] = i
      index[i] = count++
    }
  const ends = { a: new Int32Array(threads.a.length), b: new Int32Array(threads.a.length) }
  const rest = new Float64Array(threads.a.length)
  const give = new Float64Array(threads.a.length)
  const { sides, isHem } = threads
  const lengthOf = (spring: number) => coarse.rest[spring] * (isHem[spring] ? 1 : longer)
  let springs = 0
  for (let s = 0; s < threads.a.length; s++) {
    const a = index[threads.a[s]]
    const b = index[threads.b[s]]
    if (a < 0 || b < 0) continue
    const one = sides[3 * s]
    const two = sides[3 * s + 1]
    ends.a[springs] = a
    ends.b[springs] = b
    rest[springs] =
      two < 0 ? lengthOf(one) / 2 : median(lengthOf(one), lengthOf(two), lengthOf(sides[3 * s + 2]))
    give[springs++] = two < 0 ? GIVE.thread : bend
  }
  ends.a = ends.a.subarray(0, springs)
  ends.b = ends.b.subarray(0, springs)
  const begins = new Uint16Array(count)
  const keeps = new Float64Array(count)
  const places = new Float64Array(3 * count)
  const pins: Pin[] = []
  for (let k = 0; k < count; k++) {
    const i = shown[k]
    const n = 3 * nodes[i]
    begins[k] = origin[i]
    keeps[k] = keep[origin[i]]
    for (let axis = 0; axis < 3; axis++) places[3 * k + axis] = at[n + axis]
    if (threads.isHeld[i]) pins.push({ node: k, x: at[n], y: at[n + 1], z: at[n + 2], hold: 1 })
  }
  const before = places.slice()
  drape({
    at: places,
    springs: { ...ends, rest: rest.subarray(0, springs), give: give.subarray(0, springs) },
    body: colliderOf(begins),
    keep: keeps,
    pins,
    overlaps: [],
    steps: STEPS,
    pull: PULL,
    friction: 0.4,
    damping: 0.9,
  })
  evenOut(places, before, ends)
  for (let k = 0; k < count; k++) {
    const n = 3 * nodes[shown[k]]
    const share = smoothstep(FACING.from, FACING.whole, normals[n + 2])
    for (let axis = 0; axis < 3; axis++) at[n + axis] = mix(at[n + axis], places[3 * k + axis], share)
  }
  renormal(cloth)
}

/** Folds narrower than a few nodes are the simulation's, not the cloth's: each node goes half with its neighbours. */
const ROUNDS = 3

function evenOut(places: Float64Array, before: Float64Array, { a, b }: { a: Int32Array; b: Int32Array }) {
  const moves = places.map((value, i) => value - before[i])
  const sums = new Float64Array(moves.length)
  const counts = new Float64Array(moves.length / 3)
  for (let s = 0; s < a.length; s++) {
    counts[a[s]]++
    counts[b[s]]++
  }
  for (let round = 0; round < ROUNDS; round++) {
    sums.fill(0)
    for (let s = 0; s < a.length; s++) {
      const p = 3 * a[s]
      const q = 3 * b[s]
      for (let axis = 0; axis < 3; axis++) {
        sums[p + axis] += moves[q + axis]
        sums[q + axis] += moves[p + axis]
      }
    }
    for (let k = 0, i = 0; k < counts.length; k++)
      for (const end = i + 3; i < end; i++) if (counts[k] > 0) moves[i] = (moves[i] + sums[i] / counts[k]) / 2
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
  const springs = createPairNumbers(coarse.a.length)
  const springOfPair = new Int32Array(coarse.a.length)
  for (let s = 0; s < coarse.a.length; s++) springOfPair[springs.numberOf(coarse.a[s], coarse.b[s])] = s
  const triangleCount = new Uint8Array(coarse.a.length)
  const index = new Int32Array(1 + node.reduce((most, n) => Math.max(most, n), 0)).fill(-1)
  const fine: number[] = []
  const origin: number[] = []
  const add = (n: number, from: number) => {
    if (index[n] >= 0) return
    index[n] = fine.push(n) - 1
    origin.push(from)
  }
  const joined = createPairNumbers(2 * triangles.length)
  const list: number[] = []
  const sides: number[] = []
  const join = (a: number, b: number, one: number, two = -1, three = -1) => {
    if (joined.numberOf(a, b) < list.length / 2) return
    list.push(index[a], index[b])
    sides.push(one, two, three)
  }
  const springOf = (one: number, two: number) => springOfPair[springs.find(one, two)]
  for (let t = 0; t < triangles.length; t += 12) {
    const a = node[triangles[t]]
    const ab = node[triangles[t + 1]]
    const ca = node[triangles[t + 2]]
    const b = node[triangles[t + 4]]
    const bc = node[triangles[t + 5]]
    const c = node[triangles[t + 8]]
    if (a >= clothNodes || b >= clothNodes || c >= clothNodes) continue
    const toB = springOf(a, b)
    const toC = springOf(b, c)
    const toA = springOf(c, a)
    triangleCount[toB]++
    triangleCount[toC]++
    triangleCount[toA]++
    add(a, a)
    add(b, b)
    add(c, c)
    add(ab, a)
    add(bc, b)
    add(ca, c)
    join(a, ab, toB)
    join(ab, b, toB)
    join(c, ab, toC, toA, toB)
    join(b, bc, toC)
    join(bc, c, toC)
    join(a, bc, toA, toB, toC)
    join(c, ca, toA)
    join(ca, a, toA)
    join(b, ca, toB, toC, toA)
    join(ab, bc, toA)
    join(bc, ca, toB)
    join(ca, ab, toC)
  }
  const held = new Set([
    ...pins.map((pin) => pin.node),
    ...overlaps.flatMap(({ over, under }) => [over, under]),
  ])
  const nodes = Uint32Array.from(fine)
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

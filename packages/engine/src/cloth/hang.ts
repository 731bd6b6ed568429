import { drape, type Collider } from '../drapery/cloth.ts'
import type { Carrier, SewnPiece } from '../drapery/sewn.ts'
import { measureSprings, planSprings, type SpringPlan, type Springs } from '../drapery/springs.ts'
import { FOLLOWED, type Bound } from './bind-to-body.ts'
import { armsBeside } from './arms-beside.ts'
import { createCollider } from './collider.ts'
import { byHeight, findNearest } from './nearest-places.ts'
import type { SewnGarment } from './sewn-garment.ts'
import type { Dummy, Standing } from './standing-dummy.ts'
import { putOn } from './put-on.ts'

/** Length of a piece's cloth beside that on the mannequin: round the body, and along it. */
export type Grade = { across: number; along: number }

/** Steps of the simulation; and of one for while she still moves a control, which goes on from where the cloth lay before. */
const STEPS = { look: 130, sketch: 10 }
/** Fall a step, cm. */
const PULL = 0.0012

/** A piece as it hangs on somebody: three numbers a node, in the room. */
export type Hung = {
  at: Float64Array
  /** The vertex of the body that each node of the cloth is nearest to. */
  nearest: Uint16Array
  springs: Springs
  colliderOf: (origin: Uint16Array) => Collider
}

/**
 * Drapes a piece on a body: from the mannequin to her by the skin near it, then by simulation until it lies.
 *
 * @param at the piece's nodes on the mannequin, cm of the figure
 * @param padding what she wears under it, cm a vertex of the body
 */
export function hang(
  dummy: Dummy,
  { piece, cutFrom }: Pick<SewnGarment, 'piece' | 'cutFrom'>,
  bound: Bound,
  at: Float64Array,
  mannequin: Standing,
  wearer: Standing,
  grade: Grade,
  cut: (moved: Float64Array) => Lengthening,
  lengths: Lengths,
  padding: Float32Array,
  isSketch = false,
): Hung {
  const moved = putOnOnce(bound, at, mannequin, wearer).slice()
  const longer = cut(moved)
  pullLong(piece, moved, longer)
  const before = moved.slice()
  const cloth = moved.subarray(0, 3 * piece.clothNodes)
  const lying = isSketch ? lain.get(bound) : undefined
  const isLying = lying?.wearer === wearer
  const nearest = isLying
    ? lying.nearest.slice()
    : Uint16Array.from({ length: piece.clothNodes }, (_, node) => bound.vertices[node * FOLLOWED])
  const collider = createCollider(dummy, wearer, nearest, bound.bits, padding, armsBeside(dummy, wearer))
  const hit = new Float64Array(4)
  const springs = stretched(
    gathered(
      springsOf(piece, grade, lengths, longer),
      cutFrom ?? piece.at,
      grade.across * Math.max(longer.below, longer.above),
    ),
    piece,
    cutFrom,
  )
  const pins = piece.pins.map(({ node, hold }) => {
    const place = [moved[3 * node], moved[3 * node + 1], moved[3 * node + 2]]
    for (let pass = 0; pass < 3; pass++) {
      collider.sample(place[0], place[1], place[2], hit, node)
      for (let axis = 0; axis < 3; axis++) place[axis] -= hit[1 + axis] * (hit[0] - piece.keep[node])
    }
    return { node, x: place[0], y: place[1], z: place[2], hold }
  })
  // What she has pulled since then has gone on from there.
  if (isLying) for (let i = 0; i < cloth.length; i++) cloth[i] += lying.at[i] - lying.before[i]
  drape({
    at: cloth,
    springs,
    body: collider,
    keep: Float64Array.from(piece.keep.subarray(0, piece.clothNodes)),
    pins,
    overlaps: fastenedAsHung(piece),
    steps: isLying ? STEPS.sketch : STEPS.look,
    pull: PULL,
    friction: 0.4,
    damping: 0.97,
  })
  lain.set(bound, { wearer, before, at: cloth.slice(), nearest: nearest.slice() })
  carryRibbons(piece, before, moved)
  const colliderOf = (origin: Uint16Array) =>
    createCollider(
      dummy,
      wearer,
      origin.map((node) => nearest[node]),
      Uint8Array.from(origin, (node) => bound.bits[node]),
      padding,
      armsBeside(dummy, wearer),
    )
  return { at: moved, nearest, springs, colliderOf }
}

/** Where a piece was put and lay last. */
const lain = new WeakMap<
  Bound,
  { wearer: Standing; before: Float64Array; at: Float64Array; nearest: Uint16Array }
>()

const puts = new WeakMap<Bound, { wearer: Standing; moved: Float64Array }>()

/** What does not depend on how she wears it is found once. */
function putOnOnce(bound: Bound, at: Float64Array, mannequin: Standing, wearer: Standing) {
  const known = puts.get(bound)
  if (known?.wearer === wearer) return known.moved
  const moved = putOn(bound, at, mannequin, wearer)
  puts.set(bound, { wearer, moved })
  return moved
}

/** The cloth of trunk and legs below and above a height, in the room and in the pattern, is so many times as long. */
export type Lengthening = { from: number; inPattern: number; below: number; above: number }

/** How long each carrier of hers is beside the mannequin's. */
export type Lengths = Record<Carrier, number>

function pullLong(
  { node, surfaceOf, surfaces }: SewnPiece,
  moved: Float64Array,
  { from, below, above }: Lengthening,
) {
  const isPulled = new Uint8Array(moved.length / 3)
  node.forEach((n, corner) => {
    if (!surfaces[surfaceOf[corner]].carrier.startsWith('arm')) isPulled[n] = 1
  })
  isPulled.forEach((is, n) => {
    const over = moved[3 * n + 1] - from
    if (is) moved[3 * n + 1] = from + over * (over < 0 ? below : above)
  })
}

function springsOf(
  piece: SewnPiece,
  grade: Grade,
  lengths: Lengths,
  { inPattern, below, above }: Lengthening,
): Springs {
  const { surfaces, surfaceOf } = piece
  const uv = Float64Array.from(piece.uv, (value, i) => {
    if (!(i & 1)) return value * grade.across
    const { carrier } = surfaces[surfaceOf[i >> 1]]
    const along = grade.along * lengths[carrier]
    if (carrier.startsWith('arm')) return along * value
    const over = value - inPattern
    return along * (inPattern + over * (over < 0 ? below : above))
  })
  return measureSprings(planOf(piece), uv)
}

const plans = new WeakMap<SewnPiece, SpringPlan>()

function planOf(piece: SewnPiece) {
  const known = plans.get(piece)
  if (known) return known
  const { triangles, node, uv, shrink, clothNodes, hand, seed } = piece
  const cloth = triangles.filter((_, i) => node[triangles[i - (i % 3)]] < clothNodes)
  const made = planSprings(
    {
      triangles: Int32Array.from(cloth),
      node: Int32Array.from(node),
      uv: Float64Array.from(uv),
    },
    hand,
    seed,
    (a, b) => [(shrink[2 * a] + shrink[2 * b]) / 2, (shrink[2 * a + 1] + shrink[2 * b + 1]) / 2],
  )
  plans.set(piece, made)
  return made
}

/** Cloth that hangs shorter than its pattern by more than this is gathered there, and stays so. */
const GATHERED = 1.2

/** @param at how the cloth hangs on the mannequin @param larger than which it is cut */
function gathered(springs: Springs, at: Float32Array, larger: number): Springs {
  const rest = springs.rest.map((length, s) =>
    Math.min(length, GATHERED * larger * Math.sqrt(squareBetween(at, springs.a[s], springs.b[s])) + 0.05),
  )
  return { ...springs, rest }
}

/** How far beyond the nearest cloth a ribbon is taken along by more of it, cm, and by how much more where that is far. */
const TAKEN = { near: 0.8, far: 0.6 }
/** So many of the cloth's nodes that are nearest to a ribbon's on the mannequin are asked. */
const BESIDE = 64

/** Collars and bows go where the cloth beside them has gone. */
function carryRibbons(piece: SewnPiece, before: Float64Array, after: Float64Array) {
  const { clothNodes } = piece
  const beside = besideRibbons(piece)
  for (let node = clothNodes; node < before.length / 3; node++) {
    let sum = 1e-9
    const move = [0, 0, 0]
    const own = beside.subarray((node - clothNodes) * BESIDE, (node - clothNodes + 1) * BESIDE)
    let nearest = Infinity
    for (const other of own) nearest = Math.min(nearest, squareBetween(before, node, other))
    const wide = (TAKEN.near + TAKEN.far * Math.sqrt(nearest)) ** 2
    for (const other of own) {
      const square = squareBetween(before, node, other) - nearest
      if (square > 9 * wide) continue
      const share = Math.exp(-square / (2 * wide))
      sum += share
      for (let axis = 0; axis < 3; axis++)
        move[axis] += share * (after[3 * other + axis] - before[3 * other + axis])
    }
    for (let axis = 0; axis < 3; axis++) after[3 * node + axis] += move[axis] / sum
  }
}

const ribbons = new WeakMap<SewnPiece, Uint16Array>()

function besideRibbons(piece: SewnPiece) {
  const known = ribbons.get(piece)
  if (known) return known
  const { at, clothNodes } = piece
  const count = at.length / 3 - clothNodes
  const made = new Uint16Array(count * BESIDE)
  const cloth = byHeight(
    at,
    Uint16Array.from({ length: clothNodes }, (_, node) => node),
  )
  const squares = new Float64Array(BESIDE)
  for (let i = 0; i < count; i++) {
    const ribbon = 3 * (clothNodes + i)
    findNearest(cloth, at[ribbon], at[ribbon + 1], at[ribbon + 2], squares, made, i * BESIDE)
  }
  ribbons.set(piece, made)
  return made
}

/** What lies so near to what is under it on the mannequin, cm across and up, is closed there. */
const CLOSED = 0.8

/** Zips and plackets stay closed on who is larger than the mannequin. */
const fastenedAsHung = ({ overlaps, at }: SewnPiece) =>
  overlaps.map((overlap) => {
    const [a, b] = [3 * overlap.over, 3 * overlap.under]
    const isClose = Math.hypot(at[a] - at[b], at[a + 1] - at[b + 1]) < CLOSED
    return isClose ? { ...overlap, fastened: true } : overlap
  })

/** Cloth that was cut in another shape is shorter or longer by this at most. */
const RECUT = { least: 0.45, most: 2.2 }

function stretched(springs: Springs, { at }: SewnPiece, cutFrom: Float32Array | undefined): Springs {
  if (!cutFrom) return springs
  const rest = springs.rest.map((length, s) => {
    const [a, b] = [springs.a[s], springs.b[s]]
    const before = Math.sqrt(squareBetween(cutFrom, a, b))
    const ratio = before > 1e-3 ? Math.sqrt(squareBetween(at, a, b)) / before : 1
    return length * Math.min(RECUT.most, Math.max(RECUT.least, ratio))
  })
  return { ...springs, rest }
}

function squareBetween(at: ArrayLike<number>, a: number, b: number) {
  return (
    (at[3 * a] - at[3 * b]) ** 2 + (at[3 * a + 1] - at[3 * b + 1]) ** 2 + (at[3 * a + 2] - at[3 * b + 2]) ** 2
  )
}

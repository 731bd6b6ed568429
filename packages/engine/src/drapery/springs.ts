import { noise } from './noise.ts'
import { createPairNumbers } from './pair-numbers.ts'

/** Springs between nodes: ends, rest length (cm), and the share of the error taken back in a step (0–1). */
export interface Springs {
  a: Int32Array
  b: Int32Array
  rest: Float64Array
  give: Float64Array
}
/** How a cloth's springs lie, whatever its pattern measures. */
export interface SpringPlan {
  a: Int32Array
  b: Int32Array
  give: Float64Array
  /** The springs before this one are threads; then come those across folds. */
  threads: number
  /** Which sides of triangles (three each, in turn) tell a spring's length: two for a thread, -1 for none; six across a fold. */
  sides: Int32Array
  /** Corners at the ends of each triangle's sides, and the length of the cloth relative to the pattern, across and along. */
  ends: Int32Array
  factors: Float64Array
}

type Fabric = { stretch: number; shear: number; bend: number; crumple: number }
/** Corners carry pattern coordinates, two numbers each; nodes are places in the room that sewn corners share. */
type SpringMesh = { triangles: Int32Array; node: Int32Array; uv: Float64Array }
type ShrinkBetween = (cornerA: number, cornerB: number) => readonly [number, number]

/**
 * Threads hold along the grain and give on the bias (`shear`); `bend` keeps neighbouring triangles
 * flat through a spring between their far corners, whose length is that of the unfolded pair.
 * `crumple` lengthens the cloth unevenly, lengthwise more than across, so that it must crease.
 *
 * @param shrinkBetween the cloth's length between two corners of a piece, relative to the pattern, across and along
 */
export function planSprings(
  { triangles, node, uv }: SpringMesh,
  fabric: Fabric,
  seed: number,
  shrinkBetween: ShrinkBetween,
): SpringPlan {
  const ends = new Int32Array(2 * triangles.length)
  const factors = new Float64Array(2 * triangles.length)
  const pairs = createPairNumbers(triangles.length)
  /** By pair of nodes: the first two of its sides, how many it has, and the sum of how far they run along the grain. */
  const firstSide = new Int32Array(triangles.length)
  const secondSide = new Int32Array(triangles.length).fill(-1)
  const counts = new Uint16Array(triangles.length)
  const alignedSum = new Float64Array(triangles.length)
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const side = t + k
      const next = triangles[t + ((k + 1) % 3)]
      const isTurned = node[triangles[side]] > node[next]
      const a = isTurned ? next : triangles[side]
      const b = isTurned ? triangles[side] : next
      ends[2 * side] = a
      ends[2 * side + 1] = b
      const shrink = shrinkBetween(a, b)
      const mx = (uv[2 * a] + uv[2 * b]) / 2
      const my = (uv[2 * a + 1] + uv[2 * b + 1]) / 2
      factors[2 * side] = shrink[0] * (1 + fabric.crumple * 0.4 * noise(mx * 0.16, my * 0.1, seed))
      factors[2 * side + 1] = shrink[1] * (1 + fabric.crumple * (0.6 + noise(mx * 0.13, my * 0.2, seed + 1)))
      const angle = Math.atan2(uv[2 * a + 1] - uv[2 * b + 1], uv[2 * a] - uv[2 * b])
      const pair = pairs.numberOf(node[a], node[b])
      if (counts[pair] === 0) firstSide[pair] = side
      else if (counts[pair] === 1) secondSide[pair] = side
      counts[pair]++
      alignedSum[pair] += Math.abs(Math.cos(2 * angle))
    }
  const threads = pairs.count()
  const a = Array.from(pairs.less.subarray(0, threads))
  const b = Array.from(pairs.more.subarray(0, threads))
  const give: number[] = []
  const sides: number[] = []
  for (let pair = 0; pair < threads; pair++) {
    const aligned = alignedSum[pair] / counts[pair]
    const isBorder = counts[pair] === 1
    give.push(isBorder ? fabric.stretch : fabric.shear + (fabric.stretch - fabric.shear) * aligned ** 2)
    // Sides that more than two triangles share are as long as the first two say.
    sides.push(firstSide[pair], secondSide[pair])
  }
  for (let pair = 0; pair < threads; pair++) {
    if (counts[pair] !== 2) continue
    const one = apexOf(firstSide[pair], triangles, node)
    const other = apexOf(secondSide[pair], triangles, node)
    if (one.node === other.node) continue
    a.push(one.node)
    b.push(other.node)
    give.push(fabric.bend)
    sides.push(firstSide[pair], secondSide[pair], one.toA, one.toB, other.toA, other.toB)
  }
  return {
    a: Int32Array.from(a),
    b: Int32Array.from(b),
    give: Float64Array.from(give),
    threads,
    sides: Int32Array.from(sides),
    ends,
    factors,
  }
}

/** The corner of a triangle that a side leaves out, and the sides from the side's first and second node to it. */
function apexOf(side: number, triangles: Int32Array, node: Int32Array) {
  const k = side % 3
  const t = side - k
  const [next, last] = [t + ((k + 1) % 3), t + ((k + 2) % 3)]
  const isTurned = node[triangles[side]] > node[triangles[next]]
  return { node: node[triangles[last]], toA: isTurned ? next : last, toB: isTurned ? last : next }
}

/** A plan's springs for a pattern that measures so: two numbers a corner, cm. */
export function measureSprings(plan: SpringPlan, uv: Float64Array): Springs {
  const { a, b, give, threads, sides, ends, factors } = plan
  const lengths = new Float64Array(ends.length / 2)
  for (let side = 0; side < lengths.length; side++) {
    const p = 2 * ends[2 * side]
    const q = 2 * ends[2 * side + 1]
    const across = (uv[p] - uv[q]) * factors[2 * side]
    const along = (uv[p + 1] - uv[q + 1]) * factors[2 * side + 1]
    // Not `Math.hypot`: it is slow, and what it rounds to is each browser's own.
    lengths[side] = Math.sqrt(across * across + along * along)
  }
  const meanOf = (one: number, two: number) => (two < 0 ? lengths[one] : (lengths[one] + lengths[two]) / 2)
  const rest = new Float64Array(a.length)
  for (let s = 0; s < threads; s++) rest[s] = meanOf(sides[2 * s], sides[2 * s + 1])
  for (let s = threads, i = 2 * threads; s < a.length; s++, i += 6) {
    const base = meanOf(sides[i], sides[i + 1])
    const pa = lengths[sides[i + 2]]
    const pb = lengths[sides[i + 3]]
    const qa = lengths[sides[i + 4]]
    const qb = lengths[sides[i + 5]]
    const px = (pa * pa - pb * pb + base * base) / (2 * base)
    const qx = (qa * qa - qb * qb + base * base) / (2 * base)
    const height = Math.sqrt(Math.max(0, pa * pa - px * px)) + Math.sqrt(Math.max(0, qa * qa - qx * qx))
    rest[s] = Math.sqrt((px - qx) * (px - qx) + height * height)
  }
  return { a, b, rest, give }
}

export const createSprings = (
  mesh: SpringMesh,
  fabric: Fabric,
  seed: number,
  shrinkBetween: ShrinkBetween,
): Springs => measureSprings(planSprings(mesh, fabric, seed, shrinkBetween), mesh.uv)

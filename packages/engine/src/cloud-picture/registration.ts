import { distance, type Point } from '../geometry/math.ts'

/**
 * Where a place of the photo is in the cloud's picture, px of both: x' = across·x − turn·y + x0,
 * y' = turn·x + down·y + y0. A model's own size and framing need no more; `across` and `down` differ by what its
 * rounding of sizes stretches.
 */
export type Registration = { across: number; down: number; turn: number; x0: number; y0: number }

export const sameFrame: Registration = { across: 1, down: 1, turn: 0, x0: 0, y0: 0 }

export const placeIn = ({ across, down, turn, x0, y0 }: Registration, [x, y]: Point): Point => [
  across * x - turn * y + x0,
  turn * x + down * y + y0,
]

/**
 * The same between pictures of other sizes: `photo` and `cloud` say how many px of theirs one px was.
 */
export function atSizes(
  { across, down, turn, x0, y0 }: Registration,
  photo: number,
  cloud: number,
): Registration {
  // Pixels' centres lie half a pixel within.
  const centre = 0.5 / photo - 0.5
  return {
    across: (across * cloud) / photo,
    down: (down * cloud) / photo,
    turn: (turn * cloud) / photo,
    x0: (across * centre - turn * centre + x0 + 0.5) * cloud - 0.5,
    y0: (turn * centre + down * centre + y0 + 0.5) * cloud - 0.5,
  }
}

/** First `inner`, then `outer`. */
export function follow(outer: Registration, inner: Registration): Registration {
  const [x0, y0] = placeIn(outer, [inner.x0, inner.y0])
  return {
    across: outer.across * inner.across - outer.turn * inner.turn,
    down: outer.down * inner.down - outer.turn * inner.turn,
    // The two rows differ only where both are stretched and turned, by less than a pixel.
    turn:
      (outer.across * inner.turn +
        outer.turn * inner.down +
        outer.turn * inner.across +
        outer.down * inner.turn) /
      2,
    x0,
    y0,
  }
}

export type Pair = { from: Point; to: Point; weight: number }

const ROUNDS = 8
/** Pairs that miss by more than about this share of the body's size count little. */
const LOOSE = 0.015
/** How firmly across and down are held together, beside what the pairs say. */
const HELD = 0.5

/** The placement of most pairs of landmarks: least squares, weighted anew after how far each pair misses (Cauchy). */
export function registerPairs(pairs: Pair[]): Registration | undefined {
  if (pairs.length < 5) return undefined
  const size = Math.max(...pairs.map(({ to }) => distance(to, pairs[0].to)))
  const weights = pairs.map(({ weight }) => weight)
  let found: Registration | undefined
  for (let round = 0; round < ROUNDS; round++) {
    const sums = createSums()
    pairs.forEach(({ from: [x, y], to }, i) => {
      addEquation(sums, [x, 0, -y, 1, 0], to[0], weights[i])
      addEquation(sums, [0, y, x, 0, 1], to[1], weights[i])
    })
    // Landmarks are too coarse to tell a stretch from a slimmer body.
    addEquation(sums, [1, -1, 0, 0, 0], 0, HELD * pairs.length * size * size)
    found = asRegistration(solve(sums))
    if (!found) return undefined
    for (const [i, { from, to, weight }] of pairs.entries()) {
      const miss = distance(placeIn(found, from), to) / (LOOSE * size)
      weights[i] = weight / (1 + miss * miss)
    }
  }
  return found
}

const UNKNOWNS = 5

/** Normal equations of the five unknowns: 25 sums of products, then 5 of the right side. */
export type Sums = Float64Array

export const createSums = (): Sums => new Float64Array(UNKNOWNS * UNKNOWNS + UNKNOWNS)

export function addEquation(sums: Sums, row: readonly number[], value: number, weight: number) {
  for (let i = 0; i < UNKNOWNS; i++) {
    const scaled = row[i] * weight
    if (scaled === 0) continue
    for (let j = 0; j < UNKNOWNS; j++) sums[i * UNKNOWNS + j] += scaled * row[j]
    sums[UNKNOWNS * UNKNOWNS + i] += scaled * value
  }
}

/** Gauss with pivots; undefined where the equations leave something open. */
export function solve(sums: Sums): number[] | undefined {
  const rows = Array.from({ length: UNKNOWNS }, (_, i) => [
    ...sums.subarray(i * UNKNOWNS, (i + 1) * UNKNOWNS),
    sums[UNKNOWNS * UNKNOWNS + i],
  ])
  for (let k = 0; k < UNKNOWNS; k++) {
    const pivot = rows.reduce(
      (best, row, i) => (i > k && Math.abs(row[k]) > Math.abs(rows[best][k]) ? i : best),
      k,
    )
    ;[rows[k], rows[pivot]] = [rows[pivot], rows[k]]
    if (Math.abs(rows[k][k]) < 1e-9) return undefined
    for (let i = 0; i < UNKNOWNS; i++) {
      if (i === k) continue
      const share = rows[i][k] / rows[k][k]
      for (let j = k; j <= UNKNOWNS; j++) rows[i][j] -= share * rows[k][j]
    }
  }
  return rows.map((row, i) => row[UNKNOWNS] / row[i])
}

export function asRegistration(solution: number[] | undefined): Registration | undefined {
  if (!solution) return undefined
  const [across, down, turn, x0, y0] = solution
  return { across, down, turn, x0, y0 }
}

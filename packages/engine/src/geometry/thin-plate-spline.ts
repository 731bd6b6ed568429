import type { Point } from './math.ts'

/** A smooth map of the plane into itself. */
export type Warp = (x: number, y: number) => Point

/** Coordinates are divided by this before the kernel, so that `stiffness` means the same in every picture. */
const UNIT = 200

/**
 * Thin-plate spline (Bookstein 1989) that takes each of `from` to its partner in `to`, or near it:
 * with growing `stiffness` it bends less and misses more (Wahba's regularisation; 0 interpolates).
 */
export function thinPlateSpline(from: Point[], to: Point[], stiffness: number): Warp {
  const n = from.length
  const knots = from.map(([x, y]): Point => [x / UNIT, y / UNIT])
  const weights = solve(buildSystem(knots, to, stiffness))

  return (x, y) => {
    const u = x / UNIT
    const v = y / UNIT
    let outX = weights[n][0] + weights[n + 1][0] * u + weights[n + 2][0] * v
    let outY = weights[n][1] + weights[n + 1][1] * u + weights[n + 2][1] * v
    for (let i = 0; i < n; i++) {
      const bend = kernel((u - knots[i][0]) ** 2 + (v - knots[i][1]) ** 2)
      outX += weights[i][0] * bend
      outY += weights[i][1] * bend
    }
    return [outX, outY]
  }
}

/** r² log r, of the squared distance. */
const kernel = (squared: number) => (squared < 1e-12 ? 0 : 0.5 * squared * Math.log(squared))

/** The linear system as rows of n + 3 coefficients and the two right-hand sides. */
function buildSystem(knots: Point[], to: Point[], stiffness: number): Float64Array[] {
  const n = knots.length
  const rows: Float64Array[] = []
  for (let i = 0; i < n; i++) {
    const row = new Float64Array(n + 5)
    for (let j = 0; j < n; j++) {
      row[j] = kernel((knots[i][0] - knots[j][0]) ** 2 + (knots[i][1] - knots[j][1]) ** 2)
    }
    row[i] += stiffness
    row.set([1, knots[i][0], knots[i][1], to[i][0], to[i][1]], n)
    rows.push(row)
  }
  for (let k = 0; k < 3; k++) {
    const row = new Float64Array(n + 5)
    for (let j = 0; j < n; j++) row[j] = k === 0 ? 1 : knots[j][k - 1]
    rows.push(row)
  }
  return rows
}

/** Gauss-Jordan with row pivoting; the last two columns are the right-hand sides. Changes `rows`. */
function solve(rows: Float64Array[]): [number, number][] {
  const size = rows.length
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let r = column + 1; r < size; r++) {
      if (Math.abs(rows[r][column]) > Math.abs(rows[pivot][column])) pivot = r
    }
    ;[rows[column], rows[pivot]] = [rows[pivot], rows[column]]
    const lead = rows[column][column] || 1e-12
    for (let r = 0; r < size; r++) {
      if (r === column) continue
      const factor = rows[r][column] / lead
      if (factor === 0) continue
      for (let k = column; k < size + 2; k++) rows[r][k] -= factor * rows[column][k]
    }
  }
  return rows.map((row, i) => [row[size] / (row[i] || 1e-12), row[size + 1] / (row[i] || 1e-12)])
}

/**
 * How often a warp folds or tears in a box: the share of cells whose area changes by less than `least` or
 * more than `most` times, with a sign, so that a mirrored cell counts.
 */
export function foldShare(warp: Warp, box: { from: Point; to: Point }, least: number, most: number) {
  const steps = 12
  let bad = 0
  for (let row = 0; row < steps; row++) {
    for (let column = 0; column < steps; column++) {
      const x = box.from[0] + ((box.to[0] - box.from[0]) * (column + 0.5)) / steps
      const y = box.from[1] + ((box.to[1] - box.from[1]) * (row + 0.5)) / steps
      const here = warp(x, y)
      const right = warp(x + 1, y)
      const below = warp(x, y + 1)
      const area = (right[0] - here[0]) * (below[1] - here[1]) - (below[0] - here[0]) * (right[1] - here[1])
      if (area < least || area > most) bad++
    }
  }
  return bad / (steps * steps)
}

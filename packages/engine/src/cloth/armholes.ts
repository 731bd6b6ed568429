import { boneNames, type BoneName } from '../body/model/model.ts'
import type { SewnPiece } from '../drapery/sewn.ts'
import { borderOf } from './border.ts'
import type { Standing } from './standing-dummy.ts'

/** An armhole's border is so far below the shoulder's joint, cm, and beside the spine, of that joint's distance. */
const REACH = { above: 2, below: 24, beside: 0.55 }
/** Times that each place of it goes half way between its neighbours. */
const ROUNDS = 30
/** The cloth beside it comes along: so many rows of it, each by so much of the last. */
const ROWS = 3
const ALONG = 0.7

/**
 * Under an arm a sleeveless piece's border lies on her in an even curve. The arm that carried it there may have left a
 * corner that stands off: it goes in, never out.
 *
 * @param at changed in place
 */
export function layArmholes(piece: SewnPiece, { joints }: Pick<Standing, 'joints'>, at: Float64Array) {
  const { beside, isBorder, neighbours } = borderOf(piece)
  const moves = new Float64Array(at.length)
  let isAny = false
  for (const bone of ['upperarm_l', 'upperarm_r'] as BoneName[]) {
    const joint = 3 * boneNames.indexOf(bone)
    const [x, y] = [joints[joint], joints[joint + 1]]
    const middle =
      (joints[3 * boneNames.indexOf('upperarm_l')] + joints[3 * boneNames.indexOf('upperarm_r')]) / 2
    const side = Math.sign(x - middle)
    const nodes = Object.keys(beside)
      .map(Number)
      .filter(
        (n) =>
          at[3 * n + 1] < y + REACH.above &&
          at[3 * n + 1] > y - REACH.below &&
          (at[3 * n] - middle) * side > REACH.beside * Math.abs(x - middle),
      )
    if (nodes.length === 0) continue
    isAny = true
    const before = at.slice()
    const next = new Float64Array(3 * nodes.length)
    for (let round = 0; round < ROUNDS; round++) {
      nodes.forEach((n, k) => {
        const [a, b] = beside[n]
        const goesIn = (at[3 * a] + at[3 * b] - 2 * at[3 * n]) * side < 0
        for (let axis = 0; axis < 3; axis++) {
          const own = at[3 * n + axis]
          next[3 * k + axis] = goesIn ? own / 2 + (at[3 * a + axis] + at[3 * b + axis]) / 4 : own
        }
      })
      nodes.forEach((n, k) => at.set(next.subarray(3 * k, 3 * k + 3), 3 * n))
    }
    for (const n of nodes)
      for (let axis = 3 * n; axis < 3 * n + 3; axis++) moves[axis] = at[axis] - before[axis]
  }
  if (!isAny) return
  let row = new Float64Array(at.length)
  row.set(moves)
  const moved = Uint8Array.from(isBorder)
  for (let k = 0; k < ROWS; k++) {
    const following = new Float64Array(at.length)
    for (let n = 0; n < neighbours.length; n++) {
      if (moved[n]) continue
      let count = 0
      for (const other of neighbours[n]) {
        if (!row[3 * other] && !row[3 * other + 1] && !row[3 * other + 2]) continue
        count++
        for (let axis = 0; axis < 3; axis++) following[3 * n + axis] += row[3 * other + axis]
      }
      if (count === 0) continue
      for (let axis = 0; axis < 3; axis++) {
        following[3 * n + axis] *= ALONG / count
        at[3 * n + axis] += following[3 * n + axis]
      }
    }
    for (let n = 0; n < neighbours.length; n++)
      if (following[3 * n] || following[3 * n + 1] || following[3 * n + 2]) moved[n] = 1
    row = following
  }
}

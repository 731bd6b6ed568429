import { FOLLOWED, type Bound } from './bind-to-body.ts'
import type { Standing } from './standing-dummy.ts'

/** Rounds in which loose cloth takes over how the cloth around it moves. */
const ROUNDS = 24
/** Numbers of an affine map: a matrix of nine by rows, then a shift. */
const NUMBERS = 12

/** Takes places on one body to the same places on another: each node goes along with the skin near it. */
export function putOn(bound: Bound, at: Float64Array, from: Standing, to: Standing): Float64Array {
  const nodes = at.length / 3
  const maps = new Float64Array(nodes * NUMBERS)
  const turn = new Float64Array(9)
  for (let node = 0; node < nodes; node++)
    for (let k = 0; k < FOLLOWED; k++) {
      const share = bound.shares[node * FOLLOWED + k]
      const vertex = bound.vertices[node * FOLLOWED + k]
      turnBetween(from.turns, to.turns, 9 * vertex, turn)
      for (let row = 0; row < 3; row++) {
        let shift = to.places[3 * vertex + row]
        for (let column = 0; column < 3; column++) {
          const value = turn[3 * row + column]
          shift -= value * from.places[3 * vertex + column]
          maps[node * NUMBERS + 3 * row + column] += share * value
        }
        maps[node * NUMBERS + 9 + row] += share * shift
      }
    }
  evenOut(bound, maps)
  const moved = new Float64Array(at.length)
  for (let node = 0; node < nodes; node++)
    for (let row = 0; row < 3; row++) {
      const m = node * NUMBERS + 3 * row
      moved[3 * node + row] =
        maps[m] * at[3 * node] +
        maps[m + 1] * at[3 * node + 1] +
        maps[m + 2] * at[3 * node + 2] +
        maps[node * NUMBERS + 9 + row]
    }
  return moved
}

/** The turn from one standing to the other: B · Aᵀ. */
function turnBetween(a: Float32Array, b: Float32Array, i: number, out: Float64Array) {
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++)
      out[3 * row + column] =
        b[i + 3 * row] * a[i + 3 * column] +
        b[i + 3 * row + 1] * a[i + 3 * column + 1] +
        b[i + 3 * row + 2] * a[i + 3 * column + 2]
}

function evenOut({ links, loose }: Bound, maps: Float64Array) {
  const nodes = loose.length
  const counts = new Float64Array(nodes)
  for (const node of links) counts[node]++
  const sums = new Float64Array(maps.length)
  for (let round = 0; round < ROUNDS; round++) {
    sums.fill(0)
    for (let l = 0; l < links.length; l += 2) {
      const a = links[l]
      const b = links[l + 1]
      for (let k = 0; k < NUMBERS; k++) {
        sums[a * NUMBERS + k] += maps[b * NUMBERS + k]
        sums[b * NUMBERS + k] += maps[a * NUMBERS + k]
      }
    }
    for (let node = 0; node < nodes; node++) {
      if (loose[node] === 0 || counts[node] === 0) continue
      for (let k = 0; k < NUMBERS; k++) {
        const m = node * NUMBERS + k
        maps[m] += loose[node] * (sums[m] / counts[node] - maps[m])
      }
    }
  }
}

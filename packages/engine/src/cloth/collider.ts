import { carriers } from '../drapery/sewn.ts'
import type { Collider } from '../drapery/cloth.ts'
import type { ArmsBeside } from './arms-beside.ts'
import type { Dummy, Standing } from './standing-dummy.ts'

const TRUNK = 1 << carriers.indexOf('trunk')

/**
 * So far, cm, the skin that carries a sleeve or a trouser leg goes on beyond its last vertex. Farther along, over hands and
 * feet, cloth hangs free: the slope of a wrist or an instep says nothing there.
 */
const RIM = 1.5

/** No vertex of the skin has more neighbours. */
const MOST_NEIGHBOURS = 32

/**
 * Her skin, to lie on: each node keeps the vertex that it was nearest to and walks over the skin from there, so that it
 * never changes sides.
 *
 * @param nearest the vertex of each node, changed as it moves
 * @param bits which of the vertices each node may lie on, as `bearingSkin` has them
 * @param padding what lies on each vertex already, cm
 * @param arms what pushes cloth of the trunk
 */
export function createCollider(
  { neighbours: { from, of }, carried }: Dummy,
  { places, normals }: Standing,
  nearest: Uint16Array,
  bits: Uint8Array,
  padding: Float32Array,
  arms: ArmsBeside,
): Collider {
  const skin = skinOf(places, normals, padding)
  const boxes = boxesOf(arms)
  /** How far, squared, the neighbours of the vertex are that was looked at last. */
  const squares = new Float64Array(MOST_NEIGHBOURS)
  return {
    sample(x, y, z, out, node) {
      let vertex = nearest[node]
      const bit = bits[node]
      let own = vertex * SKIN
      let dx = x - skin[own]
      let dy = y - skin[own + 1]
      let dz = z - skin[own + 2]
      let best = dx * dx + dy * dy + dz * dz
      let begin = 0
      let end = 0
      for (;;) {
        begin = from[vertex]
        end = from[vertex + 1]
        let next = -1
        for (let k = begin; k < end; k++) {
          const other = of[k]
          const i = other * SKIN
          const ax = x - skin[i]
          const ay = y - skin[i + 1]
          const az = z - skin[i + 2]
          const square = ax * ax + ay * ay + az * az
          squares[k - begin] = square
          if (square < best && (carried[other] & bit) !== 0) {
            best = square
            next = other
          }
        }
        if (next < 0) break
        vertex = next
      }
      nearest[node] = vertex
      // Between vertices the skin is round: neighbours count by how near they are.
      own = vertex * SKIN
      dx = x - skin[own]
      dy = y - skin[own + 1]
      dz = z - skin[own + 2]
      let weight = 1
      let nx = skin[own + 3]
      let ny = skin[own + 4]
      let nz = skin[own + 5]
      let away = dx * nx + dy * ny + dz * nz
      let pad = skin[own + 6]
      const aside = best - away * away
      let isRim = false
      const reach = best + 4
      for (let k = begin; k < end; k++) {
        const other = of[k]
        if ((carried[other] & bit) === 0) isRim = true
        const share = 1 - (squares[k - begin] - best) / reach
        if (share <= 0) continue
        const i = other * SKIN
        const mx = skin[i + 3]
        const my = skin[i + 4]
        const mz = skin[i + 5]
        away += share * ((x - skin[i]) * mx + (y - skin[i + 1]) * my + (z - skin[i + 2]) * mz)
        nx += share * mx
        ny += share * my
        nz += share * mz
        pad += share * skin[i + 6]
        weight += share
      }
      const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
      let nearestSkin = (away - pad) / weight
      if (isRim && aside > RIM * RIM) nearestSkin += 2 * (Math.sqrt(aside) - RIM)
      out[0] = nearestSkin
      out[1] = nx / length
      out[2] = ny / length
      out[3] = nz / length
      if (bit !== TRUNK) return
      for (let b = 0; b < boxes.length; b += 6) {
        const d = out[0]
        if (x < boxes[b] - d || y < boxes[b + 1] - d || z < boxes[b + 2] - d) continue
        if (x > boxes[b + 3] + d || y > boxes[b + 4] + d || z > boxes[b + 5] + d) continue
        const first = (b / 6) * 4 * IN_BOX
        pushAside(arms, first, Math.min(arms.length, first + 4 * IN_BOX), x, y, z, out)
      }
    },
  }
}

/** The nearest of some balls beside an arm takes the skin's place where it is nearer. */
function pushAside(
  arms: ArmsBeside,
  from: number,
  to: number,
  x: number,
  y: number,
  z: number,
  out: Float64Array,
) {
  for (let i = from; i < to; i += 4) {
    const ax = x - arms[i]
    const ay = y - arms[i + 1]
    const az = z - arms[i + 2]
    const square = ax * ax + ay * ay + az * az
    const range = arms[i + 3] + out[0]
    if (range < 0 || square > range * range) continue
    const apart = Math.sqrt(square) || 1e-6
    if (apart - arms[i + 3] >= out[0]) continue
    out[0] = apart - arms[i + 3]
    out[1] = ax / apart
    out[2] = ay / apart
    out[3] = az / apart
  }
}

/** Numbers a vertex that lie side by side, since they are read together: place, normal, what lies on it; one is spare. */
const SKIN = 8

function skinOf(places: Float32Array, normals: Float32Array, padding: Float32Array) {
  const skin = new Float32Array(padding.length * SKIN)
  for (let vertex = 0, i = 0; vertex < padding.length; vertex++, i += SKIN) {
    for (let axis = 0; axis < 3; axis++) {
      skin[i + axis] = places[3 * vertex + axis]
      skin[i + 3 + axis] = normals[3 * vertex + axis]
    }
    skin[i + 6] = padding[vertex]
  }
  return skin
}

/** So many balls of an arm are passed by together. */
const IN_BOX = 5

/** Around every `IN_BOX` balls: the least x, y and z, then the most. */
function boxesOf(arms: ArmsBeside) {
  const boxes = new Float64Array(6 * Math.ceil(arms.length / 4 / IN_BOX))
  for (let b = 0; b < boxes.length; b += 6) {
    boxes.fill(Infinity, b, b + 3)
    boxes.fill(-Infinity, b + 3, b + 6)
  }
  for (let i = 0; i < arms.length; i += 4) {
    const b = 6 * Math.floor(i / 4 / IN_BOX)
    for (let axis = 0; axis < 3; axis++) {
      boxes[b + axis] = Math.min(boxes[b + axis], arms[i + axis] - arms[i + 3])
      boxes[b + 3 + axis] = Math.max(boxes[b + 3 + axis], arms[i + axis] + arms[i + 3])
    }
  }
  return boxes
}

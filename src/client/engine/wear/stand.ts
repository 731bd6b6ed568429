import { carriers } from '@cabine/drapery/sewn.ts'
import type { Collider } from '@cabine/drapery/cloth.ts'
import type { FigureModel } from '@cabine/figure/model.ts'
import { poseSkeleton, placeVertices, type Stance } from '@cabine/figure/pose.ts'
import { vertexNormals } from '../figure/view.ts'
import type { ArmsBeside } from './arms-beside.ts'
import { carriedBy } from './carried.ts'
import { turnToRoom } from './room.ts'
import { neighboursOf, type Neighbours } from './surface.ts'

const TRUNK = 1 << carriers.indexOf('trunk')

/**
 * So far, cm, the skin that carries a sleeve or a trouser leg goes on beyond its last vertex. Farther along, over hands and
 * feet, cloth hangs free: the slope of a wrist or an instep says nothing there.
 */
const RIM = 1.5

/** What cloth may lie on, of every body: the model's own. */
export type Dummy = { model: FigureModel; neighbours: Neighbours; carried: Uint8Array }

export const createDummy = (model: FigureModel): Dummy => ({
  model,
  neighbours: neighboursOf(model),
  carried: carriedBy(model),
})

/** Somebody standing in the room: her skin, three numbers a vertex, and how each vertex is turned against rest, nine. */
export type Standing = {
  places: Float32Array
  normals: Float32Array
  turns: Float32Array
  /** Three numbers a bone. */
  joints: Float64Array
}

export function stand({ model }: Dummy, stance: Stance): Standing {
  const skeleton = poseSkeleton(model, stance)
  const places = placeVertices(model, stance, skeleton)
  const normals = vertexNormals(model, places)
  const turns = new Float32Array(places.length * 3)
  const { skinBones, skinShares } = model
  for (let vertex = 0; vertex < places.length / 3; vertex++)
    for (let k = 4 * vertex; k < 4 * vertex + 4; k++) {
      if (skinShares[k] === 0) continue
      const bone = 9 * skinBones[k]
      for (let m = 0; m < 9; m++) {
        // From rest, where y is up and she looks along z, to the room.
        const sign = m < 3 ? 1 : -1
        turns[9 * vertex + m] += sign * skinShares[k] * skeleton.turns[bone + m]
      }
    }
  for (let i = 0; i < turns.length; i += 9) makeTurn(turns, i)
  const joints = turnToRoom(skeleton.joints)
  return { places: turnToRoom(places), normals: turnToRoom(normals), turns, joints }
}

/** Of a mean of turns, which shrinks what it turns, makes a turn again. */
function makeTurn(m: Float32Array, i: number) {
  const by = 1 / Math.hypot(m[i], m[i + 3], m[i + 6])
  for (let k = i; k < i + 9; k += 3) m[k] *= by
  const slant = m[i] * m[i + 1] + m[i + 3] * m[i + 4] + m[i + 6] * m[i + 7]
  for (let k = i; k < i + 9; k += 3) m[k + 1] -= slant * m[k]
  const length = 1 / Math.hypot(m[i + 1], m[i + 4], m[i + 7])
  for (let k = i; k < i + 9; k += 3) m[k + 1] *= length
  m[i + 2] = m[i + 3] * m[i + 7] - m[i + 6] * m[i + 4]
  m[i + 5] = m[i + 6] * m[i + 1] - m[i] * m[i + 7]
  m[i + 8] = m[i] * m[i + 4] - m[i + 3] * m[i + 1]
}

/**
 * Her skin, to lie on: each node keeps the vertex that it was nearest to and walks over the skin from there, so that it
 * never changes sides.
 *
 * @param nearest the vertex of each node, changed as it moves
 * @param bits which of the vertices each node may lie on, as `carriedBy` has them
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
  return {
    sample(x, y, z, out, node) {
      let vertex = nearest[node]
      const bit = bits[node]
      let best =
        (places[3 * vertex] - x) ** 2 + (places[3 * vertex + 1] - y) ** 2 + (places[3 * vertex + 2] - z) ** 2
      for (;;) {
        let next = -1
        for (let k = from[vertex]; k < from[vertex + 1]; k++) {
          const other = of[k]
          if (!(carried[other] & bit)) continue
          const i = 3 * other
          const square = (places[i] - x) ** 2 + (places[i + 1] - y) ** 2 + (places[i + 2] - z) ** 2
          if (square < best) {
            best = square
            next = other
          }
        }
        if (next < 0) break
        vertex = next
      }
      nearest[node] = vertex
      // Between vertices the skin is round: neighbours count by how near they are.
      const own = 3 * vertex
      let weight = 1
      let dx = x - places[own]
      let dy = y - places[own + 1]
      let dz = z - places[own + 2]
      let nx = normals[own]
      let ny = normals[own + 1]
      let nz = normals[own + 2]
      let away = dx * nx + dy * ny + dz * nz
      let pad = padding[vertex]
      const aside = best - away * away
      let isRim = false
      const reach = best + 4
      for (let k = from[vertex]; k < from[vertex + 1]; k++) {
        const i = 3 * of[k]
        if (!(carried[of[k]] & bit)) isRim = true
        dx = x - places[i]
        dy = y - places[i + 1]
        dz = z - places[i + 2]
        const share = 1 - (dx * dx + dy * dy + dz * dz - best) / reach
        if (share <= 0) continue
        away += share * (dx * normals[i] + dy * normals[i + 1] + dz * normals[i + 2])
        nx += share * normals[i]
        ny += share * normals[i + 1]
        nz += share * normals[i + 2]
        pad += share * padding[of[k]]
        weight += share
      }
      const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
      out[0] = (away - pad) / weight
      if (isRim && aside > RIM * RIM) out[0] += 2 * (Math.sqrt(aside) - RIM)
      out[1] = nx / length
      out[2] = ny / length
      out[3] = nz / length
      if (bit !== TRUNK) return
      for (let i = 0; i < arms.length; i += 4) {
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
    },
  }
}

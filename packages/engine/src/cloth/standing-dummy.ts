import type { FigureModel } from '../body/model/model.ts'
import { poseSkeleton, placeVertices, type Stance } from '../body/model/pose-skeleton.ts'
import { vertexNormals } from '../body/figure/view.ts'
import { bearingSkin } from './bearing-skin.ts'
import { neighboursOf, type Neighbours } from './surface-neighbours.ts'

/** What cloth may lie on, of every body: the model's own. */
export type Dummy = { model: FigureModel; neighbours: Neighbours; carried: Uint8Array }

export const createDummy = (model: FigureModel): Dummy => ({
  model,
  neighbours: neighboursOf(model),
  carried: bearingSkin(model),
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
 * Cloth hangs in a room: x to the picture's right, y up, z towards the camera, cm. A figure stands before a camera with y
 * down and z away; this turns three numbers a place from one to the other, in place.
 */
function turnToRoom<T extends Float32Array | Float64Array>(places: T): T {
  for (let i = 0; i < places.length; i += 3) {
    places[i + 1] = -places[i + 1]
    places[i + 2] = -places[i + 2]
  }
  return places
}

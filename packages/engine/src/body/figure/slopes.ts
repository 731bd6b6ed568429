import type { Bone, FigureModel } from '../model/model.ts'
import { bonesMoves, poseSkeleton, type Skeleton, type Stance } from '../model/pose-skeleton.ts'

/** Places of the figure that move with up to four bones: landmarks, or vertices of the outline. */
export type Followed = {
  count: number
  mean: Float32Array
  shapes: Float32Array[]
  /** Four a place. */
  bones: Uint8Array
  shares: Float32Array
  /** How much of each place moves when a bone turns, a number a bone: the shares of all bones that hang on it. */
  below: Float64Array
}

/** Unknowns in their order: where she is (3), how each bone is turned (3 each), shapes. */
export const unknownsOf = (model: FigureModel) => 3 + 3 * model.bones.length + model.shapes.length

export function followLandmarks({ bones, points, shapes }: FigureModel, numbers: number[]): Followed {
  const pick = (from: Float32Array) =>
    Float32Array.from(numbers.flatMap((n) => [...from.subarray(3 * n, 3 * n + 3)]))
  const own = Uint8Array.from(numbers.flatMap((n) => [points.bones[n], 0, 0, 0]))
  const shares = Float32Array.from(numbers.flatMap(() => [1, 0, 0, 0]))
  return {
    count: numbers.length,
    mean: pick(points.mean),
    shapes: shapes.map((_, k) => pick(points.shapes[k])),
    bones: own,
    shares,
    below: sharesBelow(bones, own, shares),
  }
}

export function followVertices(
  { bones, mean, shapes, skinBones, skinShares }: FigureModel,
  vertices: number[],
): Followed {
  const pick = <Numbers extends Float32Array | Uint8Array>(from: Numbers, picked: Numbers, width: number) => {
    for (let i = 0; i < vertices.length; i++)
      for (let k = 0; k < width; k++) picked[width * i + k] = from[width * vertices[i] + k]
    return picked
  }
  const pickPlaces = (from: Float32Array) => pick(from, new Float32Array(vertices.length * 3), 3)
  const own = pick(skinBones, new Uint8Array(vertices.length * 4), 4)
  const shares = pick(skinShares, new Float32Array(vertices.length * 4), 4)
  return {
    count: vertices.length,
    mean: pickPlaces(mean),
    shapes: shapes.map(pickPlaces),
    bones: own,
    shares,
    below: sharesBelow(bones, own, shares),
  }
}

function sharesBelow(bones: Bone[], own: Uint8Array, shares: Float32Array) {
  const below = new Float64Array((own.length / 4) * bones.length)
  for (let k = 0; k < own.length; k++) {
    if (shares[k] === 0) continue
    for (let bone = own[k]; bone >= 0; bone = bones[bone].parent)
      below[(k >> 2) * bones.length + bone] += shares[k]
  }
  return below
}

/** A stance with all that placing and its derivatives need. */
export type Posed = {
  stance: Stance
  skeleton: Skeleton
  moves: Float64Array
  /** By how much each shape moves what a bone adds, three numbers a bone and shape. */
  movesByShape: Float64Array
}

export function pose(model: FigureModel, stance: Stance): Posed {
  const skeleton = poseSkeleton(model, stance)
  const { bones, points } = model
  const shapes = model.shapes.length
  const joints = new Float64Array(bones.length * shapes * 3)
  const movesByShape = new Float64Array(bones.length * shapes * 3)
  const { turns } = skeleton
  bones.forEach(({ parent, head }, bone) => {
    for (let k = 0; k < shapes; k++) {
      const at = (bone * shapes + k) * 3
      const shape = points.shapes[k]
      const x = shape[3 * head]
      const y = shape[3 * head + 1]
      const z = shape[3 * head + 2]
      if (parent < 0) {
        joints[at] = x
        joints[at + 1] = -y
        joints[at + 2] = -z
      } else {
        const of = 3 * bones[parent].head
        for (let row = 0; row < 3; row++) {
          const g = parent * 9 + row * 3
          joints[at + row] =
            joints[(parent * shapes + k) * 3 + row] +
            turns[g] * (x - shape[of]) +
            turns[g + 1] * (y - shape[of + 1]) +
            turns[g + 2] * (z - shape[of + 2])
        }
      }
      for (let row = 0; row < 3; row++) {
        const g = bone * 9 + row * 3
        movesByShape[at + row] = joints[at + row] - turns[g] * x - turns[g + 1] * y - turns[g + 2] * z
      }
    }
  })
  return { stance, skeleton, moves: bonesMoves(skeleton), movesByShape }
}

/** Where a followed place is, cm before the camera. */
export function placeOf(
  followed: Followed,
  { stance, skeleton, moves }: Posed,
  i: number,
  out: Float64Array,
) {
  const { turns } = skeleton
  let x = followed.mean[3 * i]
  let y = followed.mean[3 * i + 1]
  let z = followed.mean[3 * i + 2]
  for (let k = 0; k < stance.shape.length; k++) {
    const share = stance.shape[k]
    const shape = followed.shapes[k]
    x += share * shape[3 * i]
    y += share * shape[3 * i + 1]
    z += share * shape[3 * i + 2]
  }
  out[0] = out[1] = out[2] = 0
  for (let k = 4 * i; k < 4 * i + 4; k++) {
    const share = followed.shares[k]
    if (share === 0) continue
    const g = followed.bones[k] * 9
    for (let row = 0; row < 3; row++)
      out[row] +=
        share *
        (turns[g + 3 * row] * x +
          turns[g + 3 * row + 1] * y +
          turns[g + 3 * row + 2] * z +
          moves[followed.bones[k] * 3 + row])
  }
}

/** Derivatives of one place: three rows over the unknowns that matter to it. */
export type Slopes = { count: number; places: Int32Array; rows: [Float64Array, Float64Array, Float64Array] }

export const createSlopes = (model: FigureModel): Slopes => ({
  count: 0,
  places: new Int32Array(unknownsOf(model)),
  rows: [
    new Float64Array(unknownsOf(model)),
    new Float64Array(unknownsOf(model)),
    new Float64Array(unknownsOf(model)),
  ],
})

/** @param at the place itself, as `placeOf` found it */
export function slopesOf(
  model: FigureModel,
  followed: Followed,
  { skeleton, movesByShape }: Posed,
  i: number,
  at: Float64Array,
  out: Slopes,
) {
  const { bones } = model
  const { turns, joints } = skeleton
  const { places, rows } = out
  for (let axis = 0; axis < 3; axis++) {
    places[axis] = axis
    for (let row = 0; row < 3; row++) rows[row][axis] = row === axis ? 1 : 0
  }
  let n = 3
  for (let bone = 0; bone < bones.length; bone++) {
    const share = followed.below[i * bones.length + bone]
    if (share < 1e-3) continue
    const { parent } = bones[bone]
    const x = at[0] - joints[3 * bone]
    const y = at[1] - joints[3 * bone + 1]
    const z = at[2] - joints[3 * bone + 2]
    for (let axis = 0; axis < 3; axis++) {
      // The axis as the parent has turned it.
      const a = parent < 0 ? (axis === 0 ? 1 : 0) : turns[parent * 9 + axis]
      const b = parent < 0 ? (axis === 1 ? -1 : 0) : turns[parent * 9 + 3 + axis]
      const c = parent < 0 ? (axis === 2 ? -1 : 0) : turns[parent * 9 + 6 + axis]
      places[n] = 3 + 3 * bone + axis
      rows[0][n] = share * (b * z - c * y)
      rows[1][n] = share * (c * x - a * z)
      rows[2][n] = share * (a * y - b * x)
      n++
    }
  }
  const shapes = model.shapes.length
  for (let row = 0; row < 3; row++) {
    // What turns the place, all its bones together.
    let a = 0
    let b = 0
    let c = 0
    for (let s = 4 * i; s < 4 * i + 4; s++) {
      const share = followed.shares[s]
      const g = followed.bones[s] * 9 + row * 3
      a += share * turns[g]
      b += share * turns[g + 1]
      c += share * turns[g + 2]
    }
    const slopes = rows[row]
    for (let k = 0; k < shapes; k++) {
      const shape = followed.shapes[k]
      let sum = a * shape[3 * i] + b * shape[3 * i + 1] + c * shape[3 * i + 2]
      for (let s = 4 * i; s < 4 * i + 4; s++) {
        const share = followed.shares[s]
        if (share !== 0) sum += share * movesByShape[(followed.bones[s] * shapes + k) * 3 + row]
      }
      slopes[n + k] = sum
    }
  }
  for (let k = 0; k < shapes; k++) places[n + k] = 3 + 3 * bones.length + k
  out.count = n + shapes
}

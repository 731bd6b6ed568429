import type { FigureModel } from '@cabine/figure/model.ts'
import { bonesMoves, poseSkeleton, type Skeleton, type Stance } from '@cabine/figure/pose.ts'

/** Places of the figure that move with up to four bones: landmarks, or vertices of the outline. */
export type Followed = {
  count: number
  mean: Float32Array
  shapes: Float32Array[]
  /** Four a place. */
  bones: Uint8Array
  shares: Float32Array
}

/** Unknowns in their order: where she is (3), how each bone is turned (3 each), shapes. */
export const unknownsOf = (model: FigureModel) => 3 + 3 * model.bones.length + model.shapes.length

export function followLandmarks({ points, shapes }: FigureModel, numbers: number[]): Followed {
  const pick = (from: Float32Array) =>
    Float32Array.from(numbers.flatMap((n) => [...from.subarray(3 * n, 3 * n + 3)]))
  return {
    count: numbers.length,
    mean: pick(points.mean),
    shapes: shapes.map((_, k) => pick(points.shapes[k])),
    bones: Uint8Array.from(numbers.flatMap((n) => [points.bones[n], 0, 0, 0])),
    shares: Float32Array.from(numbers.flatMap(() => [1, 0, 0, 0])),
  }
}

export function followVertices(
  { mean, shapes, skinBones, skinShares }: FigureModel,
  vertices: number[],
): Followed {
  const pick = (from: Float32Array, width: number) => {
    const picked = new Float32Array(vertices.length * width)
    vertices.forEach((vertex, i) =>
      picked.set(from.subarray(width * vertex, width * vertex + width), width * i),
    )
    return picked
  }
  return {
    count: vertices.length,
    mean: pick(mean, 3),
    shapes: shapes.map((shape) => pick(shape, 3)),
    bones: Uint8Array.from(vertices.flatMap((vertex) => [...skinBones.subarray(4 * vertex, 4 * vertex + 4)])),
    shares: pick(skinShares, 4),
  }
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
      const own = [shape[3 * head], shape[3 * head + 1], shape[3 * head + 2]]
      const of = parent < 0 ? -1 : bones[parent].head
      const by = of < 0 ? own : own.map((value, axis) => value - shape[3 * of + axis])
      for (let row = 0; row < 3; row++) {
        const g = (parent < 0 ? 0 : parent) * 9 + row * 3
        joints[at + row] =
          parent < 0
            ? (row === 0 ? 1 : -1) * by[row]
            : joints[(parent * shapes + k) * 3 + row] +
              turns[g] * by[0] +
              turns[g + 1] * by[1] +
              turns[g + 2] * by[2]
      }
      for (let row = 0; row < 3; row++) {
        const g = bone * 9 + row * 3
        movesByShape[at + row] =
          joints[at + row] - turns[g] * own[0] - turns[g + 1] * own[1] - turns[g + 2] * own[2]
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
  let [x, y, z] = [followed.mean[3 * i], followed.mean[3 * i + 1], followed.mean[3 * i + 2]]
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
    const share = shareBelow(model, followed, i, bone)
    if (share < 1e-3) continue
    const { parent } = bones[bone]
    const [x, y, z] = [0, 1, 2].map((axis) => at[axis] - joints[3 * bone + axis])
    for (let axis = 0; axis < 3; axis++) {
      // The axis as the parent has turned it.
      const [a, b, c] =
        parent < 0
          ? [axis === 0 ? 1 : 0, axis === 1 ? -1 : 0, axis === 2 ? -1 : 0]
          : [turns[parent * 9 + axis], turns[parent * 9 + 3 + axis], turns[parent * 9 + 6 + axis]]
      places[n] = 3 + 3 * bone + axis
      rows[0][n] = share * (b * z - c * y)
      rows[1][n] = share * (c * x - a * z)
      rows[2][n] = share * (a * y - b * x)
      n++
    }
  }
  const shapes = model.shapes.length
  for (let k = 0; k < shapes; k++) {
    const shape = followed.shapes[k]
    const [x, y, z] = [shape[3 * i], shape[3 * i + 1], shape[3 * i + 2]]
    for (let row = 0; row < 3; row++) {
      let sum = 0
      for (let s = 4 * i; s < 4 * i + 4; s++) {
        const share = followed.shares[s]
        if (share === 0) continue
        const bone = followed.bones[s]
        const g = bone * 9 + row * 3
        sum +=
          share *
          (turns[g] * x + turns[g + 1] * y + turns[g + 2] * z + movesByShape[(bone * shapes + k) * 3 + row])
      }
      rows[row][n] = sum
    }
    places[n] = 3 + 3 * bones.length + k
    n++
  }
  out.count = n
}

/** How much of a place moves when a bone turns: the shares of all bones that hang on it. */
function shareBelow({ bones }: FigureModel, { bones: of, shares }: Followed, i: number, bone: number) {
  let sum = 0
  for (let k = 4 * i; k < 4 * i + 4; k++) {
    if (shares[k] === 0) continue
    let one = of[k]
    while (one > bone) one = bones[one].parent
    if (one === bone) sum += shares[k]
  }
  return sum
}

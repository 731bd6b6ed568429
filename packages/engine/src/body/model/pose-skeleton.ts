import { restOf } from './tape-measures.ts'
import type { FigureModel } from './model.ts'

/** How a figure stands before a camera that looks along z, with x to the picture's right and y down. */
export type Stance = {
  /** Standard deviations, one a shape of the model. */
  shape: Float64Array
  /** Per bone a matrix of nine, by rows: how it is turned against its parent. Identity is the rest pose. */
  turns: Float64Array
  /** Where the pelvis is, cm. */
  at: Float64Array
}

/** Where the bones have come to: matrices of nine by rows, their joints, and those at rest. */
export type Skeleton = { turns: Float64Array; joints: Float64Array; rest: Float64Array }

/** A figure at rest that faces the camera has this turn: her left is the picture's right, up is up. */
const FACING = [1, -1, -1]

export function createStance(model: FigureModel): Stance {
  const turns = new Float64Array(model.bones.length * 9)
  for (let i = 0; i < turns.length; i += 9) turns[i] = turns[i + 4] = turns[i + 8] = 1
  return { shape: new Float64Array(model.shapes.length), turns, at: Float64Array.of(0, 0, 400) }
}

export const copyStance = ({ shape, turns, at }: Stance): Stance => ({
  shape: shape.slice(),
  turns: turns.slice(),
  at: at.slice(),
})

export function poseSkeleton(model: FigureModel, { shape, turns, at }: Stance): Skeleton {
  const { bones, points } = model
  const rest = new Float64Array(bones.length * 3)
  bones.forEach(({ head }, bone) => {
    for (let axis = 0; axis < 3; axis++) {
      let value = points.mean[3 * head + axis]
      for (let k = 0; k < shape.length; k++) value += shape[k] * points.shapes[k][3 * head + axis]
      rest[3 * bone + axis] = value
    }
  })
  const posed = {
    turns: new Float64Array(bones.length * 9),
    joints: new Float64Array(bones.length * 3),
    rest,
  }
  bones.forEach(({ parent }, bone) => {
    if (parent < 0) {
      for (let row = 0; row < 3; row++) {
        for (let k = 0; k < 3; k++) posed.turns[row * 3 + k] = FACING[row] * turns[row * 3 + k]
        posed.joints[row] = FACING[row] * rest[row] + at[row]
      }
      return
    }
    multiply(posed.turns, parent * 9, turns, bone * 9, posed.turns, bone * 9)
    const [x, y, z] = [0, 1, 2].map((axis) => rest[3 * bone + axis] - rest[3 * parent + axis])
    for (let row = 0; row < 3; row++) {
      const g = parent * 9 + row * 3
      posed.joints[3 * bone + row] =
        posed.joints[3 * parent + row] + posed.turns[g] * x + posed.turns[g + 1] * y + posed.turns[g + 2] * z
    }
  })
  return posed
}

/** All vertices before the camera, cm. */
export function placeVertices(model: FigureModel, stance: Stance, skeleton = poseSkeleton(model, stance)) {
  const { skinBones, skinShares } = model
  const rest = restOf(model, stance.shape)
  const moves = bonesMoves(skeleton)
  const { turns } = skeleton
  const placed = new Float32Array(rest.length)
  for (let vertex = 0, i = 0; i < rest.length; vertex++, i += 3) {
    const x = rest[i]
    const y = rest[i + 1]
    const z = rest[i + 2]
    for (let k = 4 * vertex; k < 4 * vertex + 4; k++) {
      const share = skinShares[k]
      if (share === 0) continue
      const g = skinBones[k] * 9
      const m = skinBones[k] * 3
      placed[i] += share * (turns[g] * x + turns[g + 1] * y + turns[g + 2] * z + moves[m])
      placed[i + 1] += share * (turns[g + 3] * x + turns[g + 4] * y + turns[g + 5] * z + moves[m + 1])
      placed[i + 2] += share * (turns[g + 6] * x + turns[g + 7] * y + turns[g + 8] * z + moves[m + 2])
    }
  }
  return placed
}

/** What each bone adds to a place at rest that it has turned. */
export function bonesMoves({ turns, joints, rest }: Skeleton) {
  const moves = new Float64Array(joints.length)
  for (let bone = 0; bone < joints.length / 3; bone++)
    for (let row = 0; row < 3; row++) {
      const g = bone * 9 + row * 3
      moves[3 * bone + row] =
        joints[3 * bone + row] -
        turns[g] * rest[3 * bone] -
        turns[g + 1] * rest[3 * bone + 1] -
        turns[g + 2] * rest[3 * bone + 2]
    }
  return moves
}

/** Turns a bone by a vector (its length is the angle) in its parent's frame. */
export function turnBone(turns: Float64Array, bone: number, x: number, y: number, z: number) {
  const angle = Math.hypot(x, y, z)
  if (angle < 1e-12) return
  const [a, b, c] = [x / angle, y / angle, z / angle]
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const rest = 1 - cos
  const by = [
    cos + a * a * rest,
    a * b * rest - c * sin,
    a * c * rest + b * sin,
    a * b * rest + c * sin,
    cos + b * b * rest,
    b * c * rest - a * sin,
    a * c * rest - b * sin,
    b * c * rest + a * sin,
    cos + c * c * rest,
  ]
  const before = turns.slice(9 * bone, 9 * bone + 9)
  multiply(by, 0, before, 0, turns, 9 * bone)
}

/** The vector that `turnBone` would turn from identity to a bone's turn. */
export function turnOf(turns: Float64Array, bone: number): [number, number, number] {
  const m = 9 * bone
  const cos = Math.min(1, Math.max(-1, (turns[m] + turns[m + 4] + turns[m + 8] - 1) / 2))
  const angle = Math.acos(cos)
  const scale = angle < 1e-6 ? 0.5 : angle / (2 * Math.max(Math.sin(angle), 1e-3))
  return [
    (turns[m + 7] - turns[m + 5]) * scale,
    (turns[m + 2] - turns[m + 6]) * scale,
    (turns[m + 3] - turns[m + 1]) * scale,
  ]
}

type Numbers = { [index: number]: number }

/** Product of two matrices of nine; `out` may be neither. */
function multiply(a: Numbers, i: number, b: Numbers, j: number, out: Numbers, at: number) {
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++)
      out[at + row * 3 + column] =
        a[i + row * 3] * b[j + column] +
        a[i + row * 3 + 1] * b[j + column + 3] +
        a[i + row * 3 + 2] * b[j + column + 6]
}

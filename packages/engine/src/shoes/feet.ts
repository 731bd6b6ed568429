import { boneNames, mainBone, type FigureModel } from '../body/model/model.ts'
import { restOf } from '../body/model/tape-measures.ts'
import { bonesMoves, poseSkeleton } from '../body/model/pose-skeleton.ts'
import type { Side } from '../photo/frame.ts'
import type { Figure } from '../body/figure/figure.ts'

type Vector = [number, number, number]

/** Where a foot of the fitted figure stands before the camera, cm: its heel on the sole, and its directions. */
export type Foot = {
  side: Side
  heel: Vector
  forward: Vector
  outward: Vector
  up: Vector
  /** From heel to toes, cm. */
  length: number
  /** How far the photo's skin is from the figure's there, px. */
  shiftX: number
  shiftY: number
}

/** How a shoe differs from the figure's foot, found in the photo: px, radians, and a share. */
export type Adjustment = { x: number; y: number; yaw: number; pitch: number; scale: number }
export const asFitted: Adjustment = { x: 0, y: 0, yaw: 0, pitch: 0, scale: 1 }

/** The picture's left foot is her right one. */
export const footBone = (side: Side) => boneNames.indexOf(side === 0 ? 'foot_r' : 'foot_l')

export function findFoot(
  { model, fitted, shift }: Pick<Figure, 'model' | 'fitted' | 'shift'>,
  side: Side,
): Foot {
  const { stance } = fitted
  const bone = footBone(side)
  const rest = restOf(model, stance.shape)
  const vertices = verticesOf(model, bone)
  const axis = (vertex: number, k: number) => rest[3 * vertex + k]
  const back = Math.min(...vertices.map((vertex) => axis(vertex, 2)))
  const front = Math.max(...vertices.map((vertex) => axis(vertex, 2)))
  const sole = Math.min(...vertices.map((vertex) => axis(vertex, 1)))
  const middle = (from: number, to: number) => {
    const those = vertices.filter((vertex) => axis(vertex, 2) >= from && axis(vertex, 2) <= to)
    return those.reduce((sum, vertex) => sum + axis(vertex, 0), 0) / those.length
  }
  const heelX = middle(back, back + 3)
  const along: Vector = [middle(front - 4, front) - heelX, 0, front - back]
  const length = Math.hypot(...along)
  const forward = along.map((value) => value / length) as Vector
  const outwards = side === 0 ? -1 : 1
  const skeleton = poseSkeleton(model, stance)
  const moves = bonesMoves(skeleton)
  const turned = (v: Vector) =>
    [0, 3, 6].map((row) =>
      v.reduce((sum, value, k) => sum + skeleton.turns[9 * bone + row + k] * value, 0),
    ) as Vector
  const heel = turned([heelX, sole, back]).map((value, k) => value + moves[3 * bone + k]) as Vector
  const mean = (k: number) =>
    vertices.reduce((sum, vertex) => sum + shift[2 * vertex + k], 0) / vertices.length
  return {
    side,
    heel,
    forward: turned(forward),
    outward: turned([outwards * forward[2], 0, -outwards * forward[0]]),
    up: turned([0, 1, 0]),
    length,
    shiftX: mean(0),
    shiftY: mean(1),
  }
}

function verticesOf(model: FigureModel, bone: number) {
  return Array.from({ length: model.mean.length / 3 }, (_, vertex) => vertex).filter(
    (vertex) => mainBone(model, vertex) === bone,
  )
}

/** Of a shoe's inside, from heel to toes, what a foot fills; and how long the shoes in `styles` are. */
const FILLED = 0.95
const USUAL = 25.5

/** Of a shoe on a foot, beside the shoes in `styles`. */
export const sizeOf = (foot: Foot) => foot.length / (FILLED * USUAL)

/** Where a turn or a change of size leaves a foot, cm from the heel: the ankle. */
const ANKLE = { along: 5, up: 7 }

/**
 * A shoe's corners before the camera, as the rasteriser wants them: px of the photo with y up, and cm towards the camera.
 *
 * @param at corners of a right shoe, its x along the foot, y outwards, z up, cm
 * @param seat how high over the ground the heel sits in it, cm
 */
export function putOnFoot(
  at: ArrayLike<number>,
  seat: number,
  foot: Foot,
  camera: { focal: number; x: number; y: number },
  { x: byX, y: byY, yaw, pitch, scale }: Adjustment,
): Float64Array {
  const size = sizeOf(foot) * scale
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [
    Math.sin(yaw),
    Math.cos(yaw),
    Math.sin(pitch),
    Math.cos(pitch),
  ]
  const seen = new Float64Array(at.length)
  for (let i = 0; i < at.length; i += 3) {
    const x0 = (at[i] - ANKLE.along) * size
    const y0 = at[i + 1] * size
    const z0 = (at[i + 2] - seat - ANKLE.up) * size
    const x1 = x0 * cosPitch + z0 * sinPitch
    const z = z0 * cosPitch - x0 * sinPitch + ANKLE.up
    const x = x1 * cosYaw - y0 * sinYaw + ANKLE.along
    const y = x1 * sinYaw + y0 * cosYaw
    const place = (k: number) => foot.heel[k] + foot.forward[k] * x + foot.outward[k] * y + foot.up[k] * z
    const depth = place(2)
    seen[i] = (camera.focal * place(0)) / depth + camera.x + foot.shiftX + byX
    seen[i + 1] = -((camera.focal * place(1)) / depth + camera.y + foot.shiftY + byY)
    seen[i + 2] = -depth
  }
  return seen
}

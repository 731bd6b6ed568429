import { clamp } from '../../drapery/scalar.ts'
import { landmarkNames, landmarkNumbers } from '../model/landmark-names.ts'
import type { FigureModel } from '../model/model.ts'
import type { Evidence } from './evidence.ts'
import { followLandmarks, placeOf, type Followed, type Posed } from './slopes.ts'

const TORSO = [11, 12, 23, 24]

/** Landmarks of hands and feet are less sure, and of the face. */
export const trustOf = (number: number) =>
  (number >= 17 && number <= 22) || number >= 29 ? 0.5 : number < 11 ? 0.7 : 1

/** Where the pose network sees her joints, beside the figure's own places for them. */
export type Landmarks = {
  followed: Followed
  /** Two numbers each, px; three each, cm around the middle of the hips. */
  picture: Float64Array
  world: Float64Array
  /** 0 to 1: how well each is seen, and how much it counts in the picture. */
  seen: Float64Array
  inPicture: Float64Array
  torso: number[]
}

export function readLandmarks(model: FigureModel, { pose: { joints, world }, size }: Evidence): Landmarks {
  const numbers = landmarkNames.map((name) => landmarkNumbers[name])
  const places = landmarkNames.map((name) => model.points.names.indexOf(name))
  const margin = 5
  const seen = Float64Array.from(numbers, (n) => joints[n].seen)
  return {
    followed: followLandmarks(model, places),
    picture: Float64Array.from(numbers.flatMap((n) => [joints[n].x, joints[n].y])),
    world: Float64Array.from(numbers.flatMap((n) => [world[n].x * 100, world[n].y * 100, world[n].z * 100])),
    seen,
    inPicture: Float64Array.from(numbers, (n, i) => {
      const { x, y } = joints[n]
      const isInside = x > -margin && y > -margin && x < size.width + margin && y < size.height + margin
      return (isInside ? clamp(seen[i], 0.02, 1) ** 1.5 : 0.02 * seen[i]) * trustOf(n)
    }),
    torso: TORSO.map((n) => numbers.indexOf(n as (typeof numbers)[number])),
  }
}

/** The pose network's people have a size of their own. */
export function worldScale({ followed, world, seen }: Landmarks) {
  const names = landmarkNames
  const bones = (
    [
      'shoulder_l hip_l',
      'shoulder_r hip_r',
      'hip_l knee_l',
      'hip_r knee_r',
      'knee_l ankle_l',
      'knee_r ankle_r',
      'shoulder_l elbow_l',
      'shoulder_r elbow_r',
    ] as const
  ).map((pair) => pair.split(' ').map((name) => names.indexOf(name as (typeof names)[number])))
  let own = 0
  let person = 0
  for (const [a, b] of bones) {
    const trust = seen[a] * seen[b]
    const length = (places: ArrayLike<number>) =>
      Math.hypot(...[0, 1, 2].map((axis) => places[3 * a + axis] - places[3 * b + axis]))
    own += trust * length(followed.mean)
    person += trust * length(world)
  }
  return clamp(own / (person || 1), 0.7, 1.4)
}

/** Between the hip joints, cm before the camera. */
export function middleOfHips(followed: Followed, posed: Posed, torso: number[]) {
  const left = new Float64Array(3)
  const right = new Float64Array(3)
  placeOf(followed, posed, torso[2], left)
  placeOf(followed, posed, torso[3], right)
  return left.map((value, axis) => (value + right[axis]) / 2)
}

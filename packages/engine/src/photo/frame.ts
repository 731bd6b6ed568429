import { clamp } from '../drapery/scalar.ts'
import { distance, mixPoints, normalise, subtract, type Point } from '../geometry/math.ts'
import type { Joint } from '../models/pose.ts'

/** 0 is the picture's left (the person's right, when she faces us), 1 the picture's right. */
export type Side = 0 | 1
export const sides: Side[] = [0, 1]
export const sideSign = (side: Side) => (side === 0 ? -1 : 1)

/** MediaPipe's numbers, a pair each: picture's left first, for a person who faces us. */
export const jointNumbers = {
  shoulder: [12, 11],
  elbow: [14, 13],
  wrist: [16, 15],
  knuckle: [20, 19],
  hip: [24, 23],
  knee: [26, 25],
  ankle: [28, 27],
  toe: [32, 31],
} as const
export type JointName = keyof typeof jointNumbers

/**
 * A torso's own coordinates: the origin between the shoulder joints, x towards the picture's right, y down
 * the spine. In px of the photo, so lengths mean the same on both sides of the transform.
 */
export type TorsoFrame = {
  /** Distance of the shoulder joints, corrected when the pose foreshortens it. The unit of all proportions. */
  shoulders: number
  /** From the line of the shoulder joints to that of the hip joints. */
  torso: number
  right: Point
  down: Point
  toPhoto: (x: number, y: number) => Point
  fromPhoto: (x: number, y: number) => Point
}

export const jointPoint = (joints: Joint[], name: JointName, side: Side): Point => {
  const { x, y } = joints[jointNumbers[name][side]]
  return [x, y]
}

export const middleOf = (joints: Joint[], name: JointName): Point =>
  mixPoints(jointPoint(joints, name, 0), jointPoint(joints, name, 1), 0.5)

/** Frontal adults have shoulders of 0.57 to 0.75 torsos; beyond these bounds one of the two is foreshortened. */
const NARROWEST = 0.53
const WIDEST = 0.85

export function createTorsoFrame(joints: Joint[]): TorsoFrame {
  const origin = middleOf(joints, 'shoulder')
  const hips = middleOf(joints, 'hip')
  const down = normalise(subtract(hips, origin))
  const right: Point = [down[1], -down[0]]
  const width = distance(jointPoint(joints, 'shoulder', 0), jointPoint(joints, 'shoulder', 1))
  const length = distance(origin, hips)
  const torso = Math.max(length, width / WIDEST)
  return {
    shoulders: clamp(width, NARROWEST * torso, WIDEST * torso),
    torso,
    right,
    down,
    toPhoto: (x, y) => [origin[0] + right[0] * x + down[0] * y, origin[1] + right[1] * x + down[1] * y],
    fromPhoto: (x, y) => {
      const dx = x - origin[0]
      const dy = y - origin[1]
      return [dx * right[0] + dy * right[1], dx * down[0] + dy * down[1]]
    },
  }
}

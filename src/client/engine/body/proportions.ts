import { distance, mixPoints, type Point } from '../math.ts'
import type { Joint } from '../models/pose.ts'
import type { TorsoFrame } from './frame.ts'
import type { Segments } from './segments.ts'

const EYES = [2, 5]
const MOUTH = [9, 10]
const EARS = [7, 8]
const NOSE = 0

const middle = (joints: Joint[], [a, b]: number[]): Point =>
  mixPoints([joints[a].x, joints[a].y], [joints[b].x, joints[b].y], 0.5)

export function measureProportions({ face, hair }: Segments, frame: TorsoFrame, joints: Joint[]) {
  const eyes = middle(joints, EYES)
  const mouth = middle(joints, MOUTH)
  const [left, right] = EARS.map((ear): Point => [joints[ear].x, joints[ear].y])
  const nose = joints[NOSE]
  const reach = 0.35 * frame.shoulders
  let [chin, brow, crown] = [-Infinity, Infinity, Infinity]
  for (let y = 0, i = 0; y < face.height; y++)
    for (let x = 0; x < face.width; x++, i++) {
      if (Math.abs(x - nose.x) > 0.12 * frame.shoulders || Math.abs(y - nose.y) > 2.5 * reach) continue
      if (face.data[i] > 127) {
        chin = Math.max(chin, y)
        brow = Math.min(brow, y)
      }
      if (face.data[i] + hair.data[i] > 127) crown = Math.min(crown, y)
    }
  return {
    eyesMouth: distance(eyes, mouth) / frame.torso,
    ears: distance(left, right) / frame.shoulders,
    face: (chin - brow) / frame.torso,
    head: (chin - crown) / frame.torso,
    eyesChin: (chin - eyes[1]) / frame.torso,
    ankles: (Math.max(joints[27].y, joints[28].y) - crown) / (chin - crown),
  }
}

export type Proportions = ReturnType<typeof measureProportions>

export const isChildlike = ({ head }: Proportions) => head > 0.62

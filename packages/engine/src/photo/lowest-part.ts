import type { Joint } from '../models/pose.ts'
import { maskAt, type Size } from '../raster/plane.ts'
import { jointNumbers, middleOf, sides, type TorsoFrame } from './frame.ts'
import type { PhotoMeasures } from './photo-check.ts'
import type { Segments } from './segments.ts'

/** Joints that are seen less are guessed. */
const SEEN = 0.4
/** So far below the hips, in torsos, the knees of somebody who stands lie at least. */
const KNEES = 0.65

/** Under a long skirt or coat both knees are guessed, and cloth is where they are. */
export function areLegsHidden(joints: Joint[], photo: Size, frame: TorsoFrame, { clothes }: Segments) {
  const [, hipY] = middleOf(joints, 'hip')
  return sides.every((side) => {
    const { x, y, seen } = joints[jointNumbers.knee[side]]
    const isStanding = y < photo.height && y - hipY > KNEES * frame.torso
    return isStanding && seen <= SEEN && maskAt(clothes, x, y) > 127
  })
}

/** The lowest part of her body that the photo shows. */
export function lowestPart(joints: Joint[], photo: Size, frame: TorsoFrame): PhotoMeasures['lowest'] {
  const seen = (name: 'hip' | 'knee' | 'ankle') =>
    sides.every((side) => {
      const joint = joints[jointNumbers[name][side]]
      return joint.y < photo.height && joint.seen > SEEN
    })
  if (seen('ankle')) return 'ankles'
  if (seen('knee')) return 'knees'
  const [, shoulderY] = middleOf(joints, 'shoulder')
  const shown = (photo.height - shoulderY) / frame.torso
  return shown > 1.02 ? 'hips' : shown > 0.62 ? 'waist' : 'chest'
}

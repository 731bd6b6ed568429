import { jointNumbers, jointPoint, middleOf, sides, type Side, type TorsoFrame } from './frame.ts'
import type { Joint, Pose } from '../models/pose.ts'
import type { Size } from '../raster/plane.ts'

/** How she holds herself. Angles in degrees; of what the photo does not show, the value of somebody who stands. */
export type Posture = {
  /** Her spine against the vertical, from the neck down, as the photo shows it: 0 upright, 180 head down. */
  spine: number
  /** The same in the space before the camera: a bow towards it does not slant in the photo. */
  lean: number
  /** Mean of her thighs against the vertical: 0 hanging, 90 level. */
  thighs: number
  /** Flexion of the straighter knee: 0 stretched. */
  knees: number
  /** Height of the knees below the hips, in torsos. */
  kneeDrop: number
  /** Forearms that cross more than half of the torso's width in front of it. */
  forearmsAcross: number
}

type Place = { x: number; y: number; z: number }

export function measurePosture({ joints, world }: Pose, photo: Size, frame: TorsoFrame): Posture {
  const middle = (name: 'shoulder' | 'hip') => {
    const [a, b] = jointNumbers[name].map((number) => world[number])
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, z: (a.z + b.z) / 2 }
  }
  const isSeen = (name: 'knee' | 'ankle', least: number) =>
    sides.every((side) => {
      const { x, y, seen } = joints[jointNumbers[name][side]]
      return seen > least && x >= 0 && y >= 0 && x <= photo.width && y <= photo.height
    })
  const at = (name: 'hip' | 'knee' | 'ankle', side: Side) => world[jointNumbers[name][side]]
  const thigh = (side: Side) => between(at('hip', side), at('knee', side))
  const showsKnees = isSeen('knee', 0.6)
  return {
    spine: (Math.acos(frame.down[1]) * 180) / Math.PI,
    lean: fromVertical(between(middle('shoulder'), middle('hip'))),
    thighs: showsKnees ? (fromVertical(thigh(0)) + fromVertical(thigh(1))) / 2 : 0,
    knees:
      showsKnees && isSeen('ankle', 0.4)
        ? Math.min(...sides.map((side) => angle(thigh(side), between(at('knee', side), at('ankle', side)))))
        : 0,
    kneeDrop: showsKnees ? kneeDrop(joints, frame) : Infinity,
    forearmsAcross: sides.filter((side) => crossing({ joints, world }, frame, side) > 0.5).length,
  }
}

const between = (from: Place, to: Place): Place => ({ x: to.x - from.x, y: to.y - from.y, z: to.z - from.z })

/** Of a direction that should point down. */
const fromVertical = ({ x, y, z }: Place) => (Math.atan2(Math.hypot(x, z), y) * 180) / Math.PI

function angle(a: Place, b: Place) {
  const cosine = (a.x * b.x + a.y * b.y + a.z * b.z) / (length(a) * length(b) || 1)
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI
}

const length = ({ x, y, z }: Place) => Math.hypot(x, y, z)

function kneeDrop(joints: Joint[], frame: TorsoFrame) {
  const [, hipY] = middleOf(joints, 'hip')
  const [, kneeY] = middleOf(joints, 'knee')
  return (kneeY - hipY) / frame.torso
}

/**
 * How much of the torso's width a forearm crosses, 0 to 1. A hand behind the back is guessed through the torso:
 * only what lies nearer to the camera is in front.
 */
function crossing({ joints, world }: Pose, { fromPhoto, torso }: TorsoFrame, side: Side) {
  const wrist = jointNumbers.wrist[side]
  const spineZ = sides.reduce<number>(
    (sum, each) => sum + (world[jointNumbers.shoulder[each]].z + world[jointNumbers.hip[each]].z) / 4,
    0,
  )
  if (joints[wrist].seen < 0.5 || world[wrist].z > spineZ) return 0
  const [left, right] = sides.map((each) => {
    const [shoulder] = fromPhoto(...jointPoint(joints, 'shoulder', each))
    const [hip] = fromPhoto(...jointPoint(joints, 'hip', each))
    return (shoulder + hip) / 2
  })
  const from = fromPhoto(...jointPoint(joints, 'elbow', side))
  const to = fromPhoto(...jointPoint(joints, 'wrist', side))
  // The part of the forearm between the armpits' height and the hips'.
  const steps = 24
  let [least, most] = [Infinity, -Infinity]
  for (let step = 0; step <= steps; step++) {
    const x = from[0] + ((to[0] - from[0]) * step) / steps
    const y = from[1] + ((to[1] - from[1]) * step) / steps
    if (y < 0.1 * torso || y > 0.95 * torso || x < left || x > right) continue
    least = Math.min(least, x)
    most = Math.max(most, x)
  }
  return most > least ? (most - least) / (right - left) : 0
}

import { clamp, mix } from '../drapery/scalar.ts'
import { median, mixPoints, type Point } from '../geometry/math.ts'
import type { Joint } from '../models/pose.ts'
import { maskAt, type Mask, type Size } from '../raster/plane.ts'
import { jointPoint, sides, sideSign, type Side } from './frame.ts'

/** What a limb's field says of a place. */
export type LimbPlace = {
  /** From the bone, in radii of the limb: under 1 is inside. */
  distance: number
  /** Joint number and share of the bone after it: 1.5 is the middle of the second bone. */
  along: number
  /** -1 to 1 within the limb, positive on the side away from the torso. */
  across: number
}

/** A chain of bones with a thickness at each joint, and its field over the box where it matters. */
export type Limb = {
  side: Side
  joints: Point[]
  /** Half the thickness at each joint, px. */
  radii: number[]
  /** Writes into `place` and tells whether (x, y) is near the limb at all. */
  locate(x: number, y: number, place: LimbPlace): boolean
}

/** How many radii around a bone the field covers. */
const REACH = 1.7

/** Shoulder, elbow, wrist, fingertips. `unit` is the distance of the shoulders. */
export function createArm(joints: Joint[], side: Side, unit: number, bounds: Size): Limb {
  const wrist = jointPoint(joints, 'wrist', side)
  const fingers = mixPoints(wrist, jointPoint(joints, 'knuckle', side), 1.3)
  const chain = [jointPoint(joints, 'shoulder', side), jointPoint(joints, 'elbow', side), wrist, fingers]
  return createLimb(side, chain, [0.17 * unit, 0.135 * unit, 0.1 * unit, 0.13 * unit], bounds)
}

/** Hip, knee, ankle. */
export function createLeg(joints: Joint[], side: Side, unit: number, bounds: Size): Limb {
  const chain = (['hip', 'knee', 'ankle'] as const).map((name) => jointPoint(joints, name, side))
  return createLimb(side, chain, [0.3 * unit, 0.2 * unit, 0.12 * unit], bounds)
}

export const createLimbs = (joints: Joint[], unit: number, bounds: Size) => ({
  arms: sides.map((side) => createArm(joints, side, unit, bounds)),
  legs: sides.map((side) => createLeg(joints, side, unit, bounds)),
})

function createLimb(side: Side, joints: Point[], radii: number[], bounds: Size): Limb {
  const reach = Math.max(...radii) * REACH
  const left = Math.floor(clamp(Math.min(...joints.map(([x]) => x)) - reach, 0, bounds.width - 1))
  const top = Math.floor(clamp(Math.min(...joints.map(([, y]) => y)) - reach, 0, bounds.height - 1))
  const right = Math.ceil(clamp(Math.max(...joints.map(([x]) => x)) + reach, 0, bounds.width - 1))
  const bottom = Math.ceil(clamp(Math.max(...joints.map(([, y]) => y)) + reach, 0, bounds.height - 1))
  const width = right - left + 1
  const height = bottom - top + 1
  const field = new Float32Array(width * height * 3)
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) {
      measure(left + x, top + y, joints, radii, sideSign(side), place)
      field[i] = place.distance
      field[i + 1] = place.along
      field[i + 2] = place.across
    }
  }
  return {
    side,
    joints,
    radii,
    locate(x, y, found) {
      if (x < left || y < top || x > right || y > bottom) return false
      const i = ((Math.round(y) - top) * width + Math.round(x) - left) * 3
      found.distance = field[i]
      found.along = field[i + 1]
      found.across = field[i + 2]
      return field[i] < REACH
    },
  }
}

function measure(x: number, y: number, joints: Point[], radii: number[], outward: number, place: LimbPlace) {
  place.distance = Infinity
  for (let bone = 0; bone + 1 < joints.length; bone++) {
    const ax = joints[bone][0]
    const ay = joints[bone][1]
    const dx = joints[bone + 1][0] - ax
    const dy = joints[bone + 1][1] - ay
    const share = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy + 1e-6), 0, 1)
    const radius = mix(radii[bone], radii[bone + 1], share)
    const aside = x - ax - dx * share
    const down = y - ay - dy * share
    // Not `Math.hypot`: it is asked for every pixel, is slow, and rounds to each browser's own.
    const away = Math.sqrt(aside * aside + down * down) / radius
    if (away >= place.distance) continue
    place.distance = away
    place.along = bone + share
    // The cross product is positive to the picture's right of a bone that points down.
    place.across =
      (((x - ax) * dy - (y - ay) * dx) / (Math.sqrt(dx * dx + dy * dy) * radius + 1e-6)) * outward
  }
}

const CUFF_STEP = 0.1

/** For each tenth of a bone from the first on, whether there is more skin than cloth near the bone. */
function readBare(arm: Limb, { skin, clothes }: { skin: Mask; clothes: Mask }, bounds: Size): boolean[] {
  const bare: boolean[] = []
  for (let along = CUFF_STEP; along < 2.2; along += CUFF_STEP) {
    const bone = Math.min(1, Math.floor(along))
    const [x, y] = mixPoints(arm.joints[bone], arm.joints[bone + 1], along - bone)
    const reach = Math.round(arm.radii[bone] * 0.5)
    let skinSum = 0
    let clothSum = 0
    for (let dy = -reach; dy <= reach; dy += 2) {
      for (let dx = -reach; dx <= reach; dx += 2) {
        if (x + dx < 0 || y + dy < 0 || x + dx >= bounds.width || y + dy >= bounds.height) continue
        skinSum += maskAt(skin, x + dx, y + dy)
        clothSum += maskAt(clothes, x + dx, y + dy)
      }
    }
    bare.push(skinSum > clothSum)
  }
  return bare
}

/** Where along an arm bare skin begins and goes on, read near the bone; 2.2 when even the hand is covered. */
export function findCuff(arm: Limb, masks: { skin: Mask; clothes: Mask }, bounds: Size): number {
  const bare = readBare(arm, masks, bounds)
  const first = bare.findIndex((isBare, i) => isBare && (bare[i + 1] ?? true))
  return first < 0 ? 2.2 : CUFF_STEP + first * CUFF_STEP
}

/** Tells whether an arm shows its skin at a place along it. */
export function bareAlong(arm: Limb, masks: { skin: Mask; clothes: Mask }, bounds: Size) {
  const bare = readBare(arm, masks, bounds)
  return (along: number) => bare[Math.round(along / CUFF_STEP) - 1] ?? false
}

/**
 * How thick an arm is beside the usual one: read across its bare part, 0.8 to 1.5. Without any bare part,
 * undefined.
 */
export function measureThickness(arm: Limb, cuff: number, skin: Mask): number | undefined {
  const ratios: number[] = []
  for (let along = cuff + 0.15; along < 1.9; along += 0.05) {
    const bone = Math.min(1, Math.floor(along))
    const [from, to] = [arm.joints[bone], arm.joints[bone + 1]]
    const [x, y] = mixPoints(from, to, along - bone)
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const across = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
    const radius = mix(arm.radii[bone], arm.radii[bone + 1], along - bone)
    let width = 0
    for (const way of [-1, 1]) {
      let reach = 0
      while (
        reach < radius * 2 &&
        maskAt(skin, x + across[0] * reach * way, y + across[1] * reach * way) > 127
      )
        reach++
      width += reach
    }
    // A line that runs on into the other arm or a bare belly tells nothing.
    if (width > radius && width < radius * 3.4) ratios.push(width / (2 * radius))
  }
  return ratios.length < 4 ? undefined : clamp(median(ratios), 0.8, 1.5)
}

import { signedDistance } from '../geometry/polygon.ts'
import { distance, mixPoints, type Point } from '../geometry/math.ts'
import type { Joint, Pose } from '../models/pose.ts'
import { dilate } from '../raster/morphology.ts'
import { createMask, type Mask } from '../raster/plane.ts'
import { createTorsoFrame, jointPoint, sides, type JointName } from './frame.ts'
import { segmentNames } from './read-parts.ts'
import type { Segments } from './segments.ts'

/** Whose is whose is told at a quarter of the photo's size. */
export const OWN_SHRINK = 4
/** A person's pixels so near to her bones are hers, in shoulder widths; from them she is followed outwards. */
const SEED = 0.16
/** Hair, sleeves and trousers reach so far from her bones, a bag or a neighbour farther; a skirt that flies as well. */
const REACH = 1.1
const SKIRT_REACH = 2.2

/**
 * Which of the people's pixels are hers, 255, at a quarter of the photo's size: what hangs together with her
 * limbs and is not nearer to somebody else's.
 */
export function findOwnParts({ background, skirt, onePiece }: Segments, pose: Pose, others: Pose[]): Mask {
  const size = {
    width: Math.ceil(background.width / OWN_SHRINK),
    height: Math.ceil(background.height / OWN_SHRINK),
  }
  const toOwn = awayFrom(pose.joints)
  const toOthers = others.map(({ joints }) => awayFrom(joints))
  const own = createMask(size)
  const away = new Float32Array(own.data.length).fill(Infinity)
  const stack: number[] = []
  const take = (i: number) => {
    if (own.data[i] || away[i] === Infinity) return
    own.data[i] = 255
    stack.push(i)
  }
  for (let y = 0, i = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, i++) {
      const [px, py] = [x, y].map((place) => (place + 0.5) * OWN_SHRINK)
      if (isMost(background, px, py)) continue
      const toOwnBody = toOwn(px, py)
      const reach = isMost(skirt, px, py) || isMost(onePiece, px, py) ? SKIRT_REACH : REACH
      if (toOwnBody <= reach && toOthers.every((toOther) => toOwnBody <= toOther(px, py))) away[i] = toOwnBody
    }
  }
  for (let i = 0; i < away.length; i++) if (away[i] < SEED) take(i)
  while (stack.length) {
    const i = stack.pop()!
    const x = i % size.width
    if (x > 0) take(i - 1)
    if (x < size.width - 1) take(i + 1)
    if (i >= size.width) take(i - size.width)
    if (i < away.length - size.width) take(i + size.width)
  }
  return own
}

/** Everybody else becomes background: what is background is neither taken off nor painted over. */
export function keepOwnParts(segments: Segments, own: Mask): Segments {
  // Her soft edges lie around what is surely hers.
  const near = dilate(own, 2)
  const { width, height } = segments.background
  const kept = Object.fromEntries(
    segmentNames.map((name) => [name, { width, height, data: segments[name].data.slice() }]),
  ) as Segments
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / OWN_SHRINK) * own.width
    for (let column = 0; column < own.width; column++) {
      if (near.data[row + column]) continue
      const first = column
      while (column < own.width && !near.data[row + column]) column++
      const from = y * width + first * OWN_SHRINK
      const to = y * width + Math.min(width, column * OWN_SHRINK)
      for (const name of segmentNames) kept[name].data.fill(name === 'background' ? 255 : 0, from, to)
    }
  }
  return kept
}

function isMost(part: Mask, x: number, y: number) {
  const column = Math.min(part.width - 1, Math.floor(x))
  const row = Math.min(part.height - 1, Math.floor(y))
  return part.data[row * part.width + column] >= 127
}

/** How far a place of the photo is from somebody's bones and head, in that person's shoulder widths; 0 within the torso. */
export function awayFrom(joints: Joint[]): (x: number, y: number) => number {
  const { shoulders } = createTorsoFrame(joints)
  const at = (name: JointName) => sides.map((side) => jointPoint(joints, name, side))
  const chain = (...names: JointName[]) =>
    sides.flatMap((side) =>
      names
        .slice(1)
        .map((name, k): [Point, Point] => [
          jointPoint(joints, names[k], side),
          jointPoint(joints, name, side),
        ]),
    )
  const bones = [...chain('shoulder', 'elbow', 'wrist', 'knuckle'), ...chain('hip', 'knee', 'ankle', 'toe')]
  const [[left, right], [hipLeft, hipRight]] = [at('shoulder'), at('hip')]
  const torso = [left, right, hipRight, hipLeft]
  const head: Point = [joints[NOSE].x, joints[NOSE].y]
  const neck = mixPoints(left, right, 0.5)
  return (x, y) => {
    let nearest = Math.max(0, signedDistance(torso, x, y))
    nearest = Math.min(nearest, Math.max(0, toBone(x, y, neck, head) - 0.25 * shoulders))
    for (const [from, to] of bones) nearest = Math.min(nearest, toBone(x, y, from, to))
    return nearest / shoulders
  }
}

const NOSE = 0

function toBone(x: number, y: number, from: Point, to: Point) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1)
  const share = Math.min(1, Math.max(0, along))
  return distance([x, y], mixPoints(from, to, share))
}

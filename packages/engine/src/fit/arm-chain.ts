import { clamp, smoothstep } from '../drapery/scalar.ts'
import { sideSign, type Side } from '../photo/frame.ts'
import { add, distance, mixPoints, normalise, subtract, type Point } from '../geometry/math.ts'

/** An arm as straight bones, from below the shoulder over elbow and wrist into the hand. */
export type ArmChain = {
  side: Side
  joints: Point[]
  /** What each joint is: 1 the elbow, 2 the wrist. */
  alongs: number[]
  /** Half the arm's width, px. */
  half: (along: number) => number
}

/** What a place is to a bone: how far along and across it (0 the side of the torso, 1 the other), and how far inside, px. */
type BonePlace = { along: number; across: number; inside: number }
/** What a place is to an arm: near a joint it lies on two bones, on the other one with a share of 0 to 0.5. */
export type ArmPlace = BonePlace & { other: BonePlace; share: number }

/** A bent elbow's outside is a corner, cut off so many half widths from the joint. */
const POINTED = 1.1
/** One bone goes over into the next where they lie as deep in both, to so many half widths. */
const BETWEEN = 0.6

const outside = (): BonePlace => ({ along: 0, across: 0, inside: -Infinity })
export const createPlace = (): ArmPlace => ({ ...outside(), other: outside(), share: 0 })

function copyPlace(from: BonePlace, to: BonePlace) {
  to.along = from.along
  to.across = from.across
  to.inside = from.inside
}

/** Square to a bone, away from the torso while the arm hangs. */
export function outwardsOf(side: Side, from: Point, to: Point): Point {
  const [x, y] = normalise(subtract(to, from))
  return sideSign(side) < 0 ? [-y, x] : [y, -x]
}

/** The place and the direction outwards so far along. */
export function pointOnChain(
  { side, joints, alongs }: ArmChain,
  along: number,
): { at: Point; outwards: Point } {
  let bone = 0
  while (bone < joints.length - 2 && along >= alongs[bone + 1]) bone++
  const share = (along - alongs[bone]) / (alongs[bone + 1] - alongs[bone])
  return {
    at: mixPoints(joints[bone], joints[bone + 1], share),
    outwards: outwardsOf(side, joints[bone], joints[bone + 1]),
  }
}

/** Prepares the question what a place is to an arm; before its first joint and after its last it is outside. */
export function createLocator({ side, joints, alongs, half }: ArmChain) {
  const bones = joints.slice(1).map((end, bone) => {
    const from = joints[bone]
    return {
      from,
      length: Math.max(1e-6, distance(from, end)),
      ahead: normalise(subtract(end, from)),
      outwards: outwardsOf(side, from, end),
      start: alongs[bone],
      span: alongs[bone + 1] - alongs[bone],
    }
  })
  const aheadOf = bones.map(() => 0)
  const asideOf = bones.map(() => 0)
  const places = bones.map(outside)
  return (x: number, y: number, place: ArmPlace) => {
    let best = 0
    for (let b = 0; b < bones.length; b++) {
      const { from, length, ahead, outwards, start, span } = bones[b]
      const dx = x - from[0]
      const dy = y - from[1]
      const t = dx * ahead[0] + dy * ahead[1]
      const aside = dx * outwards[0] + dy * outwards[1]
      aheadOf[b] = t
      asideOf[b] = aside
      const along = start + span * clamp(t / length)
      const radius = half(along)
      const beyond = t < 0 ? t : Math.max(0, t - length)
      const isEnd = (b === 0 && t < 0) || (b === bones.length - 1 && t > length)
      places[b].inside = isEnd ? -Infinity : radius - Math.sqrt(aside * aside + beyond * beyond)
      places[b].along = along
      places[b].across = 0.5 + 0.5 * clamp(aside / radius, -1, 1)
      if (places[b].inside > places[best].inside) best = b
    }
    copyPlace(places[best], place)
    const next = best + 1 < bones.length && aheadOf[best] > bones[best].length / 2 ? best + 1 : best - 1
    place.share = 0
    if (next >= 0) {
      copyPlace(places[next], place.other)
      const reach = BETWEEN * half(place.along)
      place.share = 0.5 * (1 - smoothstep(0, reach, place.inside - place.other.inside))
    }
    // Beyond both ends lies the outside of the bent elbow.
    if (aheadOf[0] < bones[0].length || aheadOf[1] > 0) return
    const radius = half(1)
    const dx = x - joints[1][0]
    const dy = y - joints[1][1]
    const corner = Math.min(
      radius - Math.abs(asideOf[0]),
      radius - Math.abs(asideOf[1]),
      POINTED * radius - Math.sqrt(dx * dx + dy * dy),
    )
    place.inside = Math.max(place.inside, corner)
  }
}

/** The box around an arm, within a picture's bounds. */
export function boxOf({ joints, alongs, half }: ArmChain, bounds: { width: number; height: number }) {
  const reach = 1.3 * Math.max(...alongs.map(half)) + 2
  const [xs, ys] = [joints.map(([x]) => x), joints.map(([, y]) => y)]
  const left = clamp(Math.floor(Math.min(...xs) - reach), 0, bounds.width - 1)
  const top = clamp(Math.floor(Math.min(...ys) - reach), 0, bounds.height - 1)
  const right = clamp(Math.ceil(Math.max(...xs) + reach), 0, bounds.width - 1)
  const bottom = clamp(Math.ceil(Math.max(...ys) + reach), 0, bounds.height - 1)
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** Where lines beside two bones, so far outwards of them, meet at their joint. */
export function cornerBeside(joint: Point, before: Point, after: Point, by: number): Point {
  const [x, y] = add(before, after)
  const square = (x * x + y * y) / 2
  // Bones that fold back on themselves have no such corner.
  return square < 0.3 ? joint : add(joint, [x, y], by / square)
}

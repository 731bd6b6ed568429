import { clamp, mix } from '../drapery/scalar.ts'
import { USUAL_BARE_ARM, type Body } from '../body/body.ts'
import { sideSign, type Side } from '../photo/frame.ts'
import { add, distance, mixPoints, normalise, subtract, type Point } from '../geometry/math.ts'
import { maskAt } from '../raster/plane.ts'

/** An arm as a path: 0 at the shoulder joint, 1 the elbow, 2 the wrist, a little more runs on into the hand. */
export type ArmPath = {
  side: Side
  /** Length from shoulder to wrist without foreshortening, px. */
  length: number
  at(along: number): Point
  /** Unit vector away from the torso, square to the arm, turning smoothly round the elbow. */
  outwards(along: number): Point
  /** Half the arm's usual thickness. */
  radius(along: number): number
  /** Her arms beside usual ones: the outer side of a sleeve needs room for them. */
  thickness: number
  /** How far the clothed arm is seen to reach outwards, or with a `way` of -1 inwards, between two bounds, px. */
  measureReach(along: number, least: number, most: number, way?: 1 | -1): number
  /** The elbow's point is on the side of the torso: her forearm is raised. */
  bendsOutwards: boolean
  /** The place on the path after so many px of true length. */
  alongAfter(length: number): number
}

export function createArmPath(body: Body, side: Side): ArmPath {
  const { shoulders } = body.frame
  const [shoulder, elbow, wrist] = body.arms[side].joints
  const world = body.pose.world
  const bone = (a: number, b: number) =>
    Math.hypot(world[a].x - world[b].x, world[a].y - world[b].y, world[a].z - world[b].z)
  const [s, e, w] = side === 0 ? [12, 14, 16] : [11, 13, 15]
  const pxPerMetre = shoulders / Math.max(0.1, bone(11, 12))
  const seen = distance(shoulder, elbow) + distance(elbow, wrist)
  const length = Math.max(
    seen,
    clamp((bone(s, e) + bone(e, w)) * pxPerMetre, 1.35 * shoulders, 1.75 * shoulders),
  )
  const upperShare = clamp(bone(s, e) / (bone(s, e) + bone(e, w)), 0.42, 0.6)

  const at = (along: number): Point =>
    along <= 1 ? mixPoints(shoulder, elbow, along) : mixPoints(elbow, wrist, along - 1)
  const travel = (along: number) =>
    normalise(subtract(at(Math.min(2, along + 0.25)), at(Math.max(0, along - 0.25))))
  const outwards = (along: number): Point => {
    const [x, y] = travel(along)
    return sideSign(side) < 0 ? [-y, x] : [y, -x]
  }
  const thickness = clamp(body.armThickness / USUAL_BARE_ARM, 0.95, 1.5)
  return {
    side,
    length,
    thickness,
    at,
    outwards,
    radius: (along) =>
      shoulders *
      (along < 1 ? mix(0.165, 0.13, clamp(along, 0, 1)) : mix(0.13, 0.088, clamp(along - 1, 0, 1))),
    bendsOutwards: dot(normalise(subtract(wrist, elbow)), outwards(0.4)) > 0.3,
    measureReach(along, least, most, way = 1) {
      const start = at(along)
      const direction = outwards(along)
      let reach = least
      while (reach < most && isPerson(body, add(start, direction, way * reach))) reach++
      return reach
    },
    alongAfter: (px) => {
      const share = px / length
      return share < upperShare ? share / upperShare : 1 + (share - upperShare) / (1 - upperShare)
    },
  }
}

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1]

export function isPerson({ photo, segments }: Body, [x, y]: Point) {
  const isInside = x >= 0 && y >= 0 && x < photo.width - 0.5 && y < photo.height - 0.5
  return isInside && maskAt(segments.background, x, y) < 128
}

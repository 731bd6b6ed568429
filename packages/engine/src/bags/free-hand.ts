import type { Body } from '../body/body.ts'
import type { Side } from '../photo/frame.ts'
import type { Limb } from '../photo/limbs.ts'
import { distance, mixPoints, type Point } from '../geometry/math.ts'
import { maskAt } from '../raster/plane.ts'

/** A hand that a handle can hang from: where in the photo, px. */
export type FreeHand = { side: Side; grip: Point }

/** An arm hangs that is at most so much off the plumb, as a share of its drop. */
const SLANT = 0.6
/** 1 is a stretched arm: one that is bent more has its hand on a hip or in a pocket. */
const STRAIGHT = 0.95
/** Between the wrist and the fingertips a handle lies here. */
const GRIP = 0.72
/** Of the places looked at along a hand, so many have to show it. */
const SEEN = 0.6
/** How far around the grip, in shoulder widths, and how much of that, shows that something is carried already. */
const BUSY = { reach: 0.4, share: 0.08 }
const LEAST_SEEN = 0.7

const straightness = ({ joints: [shoulder, elbow, wrist] }: Limb) =>
  distance(shoulder, wrist) / (distance(shoulder, elbow) + distance(elbow, wrist))

/** The hand that hangs free; of two that of the straighter arm. Undefined where both are busy, raised or hidden. */
export function findFreeHand({ arms, segments, frame, pose }: Body): FreeHand | undefined {
  const free = arms.filter((arm) => {
    const [shoulder, elbow, wrist, fingers] = arm.joints
    const drop = fingers[1] - shoulder[1]
    const isHanging =
      elbow[1] < wrist[1] && straightness(arm) > STRAIGHT && Math.abs(fingers[0] - shoulder[0]) < SLANT * drop
    const places = [0.2, 0.4, 0.6, 0.8, 1].map((share) => mixPoints(wrist, fingers, share))
    const shown = places.filter(([x, y]) => maskAt(segments.skin, x, y) > 127)
    return (
      isHanging &&
      pose.joints[arm.side === 0 ? 16 : 15].seen > LEAST_SEEN &&
      shown.length >= SEEN * places.length &&
      !isBusy(mixPoints(wrist, fingers, 1))
    )
  })
  const [best] = free.sort((a, b) => straightness(b) - straightness(a))
  return best && { side: best.side, grip: mixPoints(best.joints[2], best.joints[3], GRIP) }

  function isBusy([x, y]: Point) {
    const reach = BUSY.reach * frame.shoulders
    let [other, all] = [0, 0]
    for (let v = y - reach / 3; v < y + reach; v += 2)
      for (let u = x - reach; u < x + reach; u += 2) {
        all++
        if (maskAt(segments.other, u, v) > 127) other++
      }
    return other > BUSY.share * all
  }
}

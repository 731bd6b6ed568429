import { smoothstep } from '@cabine/drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import type { LimbPlace } from '../body/limbs.ts'
import { createPlane, type Plane } from '../raster/plane.ts'
import { bareFrom } from './coverage.ts'
import type { Wanted } from './old-garment.ts'

/** Where skin would show without the old clothes, 0 to 1: beyond new cuffs and hems, and above a neckline. */
export type BareSkin = {
  skin: Plane
  /** How much of it is a leg, whose colour the arms' light says little about. */
  leg: Plane
  /** The part of it that is an arm below its sleeve: it lies in front of the torso. */
  arm: Plane
}

/** Over how much of its radius a painted arm's edge fades. */
const ARM_EDGE = 0.08
const LEG_EDGE = { out: 0.92, in: 0.82 }

/** @param removal 0 to 1, where old clothes go at all */
export function bareSkin(body: Body, wanted: Wanted, removal: Plane): BareSkin {
  const { photo, frame, arms, legs } = body
  const skin = createPlane(photo)
  const arm = createPlane(photo)
  const leg = createPlane(photo)
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  const thick = body.armThickness
  const covers = wanted.armCover
  for (let y = 0, i = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++, i++) {
      if (removal.data[i] <= 0.004) continue
      let most = 0
      if (wanted.upper) {
        const [fx, fy] = frame.fromPhoto(x, y)
        most = bareChest(body, wanted, fx, fy)
        for (const limb of arms) {
          if (!limb.locate(x, y, place) || place.along > 2.3) continue
          const start = bareFrom(covers[limb.side])
          // Where the photo shows the arm itself, nothing is painted beside it.
          const hidden = smoothstep(body.oldCuffs[limb.side] + 0.15, body.oldCuffs[limb.side], place.along)
          const inside = smoothstep(thick + ARM_EDGE / 2, thick - ARM_EDGE / 2, place.distance) * hidden
          const beyond = smoothstep(start, start + 0.2, place.along)
          // A sleeve hides the shoulder: what sticks out beside it is no skin.
          const cuff = covers[limb.side] - 0.15
          most = Math.max(
            most,
            covers[limb.side] > 0.2 ? inside * smoothstep(cuff - 0.1, cuff, place.along) : inside,
          )
          arm.data[i] = Math.max(arm.data[i], inside * beyond)
        }
      }
      if (wanted.lower) {
        for (const limb of legs) {
          if (!limb.locate(x, y, place)) continue
          const share = place.along / 2
          const inside = smoothstep(LEG_EDGE.out, LEG_EDGE.in, place.distance)
          const bare = inside * smoothstep(wanted.legCover - 0.08, wanted.legCover - 0.02, share)
          leg.data[i] = Math.max(leg.data[i], bare)
          most = Math.max(most, bare)
        }
      }
      skin.data[i] = most
    }
  }
  return { skin, arm, leg }
}

/** Neck, shoulders and the upper chest: what a neckline shows. Below the armpits nothing is bared. */
function bareChest({ frame, silhouette }: Body, { hem }: Wanted, fx: number, fy: number) {
  const { shoulders, torso } = frame
  if (fy < -0.35 * shoulders || fy > Math.min(hem, 0.55 * torso)) return 0
  const away = Math.abs(fx)
  if (away > 0.26 * shoulders && fy < silhouette.shoulderTop(fx) + 0.03 * shoulders) return 0
  return smoothstep(0.56, 0.52, away / shoulders)
}

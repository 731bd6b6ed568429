import { boneNames, type BoneName } from '@cabine/figure/model.ts'
import { smoothstep } from '@cabine/drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { sides, type Side } from '../body/frame.ts'
import type { LimbPlace } from '../body/limbs.ts'
import { NO_BONE } from '../figure/view.ts'
import { createPlane, type Plane } from '../raster/plane.ts'
import { bareFrom } from './coverage.ts'
import type { Wanted } from './old-garment.ts'

/** Where skin would show without the old clothes, 0 to 1: beyond new cuffs and hems, and above a neckline. */
export type BareSkin = {
  skin: Plane
  /** The part of it that is an arm below its sleeve: it lies in front of the torso. */
  arm: Plane
}

type Part = 'arm' | 'leg' | 'chest' | 'none'

const parts = boneNames.map((name): Part => {
  if (/arm|hand/.test(name)) return 'arm'
  if (/thigh|calf|foot/.test(name)) return 'leg'
  return /clavicle|spine_03|spine_02|neck/.test(name) ? 'chest' : 'none'
})
/** The picture's left is her right. */
const sideOf = (name: BoneName): Side => (name.endsWith('_r') ? 0 : 1)

/** @param removal 0 to 1, where old clothes go at all */
export function bareSkin(body: Body, wanted: Wanted, removal: Plane): BareSkin {
  const { photo, frame, arms, legs, figure } = body
  const { bone, cover } = figure.view
  const skin = createPlane(photo)
  const arm = createPlane(photo)
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  // Without a sleeve the whole arm is in front of the piece's side, which bulges at the armhole.
  const starts = sides.map((side) => (wanted.armCover[side] > 0.2 ? bareFrom(wanted.armCover[side]) : 0.12))
  for (let y = 0, i = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++, i++) {
      if (removal.data[i] <= 0.004 || bone[i] === NO_BONE) continue
      const part = parts[bone[i]]
      const inArm =
        wanted.upper && part === 'none' ? arms.find((limb) => isInside(limb, x, y, place)) : undefined
      const side = inArm?.side ?? sideOf(boneNames[bone[i]])
      // Where the figure hides an arm behind her trunk and the photo does not, the photo is right.
      if ((part === 'arm' || inArm) && wanted.upper) {
        const along = alongOf(arms[side], x, y, place)
        // Hands are hardly ever hidden: what the figure's own does beside hers is nobody's.
        if (along > WRIST) continue
        const inside = cover.data[i]
        // Under a sleeve the arm stays hidden, except where a wide neckline bares the shoulder's top.
        const cuff = wanted.armCover[side] - 0.15
        const beyond = smoothstep(cuff - 0.1, cuff, along)
        const [fx] = frame.fromPhoto(x, y)
        const inNeckline = along < 0.3 && Math.abs(fx) < 0.5 * frame.shoulders ? 1 : 0
        skin.data[i] = inside * (wanted.armCover[side] > 0.2 ? Math.max(beyond, inNeckline) : 1)
        // Where the photo shows the arm itself, its own pixels lie in front of what is worn.
        const hidden = smoothstep(body.oldCuffs[side] + 0.15, body.oldCuffs[side], along)
        arm.data[i] = inside * hidden * smoothstep(starts[side], starts[side] + 0.2, along)
      } else if (part === 'chest' && wanted.upper) {
        skin.data[i] = isAboveChest(body, wanted, frame.fromPhoto(x, y)[1]) ? cover.data[i] : 0
      } else if (part === 'leg' && wanted.lower) {
        const share = alongOf(legs[side], x, y, place) / 2
        skin.data[i] = cover.data[i] * smoothstep(wanted.legCover - 0.08, wanted.legCover - 0.02, share)
      }
    }
  }
  return { skin, arm }
}

/** How far along an arm its wrist ends. */
const WRIST = 2.12

/** So many radii from a bone a place is the limb's own, whatever is behind. */
const OWN = 0.7

const isInside = (limb: Body['arms'][number], x: number, y: number, place: LimbPlace) =>
  limb.locate(x, y, place) && place.distance < OWN && place.along > 0.3 && place.along < 2

/** How far along a limb a place is; beyond its field it is at the end that the figure has there. */
function alongOf(limb: Body['arms'][number], x: number, y: number, place: LimbPlace) {
  return limb.locate(x, y, place) ? place.along : limb.joints.length - 1
}

/** Neck, shoulders and the upper chest: what a neckline shows. Below the armpits nothing is bared. */
const isAboveChest = ({ frame }: Body, { hem }: Wanted, fy: number) =>
  fy > -0.5 * frame.shoulders && fy < Math.min(hem, 0.55 * frame.torso)

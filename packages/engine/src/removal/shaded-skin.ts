import { smoothstep } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import type { LimbPlace } from '../photo/limbs.ts'
import { NO_BONE } from '../body/figure/view.ts'
import { softBlur } from '../raster/blur.ts'
import { createPlane, type Plane } from '../raster/plane.ts'
import type { RemovalPlan } from './removal-plan.ts'

/**
 * How much of the skin that is seen is painted anew, 0 to 1: beside old cuffs and necklines it lay in their shade.
 *
 * @param removal 0 to 1, where old clothes go
 */
export const shadedSkin = (body: Body, plan: RemovalPlan, removal: Plane): Plane =>
  largerOf(besideCuffs(body, plan), besideNeckline(body, removal))

/** How far, along an arm, painted skin runs on into the skin that is seen below an old cuff. */
const CUFF_BLEND = 0.24
/** What ends higher on an arm is no sleeve. */
const LEAST_CUFF = 0.35

/**
 * How much of the skin just below an old cuff is painted anew, 0 to 1: it lay in the cuff's shadow, and the arm that is
 * bared above goes over into the arm that is seen without a line.
 */
function besideCuffs({ photo, arms, oldCuffs, segments }: Body, { armCover }: RemovalPlan): Plane {
  const blend = createPlane(photo)
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  for (const limb of arms) {
    const cuff = oldCuffs[limb.side]
    // At the wrist the hand begins, which stays hers; a strap throws no shadow on an arm.
    if (cuff < Math.max(LEAST_CUFF, armCover[limb.side]) || cuff > 2 - CUFF_BLEND) continue
    for (let y = 0, i = 0; y < photo.height; y++)
      for (let x = 0; x < photo.width; x++, i++) {
        if (segments.skin.data[i] < 20 || !limb.locate(x, y, place)) continue
        if (place.along > cuff + CUFF_BLEND || place.along < cuff - CUFF_BLEND) continue
        // The chest beside an upper arm is in its field too.
        blend.data[i] =
          smoothstep(cuff + CUFF_BLEND, cuff + 0.04, place.along) * smoothstep(1.3, 1, place.distance)
      }
  }
  return blend
}

/** So far from an old neckline, and from a cuff, in shoulder widths, skin lay in its shade. */
const NECKLINE = 0.03
const CUFF_LINE = 0.01

/** So far from it what has not her skin's colour is the edge of an undershirt or a collar that passed for skin. */
const COLLAR = 0.08

/** How much of the skin beside an old neckline is painted anew, 0 to 1: a line of shade and of the cloth's own edge stays on it. */
function besideNeckline({ photo, arms, frame, segments, figure, skinLikeness }: Body, removal: Plane): Plane {
  const around = softBlur(removal, NECKLINE * frame.shoulders)
  const wide = softBlur(removal, COLLAR * frame.shoulders)
  const beside = softBlur(removal, CUFF_LINE * frame.shoulders)
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  for (let y = 0, i = 0; y < photo.height; y++)
    for (let x = 0; x < photo.width; x++, i++) {
      const unlike = smoothstep(0.3, 0.1, skinLikeness.colour.data[i] / 255)
      const near = Math.max(around.data[i], wide.data[i] * unlike)
      around.data[i] = 0
      // Beyond the figure there is no skin to paint.
      if (near <= 0.02 || segments.skin.data[i] < 20 || figure.view.bone[i] === NO_BONE) continue
      const isArm = arms.some((limb) => limb.locate(x, y, place) && place.along > 0.4)
      around.data[i] =
        smoothstep(0.02, 0.4, isArm ? beside.data[i] : near) * smoothstep(120, 40, segments.face.data[i])
    }
  return around
}

/** The larger of two at each pixel. */
export function largerOf(one: Plane, other: Plane): Plane {
  const larger = createPlane(one)
  for (let i = 0; i < larger.data.length; i++) larger.data[i] = Math.max(one.data[i], other.data[i])
  return larger
}

import { clamp, mix, smoothstep } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import type { LimbPlace } from '../photo/limbs.ts'
import { distance } from '../geometry/math.ts'
import { findComponents } from '../raster/components.ts'
import { createMask, type Mask, type Size } from '../raster/plane.ts'
import { createLocator, createPlace } from './arm-chain.ts'
import type { Fit } from './fit.ts'
import { showJaw } from './jaw.ts'
import type { Layer } from './layer.ts'
import { findArm } from './place-arm.ts'
import { dropScraps } from './scraps.ts'

/** What of the person lies in front of new clothes. Masks of the photo's size. */
export type Occluders = {
  /** Hair and face, a scarf, and what she carries: in front of everything. */
  head: Mask
  /** Bare arms below the sleeves' ends: in front of the body panel. */
  arms: Mask
  /** In front of sleeves too. */
  hands: Mask
  /** Arms that the photo hides and the look bares: in front of the body panel. Empty until the old clothes are gone. */
  bared: Mask
}

/** Less of head is none, 0 to 255. */
const LEAST = 8

/** How far from the bone, in radii, skin still belongs to the arm; less at the shoulder, where the chest is beside it. */
const ARM_REACH = { all: 1.2, none: 1.45 }
const SHOULDER_REACH = { all: 0.8, none: 1 }
/** On the side away from the torso there is nothing else of hers. */
const OUTER_REACH = { all: 1.6, none: 1.7 }

/** From here on along an arm the chest is not beside it. */
const BELOW_ARMPIT = 0.5

/** The union of some layers' alpha. */
export function coverageOf(layers: Layer[], size: Size): Mask {
  const covered = createMask(size)
  for (const { left, top, width, height, data } of layers) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = (top + y) * size.width + left + x
        const alpha = data[(y * width + x) * 4 + 3]
        if (alpha > covered.data[i]) covered.data[i] = alpha
      }
    }
  }
  return covered
}

/** How far the new sleeves reach down an arm, over all pieces. */
export const armCoverOf = (fits: Fit[], side: 0 | 1) =>
  Math.max(0, ...fits.map(({ armCover }) => armCover[side]))

/**
 * How much of an arm lies in front of a body panel at a place, 0 to 1: below a sleeve's end, or without a sleeve
 * all that is beyond the armhole.
 *
 * @param cover how far the sleeve reaches down the arm
 * @param away from the spine, in shoulder widths
 */
export function armInFront(cover: number, along: number, away: number) {
  if (cover <= 0.2) return smoothstep(-0.03, 0.03, along - armholeAt(away))
  const start = bareFrom(cover)
  return smoothstep(start, start + 0.2, along)
}

/** Where along an arm the armhole's edge is: from the shoulder's end down to the armpit. */
const armholeAt = (away: number) => clamp(0.4 - 2.6 * (away - 0.37), 0.06, 0.4)

/** Where on an arm bare skin begins under a sleeve of this cover. */
const bareFrom = (cover: number) => Math.max(0.4, cover - 0.12)

function reachAt({ along, across }: LimbPlace) {
  if (across > 0) return OUTER_REACH
  const down = smoothstep(0.25, 0.5, along)
  return {
    all: mix(SHOULDER_REACH.all, ARM_REACH.all, down),
    none: mix(SHOULDER_REACH.none, ARM_REACH.none, down),
  }
}

export function findOccluders(body: Body, fits: Fit[]): Occluders {
  const { segments, arms: limbs, photo, frame, foreground } = body
  const head = createMask(photo)
  // What is hardly hair or face would bring the old clothes' colour along.
  for (let i = 0; i < head.data.length; i++)
    head.data[i] = foreground.head.data[i] < LEAST ? 0 : foreground.head.data[i]
  showJaw(body, head)
  showHeld(body, head)
  const arms = createMask(photo)
  const hands = createMask(photo)
  const place = { distance: 0, along: 0, across: 0 }
  const bones = createPlace()
  for (const limb of limbs) {
    const cover = armCoverOf(fits, limb.side)
    const found = findArm(body, limb.side)
    const locate = found && createLocator(found.chain)
    for (let y = 0, i = 0; y < photo.height; y++) {
      for (let x = 0; x < photo.width; x++, i++) {
        const skin = segments.skin.data[i]
        if (skin < 8 || !limb.locate(x, y, place)) continue
        // A soft edge of another hue is cloth beside the arm, and so is what is surely of another hue between fingers.
        const hue = body.skinLikeness.hue.data[i] / 255
        const own = skin <= 200 ? hue : place.along < 1.9 ? 1 : smoothstep(0.2, 0.7, hue)
        const reach = reachAt(place)
        let beside = smoothstep(reach.none, reach.all, place.distance)
        // Where the photo has the arm's middle is told better by what is seen of it than by its joints.
        if (locate && beside < 1 && place.along > BELOW_ARMPIT) {
          locate(x, y, bones)
          beside = Math.max(beside, smoothstep(-0.5, -0.2, bones.inside / found.chain.half(bones.along)))
        }
        const near = own * beside * 255 * smoothstep(0.3, 0.8, skin / 255)
        const away = Math.abs(frame.fromPhoto(x, y)[0]) / frame.shoulders
        const arm = near * armInFront(cover, place.along, away)
        const hand = near * smoothstep(1.95, 2.08, place.along)
        if (arm > arms.data[i]) arms.data[i] = clamp(arm, 0, 255)
        if (hand > hands.data[i]) hands.data[i] = clamp(hand, 0, 255)
      }
    }
  }
  dropScraps(body, [head, arms, hands])
  return { head, arms, hands, bared: createMask(photo) }
}

/** Shoes are within so many shoulder widths of an ankle, and boots go on up a leg within so many of its radii. */
const SHOE = 0.6
const BOOT = 1.5

/** What she carries, a scarf and the like lie in front as well; what is on her feet, most of it along her legs, does not. */
function showHeld({ photo, segments: { other }, legs, frame }: Body, head: Mask) {
  const { labels, sizes } = findComponents(other, 100)
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  const isOnLegs = (x: number, y: number) =>
    legs.some((leg) => {
      if (distance([x, y], leg.joints[2]) < SHOE * frame.shoulders) return true
      return leg.locate(x, y, place) && place.along > 0.8 && place.distance < BOOT
    })
  const onLegs = sizes.map(() => 0)
  for (let y = 0, i = 0; y < photo.height; y++)
    for (let x = 0; x < photo.width; x++, i++) {
      if (labels[i] > 0 && isOnLegs(x, y)) onLegs[labels[i]]++
    }
  const isHeld = sizes.map((size, label) => 2 * onLegs[label] < size)
  for (let i = 0; i < labels.length; i++)
    if (labels[i] > 0 && isHeld[labels[i]])
      head.data[i] = Math.max(head.data[i], 255 * smoothstep(0.4, 0.7, other.data[i] / 255))
}

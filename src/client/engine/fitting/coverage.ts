import { clamp, smoothstep } from '@cabine/drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { createMask, type Mask, type Size } from '../raster/plane.ts'
import type { Fit } from './fit.ts'
import type { Layer } from './layer.ts'

/** What of the person lies in front of new clothes. Masks of the photo's size. */
export type Occluders = {
  /** Hair and face: in front of everything. */
  head: Mask
  /** Bare arms below the sleeves' ends: in front of the body panel. */
  arms: Mask
  /** In front of sleeves too. */
  hands: Mask
  /** Arms that the photo hides and the look bares: in front of the body panel. Empty until the old clothes are gone. */
  bared: Mask
}

/** How far from the bone, in radii, skin still belongs to the arm. */
const ARM_REACH = { all: 1.2, none: 1.45 }

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

/** Where on an arm bare skin begins under a sleeve of this cover. */
export const bareFrom = (cover: number) => Math.max(0.4, cover - 0.12)

export function findOccluders(body: Body, fits: Fit[]): Occluders {
  const { segments, arms: limbs, photo, foreground } = body
  const { head } = foreground
  const arms = createMask(photo)
  const hands = createMask(photo)
  const place = { distance: 0, along: 0, across: 0 }
  for (const limb of limbs) {
    const start = bareFrom(armCoverOf(fits, limb.side))
    for (let y = 0, i = 0; y < photo.height; y++) {
      for (let x = 0; x < photo.width; x++, i++) {
        const skin = segments.skin.data[i]
        if (skin < 8 || !limb.locate(x, y, place)) continue
        // A soft edge of another hue is cloth beside the arm.
        const own = skin > 200 ? 1 : body.skinLikeness.hue.data[i] / 255
        const near =
          own *
          smoothstep(ARM_REACH.none, ARM_REACH.all, place.distance) *
          255 *
          smoothstep(0.3, 0.8, skin / 255)
        const arm = near * smoothstep(start, start + 0.2, place.along)
        const hand = near * smoothstep(1.95, 2.08, place.along)
        if (arm > arms.data[i]) arms.data[i] = clamp(arm, 0, 255)
        if (hand > hands.data[i]) hands.data[i] = clamp(hand, 0, 255)
      }
    }
  }
  return { head, arms, hands, bared: createMask(photo) }
}

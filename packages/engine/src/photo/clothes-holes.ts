import { mixPoints } from '../geometry/math.ts'
import { boxBlur } from '../raster/blur.ts'
import { findComponents } from '../raster/components.ts'
import { createPlane, halfAt, type Picture, type Plane } from '../raster/plane.ts'
import { halve } from '../raster/resize.ts'
import { LOWER_CLOTHES, UPPER_CLOTHES } from './clothes-labels.ts'
import type { TorsoFrame } from './frame.ts'
import type { Limb } from './limbs.ts'
import type { Segments } from './segments.ts'

export type LitBody = {
  photo: Picture
  frame: TorsoFrame
  arms: Limb[]
  legs: Limb[]
  segments: Segments
  /** The photo's luminance, 0 to 1. */
  light: Plane
}

/** A thread differs from the ground behind it by this much luminance. */
const THREAD_CONTRAST = 0.08
/**
 * Marks what lies within a leg, enclosed by lower clothes, and gives it their label; and threads that stick
 * out of a torn knee, which are brighter or darker than the ground they hang before.
 */
export function findHoles(
  { photo, frame, arms, legs, segments, light }: LitBody,
  labels: Uint8Array,
): Uint8Array {
  const { width, height } = photo
  const lower = createPlane(photo)
  for (let i = 0; i < labels.length; i++) lower.data[i] = labels[i] === LOWER_CLOTHES ? 1 : 0
  // Means over wide windows lose nothing at half size.
  const around = boxBlur(halve(lower), Math.max(2, frame.shoulders * 0.085))
  const ground = meanGround(light, segments, frame.shoulders * 0.125)
  const holes = new Uint8Array(labels.length)
  const hands = findHands(segments, arms)
  const place = { distance: 0, along: 0, across: 0 }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const near = halfAt(around, x, y)
      if (near < 0.12 || labels[i] === UPPER_CLOTHES) continue
      // What she carries before a leg, and the shaft of a boot, are no holes.
      if (Math.max(segments.hair.data[i], segments.face.data[i], segments.other.data[i]) > 60) continue
      if (hands[i]) continue
      const isGround = segments.background.data[i] > 127
      const isThread =
        isGround &&
        Math.abs(light.data[i] - halfAt(ground.mean, x, y)) > threadContrast(halfAt(ground.uneven, x, y))
      const inLeg = legs.some((leg) => {
        if (!leg.locate(x, y, place) || place.along < 0.35 || place.along > 1.8) return false
        if (isThread && place.along > 0.6 && place.along < 1.5 && place.distance < 1.6) return true
        return near > 0.22 && place.distance < (isGround ? 0.85 : 1.2)
      })
      if (!inLeg) continue
      holes[i] = 255
      labels[i] = LOWER_CLOTHES
    }
  }
  return holes
}

/** Skin that hangs together with a hand, not 0: before a thigh it is no torn knee. */
function findHands({ skin }: Segments, arms: Limb[]): Uint8Array {
  const { labels, sizes } = findComponents(skin, 60)
  const isHand = new Uint8Array(sizes.length)
  for (const { joints } of arms)
    for (const share of [0, 0.3, 0.6, 0.9]) {
      const [x, y] = mixPoints(joints[2], joints[3], share).map(Math.round)
      if (x >= 0 && y >= 0 && x < skin.width && y < skin.height) isHand[labels[y * skin.width + x]] = 1
    }
  isHand[0] = 0
  const hands = new Uint8Array(labels.length)
  for (let i = 0; i < hands.length; i++) hands[i] = isHand[labels[i]]
  return hands
}

/** On an uneven ground, lawn or leaves, what stands out of it is the ground's own. */
const threadContrast = (uneven: number) => (uneven > 0.75 * THREAD_CONTRAST ? Infinity : THREAD_CONTRAST)

/** The background's mean luminance around each pixel, 0 to 1, and its deviation, at half size. */
function meanGround(light: Plane, { background }: Segments, radius: number) {
  const sums = [createPlane(light), createPlane(light), createPlane(light)]
  const [weight, sum, squares] = sums
  for (let i = 0; i < sum.data.length; i++) {
    if (background.data[i] < 200) continue
    weight.data[i] = 1
    sum.data[i] = light.data[i]
    squares.data[i] = light.data[i] ** 2
  }
  const [share, mean, uneven] = sums.map((plane) => boxBlur(halve(plane), radius))
  for (let i = 0; i < share.data.length; i++) {
    const known = share.data[i] + 1e-4
    mean.data[i] /= known
    uneven.data[i] = Math.sqrt(Math.max(0, uneven.data[i] / known - mean.data[i] ** 2))
  }
  return { mean, uneven }
}

import type { GarmentLandmarks } from '@cabine/engine/contract/garment-landmarks.ts'
import type { AnyCategory } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { Traits } from '@cabine/sophia/vocabulary/traits.ts'

type At = readonly [x: number, y: number]

/** Pictures of garments are three wide and four high (workshop/sample-shop), and so are those that shops cut for us. */
const heightOfWidth = 4 / 3
const distance = (one: At, other: At) => Math.hypot(one[0] - other[0], (one[1] - other[1]) * heightOfWidth)
const drop = (from: At, to: At) => (to[1] - from[1]) * heightOfWidth

/** Lengths in widths of the shoulders, which are about 40 cm. */
const shoulderOfChest = 1.13
const sleeveToElbow = 1.3
const dressToKnee = { mini: 1.8, knee: 2.45, midi: 3.1 }
const neckHigh = 0.14
const neckRound = 0.26
/** Lengths in widths of the waist, which lies at about 37 cm. */
const skirtTo = { mini: 1.25, knee: 1.7, midi: 2.4 }

const hemOf = (length: number, to: { mini: number; knee: number; midi: number }) =>
  (['mini', 'knee', 'midi'] as const).find((name) => length <= to[name]) ?? 'long'

/** What the seams in a garment's picture show: how far its sleeves and its hem reach, and how deep its neckline is. */
export function traitsOfLandmarks(
  landmarks: GarmentLandmarks | null | undefined,
  category: AnyCategory,
): Pick<Traits, 'sleeves' | 'neck' | 'hem'> {
  if (!landmarks) return {}
  if (landmarks.kind === 'lower') {
    const { waist, hem, legs } = landmarks
    if (legs) return {}
    return { hem: hemOf(drop(waist.left, hem.left) / distance(waist.left, waist.right), skirtTo) }
  }
  const { shoulder, armpit, neck, neckFront, hem, sleeves, openFront } = landmarks
  // Without sleeves the shoulder ends at a strap.
  const width = sleeves
    ? distance(shoulder.left, shoulder.right)
    : distance(armpit.left, armpit.right) * shoulderOfChest
  const sleeve = sleeves ? distance(shoulder.left, sleeves.left.cuffOuter) / width : 0
  const depth = drop(neck.left, neckFront) / width
  const isOpen = openFront === true || category === 'outerwear'
  return {
    sleeves: !sleeves
      ? 'none'
      : sleeves.left.elbowOuter
        ? sleeve < sleeveToElbow
          ? 'elbow'
          : 'long'
        : sleeve < elbowless
          ? 'short'
          : 'elbow',
    ...(!isOpen && { neck: depth <= neckHigh ? 'high' : depth <= neckRound ? 'round' : 'open' }),
    ...(category === 'dresses' && { hem: hemOf(drop(neck.left, hem.left) / width, dressToKnee) }),
  }
}
const elbowless = 0.8

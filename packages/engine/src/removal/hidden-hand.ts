import type { Body } from '../body/body.ts'
import { LOWER_CLOTHES } from '../photo/clothes-labels.ts'
import { sides, type Side } from '../photo/frame.ts'
import type { LimbPlace } from '../photo/limbs.ts'
import type { GarmentCategory } from '../contract/garment-categories.ts'

/** Round the wrist, in shoulder widths, her hand is looked for; and so much of that square is skin at least if it is there. */
const AROUND = 0.22
const LEAST_SKIN = 0.04
/** The least share of it that is trousers where her hand is in their pocket. */
const POCKET = 0.1
/** Joints of an arm's chain. */
const WRIST = 2
const FINGERS = 3

/**
 * True for a dress over trousers in whose pockets a hand is: they go, and her arm would end without it, the worst that a
 * look can show.
 */
export const endsWithoutHand = (body: Body, category: GarmentCategory) =>
  category === 'dresses' &&
  sides.some((side) => {
    const { hand, trousers, isCut } = roundJoint(body, side, WRIST)
    return !isCut && hand < LEAST_SKIN && trousers > POCKET
  })

/** May the hand that is not seen be in a pocket? */
export const endsInTrousers = (body: Body, side: Side) => roundJoint(body, side, FINGERS).trousers > POCKET

/** How much of a joint's surroundings is the hand, and how much trousers; and does the photo cut it off? */
function roundJoint({ arms, frame, photo, segments, clothes }: Body, side: Side, joint: number) {
  const limb = arms[side]
  const reach = Math.round(AROUND * frame.shoulders)
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  const [x, y] = limb.joints[joint].map(Math.round)
  let [hand, trousers, all] = [0, 0, 1e-6]
  const isCut = x < reach || y < reach || x >= photo.width - reach || y >= photo.height - reach
  for (let v = y - reach; v < y + reach; v += 2)
    for (let u = x - reach; u < x + reach; u += 2) {
      if (u < 0 || v < 0 || u >= photo.width || v >= photo.height) continue
      const i = v * photo.width + u
      all++
      if (segments.skin.data[i] > 127 && limb.locate(u, v, place) && place.along > 1.8) hand++
      if (clothes.labels[i] === LOWER_CLOTHES) trousers++
    }
  return { hand: hand / all, trousers: trousers / all, isCut }
}

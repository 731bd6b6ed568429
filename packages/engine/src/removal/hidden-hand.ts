import type { Body } from '../body/body.ts'
import { LOWER_CLOTHES } from '../photo/clothes-labels.ts'
import { sides, type Side } from '../photo/frame.ts'
import type { LimbPlace } from '../photo/limbs.ts'
import type { Laid } from '../fit/fit.ts'
import type { Layer } from '../fit/layer.ts'
import { findArm } from '../fit/place-arm.ts'

/** Round the wrist, in shoulder widths, her hand is looked for; and so much of that square is skin at least if it is there. */
const AROUND = 0.22
const LEAST_SKIN = 0.04
/** The least share of it that is trousers where her hand is in their pocket. */
const POCKET = 0.1
/** Joints of an arm's chain. */
const WRIST = 2
const FINGERS = 3

/** The least share of the same round her fingers that is new cloth or stays, where her arm ends in or behind it. */
const HIDING = 0.2

/**
 * True where her arm would end without its hand, the worst that a look can show: for a dress over trousers in whose pockets
 * the hand is, and for what takes the place of sleeves that hid it, if neither it nor anything that stays hides it then.
 * Without `layers`, for a piece that does not reach there.
 */
export const endsWithoutHand = (
  body: Body,
  { category, half, layers }: Pick<Laid, 'category' | 'half'> & { layers?: Layer[] },
) =>
  half === 'upper' &&
  category !== 'outerwear' &&
  ((category === 'dresses' && hasHandInTrousers(body)) ||
    sides.some((side) => {
      if (!isUnseen(body, side)) return false
      const fingers = roundJoint(body, side, FINGERS, layers)
      return !fingers.isCut && fingers.hand < LEAST_SKIN && fingers.hiding < HIDING
    }))

/** Trousers have a hand of hers in their pocket: without them it would be missing. */
export const hasHandInTrousers = (body: Body) =>
  sides.some((side) => isUnseen(body, side) && roundJoint(body, side, WRIST).trousers > POCKET)

function isUnseen(body: Body, side: Side) {
  const { hand, isCut } = roundJoint(body, side, WRIST)
  return !isCut && hand <= LEAST_SKIN && findArm(body, side) !== undefined
}

/** May the hand that is not seen be in a pocket? */
export const endsInTrousers = (body: Body, side: Side) => roundJoint(body, side, FINGERS).trousers > POCKET

/** How much of a joint's surroundings is the hand, trousers, or hides it under new layers; and does the photo cut it off? */
function roundJoint(body: Body, side: Side, joint: number, layers: Layer[] = []) {
  const { arms, frame, photo, segments, clothes } = body
  const limb = arms[side]
  const reach = Math.round(AROUND * frame.shoulders)
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  const [x, y] = limb.joints[joint].map(Math.round)
  let [hand, trousers, hiding, all] = [0, 0, 0, 1e-6]
  const isCut = x < reach || y < reach || x >= photo.width - reach || y >= photo.height - reach
  const isUnder = (u: number, v: number) =>
    layers.some(({ left, top, width, height, data }) => {
      const [column, row] = [u - left, v - top]
      const isInside = column >= 0 && row >= 0 && column < width && row < height
      return isInside && data[4 * (row * width + column) + 3] > 127
    })
  for (let v = y - reach; v < y + reach; v += 2)
    for (let u = x - reach; u < x + reach; u += 2) {
      if (u < 0 || v < 0 || u >= photo.width || v >= photo.height) continue
      const i = v * photo.width + u
      all++
      if (segments.skin.data[i] > 127 && limb.locate(u, v, place) && place.along > 1.8) hand++
      const isTrousers = clothes.labels[i] === LOWER_CLOTHES
      if (isTrousers) trousers++
      if (isTrousers || segments.other.data[i] > 127 || isUnder(u, v)) hiding++
    }
  return { hand: hand / all, trousers: trousers / all, hiding: hiding / all, isCut }
}

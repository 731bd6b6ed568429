import { boneNames } from '../body/model/model.ts'
import { smoothstep } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import type { LimbPlace } from '../photo/limbs.ts'
import type { Occluders } from '../fit/coverage.ts'
import type { Fit } from '../fit/fit.ts'
import { NO_BONE } from '../body/figure/view.ts'
import { softBlur } from '../raster/blur.ts'
import { createPlane, type Mask, type Plane } from '../raster/plane.ts'
import type { Front } from './overlay.ts'

/** What she has on in a look, and what of her lies before it. */
export type Worn = { fits: Fit[]; covered: Mask; occluders: Occluders }

/** Cloth so near to an arm's bones, in radii, is its sleeve: where only the ground is beside it, and everywhere. */
const SLEEVE = { beside: 1.1, sure: 0.7 }
/** Skin beside a clothed trunk is an arm's so far from its bones, from so far down the upper arm. */
const BARE = { reach: 1.65, from: 0.45 }
/** So much wider than that an arm may be, in shoulder widths. */
const WIDER = 0.25
/** Along an upper arm, from where it lies before a strap: on the shoulder the strap lies on it. */
const STRAP = { from: 0.22, all: 0.45 }

/** What lies before a bag at her side, and before its straps: her hair and face, her arms, bare or in sleeves. */
export function findBefore(body: Body, worn: Worn): { bag: Front; strap: Front } {
  const { occluders } = worn
  const { own, sleeves } = findArms(body, worn)
  const head = (i: number) => occluders.head.data[i] / 255
  const onArm = partOfArm(body)
  return {
    bag: { own: (i) => Math.max(head(i), own.data[i]), worn: (i) => sleeves.data[i] },
    strap: {
      own: (i) => Math.max(head(i), own.data[i] * onArm(i)),
      worn: (i) => sleeves.data[i] * onArm(i),
    },
  }
}

function partOfArm({ arms, photo }: Body) {
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  return (i: number) => {
    let most = 0
    for (const arm of arms)
      if (arm.locate(i % photo.width, Math.floor(i / photo.width), place))
        most = Math.max(most, smoothstep(STRAP.from, STRAP.all, place.along))
    return most
  }
}

const isArmBone = boneNames.map((name) => /upperarm|lowerarm/.test(name))

/** Her arms in the look: bare as the photo shows them, and in sleeves, hers or new ones, or bared; 0 to 1. */
function findArms(body: Body, { fits, occluders }: Worn): { own: Plane; sleeves: Plane } {
  const { photo, segments, clothes, figure, arms, frame } = body
  const own = createPlane(photo)
  const hard = createPlane(photo)
  const hasTop = fits.some(({ half }) => half === 'upper')
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  const spine = Array.from({ length: photo.height }, (_, y) => isClothedAt(y))
  for (const arm of arms)
    for (let y = 0, i = 0; y < photo.height; y++)
      for (let x = 0; x < photo.width; x++, i++) {
        if (!arm.locate(x, y, place)) continue
        const { along, distance } = place
        const bone = figure.view.bone[i]
        const isArm = bone !== NO_BONE && isArmBone[bone]
        const reach = isArm ? SLEEVE.beside : bone === NO_BONE ? SLEEVE.beside : SLEEVE.sure
        const isSleeve =
          !hasTop && clothes.labels[i] === UPPER_CLOTHES && along < body.oldCuffs[arm.side] + 0.1
        if (isSleeve && distance < reach && segments.clothes.data[i] > 127) hard.data[i] = 1
        const isBare = spine[y] && along > BARE.from && distance < BARE.reach
        if (isBare) own.data[i] = Math.max(own.data[i], segments.skin.data[i] / 255)
      }
  for (let y = 0; y < photo.height; y++) if (spine[y]) widenRow(y * photo.width)
  const sleeves = softBlur(hard, 1)
  for (let i = 0; i < own.data.length; i++) {
    own.data[i] = Math.max(own.data[i], occluders.arms.data[i] / 255, occluders.hands.data[i] / 255)
    sleeves.data[i] = Math.max(sleeves.data[i], occluders.bared.data[i] / 255)
  }
  for (const { kind, left, top, width, height, data } of fits.flatMap(({ layers }) => layers))
    if (kind === 'sleeve')
      for (let k = 0; k < width * height; k++) {
        const i = (top + Math.floor(k / width)) * photo.width + left + (k % width)
        sleeves.data[i] = Math.max(sleeves.data[i], data[4 * k + 3] / 255)
      }
  return { own, sleeves }

  /** A strong arm is wider than an arm's usual reach. */
  function widenRow(from: number) {
    const most = WIDER * frame.shoulders
    for (const way of [1, -1]) {
      let steps = 0
      for (let k = 0; k < photo.width; k++) {
        const i = from + (way > 0 ? k : photo.width - 1 - k)
        const skin = segments.skin.data[i] / 255
        if (own.data[i] > 0.5) steps = most
        else if (skin > 0.5 && steps-- > 0) own.data[i] = skin
        else steps = 0
      }
    }
  }

  /** Beside a clothed trunk skin is an arm's; beside bare thighs that is not told. */
  function isClothedAt(y: number) {
    const [, down] = frame.fromPhoto(photo.width / 2, y)
    if (down > frame.torso) return false
    const [x] = frame.toPhoto(0, down)
    const i = y * photo.width + Math.round(x)
    return segments.clothes.data[i] + segments.other.data[i] > 127
  }
}

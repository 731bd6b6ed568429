import { smoothstep } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { LOWER_CLOTHES, UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import { sides, type Side } from '../photo/frame.ts'
import type { Limb, LimbPlace } from '../photo/limbs.ts'
import { torsoHalf } from '../photo/silhouette.ts'
import { limbOf } from '../body/figure/limb.ts'
import { NO_BONE } from '../body/figure/view.ts'
import { armCoverOf, armInFront, coverageOf, type Occluders } from '../fit/coverage.ts'
import type { Fit } from '../fit/fit.ts'
import { extentsOf } from '../fit/layer-extents.ts'

/** Which of the old clothes stay on under the new ones: sleeves and collar, trousers and tights. */
export type Layers = { upper: boolean; lower: boolean }

/** What stays on, and what of it would stand out beside the new pieces and goes all the same. */
export type Under = Layers & { sticksOut: (x: number, y: number, label: number) => boolean }

/** Old sleeves end at least so far below the new ones, in bones of the arm. */
const LONGER = 0.35
/** Cloth beside the figure's limbs over cloth on them: more is a wide sleeve, or wide trousers. */
const NARROW = { arm: 0.55, leg: 0.47 }
/** Less cloth than this beyond the new pieces, in torsos, is no sleeve and no leg. */
const LEAST_CLOTH = 0.03
/** Every so many rows and columns a pixel is looked at. */
const STEP = 3

/** What of her clothes may be worn under these pieces: what reaches beyond them and lies close to her limbs. */
export function layersUnder(body: Body, fits: Fit[]): Layers {
  const has = (...categories: string[]) => fits.some(({ category }) => categories.includes(category))
  return {
    upper: has('tops', 'dresses') && hasSleevesUnder(body, fits),
    lower: has('bottoms', 'skirts', 'dresses') && !body.clothes.hasSkirt && hasLegsUnder(body, fits),
  }
}

function hasSleevesUnder(body: Body, fits: Fit[]) {
  const cuffs = cuffsOf(fits)
  if (!sides.some((side) => body.oldCuffs[side] > cuffs[side] + LONGER)) return false
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  return liesClose(body, UPPER_CLOTHES, 'arm', (x, y) =>
    body.arms.some((arm) => arm.locate(x, y, place) && place.along > Math.max(0.15, cuffs[arm.side])),
  )
}

function hasLegsUnder(body: Body, fits: Fit[]) {
  const hem = hemOf(fits)
  return liesClose(body, LOWER_CLOTHES, 'leg', (x, y) => body.frame.fromPhoto(x, y)[1] > hem)
}

/** Is there cloth enough beyond the new pieces, and is it as narrow as her limbs? */
function liesClose(
  { photo, clothes, figure, frame }: Body,
  label: number,
  limb: 'arm' | 'leg',
  isBeyond: (x: number, y: number) => boolean,
) {
  const { bone, cover } = figure.view
  let [on, beside] = [0, 0]
  for (let y = 0; y < photo.height; y += STEP)
    for (let x = 0; x < photo.width; x += STEP) {
      const i = y * photo.width + x
      if (clothes.labels[i] !== label || !isBeyond(x, y)) continue
      if (cover.data[i] < 0.5 || bone[i] === NO_BONE) beside++
      else if (limbOf(bone[i]).startsWith(limb)) on++
    }
  return on > (LEAST_CLOTH * frame.shoulders * frame.torso) / STEP ** 2 && beside < NARROW[limb] * on
}

const cuffsOf = (fits: Fit[]) => sides.map((side) => armCoverOf(fits, side))

/** Where the new pieces end on her legs, torso coordinates. */
const hemOf = (fits: Fit[]) =>
  Math.max(...fits.filter(({ category }) => category !== 'outerwear').map(({ hem }) => hem))

/** How far above a hem, in torsos, it may have begun to be round. */
const ROUND_HEM = 0.1

/** The old clothes that stay on in a look that is made over them. */
export function keepUnder(body: Body, fits: Fit[], { upper, lower }: Layers): Under {
  const { frame, silhouette, arms, photo, figure } = body
  const panels = fits.flatMap(({ layers }) => layers.filter(({ kind }) => kind !== 'sleeve'))
  const { from, to } = extentsOf(coverageOf(panels, photo))
  const cuffs = cuffsOf(fits)
  const hem = hemOf(fits)
  const topHem = Math.max(...fits.filter(({ half }) => half === 'upper').map((fit) => fit.hem))
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  const { bone, cover } = figure.view
  const isOnFigure = (i: number) => cover.data[i] > 0.5 && bone[i] !== NO_BONE
  const besideTop = (x: number, y: number) => {
    if (isSleeveBeyond(arms, cuffs, x, y, place)) return false
    const i = y * photo.width + x
    const [fx, fy] = frame.fromPhoto(x, y)
    const side: Side = fx > 0 ? 1 : 0
    // At the shoulders a sleeve is the outline; only a collar may look out of it, or the shoulder beside a strap.
    if (fy < 0.3 * frame.torso) {
      const isCollar = Math.abs(fx) < (isOnFigure(i) ? 0.42 : 0.2) * frame.shoulders
      return cuffs[side] > 0.2 && !isCollar && (x < from[y] || x > to[y])
    }
    if (fy > topHem) return Math.abs(fx) > 1.04 * torsoHalf(silhouette, fx, fy)
    if (x >= from[y] && x <= to[y]) return false
    // Where an armhole shows her side the old top is on it; beside her it would stand out.
    return !isOnFigure(i) || (cuffs[side] > 0.2 && limbOf(bone[i]).startsWith('arm'))
  }
  const besideBottom = (x: number, y: number) =>
    frame.fromPhoto(x, y)[1] < hem - ROUND_HEM * frame.torso && to[y] >= 0 && (x < from[y] || x > to[y])
  return {
    upper,
    lower,
    sticksOut: (x, y, label) =>
      label === UPPER_CLOTHES ? upper && besideTop(x, y) : lower && besideBottom(x, y),
  }
}

/** So many radii from the bone a narrow sleeve's cloth may be towards her trunk; away from it all that the arm's field has. */
const INNER_REACH = 1.35

function isSleeveBeyond(arms: Limb[], cuffs: number[], x: number, y: number, place: LimbPlace) {
  return arms.some(
    (arm) =>
      arm.locate(x, y, place) &&
      (place.distance < INNER_REACH || place.across > 0) &&
      // At the shoulder an arm's field lies over the chest as well.
      place.along > Math.max(0.2, cuffs[arm.side] - 0.05),
  )
}

/** Old sleeves that stay lie in front of the new piece's panel, as bare arms do. */
export function bringSleevesForward(
  { photo, frame, clothes, segments, arms, figure }: Body,
  fits: Fit[],
  { bared }: Occluders,
) {
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  for (const arm of arms) {
    const cuff = armCoverOf(fits, arm.side)
    for (let y = 0, i = 0; y < photo.height; y++)
      for (let x = 0; x < photo.width; x++, i++) {
        if (clothes.labels[i] !== UPPER_CLOTHES || !arm.locate(x, y, place)) continue
        const bone = figure.view.bone[i]
        const isArm = bone !== NO_BONE && limbOf(bone).startsWith('arm')
        // Towards her trunk the same cloth goes on: there only what is surely the arm's comes forward.
        const isInner = place.across < 0 && !isArm
        // Around a hand on her hip it is the old top's.
        const reach = place.along > 1.9 ? 0.75 : isInner ? 0.9 : 1.05
        const near = smoothstep(reach + 0.08, reach - 0.08, place.distance)
        const away = Math.abs(frame.fromPhoto(x, y)[0]) / frame.shoulders
        const along = armInFront(cuff, place.along, away) * smoothstep(2.12, 2.02, place.along)
        const share = near * along * segments.clothes.data[i]
        if (share > bared.data[i]) bared.data[i] = share
      }
  }
}

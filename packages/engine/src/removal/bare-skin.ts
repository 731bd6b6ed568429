import { boneNames, type BoneName } from '../body/model/model.ts'
import { mix, smoothstep } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { sides, type Side } from '../photo/frame.ts'
import type { LimbPlace } from '../photo/limbs.ts'
import { NO_BONE } from '../body/figure/view.ts'
import type { Point } from '../geometry/math.ts'
import type { Colour } from '../raster/kmeans.ts'
import { softBlur } from '../raster/blur.ts'
import { createPlane, type Plane } from '../raster/plane.ts'
import { layBareArm, type BareArm } from './bare-arm.ts'
import { armInFront } from '../fit/coverage.ts'
import type { Extents } from '../fit/layer-extents.ts'
import type { RemovalPlan } from './removal-plan.ts'

/** Where skin would show without the old clothes, 0 to 1: beyond new cuffs and hems, and above a neckline. */
export type BareSkin = {
  skin: Plane
  /** The part of it that is an arm below its sleeve: it lies in front of the torso. */
  arm: Plane
  /** Writes the colour of the skin at a pixel that has some. */
  colourAt(x: number, y: number, out: Colour): void
}

type Part = 'arm' | 'leg' | 'chest' | 'none'

const parts = boneNames.map((name): Part => {
  if (/arm|hand/.test(name)) return 'arm'
  if (/thigh|calf|foot/.test(name)) return 'leg'
  return /clavicle|spine_03|spine_02|neck|head/.test(name) ? 'chest' : 'none'
})
const isUpperArm = boneNames.map((name) => name.startsWith('upperarm'))
/** The picture's left is her right. */
const sideOf = (name: BoneName): Side => (name.endsWith('_r') ? 0 : 1)

/**
 * @param removal 0 to 1, where old clothes go at all
 * @param covered from where to where the new clothes reach, and how far down
 */
export function bareSkin(body: Body, plan: RemovalPlan, removal: Plane, covered: Extents): BareSkin {
  const { photo, frame, legs, figure } = body
  const { bone, cover } = figure.view
  const skin = createPlane(photo)
  const arm = createPlane(photo)
  const moved: Colour = [0, 0, 0]
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  const mouth = mouthOf(body)
  for (let y = 0, i = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++, i++) {
      if (removal.data[i] <= 0.004 || bone[i] === NO_BONE) continue
      const part = parts[bone[i]]
      if (part === 'arm' && plan.upper) {
        const side = sideOf(boneNames[bone[i]])
        // Only the shoulder's cap is the figure's own: below, the arm is moved to where the photo has it.
        const along = isUpperArm[bone[i]] ? alongShoulder(body.arms[side], x, y, place) : Infinity
        if (along < CAP) bareArm(i, side, along, cover.data[i] * smoothstep(CAP, CAP - 0.15, along))
      } else if (part === 'chest' && plan.upper) {
        const isWithin = x > covered.from[y] && x < covered.to[y]
        const isBare = y > mouth && isAboveChest(body, plan, frame.fromPhoto(x, y), isWithin)
        skin.data[i] = isBare ? cover.data[i] : 0
      } else if (part === 'leg' && plan.lower) {
        const side = sideOf(boneNames[bone[i]])
        const share = alongOf(legs[side], x, y, place) / 2
        // Under the hem, which is nowhere quite level, the leg goes on; beside a skirt it does not.
        const isUnder = y > covered.lowest[x] || (x > covered.from[y] && x < covered.to[y])
        const below = isUnder ? 1 : smoothstep(plan.legCover - 0.08, plan.legCover - 0.02, share)
        skin.data[i] = cover.data[i] * below
      }
    }
  }
  const below = plan.upper ? fillBesideNeck(body, removal, skin) : undefined
  const laid = plan.upper ? sides.flatMap((side) => layBareArm(body, side) ?? []) : []
  for (const one of laid) layArm(one)
  roundOutline(skin, body, removal)
  return {
    skin,
    arm,
    colourAt(x, y, out) {
      figure.bare.colourAt(x, below?.get(y * photo.width + x) ?? y, out)
      for (const one of laid) {
        const [u, v] = [x - one.left, y - one.top]
        if (u < 0 || v < 0 || u >= one.width || v >= one.height) continue
        const k = v * one.width + u
        if (one.cover[k] === 0) continue
        // Out of the shoulder, which is the figure's own, its light goes over into the arm's.
        const share = bone[y * photo.width + x] === NO_BONE ? 1 : smoothstep(CAP - 0.25, CAP, one.along[k])
        one.colourAt(k, moved)
        for (let c = 0; c < 3; c++) out[c] = mix(out[c], moved[c], share)
      }
    },
  }

  function layArm(one: BareArm) {
    for (let k = 0; k < one.cover.length; k++) {
      if (one.cover[k] === 0) continue
      const x = one.left + (k % one.width)
      const y = one.top + Math.floor(k / one.width)
      const i = y * photo.width + x
      if (removal.data[i] <= 0.004) continue
      bareArm(i, one.side, one.along[k], one.cover[k], one.front[k], one.end)
    }
  }

  function bareArm(i: number, side: Side, along: number, inside: number, front = inside, end = Infinity) {
    const cuff = plan.armCover[side]
    // Under a sleeve the arm stays hidden, except where a wide neckline bares the shoulder's top.
    const beyond = smoothstep(cuff - 0.25, cuff - 0.15, along)
    const [fx] = frame.fromPhoto(i % photo.width, Math.floor(i / photo.width))
    const away = Math.abs(fx) / frame.shoulders
    const inNeckline = along < 0.3 && away < 0.62 ? 1 : 0
    const share = cuff > 0.2 ? Math.max(beyond, inNeckline) : 1
    skin.data[i] = Math.max(skin.data[i], inside * share)
    if (along < end) arm.data[i] = Math.max(arm.data[i], front * armInFront(cuff, along, away))
  }
}

/** The figure's outline has the corners of its mesh: over so many px they are taken off. */
const ROUNDED = 3

/** Takes corners and steps off where skin meets the ground; it goes over into the skin that is seen. */
function roundOutline(skin: Plane, { segments }: Body, removal: Plane) {
  const all = createPlane(skin)
  let isAny = false
  for (let i = 0; i < all.data.length; i++) {
    const share = skin.data[i]
    if (share > 0) isAny = true
    all.data[i] = Math.max(share, segments.skin.data[i] / 255)
  }
  if (!isAny) return
  const soft = softBlur(all, ROUNDED)
  for (let i = 0; i < skin.data.length; i++)
    if (removal.data[i] > 0.004) skin.data[i] = smoothstep(0.36, 0.64, soft.data[i])
}

/** So far along an arm the figure's shoulder runs on into the arm that was moved. */
const CAP = 0.45

/** Where the slope between neck and shoulder begins, in shoulder widths above the joints, and how steep it falls at most. */
const NECK_BASE = 0.3
const STEEPEST = 1.2
/** Skin ends no more px above the collar that it goes into. */
const TOUCHES = 5
/** Beside the neck itself it falls steeply, for so many shoulder widths. */
const NECK_SIDE = { steep: 3, wide: 0.05, above: 0.08, beyond: 0.04 }

/**
 * Under a collar that goes the neck runs on into the shoulders: from the skin that is seen above, or the figure's own,
 * no steeper than such slopes are. Only what old clothes hid is filled.
 *
 * @returns for each pixel that was filled the row in which the figure begins below it
 */
function fillBesideNeck({ photo, frame, figure, segments }: Body, removal: Plane, skin: Plane) {
  const { width } = photo
  const { bone } = figure.view
  const rows = new Map<number, number>()
  const [neckX, neckY] = frame.toPhoto(0, -NECK_BASE * frame.shoulders).map(Math.round)
  const end = Math.min(photo.height, Math.round(neckY + NECK_BASE * frame.shoulders))
  const above = Math.max(0, Math.round(neckY - NECK_SIDE.above * frame.shoulders)) * width
  for (const way of [-1, 1]) {
    let edge = Math.max(0, neckY)
    let neckEnd = 0
    let seenEnd = 0
    for (let step = 0; step < 0.5 * frame.shoulders; step++) {
      const x = neckX + way * step
      if (x < 0 || x >= width) break
      // What is seen of the neck itself begins above that; skin that a collar cuts off is the way to the shoulder.
      if (segments.skin.data[above + x] + segments.face.data[above + x] > 127) neckEnd = step
      const side = seenEnd - neckEnd > NECK_SIDE.beyond * frame.shoulders ? neckEnd : seenEnd
      edge += step - side < NECK_SIDE.wide * frame.shoulders ? NECK_SIDE.steep : STEEPEST
      // Skin above the collar's top with ground between the two is a neck that is wider there.
      let collar = Math.max(0, neckY)
      while (collar < end && removal.data[collar * width + x] < 0.3) collar++
      for (let y = Math.max(0, neckY); y < Math.min(end, edge); y++) {
        const i = y * width + x
        const isSeen = segments.skin.data[i] > 127 && y > collar - TOUCHES
        if (!isSeen && skin.data[i] <= 0.5) continue
        edge = y
        if (segments.skin.data[i] > 127) seenEnd = step
      }
      let shoulder = Math.ceil(edge)
      while (
        shoulder < end &&
        (bone[shoulder * width + x] === NO_BONE || skin.data[shoulder * width + x] < 0.5)
      )
        shoulder++
      if (shoulder >= end) continue
      // The figure's own edge is soft.
      const last = Math.min(photo.height - 1, shoulder + 2)
      for (let y = Math.floor(edge); y < last; y++) {
        const i = y * width + x
        if (y < 0 || removal.data[i] <= 0.004) continue
        const share = Math.min(1, y + 1 - edge)
        if (share <= skin.data[i]) continue
        skin.data[i] = share
        rows.set(i, last)
      }
    }
  }
  return rows
}

/** The row of her mouth: what old clothes hid of a head below it is skin. */
const mouthOf = ({ pose: { joints } }: Body) => Math.max(...MOUTH.map((number) => joints[number].y))

/** MediaPipe's numbers of its corners. */
const MOUTH = [9, 10]

/** So far inside of the shoulder that the arm's field has ended, it has not yet begun. */
const alongShoulder = (limb: Body['arms'][number], x: number, y: number, place: LimbPlace) =>
  limb.locate(x, y, place) ? place.along : 0

/** How far along a limb a place is; beyond its field it is at the end that the figure has there. */
function alongOf(limb: Body['arms'][number], x: number, y: number, place: LimbPlace) {
  return limb.locate(x, y, place) ? place.along : limb.joints.length - 1
}

/**
 * Jaw, neck, shoulders and the upper chest: what a neckline shows, or a scarf hid. Below the armpits nothing is bared, nor
 * beside them, where the figure's chest may stick out of the piece.
 */
const isAboveChest = ({ frame }: Body, { hem }: RemovalPlan, [, fy]: Point, isWithin: boolean) =>
  fy < Math.min(hem, 0.65 * frame.torso) && (isWithin || fy < 0.35 * frame.torso)

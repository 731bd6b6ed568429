import { clamp, mix } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { sides, sideSign, type Side } from '../photo/frame.ts'
import { limbOf } from '../body/figure/limb.ts'
import { NO_BONE } from '../body/figure/view.ts'
import { distance, median, mixPoints, type Point } from '../geometry/math.ts'
import { maskAt } from '../raster/plane.ts'
import type { BagParts } from './bag-parts.ts'
import type { Box } from './overlay.ts'

/** A bag that hangs from a shoulder: at which side of her, from which shoulder, and where its body is in the photo, px. */
export type ShoulderPlace = {
  side: Side
  shoulder: Side
  /** Where its straps go over the shoulder, on the outline of her bare body. */
  over: Point
  body: Box
}

/** From her spine, in shoulder widths, where straps lie: at the side of the bag, and across from it nearer to the neck. */
const OVER = { same: 0.37, other: 0.29 }
/** A bag at her side is turned away from the camera: what is left of its width, and how much of that is before her. */
const TURNED = { same: { wide: 0.76, inside: 0.46 }, other: { wide: 0.86, inside: 0.7 } }
/** Where a bag that hangs across begins, in torsos from the shoulders down; higher in photos that end early. */
const ACROSS = { usual: 0.86, highest: 0.6, spare: 2 }
/** So much of its width a bag comes farther before her, for an arm to hide its far end. */
const FARTHEST_IN = 0.3
/** An upper arm hangs that goes down so much of its length. */
const HANGS = 0.5
const LEAST_SEEN = 0.6
/** Something she carries already, as a share of where the strap or the bag would be. */
const BUSY = { strap: 0.12, bag: 0.1 }
/** Of the bag, so much has to be in the photo, and at most so much may be behind her arms. */
const IN_PHOTO = 0.82
const MOST_HIDDEN = 0.75
/** A hand before the bag hides as much more: she seems to hold it, or it not to hang. */
const HAND = 0.4

/**
 * Where a bag can hang from a shoulder; of two places the one where more of it is seen. Undefined where none is free.
 *
 * @param isAcross from the shoulder at the other side
 * @param drop from the shoulder to the bag of one that hangs at the same side, cm
 * @param perPx cm in a px of the bag's picture
 */
export function findShoulder(
  body: Body,
  { box }: BagParts,
  isAcross: boolean,
  drop: number,
  perPx: number,
): ShoulderPlace | undefined {
  const { frame, figure, segments, photo } = body
  const cm = figure.fitted.scale
  const places = sides.flatMap((side) => {
    const shoulder: Side = isAcross ? (side === 0 ? 1 : 0) : side
    if (!isFree(shoulder)) return []
    const place = { side, shoulder, over: topOf(shoulder), body: boxAt(side, topOf(shoulder)) }
    const { left, top, width, height } = place.body
    const wide = Math.min(photo.width, left + width) - Math.max(0, left)
    const high = Math.min(photo.height, top + height) - Math.max(0, top)
    if (wide < IN_PHOTO * width || high < IN_PHOTO * height) return []
    if (shareOf(place.body, (i) => segments.other.data[i] > 127) > BUSY.bag) return []
    const hand = handIn(side, place.body)
    if (hand === 'hidden') return []
    const hidden = shareOf(place.body, isArm) + (hand ? HAND : 0)
    return hidden > MOST_HIDDEN ? [] : [{ place, hidden }]
  })
  return places.sort((a, b) => a.hidden - b.hidden)[0]?.place

  function isFree(side: Side) {
    const [shoulder, elbow] = body.arms[side].joints
    const { seen } = body.pose.joints[side === 0 ? 12 : 11]
    const reach = 0.12 * frame.shoulders
    const [x, y] = topOf(side)
    const around = { left: x - reach, top: y - reach / 2, width: 2 * reach, height: 3 * reach }
    return (
      seen > LEAST_SEEN &&
      elbow[1] - shoulder[1] > HANGS * distance(shoulder, elbow) &&
      around.left > 0 &&
      x + reach < photo.width &&
      shareOf(around, (i) => segments.other.data[i] > 127) < BUSY.strap
    )
  }

  /** Is her hand where the bag would be? One that is hidden there is in a pocket, which no bag hangs before. */
  function handIn(side: Side, { left, top, width, height }: Box) {
    const [, , wrist, fingers] = body.arms[side].joints
    const margin = 3 * cm
    const hand = [0, 0.25, 0.5, 0.75, 1].map((share) => mixPoints(wrist, fingers, share))
    const isThere = hand.some(
      ([x, y]) =>
        x > left - margin && x < left + width + margin && y > top - margin && y < top + height + margin,
    )
    if (!isThere) return undefined
    const shown = hand.filter(([x, y]) => maskAt(segments.skin, x, y) > 127)
    return shown.length < 0.5 * hand.length ? 'hidden' : 'seen'
  }

  function topOf(side: Side): Point {
    const across = sideSign(side) * (isAcross ? OVER.other : OVER.same) * frame.shoulders
    const [x, from] = frame.toPhoto(across, -0.4 * frame.shoulders)
    const to = frame.toPhoto(across, 0.3 * frame.shoulders)[1]
    for (let y = Math.max(0, Math.floor(from)); y < to; y++) if (isTrunk(Math.round(x), y)) return [x, y]
    return frame.toPhoto(across, 0)
  }

  function boxAt(side: Side, [, overY]: Point): Box {
    const turned = isAcross ? TURNED.other : TURNED.same
    const [width, height] = [turned.wide * box.width * perPx * cm, box.height * perPx * cm]
    const [, usual] = frame.toPhoto(0, ACROSS.usual * frame.torso)
    const [, highest] = frame.toPhoto(0, ACROSS.highest * frame.torso)
    const top = isAcross
      ? clamp(photo.height - ACROSS.spare * cm - height, highest, usual)
      : overY + drop * cm
    const edge = edgeOf(side, top, Math.min(photo.height, top + 0.7 * height))
    const inside = side === 0 ? 1 - turned.inside : turned.inside
    const left = edge - inside * width
    // An arm that hangs beside her lies over the bag's far end.
    const beyond = sideSign(side) * (left + (side === 0 ? 0 : width) - armEdge(side, top, top + height))
    const inwards = isAcross ? 0 : clamp(beyond, 0, FARTHEST_IN * width)
    return { left: left - sideSign(side) * inwards, top, width, height }
  }

  /** How far her trunk and legs reach to a side, as far as arms let it be seen. */
  function edgeOf(side: Side, from: number, to: number) {
    const [middle] = frame.toPhoto(0, frame.torso)
    const edges: number[] = []
    for (let y = Math.floor(from); y < to; y++) {
      let x = Math.round(middle)
      while (isTrunk(x + sideSign(side), y)) x += sideSign(side)
      edges.push(x)
    }
    return edges.length ? median(edges) : mix(middle, body.arms[side].joints[0][0], 0.9)
  }

  /** How far an arm reaches to its side beside a bag. */
  function armEdge(side: Side, from: number, to: number) {
    let far = side === 0 ? Infinity : -Infinity
    for (let y = Math.max(0, Math.round(from)); y < Math.min(photo.height, to); y += 2)
      for (let x = 0; x < photo.width; x++) {
        if (!isArm(y * photo.width + x)) continue
        far = side === 0 ? Math.min(far, x) : Math.max(far, x)
      }
    return Number.isFinite(far) ? far : side === 0 ? 0 : photo.width
  }

  function isTrunk(x: number, y: number) {
    if (x < 0 || y < 0 || x >= photo.width || y >= photo.height) return false
    const bone = figure.view.bone[y * photo.width + x]
    return bone !== NO_BONE && !limbOf(bone).startsWith('arm')
  }

  function isArm(i: number) {
    const bone = figure.view.bone[i]
    return bone !== NO_BONE && limbOf(bone).startsWith('arm')
  }

  function shareOf({ left, top, width, height }: Box, counts: (i: number) => boolean) {
    let [found, all] = [0, 0]
    for (let y = Math.max(0, Math.round(top)); y < Math.min(photo.height, top + height); y += 2)
      for (let x = Math.max(0, Math.round(left)); x < Math.min(photo.width, left + width); x += 2) {
        all++
        if (counts(y * photo.width + x)) found++
      }
    return all ? found / all : 1
  }
}

import { distance, mixPoints, type Point } from '../geometry/math.ts'
import { boxBlur } from '../raster/blur.ts'
import { createPlane, type Size } from '../raster/plane.ts'
import { findHoles, type LitBody } from './clothes-holes.ts'
import { LOWER_CLOTHES, NO_CLOTHES, UPPER_CLOTHES, type Clothes } from './clothes-labels.ts'
import { sideSign } from './frame.ts'
import { bareAlong, type Limb } from './limbs.ts'
import { mendPieces } from './mend-pieces.ts'
import type { Silhouette } from './silhouette.ts'

type Scene = LitBody & { silhouette: Silhouette }

/** Less of a pixel is no cloth, 0 to 255. */
const LEAST = 30
/** Where a piece from shoulders to legs is thought to be cut, in torsos; higher, where it is drawn in to less than a share of its width. */
const WAIST = 0.95
const HIGHEST_WAIST = 0.62
const DRAWN_IN = 0.88
/** How far from the wrist a sleeve may end, in shoulder widths. */
const CUFF = 0.36

/** Which of her clothes hang from the shoulders and which from the waist. A piece that does both is cut at her waist. */
export function splitClothes(scene: Scene): Clothes {
  const clothes = splitByParts(scene)
  return { ...clothes, holes: findHoles(scene, clothes.labels) }
}

function splitByParts(scene: Scene): Omit<Clothes, 'holes'> {
  const { segments } = scene
  const pieces = labelPieces(segments)
  const onePiece = isOnePiece(scene, pieces)
  const edges = mendPieces(
    scene,
    pieces,
    onePiece ? narrowest(scene, pieces) : edgesOf(scene, pieces),
    onePiece,
  )
  const labels = cutOnePiece(scene, pieces, edges.waist)
  const hasSkirt = onePiece || isSkirt(segments)
  return { labels: smoothLabels(labels, segments.clothes), ...edges, onePiece, hasSkirt }
}

function isSkirt({ lower, skirt }: Scene['segments']) {
  let [all, ofSkirt] = [0, 0]
  for (let i = 0; i < lower.data.length; i++) {
    all += lower.data[i]
    ofSkirt += skirt.data[i]
  }
  return 2 * ofSkirt > all
}

/** From shoulders to legs in one. Beside `UPPER_CLOTHES` and `LOWER_CLOTHES`, and only until it is cut. */
const ONE_PIECE = 3

/** Each pixel of cloth has the label that most of it is. */
function labelPieces({ clothes, lower, onePiece }: Scene['segments']) {
  const pieces = new Uint8Array(clothes.data.length)
  for (let i = 0; i < pieces.length; i++) {
    const all = clothes.data[i]
    if (all < LEAST) continue
    const [below, both] = [lower.data[i], onePiece.data[i]]
    const above = all - below - both
    pieces[i] = above >= Math.max(below, both) ? UPPER_CLOTHES : below >= both ? LOWER_CLOTHES : ONE_PIECE
  }
  return pieces
}

/** Farther down than this, in torsos, is what she wears on her legs: under a dress it may be tights. */
const MIDDLE_OF_THIGH = 1.4

/** By what covers her hips: a belt or a shirt's tails may look like some of the other. */
function isOnePiece({ photo, frame }: Scene, pieces: Uint8Array) {
  const counts = [0, 0, 0, 0]
  for (let y = 0, i = 0; y < photo.height; y++)
    for (let x = 0; x < photo.width; x++, i++)
      if (pieces[i] !== NO_CLOTHES && frame.fromPhoto(x, y)[1] < MIDDLE_OF_THIGH * frame.torso)
        counts[pieces[i]]++
  return counts[ONE_PIECE] > counts[LOWER_CLOTHES]
}

/** Where on her trunk the upper clothes end and the lower begin, in torso coordinates, px. */
function edgesOf({ photo, frame, silhouette, arms }: Scene, pieces: Uint8Array) {
  const { torso } = frame
  const place = { distance: 0, along: 0, across: 0 }
  let hem = 0
  let waist = Infinity
  for (let y = 0.45 * torso; y < 2.2 * torso; y += Math.max(1, torso / 90)) {
    let [above, below] = [0, 0]
    for (let across = -0.6; across <= 0.6; across += 0.06) {
      const half = silhouette.halfWidth(Math.min(y, 1.2 * torso), across > 0 ? 1 : 0)
      const [x0, y0] = frame.toPhoto(across * half, y).map(Math.round)
      if (x0 < 0 || y0 < 0 || x0 >= photo.width || y0 >= photo.height) continue
      if (arms.some((arm) => arm.locate(x0, y0, place) && place.distance < 0.9 && place.along > 0.9)) continue
      const piece = pieces[y0 * photo.width + x0]
      if (piece === UPPER_CLOTHES) above++
      if (piece === LOWER_CLOTHES) below++
    }
    if (above + below < 4) continue
    if (above > below) hem = y
    else if (waist === Infinity) waist = y
  }
  if (waist === Infinity) waist = hem > 0 && hem < 1.4 * torso ? hem : WAIST * torso
  return { hem: hem || waist, waist }
}

/** Where a piece from shoulders to legs is narrowest on her trunk. */
function narrowest({ photo, frame, arms }: Scene, pieces: Uint8Array) {
  const { torso, shoulders } = frame
  const place = { distance: 0, along: 0, across: 0 }
  const widthAt = (y: number) => {
    let [first, last] = [Infinity, -Infinity]
    for (let across = -0.8 * shoulders; across < 0.8 * shoulders; across++) {
      const [x, row] = frame.toPhoto(across, y).map(Math.round)
      if (x < 0 || row < 0 || x >= photo.width || row >= photo.height) continue
      if (pieces[row * photo.width + x] !== ONE_PIECE) continue
      if (arms.some((arm) => arm.locate(x, row, place) && place.distance < 0.9 && place.along > 0.9)) continue
      first = Math.min(first, across)
      last = across
    }
    return last > first ? last - first : Infinity
  }
  const usual = WAIST * torso
  let [waist, least] = [usual, DRAWN_IN * widthAt(usual)]
  for (let y = HIGHEST_WAIST * torso; y < usual; y += torso / 90) {
    const width = widthAt(y)
    if (width <= least) [waist, least] = [y, width]
  }
  return { hem: waist, waist }
}

/** What is of one piece becomes upper or lower by where it is. */
function cutOnePiece(scene: Scene, pieces: Uint8Array, waist: number) {
  const { photo, frame, segments } = scene
  const isBare = scene.arms.map((arm) =>
    isSleeved(scene, pieces, arm) ? bareAlong(arm, segments, photo) : () => true,
  )
  for (let y = 0, i = 0; y < photo.height; y++)
    for (let x = 0; x < photo.width; x++, i++) {
      if (pieces[i] !== ONE_PIECE) continue
      const at = frame.fromPhoto(x, y)
      const isUpper =
        at[1] < waist ? !isSpreadThigh(scene, [x, y], at) : isHangingSleeve(scene, isBare, [x, y], at, waist)
      pieces[i] = isUpper ? UPPER_CLOTHES : LOWER_CLOTHES
    }
  return pieces
}

/** Is what covers an arm of the piece that goes down to her legs, and no jacket's? */
function isSleeved({ photo }: Scene, pieces: Uint8Array, arm: Limb) {
  const counts = [0, 0, 0, 0]
  for (let along = 0.3; along < 1.9; along += 0.05) {
    const bone = Math.floor(along)
    const [x, y] = mixPoints(arm.joints[bone], arm.joints[bone + 1], along - bone).map(Math.round)
    if (x >= 0 && y >= 0 && x < photo.width && y < photo.height) counts[pieces[y * photo.width + x]]++
  }
  return counts[ONE_PIECE] >= counts[UPPER_CLOTHES]
}

/** A raised or spread leg beside the trunk may be as high as her waist: what is on it hangs from the waist all the same. */
function isSpreadThigh({ legs, arms, silhouette, frame }: Scene, [x, y]: Point, [fx, fy]: Point) {
  if (fy < 0.75 * frame.torso || Math.abs(fx) < SPREAD * silhouette.usualHalfWidth(fy)) return false
  const place = { distance: 0, along: 0, across: 0 }
  if (arms.some((arm) => arm.locate(x, y, place) && place.distance < 1.2)) return false
  return legs.some((leg) => leg.locate(x, y, place) && place.along > 0.2 && place.distance < 1.1)
}

/** So many half widths of her hips from the spine is beside them. */
const SPREAD = 1.1

/** Below the waist, cloth around an arm is a sleeve, if the arm is not bare there. */
function isHangingSleeve(
  { frame, arms, legs, silhouette }: Scene,
  isBare: ((along: number) => boolean)[],
  [x, y]: Point,
  [fx, fy]: Point,
  waist: number,
) {
  const place = { distance: 0, along: 0, across: 0 }
  return arms.some((arm) => {
    // A wide cuff lies farther from the bone than an arm does, but beside both trunk and legs.
    const isBeside = sideSign(arm.side) * fx > 1.12 * silhouette.usualHalfWidth(fy)
    const isNearWrist = distance([x, y], arm.joints[2]) < CUFF * frame.shoulders
    if (
      isBeside &&
      isNearWrist &&
      !isBare[arm.side](1.8) &&
      !legs.some((leg) => leg.locate(x, y, place) && place.distance < 1.2)
    )
      return true
    if (!arm.locate(x, y, place) || place.along < 0.3 || place.along > 2.2) return false
    if (isBare[arm.side](place.along)) return false
    const outside = sideSign(arm.side) * fx > 0.92 * silhouette.halfWidth(fy, arm.side)
    if (place.distance > 0.95 && !(place.distance < 1.25 && outside)) return false
    if (outside && place.along > 0.5) return true
    return place.distance < 0.95 || fy < 1.25 * waist
  })
}

/** Each labelled pixel follows the majority of its 7×7 neighbours. */
function smoothLabels(labels: Uint8Array, size: Size) {
  const upper = createPlane(size)
  const any = createPlane(size)
  for (let i = 0; i < labels.length; i++) {
    upper.data[i] = labels[i] === UPPER_CLOTHES ? 1 : 0
    any.data[i] = labels[i] === NO_CLOTHES ? 0 : 1
  }
  const upperNear = boxBlur(upper, 3).data
  const anyNear = boxBlur(any, 3).data
  const smooth = labels.slice()
  for (let i = 0; i < smooth.length; i++)
    if (labels[i] !== NO_CLOTHES) smooth[i] = upperNear[i] > 0.5 * anyNear[i] ? UPPER_CLOTHES : LOWER_CLOTHES
  return smooth
}

import { median } from '../geometry/math.ts'
import type { Pose } from '../models/pose.ts'
import { SEGMENT_SIDE, type SegmentClass } from '../models/segmentation.ts'
import { findComponents } from '../raster/components.ts'
import { createMask, type Mask, type Picture, type Plane } from '../raster/plane.ts'

/** What in a garment's picture speaks for somebody in it. */
export type WornSigns = {
  /** The largest face that is no print, as a share of the picture. */
  face: number
  /** Hair and skin around that face: its neck, its hairline; 0 to 1. */
  aroundFace: number
  /** Bare skin that cloth does not enclose and whose hue is not the cloth's, as a share of the picture. */
  skin: number
  /** A skeleton was found. */
  hasPose: boolean
  /** Of neck, elbows, wrists, knees and ankles of that skeleton, those that lie on skin of whatever hue. */
  jointsOnSkin: number
}

/**
 * A person has a face with hair or a neck, or limbs where her skeleton says. A face printed on a T-shirt has
 * cloth around it, wood and nude silk are near to skin, and the pose network sees people in coats.
 */
export function isWorn({ face, aroundFace, skin, hasPose, jointsOnSkin }: WornSigns) {
  if (face > 0.002 && aroundFace > 0.12) return true
  if (skin > 0.06 || (hasPose && jointsOnSkin >= 3)) return true
  return hasPose && jointsOnSkin >= 1 && skin > 0.01
}

/** Skin or a face that has more than this share of cloth around it is a print. */
const ENCLOSED = 0.7
/** Smaller spots than this share of the picture are noise. */
const NOISE = 0.0006
/** Shoulders, elbows, wrists, knees, ankles in the pose network's order. */
const SHOULDERS = [11, 12]
const LIMBS = [13, 14, 15, 16, 25, 26, 27, 28]

/** Hues nearer to the cloth's than this are cloth that was taken for skin: silk, camel hair, grey marl. */
const OWN_HUE = 0.04

/** @param segments at the network's own size; @param poses in px of the picture */
export function readWornSigns(
  segments: Record<SegmentClass, Plane>,
  poses: Pose[],
  picture: Picture,
): WornSigns {
  const { width, height } = picture
  const total = SEGMENT_SIDE * SEGMENT_SIDE
  const faces = openParts(segments, segments.face)
  const largest = faces.reduce<Part | undefined>(
    (best, one) => (best && best.size >= one.size ? best : one),
    undefined,
  )
  const skins = openParts(segments, segments.skin)
  const isSkin = createMask(segments.skin)
  for (const { places } of [...skins, ...faces]) for (const i of places) isSkin.data[i] = 255
  const lies = (x: number, y: number) =>
    isNear(isSkin, (x / width) * SEGMENT_SIDE, (y / height) * SEGMENT_SIDE)
  const jointsOnSkin = poses.map(({ joints }) => {
    const neck = {
      x: (joints[SHOULDERS[0]].x + joints[SHOULDERS[1]].x) / 2,
      y: (joints[SHOULDERS[0]].y + joints[SHOULDERS[1]].y) / 2,
    }
    const throat = { x: 0.75 * neck.x + 0.25 * joints[0].x, y: 0.75 * neck.y + 0.25 * joints[0].y, seen: 1 }
    return [throat, ...LIMBS.map((n) => joints[n])].filter(({ x, y, seen }) => seen > 0.5 && lies(x, y))
      .length
  })
  return {
    face: (largest?.size ?? 0) / total,
    aroundFace: largest ? largest.body : 0,
    skin: unlikeCloth(picture, segments, skins).reduce((sum, { size }) => sum + size, 0) / total,
    hasPose: poses.length > 0,
    jointsOnSkin: Math.max(0, ...jointsOnSkin),
  }
}

/** Without cloth beside it nobody wears anything. */
function unlikeCloth(picture: Picture, { clothes }: Record<SegmentClass, Plane>, skins: Part[]) {
  const cloth = Array.from(clothes.data.keys()).filter((i) => clothes.data[i] > 0.6)
  if (cloth.length < 0.01 * clothes.data.length) return []
  const own = hueOf(picture, cloth)
  return skins.filter(({ places }) => {
    const hue = hueOf(picture, places)
    return Math.max(...hue.map((share, c) => Math.abs(share - own[c]))) > OWN_HUE
  })
}

/** The shares of red, green and blue: medians over places of the network's picture. */
function hueOf({ data, width, height }: Picture, places: number[]) {
  const shares = places.map((place) => {
    const x = Math.floor((((place % SEGMENT_SIDE) + 0.5) / SEGMENT_SIDE) * width)
    const y = Math.floor(((Math.floor(place / SEGMENT_SIDE) + 0.5) / SEGMENT_SIDE) * height)
    const i = (y * width + x) * 4
    const sum = data[i] + data[i + 1] + data[i + 2] + 30
    return [0, 1, 2].map((c) => (data[i + c] + 10) / sum)
  })
  return [0, 1, 2].map((c) => median(shares.map((share) => share[c])))
}

type Part = { places: number[]; size: number; body: number }

/** Connected parts of a class that cloth does not enclose; `body` is the share of skin and hair around them. */
function openParts(segments: Record<SegmentClass, Plane>, of: Plane): Part[] {
  const mask = createMask(of)
  for (let i = 0; i < mask.data.length; i++) if (of.data[i] > 0.5) mask.data[i] = 255
  const { labels, sizes } = findComponents(mask)
  const places = sizes.map((): number[] => [])
  for (let i = 0; i < labels.length; i++) if (labels[i]) places[labels[i]].push(i)
  return places.slice(1).flatMap((part) => {
    if (part.length < NOISE * mask.data.length) return []
    const { cloth, body } = surroundings(segments, part, of)
    const isPrint = cloth > ENCLOSED || isWithinCloth(segments.clothes, part)
    return isPrint ? [] : [{ places: part, size: part.length, body }]
  })
}

/** Shares of cloth and of a body (hair, skin, face) among what lies two pixels beside a part. */
function surroundings(segments: Record<SegmentClass, Plane>, part: number[], own: Plane) {
  const step = 2
  let [cloth, body, all] = [0, 0, 0]
  for (const i of part) {
    const [x, y] = [i % SEGMENT_SIDE, Math.floor(i / SEGMENT_SIDE)]
    for (const [dx, dy] of [
      [step, 0],
      [-step, 0],
      [0, step],
      [0, -step],
    ]) {
      if (x + dx < 0 || x + dx >= SEGMENT_SIDE || y + dy < 0 || y + dy >= SEGMENT_SIDE) continue
      const k = i + dy * SEGMENT_SIDE + dx
      if (own.data[k] > 0.5) continue
      all++
      if (segments.clothes.data[k] > 0.5) cloth++
      else if (segments.hair.data[k] + segments.skin.data[k] + segments.face.data[k] > 0.5) body++
    }
  }
  return { cloth: cloth / Math.max(1, all), body: body / Math.max(1, all) }
}

/** Cloth above it and on both sides, however far: a print, with the paper it is printed on. Hair and hats end at the top. */
function isWithinCloth({ data }: Plane, part: number[]) {
  const xs = part.map((i) => i % SEGMENT_SIDE)
  const ys = part.map((i) => Math.floor(i / SEGMENT_SIDE))
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const isCloth = (x: number, y: number) => data[y * SEGMENT_SIDE + x] > 0.5
  const along = (from: number, to: number, meets: (place: number) => boolean) => {
    for (let place = from; place < to; place++) if (meets(place)) return true
    return false
  }
  const thirds = (from: number, to: number) =>
    [0.25, 0.5, 0.75].map((share) => Math.round(from + share * (to - from)))
  const most = (hits: boolean[]) => hits.filter(Boolean).length >= 2
  const columns = thirds(left, right)
  const rows = thirds(top, bottom)
  return (
    most(columns.map((x) => along(0, top, (y) => isCloth(x, y)))) &&
    most(rows.map((y) => along(0, left, (x) => isCloth(x, y)))) &&
    most(rows.map((y) => along(right + 1, SEGMENT_SIDE, (x) => isCloth(x, y))))
  )
}

/** Joints are guessed to within some pixels. */
function isNear({ data }: Mask, x: number, y: number) {
  for (let dy = -3; dy <= 3; dy++) {
    for (let dx = -3; dx <= 3; dx++) {
      const [column, row] = [Math.round(x + dx), Math.round(y + dy)]
      if (column < 0 || row < 0 || column >= SEGMENT_SIDE || row >= SEGMENT_SIDE) continue
      if (data[row * SEGMENT_SIDE + column]) return true
    }
  }
  return false
}

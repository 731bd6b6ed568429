import { sides, type TorsoFrame } from './frame.ts'
import { createArm } from './limbs.ts'
import type { Segments } from './segments.ts'
import { hueDistance } from './skin.ts'
import type { Joint } from '../models/pose.ts'
import type { Colour } from '../raster/kmeans.ts'
import type { Picture } from '../raster/plane.ts'

/** What shows of a part of her trunk: shares of what is skin or cloth there, 0 to 1. */
export type Cover = {
  /** What the network takes for cloth. */
  cloth: number
  /** What has the hue and about the brightness of her own face, whatever the network takes it for. */
  alike: number
}

/** A part of the trunk in torso coordinates: heights in torsos, how far from the spine in shoulder widths. */
type Part = { from: number; to: number; half: number }

/**
 * The parts that swimwear covers, too: the bust between armpits and its lower edge, and what lies between the hip joints.
 * Belly, back, arms and legs say nothing, for everybody shows them.
 */
const parts = {
  bust: { from: 0.16, to: 0.46, half: 0.4 },
  hips: { from: 0.94, to: 1.16, half: 0.26 },
} satisfies Record<string, Part>

/** Less than this share of a part, in the picture and in front of everything else, tells nothing. */
const LEAST_SEEN = 0.35
/** Of skin beside her face's tone: hues nearer than this, and this much darker and brighter. */
const ALIKE = { hue: 0.05, darkest: 0.4, brightest: 1.6 }
/** Every so many px are looked at. */
const STEP = 2

/** Null for what is cut off, or hidden behind hair, arms and bags. */
export type Covers = Record<keyof typeof parts, Cover | null>

/** How much of her chest and hips is covered by cloth. */
export function measureCovers(
  photo: Picture,
  segments: Pick<Segments, 'clothes' | 'skin' | 'face'>,
  frame: TorsoFrame,
  joints: Joint[],
): Covers {
  const tone = faceTone(photo, segments)
  const arms = sides.map((side) => createArm(joints, side, frame.shoulders, photo))
  const place = { distance: 0, along: 0, across: 0 }
  const isArm = (x: number, y: number) =>
    arms.some((arm) => arm.locate(x, y, place) && place.distance < 0.9 && place.along > 0.5)
  const coverOf = ({ from, to, half }: Part): Cover | null => {
    let [all, cloth, skin, alike] = [0, 0, 0, 0]
    for (let v = from * frame.torso; v < to * frame.torso; v += STEP)
      for (let u = -half * frame.shoulders; u < half * frame.shoulders; u += STEP) {
        all++
        const [x, y] = frame.toPhoto(u, v).map(Math.round)
        if (x < 0 || y < 0 || x >= photo.width || y >= photo.height || isArm(x, y)) continue
        const i = y * photo.width + x
        const [isCloth, isSkin] = [segments.clothes.data[i], segments.skin.data[i]]
        if (isCloth + isSkin < 128) continue
        cloth += isCloth
        skin += isSkin
        if (tone && isAlike(photo.data, i * 4, tone)) alike += isCloth + isSkin
      }
    const shown = (cloth + skin) / 255
    if (shown < LEAST_SEEN * all) return null
    return { cloth: cloth / (cloth + skin), alike: alike / (cloth + skin) }
  }
  return { bust: coverOf(parts.bust), hips: coverOf(parts.hips) }
}

function isAlike(data: Uint8ClampedArray, offset: number, tone: Colour) {
  const brightness =
    (data[offset] + data[offset + 1] + data[offset + 2] + 30) / (tone[0] + tone[1] + tone[2] + 30)
  return (
    brightness > ALIKE.darkest && brightness < ALIKE.brightest && hueDistance(data, offset, tone) < ALIKE.hue
  )
}

/** Fewer pixels of a face are no tone. */
const FEW = 60

/** The mean of what is surely her face; undefined where hardly any shows. */
function faceTone({ data }: Picture, { face }: Pick<Segments, 'face'>): Colour | undefined {
  const sum = [0, 0, 0]
  let count = 0
  for (let i = 0; i < face.data.length; i += 3) {
    if (face.data[i] < 230) continue
    for (let c = 0; c < 3; c++) sum[c] += data[4 * i + c]
    count++
  }
  return count < FEW ? undefined : [sum[0] / count, sum[1] / count, sum[2] / count]
}

/**
 * A part is bare where so little of it is cloth and so much of it has her skin's colour. Each alone is wrong now and then: red and
 * white cloth may pass for skin, and camel hair has its colour.
 */
const LEAST_CLOTH = 0.3
const MOST_ALIKE = 0.6

/** Where so much has her skin's colour it is asked once more what is cloth (cloth-and-skin.ts). */
export const mayBeBare = ({ bust, hips }: Covers) =>
  [bust, hips].some((part) => part !== null && part.alike > MOST_ALIKE)

const isBarePart = (part: Cover | null) =>
  part !== null && part.cloth < LEAST_CLOTH && part.alike > MOST_ALIKE

/** @param areHipsSeen false where hands or thighs may lie before them */
export const isBare = ({ bust, hips }: Covers, areHipsSeen: boolean) =>
  isBarePart(bust) || (areHipsSeen && isBarePart(hips))

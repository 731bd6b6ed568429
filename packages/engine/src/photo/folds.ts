import { clamp, smoothstep } from '../drapery/scalar.ts'
import { median } from '../geometry/math.ts'
import { softBlur } from '../raster/blur.ts'
import { erode } from '../raster/morphology.ts'
import { createMask, createPlane, type Mask, type Picture, type Plane } from '../raster/plane.ts'
import type { Segments } from './segments.ts'

/** Light and shade of the old clothes, to be laid on the new: 1 is neutral. Half the photo's size. */
export type Folds = {
  plane: Plane
  /** How much of it to believe: 0 unless the old cloth is provably plain, at most 1. */
  trust: number
}

/** How plain a piece of cloth is. */
export type Plainness = {
  /** Share of it whose hue is that of the whole: a logo, a strap, a stripe, a fading wash lower it. */
  ofOneHue: number
  /** Deviation of the fine detail from its surroundings' luminance, as a share of it. */
  detail: number
  /** Share of it that is far brighter or darker than its surroundings: dots and piping of one hue. */
  marks: number
  /** Broad bright and dark parts, one over the other: a gradient or a wash is no fold. */
  range: number
  /** Mean luminance, 0 to 1: black cloth shows noise rather than folds. */
  light: number
}

const DARKEST = 0.8
const BRIGHTEST = 1.12
/** Fewer pixels of old clothes than this say nothing. */
const LEAST_PIXELS = 400
/** In shoulder widths: folds are broader than the first, what is broader than the second is how the light falls. */
const FOLD = { finest: 0.03, broadest: 0.14 }
/** Hues farther than this from the cloth's own are another colour; folds move a hue by a few hundredths. */
const SAME_HUE = 0.03

/**
 * Broad light and shade of the old clothes, relative to their surroundings. Print, logo, strap, seam and wash
 * would show through the new piece, so only what is plain counts at all, and of it only low frequencies.
 *
 * @param label which of the two kinds of clothes
 * @param shoulders unit of length, px of the photo
 */
export function readFolds(
  photo: Picture,
  segments: Segments,
  labels: Uint8Array,
  label: number,
  shoulders: number,
): Folds {
  const { light, inner, hues } = sampleCloth(photo, segments, labels, label, shoulders)
  const plane = createPlane(light)
  plane.data.fill(1)
  const places: number[] = []
  for (let j = 0; j < inner.data.length; j++) if (inner.data[j]) places.push(j)
  if (places.length < LEAST_PIXELS) return { plane, trust: 0 }
  const radius = (share: number) => Math.max(1.5, (shoulders / 2) * share)
  const fold = meanWithin(light, inner, radius(FOLD.finest))
  const around = meanWithin(light, inner, radius(FOLD.broadest))
  const trust = trustPlain(measurePlainness(places, light.data, fold.data, around.data, hues))
  if (!trust) return { plane, trust }
  for (const j of places)
    plane.data[j] = clamp((fold.data[j] + 0.02) / (around.data[j] + 0.02), DARKEST, BRIGHTEST)
  return { plane: softBlur(plane, radius(FOLD.finest)), trust }
}

/** When in doubt, nothing: every sign of a pattern counts by itself. */
export function trustPlain({ ofOneHue, detail, marks, range, light }: Plainness) {
  return (
    smoothstep(0.97, 0.995, ofOneHue) *
    smoothstep(0.045, 0.025, detail) *
    smoothstep(0.02, 0.008, marks) *
    smoothstep(2.2, 1.6, range) *
    smoothstep(0.12, 0.25, light)
  )
}

/** At half size: luminance, sure cloth without its borders, and the shares of red and green in each pixel's colour. */
function sampleCloth(
  photo: Picture,
  segments: Segments,
  labels: Uint8Array,
  label: number,
  shoulders: number,
) {
  const size = { width: photo.width >> 1, height: photo.height >> 1 }
  const light = createPlane(size)
  const cloth = createMask(size)
  const hues = new Float32Array(light.data.length * 2)
  for (let y = 0, j = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, j++) {
      const i = 2 * y * photo.width + 2 * x
      if (labels[i] === label && segments.clothes.data[i] > 200) cloth.data[j] = 255
      const r = meanOfFour(photo, 4 * i)
      const g = meanOfFour(photo, 4 * i + 1)
      const b = meanOfFour(photo, 4 * i + 2)
      light.data[j] = (0.299 * r + 0.587 * g + 0.114 * b) / 255
      hues[j * 2] = (r + 10) / (r + g + b + 30)
      hues[j * 2 + 1] = (g + 10) / (r + g + b + 30)
    }
  }
  return { light, inner: erode(cloth, Math.max(2, Math.round(shoulders * 0.012))), hues }
}

/** The mean of a channel over a pixel, the one beside it and the two below them. */
function meanOfFour({ data, width }: Picture, above: number) {
  const below = above + 4 * width
  return (data[above] + data[above + 4] + data[below] + data[below + 4]) / 4
}

function measurePlainness(
  places: number[],
  light: Float32Array,
  fold: Float32Array,
  around: Float32Array,
  hues: Float32Array,
): Plainness {
  const [red, green] = [0, 1].map((c) => median(places.map((j) => hues[j * 2 + c])))
  let [alike, energy, marked, sum] = [0, 0, 0, 0]
  for (const j of places) {
    if (Math.max(Math.abs(hues[j * 2] - red), Math.abs(hues[j * 2 + 1] - green)) < SAME_HUE) alike++
    const detail = (light[j] - fold[j]) / (fold[j] + 0.02)
    energy += detail * detail
    if (Math.abs(detail) > 0.14) marked++
    sum += light[j]
  }
  const broad = places.map((j) => around[j] + 0.02).sort((a, b) => a - b)
  const count = places.length
  return {
    ofOneHue: alike / count,
    detail: Math.sqrt(energy / count),
    marks: marked / count,
    range: broad[Math.floor(count * 0.95)] / broad[Math.floor(count * 0.05)],
    light: sum / count,
  }
}

/** A soft mean over what the mask holds; beyond it, 0. */
function meanWithin(light: Plane, mask: Mask, radius: number): Plane {
  const masked = createPlane(light)
  const weight = createPlane(light)
  for (let j = 0; j < masked.data.length; j++) {
    if (!mask.data[j]) continue
    masked.data[j] = light.data[j]
    weight.data[j] = 1
  }
  const mean = softBlur(masked, radius)
  const share = softBlur(weight, radius).data
  for (let j = 0; j < share.length; j++) mean.data[j] = mask.data[j] ? mean.data[j] / (share[j] + 1e-4) : 0
  return mean
}

import { clamp, mix, smoothstep } from '@cabine/drapery/scalar.ts'
import { softBlur } from '../raster/blur.ts'
import { clusterColours, nearestCentre, type Colour } from '../raster/kmeans.ts'
import { erode } from '../raster/morphology.ts'
import { createMask, createPlane, type Mask, type Picture, type Plane } from '../raster/plane.ts'
import type { Segments } from './segments.ts'

/** Light and shade of the old clothes, to be laid on the new: 1 is neutral. Half the photo's size. */
export type Folds = {
  plane: Plane
  /** How much of it to believe, 0 to 1: little for black cloth and for busy prints. */
  trust: number
}

const CLUSTERS = 4
const DARKEST = 0.62
const BRIGHTEST = 1.28
/** Fewer pixels of old clothes than this say nothing. */
const LEAST_PIXELS = 200
/** A colour of less than this share of the clothes is trimming. */
const LEAST_SHARE = 0.12

type Samples = { places: number[]; colours: Float32Array; light: Float32Array }

/**
 * Luminance of the old clothes relative to their own colour: pixels are clustered by colour, clusters that
 * differ in brightness only are joined (those are folds), and each pixel is compared with the softened
 * luminance of its own cluster. A plain ratio would let the old print show through.
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
  const size = { width: photo.width >> 1, height: photo.height >> 1 }
  const plane = createPlane(size)
  plane.data.fill(1)
  const samples = collectSamples(photo, segments, labels, label)
  if (samples.places.length < LEAST_PIXELS) return { plane, trust: 0 }

  const { centres } = clusterColours(thinned(samples.colours), CLUSTERS)
  const groups = joinBrightnesses(centres)
  const groupOf = Uint8Array.from(
    samples.places,
    (_, n) => groups[nearestCentre(samples.colours, n * 3, centres)],
  )
  const ratios = createPlane(size)
  const known = createPlane(size)
  let used = 0
  let largest = 0
  for (const group of new Set(groups)) {
    const mask = createMask(size)
    let count = 0
    samples.places.forEach((j, n) => {
      if (groupOf[n] !== group) return
      mask.data[j] = 255
      count++
    })
    if (count < samples.places.length * LEAST_SHARE) continue
    used += count
    largest = Math.max(largest, count)
    addRatios(samples, erode(mask, 2), Math.round(shoulders * 0.08), ratios, known)
  }
  const total = samples.places.length
  // Several colours of like share are a print, whose edges would pass for folds.
  const plain = smoothstep(0.45, 0.8, largest / total)
  const folds = settle(plane, ratios, known, samples, used / total)
  return { plane, trust: folds.trust * plain }
}

function collectSamples(photo: Picture, segments: Segments, labels: Uint8Array, label: number): Samples {
  const width = photo.width >> 1
  const height = photo.height >> 1
  const places: number[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = 2 * y * photo.width + 2 * x
      if (labels[i] === label && segments.clothes.data[i] > 200) places.push(y * width + x)
    }
  }
  const colours = new Float32Array(places.length * 3)
  const light = new Float32Array(width * height)
  places.forEach((j, n) => {
    const i = 2 * Math.floor(j / width) * photo.width + 2 * (j % width)
    for (let c = 0; c < 3; c++) {
      const at = (k: number) => photo.data[k * 4 + c]
      colours[n * 3 + c] = (at(i) + at(i + 1) + at(i + photo.width) + at(i + photo.width + 1)) / 4
    }
    light[j] = (0.299 * colours[n * 3] + 0.587 * colours[n * 3 + 1] + 0.114 * colours[n * 3 + 2]) / 255
  })
  return { places, colours, light }
}

/** Every seventh sample is enough to find four centres. */
function thinned(colours: Float32Array) {
  const kept: number[] = []
  for (let n = 0; n < colours.length; n += 21) kept.push(colours[n], colours[n + 1], colours[n + 2])
  return Float32Array.from(kept)
}

/** A group number for each centre: equal hue and not too unlike in brightness means one cloth, lit and shaded. */
function joinBrightnesses(centres: Colour[]): number[] {
  const groups = centres.map((_, k) => k)
  const sum = (colour: Colour) => colour[0] + colour[1] + colour[2] + 30
  for (let a = 0; a < centres.length; a++) {
    for (let b = a + 1; b < centres.length; b++) {
      const [sumA, sumB] = [sum(centres[a]), sum(centres[b])]
      const hue = Math.max(
        ...[0, 1, 2].map((c) => Math.abs((centres[a][c] + 10) / sumA - (centres[b][c] + 10) / sumB)),
      )
      if (hue > 0.035 || Math.max(sumA, sumB) / Math.min(sumA, sumB) > 1.55) continue
      const [from, to] = [groups[b], groups[a]]
      groups.forEach((group, k) => {
        if (group === from) groups[k] = to
      })
    }
  }
  return groups
}

function addRatios({ light }: Samples, inner: Mask, radius: number, ratios: Plane, known: Plane) {
  const masked = createPlane(inner)
  const weight = createPlane(inner)
  let sum = 0
  let count = 0
  for (let j = 0; j < inner.data.length; j++) {
    if (!inner.data[j]) continue
    masked.data[j] = light[j]
    weight.data[j] = 1
    sum += light[j]
    count++
  }
  if (count < 50) return
  const mean = sum / count
  const soft = softBlur(masked, radius).data
  const softWeight = softBlur(weight, radius).data
  for (let j = 0; j < inner.data.length; j++) {
    if (!inner.data[j]) continue
    const around = mix(mean, soft[j] / (softWeight[j] + 1e-4), 0.65)
    ratios.data[j] = (light[j] + 0.02) / (around + 0.02)
    known.data[j] = 1
  }
}

function settle(plane: Plane, ratios: Plane, known: Plane, samples: Samples, used: number): Folds {
  const soft = softBlur(ratios, 1.5).data
  const softKnown = softBlur(known, 1.5).data
  let variation = 0
  let count = 0
  for (let j = 0; j < plane.data.length; j++) {
    const ratio = (soft[j] + 0.05) / (softKnown[j] + 0.05)
    plane.data[j] = mix(1, clamp(ratio, DARKEST, BRIGHTEST), smoothstep(0, 0.5, softKnown[j]))
    if (softKnown[j] > 0.8) {
      variation += Math.abs(plane.data[j] - 1)
      count++
    }
  }
  const brightness = samples.places.reduce((sum, j) => sum + samples.light[j], 0) / samples.places.length
  // Cloth varies by some hundredths; more is a print.
  const isCloth = clamp(1 - (variation / Math.max(1, count) - 0.09) / 0.12, 0.25, 1)
  return { plane, trust: clamp(brightness / 0.2, 0.3, 1) * isCloth * clamp(used * 1.3 - 0.3, 0, 1) }
}

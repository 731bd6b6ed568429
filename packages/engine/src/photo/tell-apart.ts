import { smoothstep } from '../drapery/scalar.ts'
import { boxBlur } from '../raster/blur.ts'
import { createPlane, halfAt, halfOf, type Picture, type Plane } from '../raster/plane.ts'
import { BACKGROUND, besideClothes, CLOTHES, HAIR, SKIN } from './beside-clothes.ts'
import { learnColours, weighColours, type ColourModels } from './clothes-colours.ts'
import type { Segments } from './segments.ts'
import { takeBack } from './take-back.ts'

/** So far from the clothes' edge the network may be wrong, in shoulder widths. */
const REACH = 0.09
/** The least chance of what the network sees nowhere near. */
const LEAST = 0.02
/** Neighbours are no independent witnesses. */
const DOUBT = 1.6
/** What is likelier is taken for more than its chance: an outline is a few px wide. */
const FIRM = 1.6
/** With less than this of both, 0 to 255, the network says nothing of two things. */
const KNOWN = 30

/**
 * Near the clothes the network's outlines are a guess: a collar in the shade of hair is hair to it, and what shows between
 * fingers or braids is theirs. There, each pixel goes to what its colour is likeliest of, as learned where it is sure.
 *
 * @param shoulders unit of length, px of the photo
 */
export function tellApart(photo: Picture, segments: Segments, shoulders: number): Segments {
  const halves = besideClothes.map((name) => halfOf(segments[name]))
  const near = halves.map((plane) => boxBlur(plane, (shoulders * REACH) / 2))
  const models = learnColours(photo, segments, halves, near, shoulders)
  if (!models[CLOTHES] || !(models[HAIR] ?? models[SKIN])) return segments
  const zone = findZone(segments, near)
  const likely = weighColours(photo, zone.places, models)
  const apart = Object.fromEntries(
    Object.entries(segments).map(([name, mask]) => [name, { ...mask, data: mask.data.slice() }]),
  ) as Segments
  const { width } = photo
  const seen = besideClothes.map((name) => segments[name].data)
  const told = besideClothes.map((name) => apart[name].data)
  const sums = new Float64Array(besideClothes.length)
  const isAlike = shareLikeCloth(seen[SKIN], likely, zone.places, SKIN) > ALIKE
  for (let n = 0; n < zone.places.length; n++) {
    const i = zone.places[n]
    if (isAgreed(seen, models, likely, i)) continue
    sumAround(likely, zone.share, i, width, sums)
    const x = i % width
    const y = Math.floor(i / width)
    let most = -Infinity
    let all = segments.other.data[i]
    for (let k = 0; k < sums.length; k++) {
      const own = seen[k][i]
      all += own
      const chance = LEAST + (own / 255 + halfAt(near[k], x, y)) / 2
      sums[k] = models[k] ? sums[k] / DOUBT + Math.log(chance) : -Infinity
      if (sums[k] > most) most = sums[k]
    }
    let total = 0
    for (let k = 0; k < sums.length; k++) total += sums[k] = Math.exp(FIRM * (sums[k] - most))
    splitAsSeen(sums, HAIR, SKIN, seen[HAIR][i], seen[SKIN][i])
    if (isAlike) splitAsSeen(sums, SKIN, CLOTHES, seen[SKIN][i], seen[CLOTHES][i])
    splitAsSeen(sums, BACKGROUND, CLOTHES, seen[BACKGROUND][i], seen[CLOTHES][i])
    for (let k = 0; k < sums.length; k++)
      told[k][i] = seen[k][i] + zone.share[i] * ((all * sums[k]) / total - seen[k][i])
    apart.other.data[i] *= 1 - zone.share[i]
  }
  takeBack(photo, segments, apart, zone.places, likely, shoulders)
  soften(apart, zone.places)
  return apart
}

/** Where more than this of her skin looks like cloth, colour does not tell the two apart. */
const ALIKE = 0.2

/** How much of what the network is sure of has a colour that is likelier of cloth, 0 to 1. */
function shareLikeCloth(seen: Uint8Array, likely: Float32Array, places: Int32Array, k: number) {
  let wrong = 0
  let all = 1
  for (let n = 0; n < places.length; n++) {
    const i = places[n]
    if (seen[i] < AGREED) continue
    all++
    const first = besideClothes.length * i
    if (likely[first + CLOTHES] > likely[first + k]) wrong++
  }
  return wrong / all
}

/** Where the network is sure, and the colour says the same or nothing, there is nothing to weigh. */
function isAgreed(seen: Uint8Array[], models: ColourModels, likely: Float32Array, i: number) {
  const first = besideClothes.length * i
  for (let k = 0; k < besideClothes.length; k++) {
    if (!models[k] && seen[k][i] >= KNOWN) return true
    if (seen[k][i] < AGREED) continue
    for (let other = 0; other < besideClothes.length; other++)
      if (likely[first + other] > likely[first + k]) return false
    return true
  }
  return false
}

/** As much of a pixel as the network can be sure of. */
const AGREED = 250

/** Which of two that are both her, or both are not, a pixel is the network knows better than its colour does. */
function splitAsSeen(sums: Float64Array, one: number, other: number, ofOne: number, ofOther: number) {
  if (ofOne + ofOther < KNOWN) return
  const both = sums[one] + sums[other]
  sums[one] = (both * ofOne) / (ofOne + ofOther)
  sums[other] = (both * ofOther) / (ofOne + ofOther)
}

/** Where the clothes have an edge with hair or skin near: the pixels, and for each of the photo's how much of it is in there, 0 to 1. */
function findZone({ face, other }: Segments, near: Plane[]) {
  const { width, height } = face
  const share = new Float32Array(width * height)
  const places = new Int32Array(width * height)
  const half = createPlane(near[CLOTHES])
  for (let j = 0; j < half.data.length; j++) {
    const cloth = near[CLOTHES].data[j]
    if (cloth < 0.004 || cloth > 0.996 || near[HAIR].data[j] + near[SKIN].data[j] < 0.004) continue
    half.data[j] = smoothstep(0.004, 0.04, cloth) * smoothstep(0.996, 0.96, cloth)
  }
  let count = 0
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      const edge = halfAt(half, x, y)
      if (edge === 0 || face.data[i] > 90 || other.data[i] > 200) continue
      share[i] = edge * smoothstep(90, 30, face.data[i]) * smoothstep(200, 150, other.data[i])
      if (share[i] > 0) places[count++] = i
    }
  return { share, places: places.subarray(0, count) }
}

/** Means over 3×3 px, the middle weighing most: a single pixel's noise decides nothing. */
function sumAround(likely: Float32Array, zone: Float32Array, i: number, width: number, sums: Float64Array) {
  let weights = 0
  sums.fill(0)
  for (let v = -1; v <= 1; v++)
    for (let u = -1; u <= 1; u++) {
      const j = i + v * width + u
      if (zone[j] <= 0) continue
      const weight = (2 - u * u) * (2 - v * v)
      weights += weight
      for (let k = 0; k < sums.length; k++) sums[k] += weight * likely[sums.length * j + k]
    }
  for (let k = 0; k < sums.length; k++) sums[k] /= weights
}

/** Edges that were decided pixel by pixel are stairs. */
function soften(apart: Segments, places: Int32Array) {
  for (const name of [...besideClothes, 'other'] as const) {
    const { data, width } = apart[name]
    const from = data.slice()
    for (let n = 0; n < places.length; n++) {
      const i = places[n]
      const beside = from[i - 1] + from[i + 1] + from[i - width] + from[i + width]
      const corners = from[i - width - 1] + from[i - width + 1] + from[i + width - 1] + from[i + width + 1]
      data[i] = (4 * from[i] + 2 * beside + corners) / 16
    }
  }
}

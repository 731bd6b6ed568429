import { smoothstep } from '@cabine/drapery/scalar.ts'
import { boxBlur } from '../raster/blur.ts'
import { modelColours, type ColourModel, type Variant } from '../raster/colour-model.ts'
import { halfAt, halfOf, type Picture, type Plane } from '../raster/plane.ts'
import { BACKGROUND, besideClothes, CLOTHES, HAIR, SKIN } from './beside-clothes.ts'
import type { Segments } from './segments.ts'
import { takeBack } from './take-back.ts'

type Kind = (typeof besideClothes)[number]

/** So far from the clothes' edge the network may be wrong, in shoulder widths. */
const REACH = 0.09
/** Within this of an edge colours are mixed, and none are learned, in shoulder widths. */
const EDGE = 0.025
/** How far from the clothes colours are learned, in shoulder widths. */
const AROUND = 0.5
/** How many groups of colours each has. */
const GROUPS: Record<Kind, number> = { background: 5, hair: 5, skin: 5, clothes: 8 }
/** Shade of hair and chin falls on cloth and skin; nails and wet skin shine. */
const shade = [0.65, 0.4, 0.2].map((gain): Variant => ({ gain, white: 0, rarer: -2.5 }))
const shine = [0.35, 0.65].map((white): Variant => ({ gain: 1 - white, white, rarer: -2.5 }))
const variants: Record<Kind, Variant[]> = {
  background: [],
  hair: shade.slice(0, 1),
  skin: [...shade.slice(0, 2), ...shine],
  clothes: shade,
}
const MOST_SAMPLES = 3000
const FEWEST_SAMPLES = 150
const SURE = 240
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
  const models = learn(photo, segments, halves, near, shoulders)
  if (!models[CLOTHES] || !(models[HAIR] ?? models[SKIN])) return segments
  const zone = findZone(segments, near)
  const likely = weigh(photo, zone, models)
  const apart = Object.fromEntries(
    Object.entries(segments).map(([name, mask]) => [name, { ...mask, data: mask.data.slice() }]),
  ) as Segments
  const { width } = photo
  const seen = besideClothes.map((name) => segments[name].data)
  const told = besideClothes.map((name) => apart[name].data)
  const sums = new Float64Array(besideClothes.length)
  for (const i of zone.places) {
    if (isAgreed(seen, models, likely, i)) continue
    sumAround(likely, zone.share, i, width, sums)
    const [x, y] = [i % width, Math.floor(i / width)]
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
    share(sums, HAIR, SKIN, seen[HAIR][i], seen[SKIN][i])
    share(sums, BACKGROUND, CLOTHES, seen[BACKGROUND][i], seen[CLOTHES][i])
    for (let k = 0; k < sums.length; k++)
      told[k][i] = seen[k][i] + zone.share[i] * ((all * sums[k]) / total - seen[k][i])
    apart.other.data[i] *= 1 - zone.share[i]
  }
  takeBack(photo, segments, apart, zone.places, likely, shoulders)
  soften(apart, zone.places)
  return apart
}

/** Where the network is sure, and the colour says the same or nothing, there is nothing to weigh. */
function isAgreed(seen: Uint8Array[], models: (ColourModel | undefined)[], likely: Float32Array, i: number) {
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
function share(sums: Float64Array, one: number, other: number, ofOne: number, ofOther: number) {
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
  const edges = near[CLOTHES].data.map((cloth, j) =>
    cloth < 0.004 || cloth > 0.996 || near[HAIR].data[j] + near[SKIN].data[j] < 0.004
      ? 0
      : smoothstep(0.004, 0.04, cloth) * smoothstep(0.996, 0.96, cloth),
  )
  const half = { ...near[CLOTHES], data: edges }
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

type Zone = ReturnType<typeof findZone>

/** A colour's bits that count: photos repeat their colours, and each is looked up once. */
const BITS = 6

/** How likely each pixel's colour is of each of the four, within the zone. */
function weigh({ data }: Picture, { share, places }: Zone, models: (ColourModel | undefined)[]) {
  const count = models.length
  const likely = new Float32Array(count * share.length)
  const kept = new Float32Array(count << (3 * BITS))
  const isKnown = new Uint8Array(1 << (3 * BITS))
  const drop = 8 - BITS
  for (const i of places) {
    const p = 4 * i
    const key = ((data[p] >> drop) << (2 * BITS)) | ((data[p + 1] >> drop) << BITS) | (data[p + 2] >> drop)
    if (!isKnown[key]) {
      isKnown[key] = 1
      for (let k = 0; k < count; k++) kept[key * count + k] = models[k]?.(data, p) ?? -Infinity
    }
    for (let k = 0; k < count; k++) likely[i * count + k] = kept[key * count + k]
  }
  return likely
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

function learn(photo: Picture, segments: Segments, halves: Plane[], near: Plane[], shoulders: number) {
  const around = boxBlur(halves[CLOTHES], (shoulders * AROUND) / 2)
  return besideClothes.map((name, k): ColourModel | undefined => {
    const mask = segments[name]
    const inner = boxBlur(halves[k], (shoulders * EDGE) / 2)
    // What is hers beside the clothes may be theirs.
    const isHers = k === HAIR || k === SKIN
    const places: number[] = []
    const doubtful: number[] = []
    for (let y = 0, j = 0; y < inner.height; y++)
      for (let x = 0; x < inner.width; x++, j++) {
        if (inner.data[j] < 0.97 || around.data[j] < 0.01) continue
        const i = 2 * y * photo.width + 2 * x + (x & 1)
        if (mask.data[i] >= SURE) (isHers && near[CLOTHES].data[j] > 0.01 ? doubtful : places).push(i)
      }
    if (places.length < FEWEST_SAMPLES) places.push(...doubtful)
    if (places.length < FEWEST_SAMPLES) return undefined
    const step = Math.max(1, places.length / MOST_SAMPLES)
    const samples = new Float32Array(3 * Math.floor(places.length / step))
    for (let n = 0; 3 * n < samples.length; n++)
      for (let c = 0; c < 3; c++) samples[3 * n + c] = photo.data[4 * places[Math.floor(n * step)] + c]
    return modelColours(samples, GROUPS[name], variants[name])
  })
}

/** Edges that were decided pixel by pixel are stairs. */
function soften(apart: Segments, places: Int32Array) {
  for (const name of [...besideClothes, 'other'] as const) {
    const { data, width } = apart[name]
    const from = data.slice()
    for (const i of places) {
      const beside = from[i - 1] + from[i + 1] + from[i - width] + from[i + width]
      const corners = from[i - width - 1] + from[i - width + 1] + from[i + width - 1] + from[i + width + 1]
      data[i] = (4 * from[i] + 2 * beside + corners) / 16
    }
  }
}

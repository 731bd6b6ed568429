import { boxBlur } from '../raster/blur.ts'
import { modelColours, type ColourModel, type Variant } from '../raster/colour-model.ts'
import type { Picture, Plane } from '../raster/plane.ts'
import { besideClothes, CLOTHES, HAIR, SKIN } from './beside-clothes.ts'
import type { Segments } from './segments.ts'

type Kind = (typeof besideClothes)[number]

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
/** What colours each of `besideClothes` has, of those that are there. */
export type ColourModels = (ColourModel | undefined)[]

/**
 * @param halves the masks of `besideClothes` at half size
 * @param near the same, spread as far as the network may be wrong
 */
export function learnColours(
  photo: Picture,
  segments: Segments,
  halves: Plane[],
  near: Plane[],
  shoulders: number,
) {
  const around = boxBlur(halves[CLOTHES], (shoulders * AROUND) / 2)
  return besideClothes.map((name, k): ColourModel | undefined => {
    const mask = segments[name]
    const inner = boxBlur(halves[k], (shoulders * EDGE) / 2)
    // What is hers beside the clothes may be theirs.
    const isPerson = k === HAIR || k === SKIN
    const places: number[] = []
    const doubtful: number[] = []
    for (let y = 0, j = 0; y < inner.height; y++)
      for (let x = 0; x < inner.width; x++, j++) {
        if (inner.data[j] < 0.97 || around.data[j] < 0.01) continue
        const i = 2 * y * photo.width + 2 * x + (x & 1)
        if (mask.data[i] >= SURE) (isPerson && near[CLOTHES].data[j] > 0.01 ? doubtful : places).push(i)
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

/** A colour's bits that count: photos repeat their colours, and each is looked up once. */
const BITS = 6

/** How likely the colours at some places are of each of `besideClothes`, so many numbers a pixel. */
export function weighColours({ width, height, data }: Picture, places: Int32Array, models: ColourModels) {
  const count = models.length
  const likely = new Float32Array(count * width * height)
  const kept = new Float32Array(count << (3 * BITS))
  const isKnown = new Uint8Array(1 << (3 * BITS))
  const drop = 8 - BITS
  for (let n = 0; n < places.length; n++) {
    const i = places[n]
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

import { mix, smoothstep } from '../drapery/scalar.ts'
import { boxBlur } from '../raster/blur.ts'
import type { Colour } from '../raster/kmeans.ts'
import { createPlane, maskFrom, type Mask, type Picture, type Plane } from '../raster/plane.ts'
import { pushPull, type WeightedColours } from '../raster/push-pull.ts'
import type { Segments } from './segments.ts'

/** Her skin's colour, and how it changes over the photo. For painting what the old clothes hid. */
export type Skin = {
  /** A middle tone. */
  tone: Colour
  /** The colour that skin at a place would have, as its visible surroundings suggest; writes into `out`. */
  colourAt(x: number, y: number, out: Colour): void
}

/** The field is a quarter of the photo's size. */
const SHRINK = 4
/** How much of the surroundings, beside the middle tone, goes into a colour. */
const LOCAL = 0.92

export function readSkin(photo: Picture, light: Plane, segments: Segments): Skin {
  const tone = middleTone(photo, light, segments)
  const field = spreadSkin(photo, segments, tone)
  const count = field.width * field.height
  return {
    tone,
    colourAt(x, y, out) {
      const column = Math.min(field.width - 1, Math.max(0, Math.round(x / SHRINK - 0.5)))
      const row = Math.min(field.height - 1, Math.max(0, Math.round(y / SHRINK - 0.5)))
      const i = row * field.width + column
      for (let c = 0; c < 3; c++) out[c] = mix(tone[c], field.colours[c * count + i], LOCAL)
    },
  }
}

/**
 * The mean of what is neither in shade nor shining. Arms and neck tell more of a body than a made-up face,
 * but the face tells which pixels are hers at all: a brown belt may pass for skin.
 */
function middleTone(photo: Picture, light: Plane, { skin, face }: Segments): Colour {
  const faceTone = meanOfMiddle(photo, light, collect(face.data, 240))
  const places = collect(skin.data, 230)
  const alike = faceTone ? places.filter((i) => isAlike(photo.data, i * 4, faceTone)) : places
  return meanOfMiddle(photo, light, alike) ?? faceTone ?? [200, 160, 140]
}

/** How far a pixel's hue is from a tone's, 0 to about 0.6; brightness does not count. */
export function hueDistance(data: ArrayLike<number>, offset: number, tone: Colour) {
  const sum = data[offset] + data[offset + 1] + data[offset + 2] + 30
  const toneSum = tone[0] + tone[1] + tone[2] + 30
  return Math.max(
    Math.abs(data[offset] / sum - tone[0] / toneSum),
    Math.abs(data[offset + 1] / sum - tone[1] / toneSum),
    Math.abs(data[offset + 2] / sum - tone[2] / toneSum),
  )
}

function isAlike(data: Uint8ClampedArray, offset: number, tone: Colour) {
  const sum = data[offset] + data[offset + 1] + data[offset + 2] + 30
  const brightness = sum / (tone[0] + tone[1] + tone[2] + 30)
  return brightness > 0.45 && brightness < 1.6 && hueDistance(data, offset, tone) < 0.09
}

function meanOfMiddle(photo: Picture, light: Plane, places: number[]): Colour | undefined {
  if (places.length < 50) return undefined
  places.sort((a, b) => light.data[a] - light.data[b])
  const middle = places.slice(Math.floor(places.length * 0.35), Math.ceil(places.length * 0.75))
  const mean = (c: number) => middle.reduce((sum, i) => sum + photo.data[i * 4 + c], 0) / middle.length
  return [mean(0), mean(1), mean(2)]
}

function collect(data: Uint8Array, least: number) {
  const places: number[] = []
  for (let i = 0; i < data.length; i += 3) if (data[i] > least) places.push(i)
  return places
}

/** Deep shade, highlights and what is no skin at all do not spread. */
function spreadSkin(photo: Picture, { skin }: Segments, tone: Colour): WeightedColours {
  const width = Math.ceil(photo.width / SHRINK)
  const height = Math.ceil(photo.height / SHRINK)
  const count = width * height
  const colours = new Float32Array(count * 3)
  const weights = new Float32Array(count)
  for (let y = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++) {
      const i = y * photo.width + x
      if (skin.data[i] < 235 || !isAlike(photo.data, i * 4, tone)) continue
      const j = Math.floor(y / SHRINK) * width + Math.floor(x / SHRINK)
      weights[j]++
      for (let c = 0; c < 3; c++) colours[c * count + j] += photo.data[i * 4 + c]
    }
  }
  for (let j = 0; j < count; j++) {
    // A block that is not wholly skin has the neighbour's colour mixed in.
    const isWhole = weights[j] >= SHRINK * SHRINK * 0.9
    for (let c = 0; c < 3; c++)
      colours[c * count + j] = isWhole ? colours[c * count + j] / weights[j] : tone[c]
    weights[j] = isWhole ? 1 : 0
  }
  return pushPull({ width, height, colours, weights })
}

/** How alike to her skin a pixel near skin is, 255 for wholly; means of 5×5 px, for single pixels shine or are in shade. */
export type SkinLikeness = { hue: Mask; colour: Mask }

/** Hues nearer than the first are skin's, farther than the second are not. */
const OWN_HUE = { near: 0.09, far: 0.17 }
/** The same for colours, against the skin around, 0 to 441. */
const OWN_COLOUR = { near: 40, far: 70 }

export function compareWithSkin(photo: Picture, segments: Segments, skin: Skin): SkinLikeness {
  const hue = createPlane(photo)
  const colour = createPlane(photo)
  const local: Colour = [0, 0, 0]
  for (let y = 0, i = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++, i++) {
      if (segments.skin.data[i] < 5) continue
      hue.data[i] = smoothstep(OWN_HUE.far, OWN_HUE.near, hueDistance(photo.data, i * 4, skin.tone))
      skin.colourAt(x, y, local)
      const red = photo.data[i * 4] - local[0]
      const green = photo.data[i * 4 + 1] - local[1]
      const blue = photo.data[i * 4 + 2] - local[2]
      const unlike = Math.sqrt(red * red + green * green + blue * blue)
      colour.data[i] = hue.data[i] * smoothstep(OWN_COLOUR.far, OWN_COLOUR.near, unlike)
    }
  }
  return { hue: maskFrom(boxBlur(hue, 2)), colour: maskFrom(boxBlur(colour, 2)) }
}

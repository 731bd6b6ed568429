import { clamp, mix, smoothstep } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import type { Picture } from '../raster/plane.ts'

/** How a photo renders what a catalogue shows: white, grey and black have another brightness and hue there. */
export type Rendition = {
  /** Factors of red, green and blue. */
  gains: [number, number, number]
  /** What black becomes, 0 to 255. */
  black: number
}

/** Bright tones, of the whole photo and of her; how much those of the photo count when she is darker. */
const BRIGHT = { photo: 0.95, person: 0.985, share: 0.86 }
/** What a catalogue's white comes to in a photo whose bright tones are white. */
const WHITE = 0.92
const DARK = 0.005
/** A haze over the photo lies over the piece as well: that of black which is more than this, and in what share. */
const HAZE = { from: 10, share: 0.6, most: 16 }
/** Greys tell the colour of the light: so little colour is grey, and from so many of the pixels it is believed. */
const GREY = { colour: 0.18, from: 0.04, sure: 0.3, most: 0.07 }

/** Every so many pixels are looked at: no divisor of a usual photo's width. */
const SAMPLED = 5

/** Whites are read off her and the photo, the light's colour off what is nearly grey (Finlayson and Trezzi 2004). */
export function readRendition(body: Pick<Body, 'photo' | 'segments'>): Rendition {
  const known = renditions.get(body.photo)
  if (known) return known
  const made = findRendition(body)
  renditions.set(body.photo, made)
  return made
}

/** The photo stays, whatever she puts on. */
const renditions = new WeakMap<Picture, Rendition>()

function findRendition({ photo, segments }: Pick<Body, 'photo' | 'segments'>): Rendition {
  const { data } = photo
  const everywhere = new Uint32Array(256)
  const person = new Uint32Array(256)
  const sums = [0, 0, 0]
  let greys = 0
  for (let i = 0, p = 0; p < data.length; i += SAMPLED, p += 4 * SAMPLED) {
    const r = data[p]
    const g = data[p + 1]
    const b = data[p + 2]
    const tone = (0.299 * r + 0.587 * g + 0.114 * b) | 0
    everywhere[tone]++
    if (segments.background.data[i] < 60) person[tone]++
    const brightest = Math.max(r, g, b)
    if (brightest < 40) continue
    if (brightest - Math.min(r, g, b) > GREY.colour * brightest) continue
    greys++
    sums[0] += r ** 4
    sums[1] += g ** 4
    sums[2] += b ** 4
  }
  const bright = Math.max(toneAt(person, BRIGHT.person), BRIGHT.share * toneAt(everywhere, BRIGHT.photo))
  const exposure = clamp(mix(1, bright / 255 / WHITE, 0.8), 0.6, 1.02)
  const means = sums.map((sum) => (sum / Math.max(1, greys)) ** 0.25)
  const grey = (means[0] + means[1] + means[2]) / 3 || 1
  const believed = smoothstep(GREY.from, GREY.sure, (greys * SAMPLED * 4) / data.length)
  const gain = (c: number) =>
    exposure * clamp(mix(1, means[c] / grey, believed), 1 - GREY.most, 1 + GREY.most)
  return {
    gains: [gain(0), gain(1), gain(2)],
    black: clamp((toneAt(everywhere, DARK) - HAZE.from) * HAZE.share, 0, HAZE.most),
  }
}

/** The tone that this share of a histogram's pixels does not exceed. */
function toneAt(histogram: Uint32Array, share: number) {
  let left = share * histogram.reduce((sum, count) => sum + count, 0)
  let tone = 0
  while (tone < 255 && (left -= histogram[tone]) > 0) tone++
  return tone
}

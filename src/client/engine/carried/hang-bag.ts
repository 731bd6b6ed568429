import { clamp, mix } from '@cabine/drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { readRendition } from '../fitting/rendition.ts'
import { cover, type Trace } from '../fitting/trace.ts'
import { shade } from '../figure/light.ts'
import { softBlur } from '../raster/blur.ts'
import { noiseAt } from '../raster/grain.ts'
import { createPlane, type Picture } from '../raster/plane.ts'
import type { FreeHand } from './free-hand.ts'

/** A bag alone, on a clear ground, cropped to itself; `height` is its real one with its handles up, cm. */
export type HungBag = { picture: Picture; height: number }

/** How far over the grip the handle's top lies, cm: fingers close round it from below. */
const OVER_GRIP = 0.8
/** Of its half width, how far round to the sides a bag's front bends. */
const BENT = 0.75
/** What a bag takes of the light on what is beside it, how wide and how far below, cm. */
const SHADOW = { share: 0.4, wide: 2.2, drop: 1.6 }

/** Hangs a bag from her hand: the hand lies before it, clothes and ground behind. */
export function hangBag(
  body: Body,
  look: Picture,
  { grip }: FreeHand,
  { picture, height }: HungBag,
  trace?: Trace,
) {
  const { figure, segments, foreground, grain } = body
  const perCm = figure.fitted.scale
  const scale = (height * perCm) / picture.height
  const [top, width] = [grip[1] - OVER_GRIP * perCm, picture.width * scale]
  const left = grip[0] - handleAt(picture) * scale
  const { gains, black } = readRendition(body)
  const { light } = figure.bare
  const usual = shade(light, 0, 0, -1)
  const alpha = createPlane(look)
  const colours = new Float32Array(3 * alpha.data.length)
  const colour = [0, 0, 0, 0]
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(look.height, top + height * perCm + 1); y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(look.width, left + width + 1); x++) {
      const i = y * look.width + x
      sampleArea(picture, (x - left) / scale, (y - top) / scale, 1 / scale, colour)
      if (colour[3] < 0.01) continue
      const bend = BENT * clamp((2 * (x + 0.5 - left)) / width - 1, -1, 1)
      const lit = shade(light, bend, 0, -Math.sqrt(1 - bend * bend)) / usual
      alpha.data[i] = colour[3]
      for (let c = 0; c < 3; c++)
        colours[3 * i + c] = black + Math.min(255, colour[c] * lit * gains[c]) * (1 - black / 255)
    }
  const shadow = softBlur(alpha, SHADOW.wide * perCm)
  const drop = Math.round(SHADOW.drop * perCm) * look.width
  for (let i = 0; i < alpha.data.length; i++) {
    // The ground is too far behind her to be shaded.
    const onHer = (segments.clothes.data[i] + segments.skin.data[i]) / 255
    const dark = SHADOW.share * (i >= drop ? shadow.data[i - drop] : 0) * Math.min(1, onHer)
    const hand = isHand(i) ? segments.skin.data[i] / 255 : 0
    const share = alpha.data[i] * (1 - hand)
    if (share < 0.004 && dark * (1 - hand) < 0.004) continue
    if (trace) cover(trace, i, Math.max(share, dark))
    const noise = 255 * grain * noiseAt(i % look.width, Math.floor(i / look.width))
    for (let c = 0; c < 3; c++) {
      const under = look.data[4 * i + c] * (1 - dark * (1 - hand))
      const front = hand > 0.02 && hand < 0.98 ? foreground.colours.data[4 * i + c] : look.data[4 * i + c]
      const beside = hand > 0.02 && hand < 0.98 ? mix(under, front, alpha.data[i] * hand) : under
      look.data[4 * i + c] = mix(beside, colours[3 * i + c] + noise, share)
    }
  }

  function isHand(i: number) {
    const [x, y] = [i % look.width, Math.floor(i / look.width)]
    return Math.hypot(x - grip[0], y - grip[1]) < HAND * perCm
  }
}

/** So far around the grip skin is the hand's, cm. */
const HAND = 8

/** Where across a bag's picture its handles are highest. */
function handleAt({ width, height, data }: Picture) {
  let [sum, count] = [0, 0]
  for (let y = 0; y < Math.max(2, 0.03 * height); y++)
    for (let x = 0; x < width; x++) {
      const alpha = data[4 * (y * width + x) + 3]
      sum += alpha * x
      count += alpha
    }
  return count ? sum / count : width / 2
}

/** Mean colour, 0 to 255, and share, 0 to 1, of a square of a picture. */
function sampleArea({ width, height, data }: Picture, x: number, y: number, side: number, out: number[]) {
  out.fill(0)
  let [sum, all] = [0, 0]
  const step = Math.max(0.5, side / 4)
  for (let v = y; v < y + side; v += step)
    for (let u = x; u < x + side; u += step) {
      all++
      const [column, row] = [Math.floor(u), Math.floor(v)]
      if (column < 0 || row < 0 || column >= width || row >= height) continue
      const p = 4 * (row * width + column)
      sum += data[p + 3]
      for (let c = 0; c < 3; c++) out[c] += data[p + c] * data[p + 3]
    }
  if (sum > 0) for (let c = 0; c < 3; c++) out[c] /= sum
  out[3] = sum / 255 / all
}

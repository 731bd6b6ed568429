import { clamp, mix } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { shade } from '../body/figure/fit-light.ts'
import { cover, type Trace } from '../fit/look-trace.ts'
import { readRendition } from '../fit/rendition.ts'
import { softBlur } from '../raster/blur.ts'
import { noiseAt } from '../raster/grain.ts'
import { createPlane, type Picture, type Plane, type Size } from '../raster/plane.ts'

/** What is to lie on a look, in the photo's light: how much of each pixel, 0 to 1, and three colours. */
export type Overlay = { alpha: Plane; colours: Float32Array }

export const createOverlay = (size: Size): Overlay => ({
  alpha: createPlane(size),
  colours: new Float32Array(3 * size.width * size.height),
})

export type Box = Size & { left: number; top: number }

/** A shadow on what is beside and under something: its share of the light, how wide, and how far below, cm. */
export type Shadow = { share: number; wide: number; drop: number }

/** Of its half width, how far round to the sides a bag's front bends. */
const BENT = 0.75

/** The light on what faces a way, beside what faces the camera, and the photo's white and black. */
export function lightOf(body: Body) {
  const { light } = body.figure.bare
  const { gains, black } = readRendition(body)
  const usual = shade(light, 0, 0, -1)
  return {
    on: (x: number, y: number, z: number) => shade(light, x, y, z) / usual,
    render: (colour: number, c: number, lit: number) =>
      black + Math.min(255, colour * lit * gains[c]) * (1 - black / 255),
  }
}

/** A part of a picture, drawn into a box of the look. */
export function drawPicture(body: Body, overlay: Overlay, picture: Picture, part: Box, box: Box) {
  const { on, render } = lightOf(body)
  const { width, height } = overlay.alpha
  const [across, down] = [part.width / box.width, part.height / box.height]
  const colour = [0, 0, 0, 0]
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(height, box.top + box.height + 1); y++)
    for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(width, box.left + box.width + 1); x++) {
      const [u, v] = [part.left + (x - box.left) * across, part.top + (y - box.top) * down]
      sampleArea(picture, u, v, across, down, colour)
      if (colour[3] < 0.01) continue
      const bend = BENT * clamp((2 * (x + 0.5 - box.left)) / box.width - 1, -1, 1)
      putPixel(overlay, y * width + x, colour, on(bend, 0, -Math.sqrt(1 - bend * bend)), render)
    }
}

export function putPixel(
  { alpha, colours }: Overlay,
  i: number,
  colour: number[],
  lit: number,
  render: (colour: number, c: number, lit: number) => number,
) {
  if (colour[3] <= alpha.data[i]) return
  alpha.data[i] = colour[3]
  for (let c = 0; c < 3; c++) colours[3 * i + c] = render(colour[c], c, lit)
}

/** How much of a pixel lies before something, 0 to 1: of her as the photo shows her, and of what the look has put on her. */
export type Front = { own: (i: number) => number; worn: (i: number) => number }

/** Lays it on the look, with its shadow on her. */
export function layOver(
  body: Body,
  look: Picture,
  { alpha, colours }: Overlay,
  front: Front,
  { share: depth, wide, drop: below }: Shadow,
  trace?: Trace,
) {
  const { figure, segments, foreground, grain } = body
  const shadow = softBlur(alpha, wide * figure.fitted.scale)
  const drop = Math.round(below * figure.fitted.scale) * look.width
  for (let i = 0; i < alpha.data.length; i++) {
    const near = i >= drop ? shadow.data[i - drop] : 0
    if (near < 0.004 && alpha.data[i] < 0.004) continue
    // The ground is too far behind her to be shaded.
    const onBody = (segments.clothes.data[i] + segments.skin.data[i]) / 255
    const [own, worn] = [front.own(i), front.worn(i)]
    const before = Math.max(own, worn)
    const dark = depth * near * Math.min(1, onBody) * (1 - before)
    const share = alpha.data[i] * (1 - before)
    if (share < 0.004 && dark < 0.004) continue
    if (trace) cover(trace, i, Math.max(share, dark))
    const noise = 255 * grain * noiseAt(i % look.width, Math.floor(i / look.width))
    // At soft edges of skin and hair the photo has some of what was behind them.
    const isEdge = own >= worn && own > 0.02 && own < 0.98
    for (let c = 0; c < 3; c++) {
      const p = 4 * i + c
      const under = look.data[p] * (1 - dark)
      const colour = colours[3 * i + c] + noise
      look.data[p] = mix(
        under,
        mix(colour, isEdge ? foreground.colours.data[p] : under, before),
        alpha.data[i],
      )
    }
  }
}

/** Mean colour, 0 to 255, and share, 0 to 1, of a part of a picture. */
export function sampleArea(
  { width, height, data }: Picture,
  x: number,
  y: number,
  wide: number,
  high: number,
  out: number[],
) {
  out.fill(0)
  let [sum, all] = [0, 0]
  const [across, down] = [Math.max(0.5, wide / 4), Math.max(0.5, high / 4)]
  for (let v = y; v < y + high; v += down)
    for (let u = x; u < x + wide; u += across) {
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

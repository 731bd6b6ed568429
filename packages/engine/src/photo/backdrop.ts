import { mix, smoothstep } from '../drapery/scalar.ts'
import { boxBlur } from '../raster/blur.ts'
import type { Colour } from '../raster/kmeans.ts'
import { fillMembrane, type Known } from '../raster/membrane.ts'
import { dilate, erode } from '../raster/morphology.ts'
import { fillByPatches } from '../raster/patch-fill.ts'
import { createMask, createPlane, type Mask, type Picture } from '../raster/plane.ts'
import type { Segments } from './segments.ts'

/** What would be seen where she stands: the background, run on behind her. */
export type Backdrop = {
  /** Red, green and blue at a pixel of the photo, about 0 to 255. */
  colourAt(x: number, y: number, out: Colour): void
}

const SHRINK = 2
/** How far inside her body's outline lines and textures go on, in shoulder widths: more hardly ever shows. */
const BAND = 0.3
/** The outline's own pixels are half person. Left out beside a ground with texture, in shoulder widths. */
const EDGE = 0.01
/** A plain ground is known from farther off as well, and her glow or shadow on it is left out too. */
const PLAIN_EDGE = 0.035
/** Window over which texture is measured, and over which a plain ground's grain is averaged, in shoulder widths. */
const WINDOW = 0.12
/** Deviation from the window's mean below which a ground is plain, and above which it has texture, levels of 255. */
const PLAIN = 2.5
const TEXTURED = 5

/** The ground's own tone gives way to that of its pieces over so far, in shoulder widths. */
const SEAM = 0.12

/**
 * Fills the person's place from the background around her, at half the photo's size: smoothly where the ground
 * beside it is plain, with pieces of the ground where it has lines or texture.
 *
 * @param shoulders unit of length, px of the photo
 * @param isBody of a pixel of the photo; beside her body all may show once a wide skirt or coat is gone
 */
export function spreadBackdrop(
  photo: Picture,
  { background }: Pick<Segments, 'background'>,
  shoulders: number,
  isBody: (i: number) => boolean = () => true,
): Backdrop {
  const unit = shoulders / SHRINK
  const { ground, sure } = halveGround(photo, background)
  const { width, height, colours, known } = ground
  const size = { width, height }
  known.set(erode(sure, Math.max(4, Math.round(unit * PLAIN_EDGE))).data)
  const texture = spreadTexture(ground, unit * WINDOW)
  const near = erode(sure, Math.max(2, Math.round(unit * EDGE))).data
  for (let j = 0; j < known.length; j++) if (near[j] && texture[j] > 0) known[j] = 255
  calmRim(ground, texture, Math.max(2, Math.round((unit * WINDOW) / 4)))
  fillMembrane(ground)
  const band = dilate({ ...size, data: known }, Math.round(unit * BAND)).data
  const mayShow = (j: number) =>
    band[j] > 0 || !isBody(SHRINK * (Math.floor(j / width) * photo.width + (j % width)))
  const wanted = known.map((isKnown, j) => (!isKnown && texture[j] > 0 && mayShow(j) ? 255 : 0))
  const smooth = colours.slice()
  const matches = fillByPatches(ground, wanted)
  if (matches) closeSeam(ground, wanted, matches, Math.max(3, Math.round(unit * SEAM)))
  for (let j = 0; j < wanted.length; j++) {
    if (!wanted[j]) continue
    for (let k = j * 3; k < j * 3 + 3; k++) colours[k] = mix(smooth[k], colours[k], texture[j])
  }

  const lost: Colour = [0, 0, 0]
  return {
    colourAt(x, y, out) {
      readHalf(ground, x, y, out)
      const u = Math.min(width - 1, x >> 1)
      const v = Math.min(height - 1, y >> 1)
      const j = v * width + u
      if (texture[j] === 0) return
      const from = known[j] ? j : matches ? matches[j] : -1
      if (from < 0) return
      // The detail that half the size has lost comes from where the pixel was copied from.
      const sx = x + SHRINK * ((from % width) - u)
      const sy = y + SHRINK * (Math.floor(from / width) - v)
      readHalf(ground, sx, sy, lost)
      const i = (sy * photo.width + sx) * 4
      for (let c = 0; c < 3; c++) out[c] += (photo.data[i + c] - lost[c]) * texture[j]
    },
  }
}

/**
 * Pieces of the ground meet what is seen of it at another tone, and that would draw her old outline: how far they are off
 * along it fades out over the gap's edge.
 *
 * @param reach over how many pixels. Spread over the whole gap, what is off by another thing beside it would tint all of it
 */
function closeSeam(
  { width, height, colours, known }: Known,
  wanted: Uint8Array,
  matches: Int32Array,
  reach: number,
) {
  const off: Known = {
    width,
    height,
    colours: new Float32Array(colours.length),
    known: new Uint8Array(known.length),
  }
  for (let j = 0; j < known.length; j++) {
    if (!known[j]) continue
    let count = 0
    for (const step of [-1, 1, -width, width]) {
      const beside = j + step
      // What stands beside the pixel that was copied from, should be what stands here.
      const from = wanted[beside] ? matches[beside] - step : -1
      if (!known[from]) continue
      count++
      for (let c = 0; c < 3; c++) off.colours[3 * j + c] += colours[3 * j + c] - colours[3 * from + c]
    }
    if (!count) continue
    off.known[j] = 255
    for (let c = 0; c < 3; c++) off.colours[3 * j + c] /= count
  }
  const near = dilate({ width, height, data: known }, reach).data
  for (let j = 0; j < known.length; j++) if (!near[j]) off.known[j] = 255
  fillMembrane(off)
  for (let j = 0; j < wanted.length; j++)
    if (wanted[j]) for (let k = 3 * j; k < 3 * j + 3; k++) colours[k] += off.colours[k]
}

/** Bilinear, from half the photo's size. */
function readHalf({ width, height, colours }: Known, x: number, y: number, out: Colour) {
  const u = Math.min(width - 1.001, Math.max(0, (x + 0.5) / SHRINK - 0.5))
  const v = Math.min(height - 1.001, Math.max(0, (y + 0.5) / SHRINK - 0.5))
  const left = u | 0
  const top = v | 0
  const row = width * 3
  for (let c = 0; c < 3; c++) {
    const k = (top * width + left) * 3 + c
    const above = colours[k] + (colours[k + 3] - colours[k]) * (u - left)
    const below = colours[k + row] + (colours[k + row + 3] - colours[k + row]) * (u - left)
    out[c] = above + (below - above) * (v - top)
  }
}

/** The photo at half its size, of which nothing is known yet, and where it is background for sure. */
function halveGround({ width: full, height: tall, data }: Picture, background: Mask) {
  const width = full >> 1
  const height = tall >> 1
  const sure = createMask({ width, height })
  const colours = new Float32Array(width * height * 3)
  for (let y = 0, j = 0; y < height; y++) {
    for (let x = 0; x < width; x++, j++) {
      const i = 2 * y * full + 2 * x
      sure.data[j] = background.data[i] > 237 ? 255 : 0
      for (let c = 0; c < 3; c++) {
        const a = i * 4 + c
        const b = a + full * 4
        colours[j * 3 + c] = (data[a] + data[a + 4] + data[b] + data[b + 4]) / 4
      }
    }
  }
  const ground: Known = { width, height, colours, known: new Uint8Array(width * height) }
  return { ground, sure }
}

/** 0 where the ground around is plain, 1 where it has texture, run on over what is unknown. */
function spreadTexture({ width, height, colours, known }: Known, radius: number): Float32Array {
  const size = { width, height }
  const weight = createPlane(size)
  const light = createPlane(size)
  const squares = createPlane(size)
  for (let j = 0; j < known.length; j++) {
    if (!known[j]) continue
    weight.data[j] = 1
    light.data[j] = 0.3 * colours[j * 3] + 0.59 * colours[j * 3 + 1] + 0.11 * colours[j * 3 + 2]
    squares.data[j] = light.data[j] ** 2
  }
  const weights = boxBlur(weight, radius / 2).data
  const means = boxBlur(light, radius / 2).data
  const meanSquares = boxBlur(squares, radius / 2).data
  const deviation: Known = { ...size, colours: new Float32Array(known.length * 3), known }
  for (let j = 0; j < known.length; j++) {
    if (!known[j]) continue
    const variance = meanSquares[j] / weights[j] - (means[j] / weights[j]) ** 2
    deviation.colours[j * 3] = Math.sqrt(Math.max(0, variance))
  }
  fillMembrane(deviation)
  const texture = new Float32Array(known.length)
  for (let j = 0; j < texture.length; j++) texture[j] = smoothstep(PLAIN, TEXTURED, deviation.colours[j * 3])
  return texture
}

/** A plain ground's grain must not run on into the gap as streaks: its last pixels before the gap are averaged. */
function calmRim({ width, height, colours, known }: Known, texture: Float32Array, radius: number) {
  const source = colours.slice()
  const inner = erode({ width, height, data: known }, 1).data
  for (let j = 0; j < known.length; j++) {
    if (!known[j] || inner[j] || texture[j] >= 1) continue
    const x = j % width
    const y = (j / width) | 0
    const sums = [0, 0, 0]
    let count = 0
    for (let v = Math.max(0, y - radius); v <= Math.min(height - 1, y + radius); v++) {
      for (let u = Math.max(0, x - radius); u <= Math.min(width - 1, x + radius); u++) {
        const i = v * width + u
        if (!known[i]) continue
        count++
        for (let c = 0; c < 3; c++) sums[c] += source[i * 3 + c]
      }
    }
    for (let c = 0; c < 3; c++) {
      const k = j * 3 + c
      colours[k] += (sums[c] / count - colours[k]) * (1 - texture[j])
    }
  }
}

import { clamp, mix, smoothstep } from '../../drapery/scalar.ts'
import { fractal } from '../../drapery/noise.ts'
import { occlude } from '../../drapery/occlusion.ts'
import type { Segments } from '../../photo/segments.ts'
import { softBlur } from '../../raster/blur.ts'
import type { Colour } from '../../raster/kmeans.ts'
import { createPlane, type Picture, type Plane } from '../../raster/plane.ts'
import { resize } from '../../raster/resize.ts'
import { fitLight, shade, type Light, type SkinSample } from './fit-light.ts'
import { luminanceOf, toLinear, toSrgb } from './linear-light.ts'
import { clothBeside, HALF, meetLimbs, meetSkin } from './meet-skin.ts'
import { collectSkin } from './skin-samples.ts'
import { measureTexture, textureAt } from './skin-texture.ts'
import { NO_BONE, type FigureView } from './view.ts'

/** The figure in her own skin and the photo's light: what clothes hide. */
export type BareBody = {
  /** The photo's, read off her skin. */
  light: Light
  /** How much of it reaches each place of her, 0 to 1; a quarter of the photo's size. */
  reach: Plane
  /** Writes the colour, sRGB 0 to 255, that her skin has at a pixel which the figure covers. */
  colourAt(x: number, y: number, out: Colour): void
  /** The same without its unevenness. */
  toneAt(x: number, y: number, out: Colour): void
  /** How uneven her skin is, pores to freckles: a factor about 1. */
  unevenAt(x: number, y: number): number
}

/** How much the light on rounded skin falls off beyond a matt surface's: at least, and at most. */
const CONTRAST = { least: 1.2, most: 2 }
/** What skin reflects as it is, linear and of no colour: little beside light skin, much beside dark. And how narrow that is. */
const GLOSS = 0.035
const SHARPNESS = 14
/** How much knees and hollows show, and blotches. */
const RELIEF = 0.22
const MOTTLED = 0.025

/**
 * @param perCm px of the photo a centimetre of her
 * @param usual her skin's middle tone, sRGB, where hardly any is seen
 */
export function bareBody(
  photo: Picture,
  segments: Segments,
  view: FigureView,
  perCm: number,
  usual: Colour,
): BareBody {
  const { samples, tone, slopes } = collectSkin(photo, segments, view) ?? {
    samples: [],
    tone: usual.map(toLinear),
    slopes: [0, 0, 0],
  }
  const light = fitLight(samples)
  const { width, height } = { width: view.width >> 1, height: view.height >> 1 }
  const contrast = contrastOf(samples, light)
  const brightest = brightestSkin(samples)
  const shine = shineOf(light)
  const shadows = shadowsOf(view, perCm, light)
  const reach = resize(shadows, { width, height })
  const colours = [0, 1, 2].map(() => createPlane({ width, height }))
  const isBody = new Uint8Array(width * height)
  for (let y = 0, j = 0; y < height; y++)
    for (let x = 0; x < width; x++, j++) {
      const i = HALF * y * view.width + HALF * x
      if (view.bone[i] === NO_BONE) continue
      isBody[j] = 1
      const [nx, ny, nz] = [view.normal[3 * i], view.normal[3 * i + 1], view.normal[3 * i + 2]]
      // Skin lets light through: its shade is never black, and where it turns away it is a little darker.
      const rim = mix(0.88, 1, smoothstep(0, 0.5, -nz))
      const mottled = 1 + MOTTLED * fractal((x * HALF) / perCm / 2.5, (y * HALF) / perCm / 2.5, 5)
      const relief = 1 + RELIEF * view.relief[i]
      const lit = (shade(light, nx, ny, nz) * reach.data[j]) ** contrast
      const bright = lit * rim * relief * mottled
      const high = bright > 1.25 ? 1.25 + (bright - 1.25) * 0.5 : bright
      const away = clamp(Math.log(Math.min(high, brightest)), -0.9, 0.12)
      const gloss =
        GLOSS * reach.data[j] * Math.max(0, nx * shine[0] + ny * shine[1] + nz * shine[2]) ** SHARPNESS
      for (let c = 0; c < 3; c++) colours[c].data[j] = tone[c] * high * Math.exp(slopes[c] * away) + gloss
    }
  const nearCloth = clothBeside(segments, { width, height }, perCm)
  meetLimbs(photo, segments, nearCloth, view, colours, perCm)
  meetSkin(photo, segments, nearCloth, view, colours, perCm)
  keepWithin(colours, brightest * luminanceOf(tone[0], tone[1], tone[2]))
  const fine = colours.map((plane) => spreadOut(plane, isBody))
  const texture = measureTexture(photo, segments, view)
  const unevenAt = (x: number, y: number) => textureAt(texture, x, y)
  const toneAt = (x: number, y: number, out: Colour) => {
    const u = clamp((x + 0.5) / HALF - 0.5, 0, width - 1.001)
    const v = clamp((y + 0.5) / HALF - 0.5, 0, height - 1.001)
    const [left, top] = [u | 0, v | 0]
    const k = top * width + left
    for (let c = 0; c < 3; c++) {
      const { data } = fine[c]
      const above = mix(data[k], data[k + 1], u - left)
      const below = mix(data[k + width], data[k + width + 1], u - left)
      out[c] = toSrgb(mix(above, below, v - top))
    }
  }
  return {
    light,
    reach: shadows,
    toneAt,
    unevenAt,
    colourAt(x, y, out) {
      toneAt(x, y, out)
      const uneven = unevenAt(x, y)
      for (let c = 0; c < 3; c++) out[c] *= uneven
    },
  }
}

/** Shadows are soft: they are looked for on a picture of a quarter of the photo's size. */
export const QUARTER = 4

/** How much of the light reaches each place of her: less in folds of her body, and behind what stands in the light's way. */
function shadowsOf(view: FigureView, perCm: number, light: Light): Plane {
  const width = Math.ceil(view.width / QUARTER)
  const height = Math.ceil(view.height / QUARTER)
  const normal = new Float32Array(width * height * 3)
  const depth = new Float32Array(width * height).fill(-1e9)
  for (let y = 0, j = 0; y < height; y++)
    for (let x = 0; x < width; x++, j++) {
      const i = QUARTER * y * view.width + QUARTER * x
      if (view.bone[i] === NO_BONE) continue
      // Occlusion looks with y up and z towards the camera.
      depth[j] = -view.depth[i]
      normal[3 * j] = view.normal[3 * i]
      normal[3 * j + 1] = -view.normal[3 * i + 1]
      normal[3 * j + 2] = -view.normal[3 * i + 2]
    }
  const { open, lit } = occlude(depth, normal, width, height, perCm / QUARTER, brightestOf(light))
  const isBody = new Uint8Array(width * height)
  for (let j = 0; j < open.length; j++) {
    open[j] = mix(0.55, 1, open[j]) * mix(0.82, 1, lit[j])
    isBody[j] = depth[j] > -1e8 ? 1 : 0
  }
  // Beside her nothing was looked for: as dark it would darken her edge.
  return spreadOut({ width, height, data: open }, isBody)
}

/** Her visible skin's range of brightness beside what a matt one's would be in this light. */
function contrastOf(samples: SkinSample[], light: Light) {
  const body = samples.filter(({ weight }) => weight === 1)
  if (body.length < 150) return CONTRAST.least
  const spread = (values: number[]) => {
    const sorted = values.sort((a, b) => a - b)
    return sorted[Math.floor(0.85 * sorted.length)] - sorted[Math.floor(0.15 * sorted.length)]
  }
  const seen = spread(body.map(({ brightness }) => Math.log(brightness)))
  const matt = spread(body.map(({ x, y, z }) => Math.log(shade(light, x, y, z))))
  return clamp(seen / Math.max(0.1, matt), CONTRAST.least, CONTRAST.most)
}

/** How bright her brightest skin is beside her middle tone; a few samples are gloss. */
function brightestSkin(samples: SkinSample[]) {
  if (samples.length < 150) return USUAL_BRIGHTEST
  const sorted = samples.map(({ brightness }) => brightness).sort((a, b) => a - b)
  return Math.max(1.1, sorted[Math.floor(0.9 * sorted.length)])
}

const USUAL_BRIGHTEST = 1.4

/** Painted skin is no brighter than the skin that is seen: from three quarters of that on it rises ever more slowly. */
function keepWithin(colours: Plane[], brightest: number) {
  const knee = 0.75 * brightest
  const room = brightest - knee
  const [red, green, blue] = colours.map(({ data }) => data)
  for (let j = 0; j < red.length; j++) {
    const bright = luminanceOf(red[j], green[j], blue[j])
    if (bright <= knee) continue
    const by = (knee + room * (1 - Math.exp((knee - bright) / room))) / bright
    for (const { data } of colours) data[j] *= by
  }
}

/** The direction that mirrors most of the light towards the camera; x right, y down, z away. */
function shineOf(light: Light) {
  const [x, y, z] = brightestOf(light)
  const half = [x, -y, -z - 1]
  const length = Math.hypot(...half) || 1
  return half.map((value) => value / length)
}

/** Where most of the light comes from, with y up and z towards the camera. */
function brightestOf(light: Light): [number, number, number] {
  const length = Math.hypot(light[1], light[2], light[3]) || 1
  return [light[1] / length, -light[2] / length, -light[3] / length]
}

/** Runs colours on beyond the figure's edge, where half a pixel of it may be asked for. */
function spreadOut(plane: Plane, isBody: Uint8Array) {
  const inside = createPlane(plane)
  const masked = createPlane(plane)
  for (let j = 0; j < isBody.length; j++) {
    if (!isBody[j]) continue
    inside.data[j] = 1
    masked.data[j] = plane.data[j]
  }
  const weight = softBlur(inside, 2)
  const soft = softBlur(masked, 2)
  for (let j = 0; j < isBody.length; j++)
    if (!isBody[j] && weight.data[j] > 1e-3) plane.data[j] = soft.data[j] / weight.data[j]
  return plane
}

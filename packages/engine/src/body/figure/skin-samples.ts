import { clamp } from '../../drapery/scalar.ts'
import { boneNames } from '../model/model.ts'
import type { Segments } from '../../photo/segments.ts'
import { median } from '../../geometry/math.ts'
import type { Picture } from '../../raster/plane.ts'
import type { SkinSample } from './fit-light.ts'
import { luminanceOf, toLinear } from './linear-light.ts'
import { NO_BONE, type FigureView } from './view.ts'

export const HEAD = boneNames.indexOf('head')
export const isHand = boneNames.map((name) => name.startsWith('hand'))

/** So few places say nothing. */
const FEW = 30

/** Her visible skin on the figure: its middle tone (linear), how hue changes with brightness, and samples of its light. */
export function collectSkin(photo: Picture, segments: Segments, view: FigureView) {
  const places: { i: number; isFace: boolean }[] = []
  for (let y = 2; y < photo.height - 2; y += 3)
    for (let x = 2; x < photo.width - 2; x += 3) {
      const i = y * photo.width + x
      if (view.bone[i] === NO_BONE || view.cover.data[i] < 1 || view.normal[3 * i + 2] > -0.15) continue
      const isFace = segments.face.data[i] > 220 && view.bone[i] === HEAD
      if (isFace || segments.skin.data[i] > 225) places.push({ i, isFace })
    }
  if (places.length < 60) return undefined
  const body = places.filter(({ isFace }) => !isFace)
  const of = body.length > 150 ? body : places
  const linear = (i: number, c: number) => toLinear(photo.data[4 * i + c])
  const brightness = (i: number) => luminanceOf(linear(i, 0), linear(i, 1), linear(i, 2))
  const middle = Math.max(0.01, median(of.map(({ i }) => brightness(i))))
  const near = of.filter(({ i }) => Math.abs(Math.log(brightness(i) / middle)) < 0.7)
  // Hands are redder than she is, necks in the shade greyer: what hue she has her face and the rest of her say together.
  const rest = near.filter(({ i }) => !isHand[view.bone[i]])
  const face = places.filter(({ isFace }) => isFace)
  const hands = near.filter(({ i }) => isHand[view.bone[i]])
  // Of somebody in long sleeves hands and face are all there is: make-up and blood pull to either side.
  const known = [rest.length > FEW ? rest : hands, face].filter(({ length }) => length > FEW)
  const kinds = known.length ? known : [near]
  const hues = kinds.map((kind) =>
    [0, 1, 2].map((c) => median(kind.map(({ i }) => linear(i, c) / Math.max(1e-3, brightness(i))))),
  )
  const tone = [0, 1, 2].map((c) => (middle * hues.reduce((sum, hue) => sum + hue[c], 0)) / hues.length)
  const faceGain = gainOf(places, brightness, middle)
  return {
    tone,
    slopes: [0, 1, 2].map((c) =>
      slopeOf(
        near,
        (i) => Math.log(brightness(i) / middle),
        (i) => Math.log(Math.max(1e-3, linear(i, c)) / Math.max(1e-3, tone[c] * (brightness(i) / middle))),
      ),
    ),
    samples: places.map(({ i, isFace }): SkinSample => ({
      x: view.normal[3 * i],
      y: view.normal[3 * i + 1],
      z: view.normal[3 * i + 2],
      brightness: clamp(brightness(i) / middle / (isFace ? faceGain : 1), 0.05, 2.5),
      weight: isFace ? 0.6 : 1,
    })),
  }
}

/** A face may be lighter or darker than the rest of her: by make-up, by sun. */
function gainOf(places: { i: number; isFace: boolean }[], brightness: (i: number) => number, middle: number) {
  const face = places.filter(({ isFace }) => isFace)
  return face.length < 30 ? 1 : clamp(median(face.map(({ i }) => brightness(i))) / middle, 0.6, 1.7)
}

/** Least squares through the origin, held towards none. */
function slopeOf(places: { i: number }[], along: (i: number) => number, value: (i: number) => number) {
  let product = 0
  let square = places.length * 0.02
  for (const { i } of places) {
    product += along(i) * value(i)
    square += along(i) ** 2
  }
  return clamp(product / square, -0.5, 0.5)
}

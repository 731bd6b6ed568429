import { clamp, mix, smoothstep } from '../drapery/scalar.ts'
import { EngineRefusal } from '../contract/advice.ts'
import type { Body } from '../body/body.ts'
import { LOWER_CLOTHES } from '../photo/clothes-labels.ts'
import { sides } from '../photo/frame.ts'
import { readRendition } from '../fit/rendition.ts'
import { cover, type Trace } from '../fit/look-trace.ts'
import { softBlur } from '../raster/blur.ts'
import { fillMembrane } from '../raster/membrane.ts'
import { noiseAt } from '../raster/grain.ts'
import type { Colour } from '../raster/kmeans.ts'
import { createPlane, type Mask, type Picture, type Plane } from '../raster/plane.ts'
import { alignFoot, SHAFT, SHOE } from './align-foot.ts'
import { findFoot, putOnFoot } from './feet.ts'
import type { Shod } from './leg-skin.ts'
import { shownShoes } from './old-shoes.ts'
import { photographShoes, type ShoePicture, type Shoes } from './shoe-picture.ts'

/** A usual shoe shares at least so much with what is seen at a foot. */
const LEAST_SHARED = 0.6
/** Of feet that cross it is not known which is in front. */
const MOST_CROSSED = 0.2

/** Her feet as the photo shows them, with what is seen of her shoes. */
export type SeenFeet = { shod: Shod[]; shown: Mask[] }

/** Throws an `EngineRefusal` where not both feet are seen. */
export function findFeet(body: Body): SeenFeet {
  const { figure } = body
  const feet = sides.map((side) => findFoot(figure, side))
  const shown = shownShoes(body, feet)
  const shod = feet.map((foot, n) => {
    const aligned = alignFoot(foot, figure.fitted.camera, shown[n])
    if (!aligned || aligned.shared < LEAST_SHARED || aligned.crossed > MOST_CROSSED)
      throw new EngineRefusal(
        'feet_hidden',
        `of a foot ${aligned?.shared ?? 0} is seen, ${aligned?.crossed ?? 0} crosses the other`,
      )
    return { foot, adjustment: aligned.adjustment }
  })
  return { shod, shown }
}

/** What shoes take of the light on the ground around them, and where her own stood, which the photo shaded too. */
const CONTACT = 0.45
const UNDER = 0.7
/** What is finer on the ground than this is its texture, cm. */
const EVENED = 3
/** How far a shaft goes on under a hem, cm. */
const HIDDEN = 1.5

/**
 * Takes her shoes off in a picture and puts others on her feet.
 *
 * @param keepsHems the trousers of the photo stay on and hang over them
 */
export function putOnShoes(
  body: Body,
  base: Picture,
  { shod, shown }: SeenFeet,
  shoes: Shoes,
  keepsHems: boolean,
  trace?: Trace,
) {
  const picture = photographShoes(
    body.figure,
    shod,
    shoes,
    shod.map((one) => (keepsHems ? hemOver(body, one) : Infinity)),
    ankleTone(body, shod),
    body.photo,
  )
  if (!picture) return
  const old = oldShoes(body, shown)
  const ground = mendGround(body, old)
  const { width, height } = body.photo
  const colour: Colour = [0, 0, 0]
  const shadow = contactShadow(body, picture, 1.6)
  const wide = contactShadow(body, picture, 3)
  const { gains, black } = readRendition(body)
  const contrast = 1 - black / 255
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const [u, v] = [x - picture.left, y - picture.top]
      const isInside = u >= 0 && v >= 0 && u < picture.width && v < picture.height
      const k = isInside ? v * picture.width + u : -1
      const removed = old.data[i]
      const dark = Math.max(CONTACT * shadow.data[i], UNDER * removed * wide.data[i])
      const cloth = keepsHems ? clothBefore(body, i) : 0
      const share = k < 0 ? 0 : (picture.data[4 * k + 3] / 255) * (1 - cloth)
      if (removed < 0.004 && share < 0.004 && dark < 0.004) continue
      if (trace) cover(trace, i, Math.max(removed, share, dark))
      const noise = 255 * body.grain * noiseAt(x, y)
      if (removed > 0.004) {
        const bare = k < 0 ? 0 : picture.skin[k] / 255
        const seen = body.segments.skin.data[i] / 255
        ground(x, y, colour)
        for (let c = 0; c < 3; c++)
          base.data[4 * i + c] = mix(
            base.data[4 * i + c],
            colour[c] + noise,
            removed * (1 - seen) * (1 - bare),
          )
        if (bare > 0) {
          body.figure.bare.colourAt(x, y, colour)
          const form = picture.instep[4 * k + 3] / picture.skin[k]
          for (let c = 0; c < 3; c++) colour[c] = mix(colour[c], picture.instep[4 * k + c], form)
          for (let c = 0; c < 3; c++)
            base.data[4 * i + c] = mix(base.data[4 * i + c], colour[c] + noise, removed * bare)
        }
      }
      const onGround = Math.max(body.segments.background.data[i] / 255, removed)
      for (let c = 0; c < 3; c++) {
        const under = base.data[4 * i + c] * (1 - dark * onGround * (1 - share))
        const painted =
          black + Math.min(255, (k < 0 ? 0 : picture.data[4 * k + c]) * gains[c]) * contrast + noise
        base.data[4 * i + c] = mix(under, painted, share)
      }
    }
}

/** How much trousers hang before a shoe, 0 to 1. */
const clothBefore = ({ segments, clothes }: Body, i: number) =>
  clothes.labels[i] === LOWER_CLOTHES ? smoothstep(0.2, 0.7, segments.clothes.data[i] / 255) : 0

/** 0 to 1: what of her old shoes goes, a little beyond their outline. */
function oldShoes({ photo, segments, frame }: Body, shown: Mask[]): Plane {
  const old = createPlane(photo)
  for (let i = 0; i < old.data.length; i++)
    if (shown.some(({ data }) => data[i] === SHOE || data[i] === SHAFT))
      old.data[i] = smoothstep(0.2, 0.5, segments.other.data[i] / 255)
  const grown = softBlur(old, Math.max(2, frame.shoulders * 0.012))
  for (let i = 0; i < grown.data.length; i++) {
    const own = segments.clothes.data[i] / 255
    grown.data[i] = clamp(grown.data[i] * 3) * (old.data[i] > 0 ? 1 : 1 - smoothstep(0.3, 0.6, own))
  }
  return grown
}

/** The ground where her shoes were, run on from right beside them: their shadow on it stays, for the new ones. */
function mendGround({ photo, segments, backdrop, figure }: Body, old: Plane) {
  let [left, top, right, bottom] = [photo.width, photo.height, 0, 0]
  for (let i = 0; i < old.data.length; i++) {
    if (old.data[i] === 0) continue
    const [x, y] = [i % photo.width, (i / photo.width) | 0]
    left = Math.min(left, x - 3)
    right = Math.max(right, x + 4)
    top = Math.min(top, y - 3)
    bottom = Math.max(bottom, y + 4)
  }
  left = Math.max(0, left)
  top = Math.max(0, top)
  const width = Math.min(photo.width, right) - left
  const height = Math.min(photo.height, bottom) - top
  const known = {
    width,
    height,
    colours: new Float32Array(width * height * 3),
    known: new Uint8Array(width * height),
  }
  for (let y = 0, k = 0; y < height; y++)
    for (let x = 0; x < width; x++, k++) {
      const i = (top + y) * photo.width + left + x
      known.known[k] = old.data[i] === 0 && segments.background.data[i] > 200 ? 255 : 0
      for (let c = 0; c < 3; c++) known.colours[3 * k + c] = photo.data[4 * i + c]
    }
  fillMembrane(known)
  // The backdrop knows the ground's texture, and what is beside her shoes its light.
  const behind: Colour = [0, 0, 0]
  const planes = [0, 1, 2].map(() => createPlane({ width, height }))
  for (let k = 0; k < width * height; k++) {
    backdrop.colourAt(left + (k % width), top + ((k / width) | 0), behind)
    planes.forEach(({ data }, c) => (data[k] = behind[c]))
  }
  const even = planes.map((plane) => softBlur(plane, EVENED * figure.fitted.scale))
  return (x: number, y: number, out: Colour) => {
    const k = (y - top) * width + x - left
    for (let c = 0; c < 3; c++) out[c] = known.colours[3 * k + c] + planes[c].data[k] - even[c].data[k]
  }
}

/** Her skin at both ankles. */
function ankleTone({ figure }: Body, shod: Shod[]): Colour {
  const tone: Colour = [0, 0, 0]
  const colour: Colour = [0, 0, 0]
  const heights = [16, 20, 24]
  for (const { foot, adjustment } of shod)
    for (const height of heights) {
      const [x, y] = putOnFoot([5, 0, height], 0, foot, figure.fitted.camera, adjustment)
      figure.bare.toneAt(x, -y, colour)
      for (let c = 0; c < 3; c++) tone[c] += colour[c] / shod.length / heights.length
    }
  return tone
}

/** How high over the heel's seat trousers end, cm; Infinity over a bare leg. */
function hemOver({ segments, clothes, figure, photo }: Body, { foot, adjustment }: Shod) {
  for (let height = 6; height < 45; height++) {
    const [x, y] = putOnFoot([5, 0, height], 0, foot, figure.fitted.camera, adjustment)
    const i = Math.round(-y) * photo.width + Math.round(x)
    if (clothes.labels[i] === LOWER_CLOTHES && segments.clothes.data[i] > 127) return height + HIDDEN
  }
  return Infinity
}

/** Around and under soles, 0 to 1, so many cm wide. */
function contactShadow(
  { photo, figure }: Body,
  { left, top, width, height, data }: ShoePicture,
  spread: number,
): Plane {
  const plane = createPlane(photo)
  const drop = Math.round(0.4 * figure.fitted.scale)
  for (let y = 0, k = 0; y < height; y++)
    for (let x = 0; x < width; x++, k++) {
      const row = top + y + drop
      // Only what is near the ground darkens it: the lower part of a shoe's box.
      if (data[4 * k + 3] > 127 && row < photo.height) plane.data[row * photo.width + left + x] = 1
    }
  return softBlur(plane, spread * figure.fitted.scale)
}

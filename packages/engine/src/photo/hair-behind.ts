import { boxBlur } from '../raster/blur.ts'
import type { Colour } from '../raster/kmeans.ts'
import { dilate, erode } from '../raster/morphology.ts'
import { createMask, createPlane, maskFrom, type Mask, type Picture } from '../raster/plane.ts'
import { pushPull } from '../raster/push-pull.ts'
import type { Clothes } from './clothes-labels.ts'
import type { Segments } from './segments.ts'

/** Hair that a collar hides: it goes on between her neck and what of it is seen. */
export type HairBehind = {
  /** Masks of half the photo's size: how much of it is there. */
  share: Mask
  /** Its colour at a pixel of the photo; writes into `out`. */
  colourAt(x: number, y: number, out: Colour): void
}

/** Collars hide gaps up to twice as wide, in shoulder widths. */
const HALF_GAP = 0.09
/** Hair in there is in the shade. */
const SHADE = 0.72
/** The colours are a quarter of the photo's size. */
const SHRINK = 4

export function findHairBehind(
  photo: Picture,
  { hair, face, skin }: Segments,
  head: Mask,
  { labels }: Clothes,
  shoulders: number,
  shoulderLine: number,
): HairBehind {
  const half = { width: photo.width >> 1, height: photo.height >> 1 }
  const personMask = createMask(half)
  const hairs = createMask(half)
  const cloth = createMask(half)
  for (let y = 0, j = 0; y < half.height; y++)
    for (let x = 0; x < half.width; x++, j++) {
      const i = 2 * y * photo.width + 2 * x
      const isHair = hair.data[i] > 127 && head.data[i] > 127
      hairs.data[j] = isHair ? 255 : 0
      personMask.data[j] = isHair || face.data[i] > 127 || skin.data[i] > 127 ? 255 : 0
      cloth.data[j] = labels[i] ? 255 : 0
    }
  const reach = Math.round((shoulders * HALF_GAP) / 2)
  const closed = erode(dilate(personMask, reach), reach)
  const near = dilate(hairs, reach)
  const nearCloth = dilate(cloth, 1)
  // Below her shoulders hair lies before them, and nothing of it is hidden.
  const last = Math.round(shoulderLine / 2) * half.width
  const gap = createPlane(half)
  for (let j = 0; j < gap.data.length; j++)
    gap.data[j] = j < last && closed.data[j] && near.data[j] && nearCloth.data[j] ? 1.6 : 0
  // It goes on a little under what is beside the gap.
  const soft = boxBlur(gap, 1)
  const field = spreadHair(photo, hair, head)
  const count = field.width * field.height
  return {
    share: maskFrom(soft),
    colourAt(x, y, out) {
      const j =
        Math.min(field.height - 1, Math.floor(y / SHRINK)) * field.width +
        Math.min(field.width - 1, Math.floor(x / SHRINK))
      for (let c = 0; c < 3; c++) out[c] = SHADE * field.colours[c * count + j]
    },
  }
}

function spreadHair(photo: Picture, hair: Mask, head: Mask) {
  const width = Math.ceil(photo.width / SHRINK)
  const height = Math.ceil(photo.height / SHRINK)
  const count = width * height
  const colours = new Float32Array(3 * count)
  const weights = new Float32Array(count)
  for (let y = 0; y < photo.height; y += 2)
    for (let x = 0; x < photo.width; x += 2) {
      const i = y * photo.width + x
      if (hair.data[i] < 240 || head.data[i] < 240) continue
      const j = Math.floor(y / SHRINK) * width + Math.floor(x / SHRINK)
      weights[j]++
      for (let c = 0; c < 3; c++) colours[c * count + j] += photo.data[4 * i + c]
    }
  for (let j = 0; j < count; j++)
    if (weights[j] > 0) {
      for (let c = 0; c < 3; c++) colours[c * count + j] /= weights[j]
      weights[j] = 1
    }
  return pushPull({ width, height, colours, weights })
}

import { clamp } from '../drapery/scalar.ts'
import { findSaliency, SALIENCY_SIDE } from '../models/saliency.ts'
import { boxBlur } from '../raster/blur.ts'
import { keepLargeComponents } from '../raster/components.ts'
import { createCanvas, toCanvas } from '../raster/decode.ts'
import { createGuidedFilter } from '../raster/guided-filter.ts'
import { createMask, maskFrom, planeFrom, type Mask, type Picture, type Plane } from '../raster/plane.ts'
import { resize } from '../raster/resize.ts'
import { findGround } from './picture-ground.ts'

/** A garment apart from what it lay on. */
export type Cutout = {
  picture: Picture
  alpha: Mask
  method: 'alpha' | 'flood' | 'saliency' | 'parts'
  /** 0 to 1: how much of the outline is a guess. */
  doubt: number
}

/** A picture with more than this share of clear pixels has been cut out by somebody already. */
const CUT_OUT_ALREADY = 0.02
/** More of a garment near the ground's colour than this, and the flood alone is not to be trusted. */
const RISKY = 0.12
/** Smaller parts than this share of the largest are dust, hangers, labels on the floor. */
const LEAST_PART = 0.05
const AGREEMENT_NEEDED = 0.35

export function isCutOutAlready({ width, height, data }: Picture) {
  let clear = 0
  for (let i = 3; i < data.length; i += 4) if (data[i] < 128) clear++
  return clear > width * height * CUT_OUT_ALREADY
}

export async function cutOut(picture: Picture): Promise<Cutout> {
  const count = picture.width * picture.height
  if (isCutOutAlready(picture)) {
    const alpha = createMask(picture)
    for (let i = 0; i < count; i++) alpha.data[i] = picture.data[i * 4 + 3]
    return { picture, alpha: keepLargeComponents(alpha, 0.01), method: 'alpha', doubt: 0 }
  }
  const ground = findGround(picture)
  const flooded = ground.plain && ground.share > 0.06 && ground.share < 0.9
  if (flooded && ground.isFlat && ground.nearGround <= RISKY) {
    return finish(picture, fromFlood(ground.foreground), 'flood', 0)
  }
  const salient = await saliencyOf(picture)
  if (!flooded) {
    const outline = createGuidedFilter(picture, 5, 1e-4)(salient)
    return finish(picture, stretched(outline, 0.4, 0.7), 'saliency', ambiguity(salient))
  }
  // Both have seen it. Where the network finds more, the flood has eaten into a garment of the ground's colour.
  const agreement = overlap(ground.foreground, salient)
  if (agreement.flooded > agreement.salient * 1.12 && agreement.share > AGREEMENT_NEEDED) {
    // Where the flood finds much more, the ground has two colours, or creases.
    const wide = boxBlur(salient, Math.round(picture.width * 0.012))
    for (let i = 0; i < count; i++) if (wide.data[i] < 0.12) ground.foreground.data[i] = 0
  } else if (agreement.salient > agreement.flooded * 1.08 && agreement.share > AGREEMENT_NEEDED) {
    for (let i = 0; i < count; i++) if (salient.data[i] > 0.6) ground.foreground.data[i] = 255
  }
  const doubt = clamp(1 - (agreement.share - 0.2) / 0.6, 0, 1)
  return finish(picture, fromFlood(ground.foreground), 'flood', doubt)
}

function finish(picture: Picture, alpha: Mask, method: Cutout['method'], doubt: number): Cutout {
  clearBorder(alpha)
  return { picture, alpha: keepLargeComponents(alpha, LEAST_PART), method, doubt }
}

/** The flood's outline lies half a pixel outside of the garment: pulled in, so that no ground shines through. */
const fromFlood = (foreground: Mask) => stretched(boxBlur(planeFrom(foreground), 1), 0.35, 0.85)

/** Nothing below `low`, all of a pixel from `high` on. In place, but for the mask. */
export function stretched(plane: Plane, low: number, high: number): Mask {
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = (plane.data[i] - low) / (high - low)
  return maskFrom(plane)
}

async function saliencyOf(picture: Picture): Promise<Plane> {
  const size = { width: SALIENCY_SIDE, height: SALIENCY_SIDE }
  const square = createCanvas(size)
  square.fillStyle = '#fff'
  square.fillRect(0, 0, SALIENCY_SIDE, SALIENCY_SIDE)
  square.imageSmoothingQuality = 'high'
  square.drawImage(toCanvas(picture), 0, 0, SALIENCY_SIDE, SALIENCY_SIDE)
  return resize({ ...size, data: await findSaliency(square.canvas) }, picture)
}

/** A network that is sure has few middling values beside its garment. */
function ambiguity({ data }: Plane) {
  let sure = 0
  let unsure = 0
  for (const value of data) {
    if (value > 0.8) sure++
    else if (value > 0.2) unsure++
  }
  return clamp(unsure / Math.max(1, sure) - 0.15, 0, 1)
}

function overlap(foreground: Mask, salient: Plane) {
  let both = 0
  let either = 0
  let flooded = 0
  let found = 0
  for (let i = 0; i < foreground.data.length; i++) {
    const a = foreground.data[i] > 127
    const b = salient.data[i] > 0.5
    if (a) flooded++
    if (b) found++
    if (a && b) both++
    if (a || b) either++
  }
  return { share: both / Math.max(1, either), flooded, salient: found }
}

/** A garment that is cut by the picture's border still needs an outline there. */
function clearBorder({ width, height, data }: Mask) {
  data.fill(0, 0, width * 2)
  data.fill(0, width * (height - 2))
  for (let y = 0; y < height; y++) for (const x of [0, 1, width - 2, width - 1]) data[y * width + x] = 0
}

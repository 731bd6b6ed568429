import type { SeenClothes } from '../contract/advice.ts'
import { piecesApart } from '../garment/apart.ts'
import type { Cutout } from '../garment/cutout.ts'
import { kindsOn } from '../garment/off-wearer.ts'
import type { Extent } from '../raster/components.ts'
import { createCanvas, decodePicture, toCanvas } from '../raster/decode.ts'
import { maxGarmentSide } from '../raster/picture-sizes.ts'
import { createPicture, type Mask, type Picture } from '../raster/plane.ts'
import { digest, recallCutout, recallWearer } from './recall-pictures.ts'

/** Longer side of the piece alone, px: enough to tell its kind. */
const SMALL = 320
/** Shares of the picture between which what stands out is a piece: less is a speck, and more is the picture itself. */
const [LEAST, MOST] = [0.03, 0.97]
/** Around a piece that is taken out of its picture, as a share of it. */
const MARGIN = 0.06

/** Whether somebody wears clothes in a picture, or a piece is there alone. What is found is kept for the reading of the piece. */
export async function seeClothes(image: Blob): Promise<SeenClothes> {
  const { picture } = await decodePicture(image, maxGarmentSide)
  const key = await digest(image)
  const wearer = await recallWearer(key, picture)
  if (wearer) return { worn: kindsOn(wearer), alone: null, apart: [] }
  const cutout = await recallCutout(key, picture)
  const pieces = piecesApart(cutout.alpha)
  return {
    worn: [],
    alone: await smallOf(cutout),
    apart: await Promise.all(pieces.map(({ alpha, extent }) => pictureOf(cutout.picture, alpha, extent))),
  }
}

/** What of a picture is a piece, on a clear ground. */
function withAlpha(picture: Picture, alpha: Mask) {
  const whole = createPicture(picture)
  for (let i = 0; i < alpha.data.length; i++) {
    for (let c = 0; c < 3; c++) whole.data[4 * i + c] = picture.data[4 * i + c]
    whole.data[4 * i + 3] = alpha.data[i]
  }
  return toCanvas(whole)
}

/** One of several pieces, as large as it is in the picture, as if nothing had lain beside it. */
async function pictureOf(picture: Picture, alpha: Mask, { left, top, right, bottom }: Extent) {
  const margin = Math.round(MARGIN * Math.max(right - left, bottom - top))
  const size = { width: right - left + 1 + 2 * margin, height: bottom - top + 1 + 2 * margin }
  const crop = createCanvas(size)
  crop.drawImage(withAlpha(picture, alpha), margin - left, margin - top)
  return await crop.canvas.convertToBlob({ type: 'image/png' })
}

async function smallOf({ picture, alpha }: Cutout) {
  const { width, height } = picture
  const inside = alpha.data.reduce((count, value) => count + Number(value > 127), 0)
  if (inside < LEAST * alpha.data.length || inside > MOST * alpha.data.length) return null
  const scale = Math.min(1, SMALL / Math.max(width, height))
  const small = createCanvas({
    width: Math.max(1, Math.round(scale * width)),
    height: Math.max(1, Math.round(scale * height)),
  })
  small.imageSmoothingQuality = 'high'
  small.drawImage(withAlpha(picture, alpha), 0, 0, small.canvas.width, small.canvas.height)
  return await small.canvas.convertToBlob({ type: 'image/png' })
}

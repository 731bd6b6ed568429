import type { SeenClothes } from '../contract/advice.ts'
import type { Cutout } from '../garment/cutout.ts'
import { kindsOn } from '../garment/off-wearer.ts'
import { createCanvas, decodePicture, toCanvas } from '../raster/decode.ts'
import { maxGarmentSide } from '../raster/picture-sizes.ts'
import { createPicture } from '../raster/plane.ts'
import { digest, recallCutout, recallWearer } from './recall-pictures.ts'

/** Longer side of the piece alone, px: enough to tell its kind. */
const SMALL = 320
/** Shares of the picture between which what stands out is a piece: less is a speck, and more is the picture itself. */
const [LEAST, MOST] = [0.03, 0.97]

/** Whether somebody wears clothes in a picture, or a piece is there alone. What is found is kept for the reading of the piece. */
export async function seeClothes(image: Blob): Promise<SeenClothes> {
  const { picture } = await decodePicture(image, maxGarmentSide)
  const key = await digest(image)
  const wearer = await recallWearer(key, picture)
  if (wearer) return { worn: kindsOn(wearer), alone: null }
  return { worn: [], alone: await smallOf(await recallCutout(key, picture)) }
}

async function smallOf({ picture, alpha }: Cutout) {
  const { width, height } = picture
  const whole = createPicture(picture)
  let inside = 0
  for (let i = 0; i < alpha.data.length; i++) {
    for (let c = 0; c < 3; c++) whole.data[4 * i + c] = picture.data[4 * i + c]
    whole.data[4 * i + 3] = alpha.data[i]
    if (alpha.data[i] > 127) inside++
  }
  if (inside < LEAST * alpha.data.length || inside > MOST * alpha.data.length) return null
  const scale = Math.min(1, SMALL / Math.max(width, height))
  const small = createCanvas({
    width: Math.max(1, Math.round(scale * width)),
    height: Math.max(1, Math.round(scale * height)),
  })
  small.imageSmoothingQuality = 'high'
  small.drawImage(toCanvas(whole), 0, 0, small.canvas.width, small.canvas.height)
  return await small.canvas.convertToBlob({ type: 'image/png' })
}

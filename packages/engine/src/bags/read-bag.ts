import { EngineRefusal } from '../contract/advice.ts'
import { cutOut } from '../garment/cutout.ts'
import { refuseWorn } from '../garment/garment.ts'
import { decodePicture } from '../raster/decode.ts'
import { maxBagSide } from '../raster/picture-sizes.ts'
import { createPicture, type Mask, type Picture } from '../raster/plane.ts'

/** More of the outline than this is a guess. */
const DOUBTFUL = 0.75

/** A bag's picture without the ground, cropped to it. */
export async function readBag(image: Blob, piece: number): Promise<Picture> {
  const { picture } = await decodePicture(image, maxBagSide).catch((error: unknown) => {
    throw new EngineRefusal('garment_unreadable', String(error), piece)
  })
  const { alpha, doubt, method } = await cutOut(picture)
  if (doubt > DOUBTFUL) throw new EngineRefusal('garment_unclear', 'a doubtful outline', piece)
  if (method !== 'alpha') await refuseWorn(picture)
  const alone = cropTo(picture, alpha)
  if (!alone) throw new EngineRefusal('garment_missing', 'no bag stands out', piece)
  return alone
}

/** What stands out, on a clear ground, no larger than it is; undefined where nothing does. */
export function cropTo({ data, width }: Picture, alpha: Mask): Picture | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1]
  for (let i = 0; i < alpha.data.length; i++) {
    if (alpha.data[i] < 128) continue
    left = Math.min(left, i % width)
    right = Math.max(right, i % width)
    top = Math.min(top, Math.floor(i / width))
    bottom = Math.floor(i / width)
  }
  if (right < left) return undefined
  const cropped = createPicture({ width: right - left + 1, height: bottom - top + 1 })
  for (let y = 0, k = 0; y < cropped.height; y++)
    for (let x = 0; x < cropped.width; x++, k++) {
      const i = (top + y) * width + left + x
      cropped.data.set([data[4 * i], data[4 * i + 1], data[4 * i + 2], alpha.data[i]], 4 * k)
    }
  return cropped
}

import { segmentCoarsely } from '../models/segmentation.ts'
import { createCanvas } from '../raster/decode.ts'
import { createMask, type Mask, type Plane, type Size } from '../raster/plane.ts'
import { resize } from '../raster/resize.ts'
import type { TorsoFrame } from './frame.ts'

/** How far from the middle of her trunk is looked, in torsos. */
const REACH = 1.15

/**
 * Cloth and bare skin of a trunk, at the photo's size, by the network that was taught on people in swimwear too: the one that
 * knows garments has seen dressed people alone, and takes a bare trunk for a top.
 */
export async function clothAndSkinOf(
  photo: OffscreenCanvas,
  { toPhoto, torso }: TorsoFrame,
): Promise<{ clothes: Mask; skin: Mask }> {
  const [x, y] = toPhoto(0, torso / 2)
  const side = Math.round(2 * REACH * torso)
  const [left, top] = [x - side / 2, y - side / 2].map(Math.round)
  const crop = createCanvas({ width: side, height: side })
  crop.drawImage(photo, left, top, side, side, 0, 0, side, side)
  const { clothes, skin } = await segmentCoarsely(crop.canvas)
  return { clothes: placed(clothes, side, left, top, photo), skin: placed(skin, side, left, top, photo) }
}

/** A square's shares where it lies in the photo; nothing around it. */
function placed(share: Plane, side: number, left: number, top: number, photo: Size): Mask {
  const mask = createMask({ width: photo.width, height: photo.height })
  const { data } = resize(share, { width: side, height: side })
  for (let y = Math.max(0, top); y < Math.min(mask.height, top + side); y++)
    for (let x = Math.max(0, left); x < Math.min(mask.width, left + side); x++)
      mask.data[y * mask.width + x] = 255 * data[(y - top) * side + x - left]
  return mask
}

import type { ShopperContext } from '../auth/authorize.ts'
import { ApiError } from '../lib/errors.ts'
import type { Picture } from '../photos/pictures.ts'
import { readPicture } from '../photos/references.ts'
import { isOwnKey, keyOf } from '../photos/storage.ts'

/** What one call to a Durable Object can carry is 32 MiB. */
const mostBytes = 28_000_000

/** Also for a job of the device, which never opens them here: somebody else's photo is not hers to name. */
export function refuseForeignPhotos(references: string[], userId: string) {
  const foreign = references.some((one) => one.startsWith('/api/photos/') && !isOwnKey(keyOf(one), userId))
  if (foreign) throw new ApiError('image_not_yours')
}

/** The pictures that are about to leave for the cloud. A photo of herself leaves only for an adult. */
export async function openPictures(c: ShopperContext, references: string[]) {
  if (!c.var.shopper.adultConfirmedAt) throw new ApiError('age_required')
  const pictures = await Promise.all(references.map((reference) => readPicture(c, reference)))
  if (pictures.reduce((sum, { bytes }) => sum + bytes.length, 0) > mostBytes)
    throw new ApiError('image_too_large')
  return pictures
}

/** The cloud's model renders at 864 × 1296: a photo below half of it comes out soft. */
const softBelow = { width: 432, height: 648 }

const measure = ({ width, height }: Picture) => ({
  width,
  height,
  isSharpEnough: width >= softBelow.width && height >= softBelow.height,
})

/** What the pictures promise for the result; null for pictures that stayed on the device, which measures them itself. */
export function analyseQuality([person, ...garments]: Picture[]) {
  return person ? { photo: measure(person), garments: garments.map(measure) } : null
}

import { isAdultConfirmed } from '../photos/adult-statement.ts'
import type { ShopperContext } from '../auth/authorize.ts'
import { ApiError } from '../lib/errors.ts'
import { refuseTakenDown } from '../photos/taken-down-pictures.ts'
import type { Picture } from '../pictures/open-picture.ts'
import { readPicture } from '../catalogue/image-proxy/named-picture.ts'
import { isOwnKey, keyOf } from '../photos/storage.ts'

/** A call to a Durable Object can carry 32 MiB. */
const maxBytes = 28_000_000

/** Also checks device jobs, whose photos are never opened here: a shopper may not name another shopper's photo. */
export function refuseForeignPhotos(references: string[], userId: string) {
  const foreign = references.some((one) => one.startsWith('/api/photos/') && !isOwnKey(keyOf(one), userId))
  if (foreign) throw new ApiError('image_not_yours')
}

/** Opens the pictures that are sent to the cloud. A photo of the shopper herself is sent only for an adult. */
export async function openPictures(c: ShopperContext, references: string[]) {
  if (!isAdultConfirmed(c.var.shopper)) throw new ApiError('age_required')
  const pictures = await Promise.all(references.map((reference) => readPicture(c, reference)))
  const sentAlong = pictures.filter((_, index) => references[index]?.startsWith('data:'))
  await refuseTakenDown(c.var.db, sentAlong)
  if (pictures.reduce((sum, { bytes }) => sum + bytes.length, 0) > maxBytes)
    throw new ApiError('image_too_large')
  return pictures
}

/** The cloud's model renders at 864 × 1296: a photo below half of it gives a soft result. */
const softBelow = { width: 432, height: 648 }

const measure = ({ width, height }: Picture) => ({
  width,
  height,
  isSharpEnough: width >= softBelow.width && height >= softBelow.height,
})

/**
 * Estimates the quality of the result from the pictures; null for pictures on the device, which measures them itself.
 */
export function analyseQuality([person, ...garments]: Picture[]) {
  return person ? { photo: measure(person), garments: garments.map(measure) } : null
}

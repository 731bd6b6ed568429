import { imageSize } from 'image-size'
import { ApiError } from '../lib/errors.ts'
import { logFault } from '../lib/log.ts'
import { openPicture } from '../pictures/open-picture.ts'

/** As large as her browser would make it at most, px. */
const longSide = 2048
/** What the binding takes, and more than any phone's photo has. */
const maximumPixels = 100_000_000

/** ISO base media whose brand is one of HEIC's: `ftyp` at 4, the brand at 8. */
const isHeic = (bytes: Uint8Array) =>
  /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(new TextDecoder('latin1').decode(bytes.subarray(4, 12)))

/** A HEIC photo as a JPEG, upright and without its metadata. Throws image_unreadable or image_too_large. */
export async function decodeHeic(images: ImagesBinding, bytes: Uint8Array<ArrayBuffer>) {
  if (!isHeic(bytes)) throw new ApiError('image_unreadable')
  if (pixelsOf(bytes) > maximumPixels) throw new ApiError('image_too_large')
  const made = await images
    .input(new Blob([bytes]).stream())
    .transform({ width: longSide, height: longSide, fit: 'scale-down' })
    .output({ format: 'image/jpeg', quality: 92 })
    .catch((error: unknown) => {
      logFault('heic_not_decoded', error)
      throw new ApiError('image_unreadable')
    })
  return openPicture(new Uint8Array(await made.response().arrayBuffer())).bytes
}

function pixelsOf(bytes: Uint8Array) {
  try {
    const { width, height } = imageSize(bytes)
    return width * height
  } catch {
    throw new ApiError('image_unreadable')
  }
}

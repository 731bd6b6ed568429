import { logFault } from '../../lib/log.ts'
import { sniffType, type Picture, type PictureType } from '../../pictures/open-picture.ts'
import { within } from '../../lib/time-limit.ts'

const timeoutMs = 10_000

export type Sized = { bytes: Uint8Array<ArrayBuffer>; type: PictureType; isResized: boolean }

/**
 * Converts the picture to WebP of at most `width`. Where resizing fails it stays as it is, because a large picture is
 * better than none.
 */
export async function resizePicture(images: ImagesBinding, picture: Picture, width: number): Promise<Sized> {
  try {
    return await within(timeoutMs, async () => {
      const made = await images
        .input(new Blob([picture.bytes]).stream())
        .transform({ width, fit: 'scale-down' })
        .output({ format: 'image/webp', quality: 82, anim: false })
      const bytes = new Uint8Array(await made.response().arrayBuffer())
      if (sniffType(bytes) !== 'image/webp') throw new Error('what came out is no WebP')
      return { bytes, type: 'image/webp', isResized: true }
    })
  } catch (error) {
    logFault('picture_not_resized', error, { type: picture.type })
    return { bytes: picture.bytes, type: picture.type, isResized: false }
  }
}

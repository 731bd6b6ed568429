import { imageSize } from 'image-size'
import { sniffType } from '../../pictures/open-picture.ts'
import type { Pixels } from './cloud-provider.ts'

export type Size = { width: number; height: number }
export type Limits = { maxSide: number; maxBytes: number }

/** Scales a picture to fit a square of `side` pixels and makes it a JPEG, on white where it is see-through. */
export type Shrink = (picture: Pixels, side: number) => Promise<Uint8Array<ArrayBuffer>>

/** The parts of the binding IMAGES that we use; written out, since the command line has no Worker's types. */
export type ImagesLike = {
  input(stream: ReadableStream<Uint8Array>): {
    transform(how: { width: number; height: number; fit: 'scale-down'; background: string }): {
      output(how: { format: 'image/jpeg'; quality: number }): Promise<{ response(): Response }>
    }
  }
}

export const shrinkWith =
  (images: ImagesLike): Shrink =>
  async ({ bytes }, side) => {
    const made = await images
      .input(new Blob([bytes]).stream())
      .transform({ width: side, height: side, fit: 'scale-down', background: '#ffffff' })
      .output({ format: 'image/jpeg', quality: 92 })
    return new Uint8Array(await made.response().arrayBuffer())
  }

export function sizeOf({ bytes }: Pick<Pixels, 'bytes'>): Size {
  const { width, height } = imageSize(bytes)
  return { width, height }
}

/** What every model reads. */
const plainTypes = new Set<Pixels['type']>(['image/jpeg', 'image/png'])

/**
 * The picture as it is where it keeps the limits, and otherwise a smaller JPEG. Throws where that cannot be made.
 */
export async function refit(
  picture: Pixels,
  { maxSide, maxBytes }: Limits,
  shrink: Shrink | null,
): Promise<Pixels> {
  const { width, height } = sizeOf(picture)
  const isSmall = Math.max(width, height) <= maxSide && picture.bytes.length <= maxBytes
  if (isSmall && plainTypes.has(picture.type)) return picture
  if (!shrink) throw new Error(`a ${picture.type} of ${width} × ${height}, and nothing that resizes it`)
  const bytes = await shrink(picture, maxSide)
  if (sniffType(bytes) !== 'image/jpeg') throw new Error('what came out is no JPEG')
  return { bytes, type: 'image/jpeg' }
}

import { createPicture, type Picture, type Size } from './plane.ts'

/**
 * A picture file as upright pixels, shrunk to fit `longSide`. `original` is its own upright size.
 * Rejects when the browser cannot read it.
 */
export async function decodePicture(
  file: Blob,
  longSide: number,
): Promise<{ picture: Picture; original: Size }> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image', premultiplyAlpha: 'none' })
  try {
    const original = { width: bitmap.width, height: bitmap.height }
    const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height))
    const width = Math.max(1, Math.round(bitmap.width * scale))
    const height = Math.max(1, Math.round(bitmap.height * scale))
    const context = createCanvas({ width, height })
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, width, height)
    const { data } = context.getImageData(0, 0, width, height)
    // A plain object, as tests have them: an ImageData's size is the browser's own, asked of it each time.
    return { picture: { width, height, data }, original }
  } finally {
    bitmap.close()
  }
}

export function createCanvas({ width, height }: Size): OffscreenCanvasRenderingContext2D {
  return new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!
}

export function toCanvas(picture: Picture): OffscreenCanvas {
  const context = createCanvas(picture)
  context.putImageData(new ImageData(picture.data, picture.width, picture.height), 0, 0)
  return context.canvas
}

export function copyPicture(picture: Picture): Picture {
  const copy = createPicture(picture)
  copy.data.set(picture.data)
  return copy
}

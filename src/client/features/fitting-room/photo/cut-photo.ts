import type { QuarterTurns } from '@cabine/engine'
import type { Box } from './crop-box.ts'

/** A part of a picture that was turned first. */
export type Cut = { turn: QuarterTurns; box: Box }

/** Almost without loss: it is encoded once more where it is shrunk. */
const quality = 0.95

/** Turns a picture and cuts a part out of it, as fine as it came. Rejects where this browser cannot read it. */
export async function cutPhoto(picture: Blob, { turn, box }: Cut) {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  try {
    const { width, height } = bitmap
    const [across, down] = turn % 2 ? [height, width] : [width, height]
    const pixels = (share: number, side: number) => Math.round(share * side)
    const canvas = new OffscreenCanvas(
      Math.max(1, pixels(box.width, across)),
      Math.max(1, pixels(box.height, down)),
    )
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.translate(across / 2 - pixels(box.left, across), down / 2 - pixels(box.top, down))
    context.rotate((turn * Math.PI) / 2)
    context.drawImage(bitmap, -width / 2, -height / 2)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality })
  } finally {
    bitmap.close()
  }
}

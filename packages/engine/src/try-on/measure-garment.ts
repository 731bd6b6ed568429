import type { GarmentPiece, MeasuredGarment } from '../contract/advice.ts'
import { scalePoints } from '../garment/landmark-units.ts'
import { createCanvas, toCanvas } from '../raster/decode.ts'
import { endOf } from './end-of-piece.ts'
import { recallGarment, recallPicture } from './recall-pictures.ts'

/** Around the outline, px: its soft edge. */
const MARGIN = 3

/** The piece alone, and where it ends. What is found is kept: a try-on need not look at the picture again. */
export async function measureGarment(piece: GarmentPiece): Promise<MeasuredGarment> {
  const { shape, texture, warnings } = await recallGarment(piece, 0)
  const [picture] = texture.levels
  const { outline } = shape
  const left = Math.max(0, outline.left - MARGIN)
  const top = Math.max(0, outline.top - MARGIN)
  const width = Math.min(picture.width, outline.right + MARGIN + 1) - left
  const height = Math.min(picture.height, outline.bottom + MARGIN + 1) - top
  const alone = createCanvas({ width, height })
  alone.drawImage(toCanvas(picture), -left, -top)
  return {
    cutout: await alone.canvas.convertToBlob({ type: 'image/png' }),
    width,
    height,
    landmarks: scalePoints(
      shape.points,
      (x) => (x - left) / width,
      (y) => (y - top) / height,
    ),
    endsAt: endOf(await recallPicture(piece, 0)),
    warnings,
  }
}

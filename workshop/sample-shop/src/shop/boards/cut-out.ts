import { join } from 'node:path'
import sharp from 'sharp'
import {
  realSizeOf,
  roleOf,
  boundsOf,
  maskOf,
  type Bounds,
  type Shape,
  type SamplePiece,
} from '../../product.ts'

/** A piece in its picture, and its size on the board. */
export interface CutOut extends Shape {
  /** The picture and, in its pixels, where the piece itself lies. */
  png: Buffer
  bounds: Bounds
}

export async function readCutOut(root: string, piece: SamplePiece): Promise<CutOut> {
  const png = await sharp(join(root, 'public', pictureOf(piece)))
    .ensureAlpha()
    .png()
    .toBuffer()
  const { data: alpha, info } = await sharp(png)
    .extractChannel(3)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const bounds = boundsOf(alpha, info.width, info.height)
  const pixelsACm = piece.frameHeightCm ? info.height / piece.frameHeightCm : null
  const size = realSizeOf(piece, bounds, pixelsACm)
  if (!size) throw new Error(`nobody knows how large this is: ${piece.name}`)
  const { widthCm, heightCm } = size
  const mask = maskOf(alpha, info.width, bounds, widthCm, heightCm)
  const { id, category } = piece
  return { id, category, role: roleOf(piece), png, bounds, widthCm, heightCm, mask }
}

/** The largest picture of a piece. */
export const pictureOf = ({ pictures }: SamplePiece) => pictures[pictures.length - 1].webp

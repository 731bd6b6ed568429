import { join } from 'node:path'
import sharp from 'sharp'
import type { SamplePiece } from '../range.ts'
import { realSizeOf, roleOf, type Role } from './real-size.ts'

/** A piece in its picture, and its size on the board. */
export interface CutOut {
  id: string
  category: SamplePiece['category']
  role: Role
  /** The picture and, in its pixels, where the piece itself lies: an object's shadow reaches further. */
  png: Buffer
  bounds: Bounds
  widthCm: number
  heightCm: number
  /** Where it is solid, a cell a centimetre: row after row, 1 or 0. */
  mask: Mask
}

export interface Mask {
  width: number
  height: number
  cells: Uint8Array
}

export interface Bounds {
  left: number
  top: number
  width: number
  height: number
}

/** What is thinner is a shadow. */
const solid = 200

function boundsOf(alpha: Buffer, width: number, height: number): Bounds {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (alpha[y * width + x] >= solid) {
        if (x < left) left = x
        if (x > right) right = x
        if (y < top) top = y
        bottom = y
      }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** A cell is solid where any pixel in it is: the chain of a bag is thinner than a centimetre. */
function maskOf(alpha: Buffer, pitch: number, bounds: Bounds, widthCm: number, heightCm: number): Mask {
  const [width, height] = [Math.max(1, Math.round(widthCm)), Math.max(1, Math.round(heightCm))]
  const cells = new Uint8Array(width * height)
  for (let y = 0; y < bounds.height; y++)
    for (let x = 0; x < bounds.width; x++)
      if (alpha[(bounds.top + y) * pitch + bounds.left + x] >= solid) {
        const [i, j] = [Math.floor((x * width) / bounds.width), Math.floor((y * height) / bounds.height)]
        cells[j * width + i] = 1
      }
  return { width, height, cells }
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
  const { widthCm, heightCm } = realSizeOf(piece, bounds, info.height)
  const mask = maskOf(alpha, info.width, bounds, widthCm, heightCm)
  const { id, category } = piece
  return { id, category, role: roleOf(piece), png, bounds, widthCm, heightCm, mask }
}

/** The largest picture of a piece. */
export const pictureOf = ({ pictures }: SamplePiece) => pictures[pictures.length - 1].webp

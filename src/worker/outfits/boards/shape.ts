import type { AnyCategory } from '@cabine/sophia/vocabulary/product-categories.ts'

/** What a thing is on a board, which decides its place and its size. */
export type Role = 'worn' | 'shoes' | 'bag' | 'small' | 'large'

/** A piece as a board lays it out: its size in centimetres, and where in its box it is solid. */
export interface Shape {
  id: string
  category: AnyCategory
  role: Role
  widthCm: number
  heightCm: number
  /** Where it is solid: one cell a centimetre, row after row, 1 or 0. */
  mask: Mask
}

/** The centre of a piece, in centimetres from the top left corner of the board. */
export interface Placed<Piece extends Shape = Shape> {
  piece: Piece
  x: number
  y: number
}

export interface Mask {
  width: number
  height: number
  cells: Uint8Array
}

/** In pixels of a picture. */
export interface Bounds {
  left: number
  top: number
  width: number
  height: number
}

/** Thinner alpha is a shadow. */
const solid = 200

/** The bounds of the piece without its shadow. Empty: width and height 0. */
export function boundsOf(alpha: Uint8Array, width: number, height: number): Bounds {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((alpha[y * width + x] ?? 0) >= solid) {
        if (x < left) left = x
        if (x > right) right = x
        if (y < top) top = y
        bottom = y
      }
  if (right < 0) return { left: 0, top: 0, width: 0, height: 0 }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** A cell is solid where any pixel in it is, because the chain of a bag is thinner than a centimetre. */
export function maskOf(
  alpha: Uint8Array,
  pitch: number,
  bounds: Bounds,
  widthCm: number,
  heightCm: number,
): Mask {
  const [width, height] = [Math.max(1, Math.round(widthCm)), Math.max(1, Math.round(heightCm))]
  const cells = new Uint8Array(width * height)
  const columns = Int32Array.from({ length: bounds.width }, (_, x) => Math.floor((x * width) / bounds.width))
  for (let y = 0; y < bounds.height; y++) {
    const row = Math.floor((y * height) / bounds.height) * width
    const start = (bounds.top + y) * pitch + bounds.left
    for (let x = 0; x < bounds.width; x++)
      if ((alpha[start + x] ?? 0) >= solid) cells[row + (columns[x] ?? 0)] = 1
  }
  return { width, height, cells }
}

import { createMask, type Mask } from './plane.ts'

/** 255 where every pixel of a square of 2·radius + 1 px is set (over 127) or outside of the picture. */
export const erode = (mask: Mask, radius: number) => countInSquares(mask, radius, true)

/** 255 where any pixel of the square is set. */
export const dilate = (mask: Mask, radius: number) => countInSquares(mask, radius, false)

/** Running sums along rows, then columns, so that the radius costs nothing. */
function countInSquares(mask: Mask, radius: number, needsAll: boolean): Mask {
  const { width, height } = mask
  const rows = new Uint16Array(width * height)
  for (let y = 0; y < height; y++) countAlongRow(mask.data, rows, y * width, width, radius)
  const result = createMask(mask)
  const columns = new Int32Array(width)
  for (let y = 0; y < Math.min(radius, height); y++) addRow(columns, rows, y * width, 1)
  /** How many pixels of the picture the square is wide. */
  const wide = new Int32Array(width)
  for (let x = 0; x < width; x++) wide[x] = Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1
  for (let y = 0; y < height; y++) {
    if (y + radius < height) addRow(columns, rows, (y + radius) * width, 1)
    if (y > radius) addRow(columns, rows, (y - radius - 1) * width, -1)
    const tall = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1
    const row = y * width
    for (let x = 0; x < width; x++)
      if (columns[x] >= (needsAll ? tall * wide[x] : 1)) result.data[row + x] = 255
  }
  return result
}

/** How many pixels of a row are set within the radius of each. */
function countAlongRow(data: Uint8Array, counts: Uint16Array, row: number, width: number, radius: number) {
  const end = row + width
  let count = 0
  for (let i = row; i < Math.min(row + radius, end); i++) count += data[i] >> 7
  for (let i = row, enters = row + radius, leaves = row - radius - 1; i < end; i++, enters++, leaves++) {
    if (enters < end) count += data[enters] >> 7
    if (leaves >= row) count -= data[leaves] >> 7
    counts[i] = count
  }
}

function addRow(columns: Int32Array, rows: Uint16Array, row: number, times: number) {
  for (let x = 0; x < columns.length; x++) columns[x] += times * rows[row + x]
}

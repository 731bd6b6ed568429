import { createMask, type Mask } from './plane.ts'

/** 255 where every pixel of a square of 2·radius + 1 px is set (over 127) or outside of the picture. */
export const erode = (mask: Mask, radius: number) => countInSquares(mask, radius, true)

/** 255 where any pixel of the square is set. */
export const dilate = (mask: Mask, radius: number) => countInSquares(mask, radius, false)

/** Running sums along rows, then columns, so that the radius costs nothing. */
function countInSquares(mask: Mask, radius: number, needsAll: boolean): Mask {
  const { width, height, data } = mask
  const rows = new Uint16Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = y * width
    let count = 0
    for (let x = 0; x < Math.min(radius, width); x++) count += data[row + x] >> 7
    for (let x = 0; x < width; x++) {
      if (x + radius < width) count += data[row + x + radius] >> 7
      if (x - radius - 1 >= 0) count -= data[row + x - radius - 1] >> 7
      rows[row + x] = count
    }
  }
  const result = createMask(mask)
  const columns = new Int32Array(width)
  for (let y = 0; y < Math.min(radius, height); y++) {
    for (let x = 0; x < width; x++) columns[x] += rows[y * width + x]
  }
  const wide = Int32Array.from(
    { length: width },
    (_, x) => Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1,
  )
  for (let y = 0; y < height; y++) {
    const row = y * width
    if (y + radius < height) for (let x = 0; x < width; x++) columns[x] += rows[row + radius * width + x]
    if (y > radius) for (let x = 0; x < width; x++) columns[x] -= rows[row - (radius + 1) * width + x]
    const tall = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1
    for (let x = 0; x < width; x++)
      if (columns[x] >= (needsAll ? tall * wide[x] : 1)) result.data[row + x] = 255
  }
  return result
}

import { createMask, type Mask } from './plane.ts'

/** 255 where every pixel of a square of 2·radius + 1 px is set (over 127) or outside of the picture. */
export const erode = (mask: Mask, radius: number) => countInSquares(mask, radius, (set, all) => set === all)

/** 255 where any pixel of the square is set. */
export const dilate = (mask: Mask, radius: number) => countInSquares(mask, radius, (set) => set > 0)

/** Running sums along rows, then columns, so that the radius costs nothing. */
function countInSquares(mask: Mask, radius: number, isKept: (set: number, all: number) => boolean): Mask {
  const { width, height, data } = mask
  const rows = new Uint16Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = y * width
    let count = 0
    for (let x = 0; x < Math.min(radius, width); x++) if (data[row + x] > 127) count++
    for (let x = 0; x < width; x++) {
      if (x + radius < width && data[row + x + radius] > 127) count++
      if (x - radius - 1 >= 0 && data[row + x - radius - 1] > 127) count--
      rows[row + x] = count
    }
  }
  const result = createMask(mask)
  const columns = new Uint32Array(width)
  for (let y = 0; y < Math.min(radius, height); y++) {
    for (let x = 0; x < width; x++) columns[x] += rows[y * width + x]
  }
  for (let y = 0; y < height; y++) {
    const enters = (y + radius) * width
    const leaves = (y - radius - 1) * width
    const tall = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1
    for (let x = 0; x < width; x++) {
      if (y + radius < height) columns[x] += rows[enters + x]
      if (y - radius - 1 >= 0) columns[x] -= rows[leaves + x]
      const wide = Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1
      if (isKept(columns[x], tall * wide)) result.data[y * width + x] = 255
    }
  }
  return result
}

import { createMask, type Mask } from './plane.ts'

/** The least value in a square of 2·radius + 1 px. For small radii. */
export const erode = (mask: Mask, radius: number) => extreme(mask, radius, Math.min)

/** The largest value in a square of 2·radius + 1 px. For small radii. */
export const dilate = (mask: Mask, radius: number) => extreme(mask, radius, Math.max)

function extreme(mask: Mask, radius: number, pick: (a: number, b: number) => number): Mask {
  const { width, height, data } = mask
  const rows = createMask(mask)
  const result = createMask(mask)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let value = data[y * width + x]
      const end = Math.min(width - 1, x + radius)
      for (let k = Math.max(0, x - radius); k <= end; k++) value = pick(value, data[y * width + k])
      rows.data[y * width + x] = value
    }
  }
  for (let y = 0; y < height; y++) {
    const end = Math.min(height - 1, y + radius)
    for (let x = 0; x < width; x++) {
      let value = rows.data[y * width + x]
      for (let k = Math.max(0, y - radius); k <= end; k++) value = pick(value, rows.data[k * width + x])
      result.data[y * width + x] = value
    }
  }
  return result
}

import type { Mask } from '../raster/plane.ts'

/** The first and last covered pixel of each row, and the lowest of each column; without any all is outside, and nothing below. */
export type Extents = { from: Int32Array; to: Int32Array; lowest: Int32Array }

export function extentsOf({ width, height, data }: Mask): Extents {
  const from = new Int32Array(height).fill(width)
  const to = new Int32Array(height).fill(-1)
  const lowest = new Int32Array(width).fill(height)
  for (let i = 0; i < data.length; i++) {
    if (data[i] < 128) continue
    const y = Math.floor(i / width)
    from[y] = Math.min(from[y], i % width)
    to[y] = i % width
    lowest[i % width] = y
  }
  return { from, to, lowest }
}

import type { Plane } from '../raster/plane.ts'

/** The plane's value at a place between its pixels' centres, px; beyond its borders that of the border. */
export function planeAt({ width, height, data }: Plane, x: number, y: number) {
  const u = x <= 0 ? 0 : x >= width - 1 ? width - 1 : x
  const v = y <= 0 ? 0 : y >= height - 1 ? height - 1 : y
  const left = u | 0
  const top = v | 0
  const i = top * width + left
  const right = left < width - 1 ? 1 : 0
  const down = top < height - 1 ? width : 0
  const along = u - left
  const above = data[i] + (data[i + right] - data[i]) * along
  const below = data[i + down] + (data[i + down + right] - data[i + down]) * along
  return above + (below - above) * (v - top)
}

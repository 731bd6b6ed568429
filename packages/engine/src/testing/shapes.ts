import { signedDistance } from '../geometry/polygon.ts'
import type { Point } from '../geometry/math.ts'
import type { Colour } from '../raster/kmeans.ts'
import { createMask, createPicture, type Mask, type Picture, type Size } from '../raster/plane.ts'

/** A mask of what lies within any of the polygons. */
export function fillPolygons(size: Size, ...polygons: Point[][]): Mask {
  const mask = createMask(size)
  for (const polygon of polygons) {
    const [left, right] = rangeOf(polygon, 0, size.width)
    const [top, bottom] = rangeOf(polygon, 1, size.height)
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++)
        if (signedDistance(polygon, x + 0.01, y + 0.01) < 0) mask.data[y * size.width + x] = 255
  }
  return mask
}

/** The columns or rows of a picture that a polygon can reach. */
function rangeOf(polygon: Point[], axis: 0 | 1, length: number) {
  const along = polygon.map((point) => point[axis])
  return [Math.max(0, Math.floor(Math.min(...along))), Math.min(length, Math.ceil(Math.max(...along)) + 1)]
}

export function paintPicture(size: Size, colourAt: (x: number, y: number) => Colour, alpha?: Mask): Picture {
  const picture = createPicture(size)
  for (let y = 0, i = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, i++)
      picture.data.set([...colourAt(x, y), alpha ? alpha.data[i] : 255], i * 4)
  }
  return picture
}

export const mirrorIn = (centre: number) => (polygon: Point[]) =>
  polygon.map(([x, y]): Point => [2 * centre - x, y])

/** A T-shirt, 300 × 300 px: armpits at (100, 110) and (200, 110), hem from (100, 270) to (200, 270). */
export const tee = {
  size: { width: 300, height: 300 },
  panel: [
    [120, 40],
    [180, 40],
    [200, 50],
    [200, 110],
    [200, 270],
    [100, 270],
    [100, 110],
    [100, 50],
  ] as Point[],
  leftSleeve: [
    [105, 46],
    [40, 100],
    [60, 135],
    [102, 110],
  ] as Point[],
}

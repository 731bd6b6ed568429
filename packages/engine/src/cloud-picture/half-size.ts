import { createPicture, halfOf, type Picture } from '../raster/plane.ts'
import { segmentNames, type SegmentPlanes } from '../photo/read-parts.ts'
import type { Segments } from '../photo/segments.ts'

export const halfParts = (segments: Segments): SegmentPlanes =>
  Object.fromEntries(segmentNames.map((name) => [name, halfOf(segments[name])])) as SegmentPlanes

/** A picture of half the size, opaque. */
export function halfPicture({ width, height, data }: Picture): Picture {
  const half = createPicture({ width: width >> 1, height: height >> 1 })
  for (let y = 0, o = 0; y < half.height; y++)
    for (let x = 0; x < half.width; x++, o += 4) {
      const i = 4 * (2 * y * width + 2 * x)
      const below = i + 4 * width
      for (let c = 0; c < 3; c++)
        half.data[o + c] = (data[i + c] + data[i + 4 + c] + data[below + c] + data[below + 4 + c]) / 4
      half.data[o + 3] = 255
    }
  return half
}

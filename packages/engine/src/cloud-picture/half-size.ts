import { createPicture, halfOf, type Picture, type Plane } from '../raster/plane.ts'
import { segmentClasses, type SegmentClass } from '../models/segmentation.ts'
import type { Segments } from '../photo/segments.ts'

/** What of a picture belongs to what, 0 to 1, at half the photo's size: where everything but the blend is told. */
export type Parts = Record<SegmentClass, Plane>

export const halfParts = (segments: Segments): Parts =>
  Object.fromEntries(segmentClasses.map((name) => [name, halfOf(segments[name])])) as Parts

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

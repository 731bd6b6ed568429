import { createCanvas } from '../raster/decode.ts'
import type { Plane } from '../raster/plane.ts'
import { assets } from './assets.ts'
import { namedPlanes } from './named-planes.ts'
import { lazyNetwork } from './onnx.ts'

/** The classes of MediaPipe's selfie_multiclass_256x256, in the model's order. `other` is accessories. */
export const segmentClasses = ['background', 'hair', 'skin', 'face', 'clothes', 'other'] as const
export type SegmentClass = (typeof segmentClasses)[number]

/** Side of the square that the model looks at, in pixels. */
export const SEGMENT_SIDE = 256

const openPerson = lazyNetwork(assets.person)

/** How likely each pixel of a picture is of each class, 0 to 1: squares of `SEGMENT_SIDE`, whatever the picture's shape. */
export async function segmentCoarsely(picture: OffscreenCanvas): Promise<Record<SegmentClass, Plane>> {
  const square = createCanvas({ width: SEGMENT_SIDE, height: SEGMENT_SIDE })
  square.imageSmoothingQuality = 'high'
  square.drawImage(picture, 0, 0, SEGMENT_SIDE, SEGMENT_SIDE)
  return await namedPlanes(await openPerson(), square.canvas, 'masks', segmentClasses)
}

import { createCanvas } from '../raster/decode.ts'
import type { Plane } from '../raster/plane.ts'
import { askVision } from './vision.ts'

/** The classes of selfie_multiclass_256x256, in the model's order. `other` is accessories. */
export const segmentClasses = ['background', 'hair', 'skin', 'face', 'clothes', 'other'] as const
export type SegmentClass = (typeof segmentClasses)[number]

/** Side of the square that the model looks at, in pixels. */
export const SEGMENT_SIDE = 256

/** How likely each pixel of a picture is of each class, 0 to 1: squares of `SEGMENT_SIDE`, whatever the picture's shape. */
export async function segmentCoarsely(picture: OffscreenCanvas): Promise<Record<SegmentClass, Plane>> {
  const square = createCanvas({ width: SEGMENT_SIDE, height: SEGMENT_SIDE })
  square.imageSmoothingQuality = 'high'
  square.drawImage(picture, 0, 0, SEGMENT_SIDE, SEGMENT_SIDE)
  const { data } = square.getImageData(0, 0, SEGMENT_SIDE, SEGMENT_SIDE)
  const tensor = new Float32Array(SEGMENT_SIDE * SEGMENT_SIDE * 3)
  for (let i = 0, t = 0; i < data.length; i++) if (i % 4 < 3) tensor[t++] = data[i] / 127.5 - 1
  const [scores] = await askVision(async ({ segmenter }) => (await segmenter())(tensor))
  const classes = softmax(scores)
  return Object.fromEntries(
    segmentClasses.map((name, c) => [name, { width: SEGMENT_SIDE, height: SEGMENT_SIDE, data: classes[c] }]),
  ) as Record<SegmentClass, Plane>
}

/** Each class's probabilities, out of one pixel's scores after another's. */
function softmax(scores: Float32Array): Float32Array[] {
  const classes = segmentClasses.map(() => new Float32Array(scores.length / segmentClasses.length))
  for (let pixel = 0, i = 0; i < scores.length; pixel++, i += segmentClasses.length) {
    let sum = 0
    for (const [c, probabilities] of classes.entries()) sum += probabilities[pixel] = Math.exp(scores[i + c])
    for (const probabilities of classes) probabilities[pixel] /= sum
  }
  return classes
}

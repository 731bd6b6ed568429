import { askVision } from './vision.ts'

/** The classes of selfie_multiclass_256x256, in the model's order. `other` is accessories. */
export const segmentClasses = ['background', 'hair', 'skin', 'face', 'clothes', 'other'] as const
export type SegmentClass = (typeof segmentClasses)[number]

/** Side of the square that the model looks at, in pixels. */
export const SEGMENT_SIDE = 256

/** For each class `SEGMENT_SIDE`² probabilities from 0 to 1. `square` has just that size. */
export async function segment(square: OffscreenCanvas): Promise<Float32Array[]> {
  const { data } = square.getContext('2d')!.getImageData(0, 0, SEGMENT_SIDE, SEGMENT_SIDE)
  const tensor = new Float32Array(SEGMENT_SIDE * SEGMENT_SIDE * 3)
  for (let i = 0, t = 0; i < data.length; i++) if (i % 4 < 3) tensor[t++] = data[i] / 127.5 - 1
  const [scores] = await askVision(({ segmenter }) => segmenter(tensor))
  return softmax(scores)
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

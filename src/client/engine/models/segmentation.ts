import { askVision } from './vision.ts'

/** The classes of selfie_multiclass_256x256, in the model's order. `other` is accessories. */
export const segmentClasses = ['background', 'hair', 'skin', 'face', 'clothes', 'other'] as const
export type SegmentClass = (typeof segmentClasses)[number]

/** Side of the square that the model looks at, in pixels. */
export const SEGMENT_SIDE = 256

/** For each class `SEGMENT_SIDE`² probabilities from 0 to 1. `square` has just that size. */
export async function segment(square: OffscreenCanvas): Promise<Float32Array[]> {
  return askVision(({ segmenter }) => {
    const { confidenceMasks = [] } = segmenter.segment(square)
    return confidenceMasks.map((mask) => {
      const probabilities = mask.getAsFloat32Array().slice()
      mask.close()
      return probabilities
    })
  })
}

import type { Pose } from '../../models/pose.ts'
import type { Segments } from '../../photo/segments.ts'
import type { Size } from '../../raster/plane.ts'

/** What a photo tells of her body: where joints seem to be, and what each pixel belongs to. */
export type Evidence = {
  size: Size
  pose: Pose
  segments: Segments
  /** Of clothes, as `splitClothes` numbers them. */
  labels: Uint8Array
}

import { EngineRefusal } from '../contract/advice.ts'
import type { GarmentCategory } from '../contract/garment-categories.ts'
import type { GarmentLandmarks } from '../contract/garment-landmarks.ts'
import type { GarmentAnswer } from '../models/garment-answer.ts'
import type { Mask } from '../raster/plane.ts'
import { bothSidesAlike } from './both-sides-alike.ts'
import { shapeLower, type LowerShape } from './lower-shape.ts'
import { findMissingPart } from './missing-part.ts'
import type { Outline } from './trace-outline.ts'
import { shapeUpper, type UpperShape } from './upper-shape.ts'

/** `alpha` is the cut-out without the inner collar that the shape has. */
export type Shaped = { shape: UpperShape | LowerShape; alpha: Mask }

/** A piece's shape by its landmarks. The cut-out stays as it is. */
export function shapeOf(
  points: GarmentLandmarks,
  outline: Outline,
  cutout: Mask,
  seen?: GarmentAnswer,
): Shaped {
  const alpha = { ...cutout, data: cutout.data.slice() }
  const shape =
    points.kind === 'lower' ? shapeLower(points, outline) : shapeUpper(points, outline, alpha, seen)
  return { shape, alpha }
}

/** The shape by the first of several readings of a piece in which no part of it is missing. Throws where one is in all of them. */
export function wholeShape(
  readings: GarmentLandmarks[],
  {
    category,
    outline,
    cutout,
    seen,
  }: { category: GarmentCategory; outline: Outline; cutout: Mask; seen: GarmentAnswer | undefined },
): Shaped {
  const missingOf = ({ shape }: Shaped) => findMissingPart(shape, outline, category)
  const firstWhole = (among: GarmentLandmarks[]) => {
    for (const points of among) {
      const shaped = shapeOf(points, outline, cutout, seen)
      if (!missingOf(shaped)) return shaped
    }
    return undefined
  }
  const whole = firstWhole(readings)
  if (whole) return whole
  const likeliest = shapeOf(readings[0], outline, cutout, seen)
  const alike = likeliest.shape.kind === 'upper' ? firstWhole(bothSidesAlike(likeliest.shape)) : undefined
  if (alike) return alike
  const { advice, why } = missingOf(likeliest)!
  throw new EngineRefusal(advice, why)
}

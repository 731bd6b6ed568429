import type { GarmentLandmarks } from '../contract/garment-landmarks.ts'
import type { Size } from '../raster/plane.ts'

/** The contract's fractions of the picture, as px. */
export const toPixels = <T extends GarmentLandmarks>(landmarks: T, { width, height }: Size) =>
  scalePoints(
    landmarks,
    (x) => x * width,
    (y) => y * height,
  )

export const toFractions = <T extends GarmentLandmarks>(points: T, { width, height }: Size) =>
  scalePoints(
    points,
    (x) => x / width,
    (y) => y / height,
  )

export function scalePoints<T extends GarmentLandmarks>(
  landmarks: T,
  across: (x: number) => number,
  down: (y: number) => number,
): T {
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number')) {
      return [across(value[0]), down(value[1])]
    }
    if (Array.isArray(value)) return value.map(convert)
    if (value && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, convert(part)]))
    }
    return value
  }
  return convert(landmarks) as T
}

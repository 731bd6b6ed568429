import type { GarmentLandmarks } from '@cabine/engine/contract/garment-landmarks.ts'
import { lift, type Lifted } from './lift.ts'
import type { Cut } from './paint.ts'
import type { Pixels } from '../../pictures/pixels.ts'
import { isGarment, realSizeOf, roleOf, scaleByLandmarks, type Named } from './real-size.ts'
import { boundsOf, maskOf, type Bounds } from './shape.ts'

export type Pictured = Named & { id: string; landmarks: GarmentLandmarks | null }

/** What is smaller than this in a picture is noise and not a piece. */
const leastPixels = 8

/** Longer than any gown: a line across a broken picture would otherwise become a huge piece on a huge board. */
const maxCm = 170

/** How far a piece's own shadow may reach, as a share of the piece's longer side. */
const shadowReach = 0.4

/**
 * Cuts a piece out of its picture. Null where the picture shows none, or where its category has no place on a board.
 * Overwrites the picture's pixels.
 */
export function cutOf({ id, name, category, landmarks }: Pictured, pixels: Pixels): Cut | null {
  const whole = lift(pixels)
  const { width, height } = whole
  const found = boundsOf(whole.alpha, width, height)
  if (found.width < leastPixels || found.height < leastPixels) return null
  const size = realSizeOf(
    { name, category },
    found,
    landmarks && isGarment(category) ? scaleByLandmarks(landmarks, width, height) : null,
  )
  if (!size) return null
  const fit = Math.min(1, maxCm / Math.max(size.widthCm, size.heightCm))
  const [widthCm, heightCm] = [size.widthCm * fit, size.heightCm * fit]
  const { picture, bounds } = trim(whole, found)
  const mask = maskOf(picture.alpha, picture.width, bounds, widthCm, heightCm)
  return { id, category, role: roleOf({ name, category }), widthCm, heightCm, mask, picture, bounds }
}

/**
 * Removes the empty background far from the piece: enlarged together with a small piece, it would exceed the memory.
 */
function trim(picture: Lifted, bounds: Bounds): { picture: Lifted; bounds: Bounds } {
  const reach = Math.ceil(shadowReach * Math.max(bounds.width, bounds.height))
  const [left, top] = [Math.max(0, bounds.left - reach), Math.max(0, bounds.top - reach)]
  const width = Math.min(picture.width, bounds.left + bounds.width + reach) - left
  const height = Math.min(picture.height, bounds.top + bounds.height + reach) - top
  if (width === picture.width && height === picture.height) return { picture, bounds }
  const data = new Uint8ClampedArray(width * height * 4)
  const alpha = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const from = (top + y) * picture.width + left
    data.set(picture.data.subarray(from * 4, (from + width) * 4), y * width * 4)
    alpha.set(picture.alpha.subarray(from, from + width), y * width)
  }
  return {
    picture: { ...picture, width, height, data, alpha },
    bounds: { ...bounds, left: bounds.left - left, top: bounds.top - top },
  }
}

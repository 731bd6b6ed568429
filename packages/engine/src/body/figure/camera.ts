import type { Size } from '../../raster/plane.ts'

/** A pinhole: px of the photo from centimetres before it. */
export type Camera = { focal: number; x: number; y: number }

/**
 * Nobody tells with what lens a photo was taken. Between a phone's (0.8 of the long side) and a portrait lens (2.4);
 * what it gets wrong the pose's depth takes.
 */
const FOCAL = 1.6

export const cameraOf = ({ width, height }: Size): Camera => ({
  focal: FOCAL * Math.max(width, height),
  x: width / 2,
  y: height / 2,
})

/** Two numbers a place, px; `places` holds three each, cm. */
export function project({ focal, x, y }: Camera, places: ArrayLike<number>): Float32Array {
  const projected = new Float32Array((places.length / 3) * 2)
  for (let i = 0, p = 0; i < places.length; i += 3, p += 2) {
    projected[p] = (focal * places[i]) / places[i + 2] + x
    projected[p + 1] = (focal * places[i + 1]) / places[i + 2] + y
  }
  return projected
}

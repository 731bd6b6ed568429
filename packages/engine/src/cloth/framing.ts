import type { Camera } from '../drapery/raster.ts'
import { clamp } from '../drapery/scalar.ts'
import type { Size } from '../raster/plane.ts'

/** Cloth and the skin under it, before the photo's camera: two numbers a place (px of the photo) and a depth (cm, towards the camera). */
export type Posed = { seen: Float64Array; triangles: Uint32Array }

export type Box = { left: number; top: number; width: number; height: number }

export function boxOf(seen: Float64Array, triangles: Uint32Array, { width, height }: Size): Box | undefined {
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const node of triangles) {
    x0 = Math.min(x0, seen[3 * node])
    x1 = Math.max(x1, seen[3 * node])
    y0 = Math.min(y0, -seen[3 * node + 1])
    y1 = Math.max(y1, -seen[3 * node + 1])
  }
  const left = clamp(Math.floor(x0) - 2, 0, width)
  const top = clamp(Math.floor(y0) - 2, 0, height)
  const right = clamp(Math.ceil(x1) + 2, 0, width)
  const bottom = clamp(Math.ceil(y1) + 2, 0, height)
  return right > left + 1 && bottom > top + 1
    ? { left, top, width: right - left, height: bottom - top }
    : undefined
}

export const cameraOn = ({ left, top, width, height }: Box, scale: number): Camera => ({
  left,
  top: -top,
  scale,
  width: Math.ceil(width * scale),
  height: Math.ceil(height * scale),
})

/** One thing's nodes and triangles behind another's, for the rasteriser. */
export function together(first: Posed, second: Posed): Posed {
  const offset = first.seen.length / 3
  const seen = new Float64Array(first.seen.length + second.seen.length)
  seen.set(first.seen)
  seen.set(second.seen, first.seen.length)
  const triangles = new Uint32Array(first.triangles.length + second.triangles.length)
  triangles.set(first.triangles)
  for (let i = 0; i < second.triangles.length; i++)
    triangles[first.triangles.length + i] = second.triangles[i] + offset
  return { seen, triangles }
}

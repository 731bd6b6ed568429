import { clamp } from '../drapery/scalar.ts'
import type { Picture } from '../raster/plane.ts'
import type { SewnGarment } from './sewn-garment.ts'

/** Bilinear, linear light. */
export function sampleColour(
  { width, height, data }: SewnGarment['colour'],
  linear: Float32Array,
  x: number,
  y: number,
  out: Float64Array,
) {
  const u = clamp(x - 0.5, 0, width - 1.001)
  const v = clamp(y - 0.5, 0, height - 1.001)
  const left = u | 0
  const top = v | 0
  const right = u - left
  const down = v - top
  const p = 4 * (top * width + left)
  const q = p + 4 * width
  for (let k = 0; k < 3; k++) {
    const above = linear[data[p + k]] * (1 - right) + linear[data[p + 4 + k]] * right
    const below = linear[data[q + k]] * (1 - right) + linear[data[q + 4 + k]] * right
    out[k] = above * (1 - down) + below * down
  }
}

/** Bilinear, of two halves of a grey picture one above the other. */
export function sampleGrey({ width, height, data }: Picture, x: number, y: number, out: Float64Array) {
  const half = height >> 1
  const u = clamp(x - 0.5, 0, width - 1.001)
  const v = clamp(y - 0.5, 0, half - 1.001)
  const left = u | 0
  const top = v | 0
  const right = u - left
  const down = v - top
  for (let k = 0; k < 2; k++) {
    const p = 4 * ((top + k * half) * width + left)
    const q = p + 4 * width
    const above = data[p] * (1 - right) + data[p + 4] * right
    const below = data[q] * (1 - right) + data[q + 4] * right
    out[k] = above * (1 - down) + below * down
  }
}

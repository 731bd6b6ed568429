import { clamp } from '@cabine/engine/drapery/scalar.ts'

/** Slopes of a relief map reach from minus to plus this. */
export const steepest = 1.2

/** Slopes, two a texel, as grey bytes: all those along x above all those along y. */
export function slopeBytes(map: Float32Array) {
  const count = map.length / 2
  const bytes = new Uint8Array(map.length)
  for (let p = 0; p < count; p++) {
    const over = Math.max(1, Math.abs(map[2 * p]) / steepest, Math.abs(map[2 * p + 1]) / steepest)
    for (let k = 0; k < 2; k++)
      bytes[k * count + p] = Math.round(128 + 127 * clamp(map[2 * p + k] / over / steepest, -1, 1))
  }
  return bytes
}

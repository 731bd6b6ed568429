import type { Visible } from '../drapery/raster.ts'
import { clamp } from '../drapery/scalar.ts'
import { toSrgb } from '../body/figure/linear-light.ts'
import type { Box } from './framing.ts'

/** As fine as eyes tell: sRGB of linear light, by its root. */
const SRGB = Float32Array.from({ length: 4097 }, (_, i) => toSrgb((i / 4096) ** 2))
export const srgbOf = (value: number) => SRGB[(Math.sqrt(clamp(value)) * 4096 + 0.5) | 0]

/**
 * Means of the samples around each pixel of a part of the box, weighted by what is covered: of the four lines and columns
 * nearest to a pixel's middle the inner two count three times, for a camera sees no edge sharper.
 */
export function halveLinear(
  linear: Float32Array,
  seen: Visible,
  shown: Uint8Array,
  { left, top, width, height }: Box,
) {
  const data = new Uint8ClampedArray(width * height * 4)
  /** The last four lines, halved across: red, green, blue and how much is covered. */
  const lines = Array.from({ length: 4 }, () => new Float64Array(4 * (width + 2)))
  const none = lines.map(() => true)
  for (let v = 2 * top - 1; v <= 2 * (top + height); v++) {
    const line = lines[v & 3]
    if (!none[v & 3]) line.fill(0)
    none[v & 3] = v < 0 || v >= seen.height || !addLine(line, linear, seen, shown, v, left, width)
    // The last of a pixel's four lines is there.
    if (v & 1 || v < 2 * top + 2 || none.every(Boolean)) continue
    const y = (v >> 1) - 1 - top
    const outer = lines[(v - 3) & 3]
    const above = lines[(v - 2) & 3]
    const below = lines[(v - 1) & 3]
    for (let x = 0, i = 4, q = 4 * y * width; x < width; x++, i += 4, q += 4) {
      const n = outer[i + 3] + 3 * (above[i + 3] + below[i + 3]) + line[i + 3]
      if (n === 0) continue
      for (let k = 0; k < 3; k++)
        data[q + k] = srgbOf((outer[i + k] + 3 * (above[i + k] + below[i + k]) + line[i + k]) / n)
      data[q + 3] = (255 * n) / 64
    }
  }
  return data
}

/** Adds what a line of samples shows to its line of pixels, which has one pixel more at each end. Is there anything? */
function addLine(
  line: Float64Array,
  linear: Float32Array,
  { width, triangle }: Visible,
  shown: Uint8Array,
  v: number,
  left: number,
  across: number,
) {
  let isAny = false
  const last = Math.min(width - 1, 2 * (left + across))
  for (let u = Math.max(0, 2 * left - 1); u <= last; u++) {
    const p = v * width + u
    const t = triangle[p]
    if (t < 0 || !shown[t]) continue
    isAny = true
    // It lies in the inner half of its own pixel and in the outer half of the one beside it.
    const own = 4 * ((u >> 1) - left + 1)
    const beside = u & 1 ? own + 4 : own - 4
    for (let k = 0; k < 3; k++) {
      const value = linear[3 * p + k]
      line[own + k] += 3 * value
      line[beside + k] += value
    }
    line[own + 3] += 3
    line[beside + 3]++
  }
  return isAny
}

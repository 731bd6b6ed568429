import { middleColour, toLab, type Lab } from '../body/appearance/lab.ts'
import type { Picture, Plane } from '../raster/plane.ts'

const LEAST = 60

/** How far apart two colours are to the eye (CIE76); lightness counts less, for the light alone changes it. */
export const apart = (a: Lab, b: Lab, lightness = 1) =>
  Math.hypot(lightness * (a.l - b.l), a.a - b.a, a.b - b.b)

/**
 * The middle colours of both pictures over a region; undefined where it is too small.
 *
 * @param region over 0.5 what counts
 * @param gains what the second picture's channels are multiplied with
 */
export function middleColours(
  first: Picture,
  second: Picture,
  region: Plane,
  gains: readonly [number, number, number] = [1, 1, 1],
): { first: Lab; second: Lab } | undefined {
  const [a, b]: [Lab[], Lab[]] = [[], []]
  let count = 0
  for (const value of region.data) if (value > 0.5) count++
  const step = Math.max(1, Math.floor(count / 1500))
  let n = 0
  for (let i = 0; i < region.data.length; i++) {
    if (region.data[i] <= 0.5 || n++ % step) continue
    const o = 4 * i
    a.push(toLab(first.data[o], first.data[o + 1], first.data[o + 2]))
    b.push(
      toLab(
        Math.min(255, second.data[o] * gains[0]),
        Math.min(255, second.data[o + 1] * gains[1]),
        Math.min(255, second.data[o + 2] * gains[2]),
      ),
    )
  }
  const [one, other] = [middleColour(a, LEAST), middleColour(b, LEAST)]
  return one && other ? { first: one, second: other } : undefined
}

import { clamp, mix } from '../../drapery/scalar.ts'
import { median } from '../../geometry/math.ts'
import { addResidual, createEquations, solveDamped } from './least-squares.ts'

/** Light from everywhere, as nine spherical harmonics of what a matt surface sends back: 1 is her usual skin. */
export type Light = Float64Array

const COUNT = 9

/** Writes the nine functions of a direction, unit length, into `out` (Ramamoorthi and Hanrahan 2001, without their constants). */
export function harmonics(x: number, y: number, z: number, out: Float64Array) {
  out[0] = 1
  out[1] = x
  out[2] = y
  out[3] = z
  out[4] = x * y
  out[5] = y * z
  out[6] = 3 * z * z - 1
  out[7] = x * z
  out[8] = x * x - y * y
}

/** A room's light, where a photo tells little: from above and the front. Of `harmonics`, x right, y down, z away. */
export const usualLight: Light = Float64Array.of(0.72, 0, -0.2, -0.34, 0, 0.06, 0.05, 0, 0)

/** How firmly each number stays with the usual light, in samples of skin. */
const HOLD = [10, 15, 20, 20, 60, 60, 60, 60, 60]

/** How far off samples may be before they count less, round by round: at first a strong light looks like nothing but strays. */
const SPREADS = [1, 0.6, 0.35, 0.22, 0.18]

/** The light's `harmonics` of a direction, summed up in place: it is asked for every pixel. */
export function shade(light: Light, x: number, y: number, z: number) {
  return Math.max(
    0.06,
    light[0] +
      light[1] * x +
      light[2] * y +
      light[3] * z +
      light[4] * (x * y) +
      light[5] * (y * z) +
      light[6] * (3 * z * z - 1) +
      light[7] * (x * z) +
      light[8] * (x * x - y * y),
  )
}

/** One place of bare skin: which way it faces, and how bright it is beside her usual skin. */
export type SkinSample = { x: number; y: number; z: number; brightness: number; weight: number }

/**
 * The light that explains her skin best, by least squares with the usual light held on to; samples far off (freckles,
 * rouge, shadows of hair) count less in each of a few rounds.
 */
export function fitLight(samples: SkinSample[]): Light {
  const light = usualLight.slice()
  const places = Int32Array.from({ length: COUNT }, (_, k) => k)
  const trust = Math.min(1, 400 / Math.max(1, samples.length))
  for (const spread of SPREADS) {
    const equations = createEquations(COUNT)
    const slopes = new Float64Array(COUNT)
    for (const { x, y, z, brightness, weight } of samples) {
      const off = shade(light, x, y, z) - brightness
      const by = Math.sqrt((weight * trust) / (1 + (off / spread) ** 2))
      harmonics(x, y, z, slopes)
      for (let k = 0; k < COUNT; k++) slopes[k] *= by
      addResidual(equations, off * by, places, slopes)
    }
    for (let k = 0; k < COUNT; k++) {
      const by = Math.sqrt(HOLD[k])
      addResidual(equations, (light[k] - usualLight[k]) * by, places.subarray(k, k + 1), Float64Array.of(by))
    }
    const step = solveDamped(equations, 0)
    if (!step) break
    for (let k = 0; k < COUNT; k++) light[k] += clamp(step[k], -0.6, 0.6)
  }
  return settle(light, samples)
}

/** How much of the usual light goes into what was fitted. */
const USUAL_SHARE = 0.3

/**
 * Which way a fitted figure's skin faces is itself a guess, which makes a fitted light flatter than the room's was: the
 * usual one is mixed in, and the whole set so that her middle sample stays as bright as it is.
 */
function settle(light: Light, samples: SkinSample[]): Light {
  const mixed = light.map((value, k) => mix(value, usualLight[k], USUAL_SHARE))
  if (samples.length === 0) return mixed
  const ratios = samples.map(({ x, y, z, brightness }) => brightness / shade(mixed, x, y, z))
  const by = clamp(median(ratios), 0.6, 1.6)
  return mixed.map((value) => value * by)
}

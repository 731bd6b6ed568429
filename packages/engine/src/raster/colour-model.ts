import { clusterColours } from './kmeans.ts'

/** How likely colours are of something: the logarithm of a density over red, green and blue, 0 to 255. */
export type ColourModel = (data: ArrayLike<number>, offset: number) => number

/** Variance of a colour that noise and compression alone make, levels squared. */
const NOISE = 14
/** So many samples make a group of colours. */
const FEWEST = 12
/** Every colour is at least as likely as if all were alike. */
const ANY = -3 * Math.log(256) - 9
/** Numbers a group: its weight, its mean, and the upper half of its inverse covariance. */
const STRIDE = 10

/**
 * A mixture of Gaussians, each as wide along each direction as its samples are: shades of one hue are a long narrow
 * cloud, so that grey is told from brown where both are dark.
 *
 * @param samples red, green, blue after one another
 */
export function modelColours(samples: Float32Array, clusters: number, variants: Variant[] = []): ColourModel {
  const { centres, nearest } = clusterColours(samples, clusters)
  const groups = centres.flatMap((_, k) => describe(samples, nearest, k) ?? [])
  const numbers = Float64Array.from(
    groups.flatMap((group) => [sunlit, ...variants].map((variant) => pack(group, variant))).flat(),
  )
  return (data, offset) => {
    const red = data[offset]
    const green = data[offset + 1]
    const blue = data[offset + 2]
    let most = ANY
    for (let g = 0; g < numbers.length; g += STRIDE) {
      const r = red - numbers[g + 1]
      const v = green - numbers[g + 2]
      const b = blue - numbers[g + 3]
      const away =
        r * (numbers[g + 4] * r + 2 * (numbers[g + 5] * v + numbers[g + 6] * b)) +
        v * (numbers[g + 7] * v + 2 * numbers[g + 8] * b) +
        numbers[g + 9] * b * b
      const likely = numbers[g] - away / 2
      if (likely > most) most = likely
    }
    return most
  }
}

/** The same thing in another light: so much of each colour, so much white beside, and how rare, as a logarithm. */
export type Variant = { gain: number; white: number; rarer: number }

const sunlit: Variant = { gain: 1, white: 0, rarer: 0 }

type Group = { share: number; mean: number[]; spread: number[] }

function describe(samples: Float32Array, nearest: Uint8Array, k: number): Group | undefined {
  let count = 0
  const sums = [0, 0, 0]
  for (let i = 0; i < nearest.length; i++) {
    if (nearest[i] !== k) continue
    count++
    for (let c = 0; c < 3; c++) sums[c] += samples[3 * i + c]
  }
  if (count < FEWEST) return undefined
  const mean = sums.map((sum) => sum / count)
  // Red with red, green, blue; green with green, blue; blue with blue.
  const spread = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < nearest.length; i++) {
    if (nearest[i] !== k) continue
    const x = samples[3 * i] - mean[0]
    const y = samples[3 * i + 1] - mean[1]
    const z = samples[3 * i + 2] - mean[2]
    spread[0] += x * x
    spread[1] += x * y
    spread[2] += x * z
    spread[3] += y * y
    spread[4] += y * z
    spread[5] += z * z
  }
  return { share: count / nearest.length, mean, spread: spread.map((sum) => sum / count) }
}

function pack({ share, mean, spread }: Group, { gain, white, rarer }: Variant): number[] {
  const [xx, xy, xz, yy, yz, zz] = spread.map(
    (value, n) => value * gain ** 2 + (n === 0 || n === 3 || n === 5 ? NOISE : 0),
  )
  const volume = xx * (yy * zz - yz * yz) - xy * (xy * zz - yz * xz) + xz * (xy * yz - yy * xz)
  const inverse = [
    yy * zz - yz * yz,
    xz * yz - xy * zz,
    xy * yz - xz * yy,
    xx * zz - xz * xz,
    xy * xz - xx * yz,
    xx * yy - xy * xy,
  ].map((value) => value / volume)
  const weight = Math.log(share) - Math.log(volume) / 2 - 1.5 * Math.log(2 * Math.PI) + rarer
  return [weight, ...mean.map((value) => value * gain + 255 * white), ...inverse]
}

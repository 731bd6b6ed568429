import { clamp, mix } from '../../drapery/scalar.ts'
import { createPlane, type Plane } from '../../raster/plane.ts'
import { pushPull } from '../../raster/push-pull.ts'
import { softBlur } from '../../raster/blur.ts'

/**
 * By how much skin differs from what the fitted light would make of it, as a function of which way it faces: gloss,
 * shadows of the room and reddish rims that nine harmonics do not hold. (The idea is that of the lit sphere, Sloan et
 * al. 2001: a sphere in her skin tells how skin of every direction looks.)
 */
export type SkinSphere = {
  /** Skin facing (x, y), to the right and down, differs by this: logarithms of red, green, blue. */
  add(x: number, y: number, ratio: readonly number[], weight: number): void
  /** Makes it smooth, and fills directions that nobody saw from those beside them. */
  finish(): void
  /** The logarithm for one of the three colours. */
  at(x: number, y: number, channel: number): number
  /** How much skin was seen. */
  seen(): number
}

/** Directions across the sphere, and how far one sample speaks for its neighbours, in these. */
const ACROSS = 20
const SMOOTH = 1.6
/** So much skin says for certain how a direction looks. */
const CERTAIN = 12

export function createSkinSphere(): SkinSphere {
  const count = ACROSS * ACROSS
  const sums = new Float32Array(3 * count)
  const weights = new Float32Array(count)
  let planes: Plane[] = []
  let seen = 0
  return {
    add(x, y, ratio, weight) {
      const j = cell(y) * ACROSS + cell(x)
      weights[j] += weight
      seen += weight
      for (let c = 0; c < 3; c++) sums[c * count + j] += weight * ratio[c]
    },
    finish() {
      for (let j = 0; j < count; j++) {
        if (weights[j] === 0) continue
        for (let c = 0; c < 3; c++) sums[c * count + j] /= weights[j]
        weights[j] = Math.min(1, weights[j] / CERTAIN)
      }
      const size = { width: ACROSS, height: ACROSS }
      pushPull({ ...size, colours: sums, weights })
      planes = [0, 1, 2].map((c) => {
        const plane = createPlane(size)
        plane.data.set(sums.subarray(c * count, (c + 1) * count))
        return softBlur(plane, SMOOTH)
      })
    },
    at(x, y, channel) {
      const u = clamp(((x + 1) / 2) * ACROSS - 0.5, 0, ACROSS - 1.001)
      const v = clamp(((y + 1) / 2) * ACROSS - 0.5, 0, ACROSS - 1.001)
      const [left, top] = [u | 0, v | 0]
      const { data } = planes[channel]
      const k = top * ACROSS + left
      return mix(
        mix(data[k], data[k + 1], u - left),
        mix(data[k + ACROSS], data[k + ACROSS + 1], u - left),
        v - top,
      )
    },
    seen: () => seen,
  }
}

const cell = (value: number) => clamp(Math.floor(((value + 1) / 2) * ACROSS), 0, ACROSS - 1)

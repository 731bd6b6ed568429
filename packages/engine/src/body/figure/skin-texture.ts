import { clamp } from '../../drapery/scalar.ts'
import { noise } from '../../drapery/noise.ts'
import { boneNames } from '../model/model.ts'
import type { Segments } from '../../photo/segments.ts'
import { median } from '../../geometry/math.ts'
import type { Picture } from '../../raster/plane.ts'
import { limbOf } from './limb.ts'
import { NO_BONE, type FigureView } from './view.ts'

/** How uneven skin is, pores to freckles: deviations of its brightness, in shares of it, an octave each. */
export type SkinTexture = number[]

/** px of the photo that half a wave of each octave is long. The finest is grain, which every pixel gets anyway. */
const HALF_WAVES = [1, 2, 4, 8]
/** Of skin of which too little is seen, and the most that is imitated. */
const USUAL = [0, 0.004, 0.002, 0]
const MOST = 0.0105
const FEWEST = 300
/** The deviation of value noise that lies between -1 and 1. */
const NOISE = 0.37
/** The share of each octave that is skin rather than how light falls on something round. */
const OWN = [0, 0.6, 0.1, 0]

/** Read off arms and legs: hands and faces are another landscape, and on necks lie strands of hair and chains. */
export function measureTexture(photo: Picture, { skin }: Segments, view: FigureView): SkinTexture {
  const { width, height, data } = photo
  const bright = (i: number) =>
    Math.log(8 + 0.299 * data[4 * i] + 0.587 * data[4 * i + 1] + 0.114 * data[4 * i + 2])
  const reach = HALF_WAVES.at(-1)!
  const found: number[][] = HALF_WAVES.map(() => [])
  for (let y = reach; y < height - reach; y += 3)
    for (let x = reach; x < width - reach; x += 3) {
      const i = y * width + x
      if (view.bone[i] === NO_BONE || isOther[view.bone[i]] || view.normal[3 * i + 2] > -0.5) continue
      const isInner = [i, i - reach, i + reach, i - reach * width, i + reach * width].every(
        (k) => skin.data[k] > 240,
      )
      if (!isInner) continue
      for (const [octave, away] of HALF_WAVES.entries()) {
        const around =
          bright(i - away) + bright(i + away) + bright(i - away * width) + bright(i + away * width)
        found[octave].push(Math.abs(bright(i) - around / 4))
      }
    }
  if (found[0].length < FEWEST) return USUAL
  // A normal deviate's median distance from 0 is 0.6745; the four neighbours add a quarter of the variance.
  const deviations = found.map((list) => median(list) / 0.6745 / Math.sqrt(1.25))
  return deviations.map((deviation, octave) =>
    octave === 0
      ? 0
      : OWN[octave] * clamp(Math.sqrt(Math.max(0, deviation ** 2 - deviations[octave - 1] ** 2)), 0, MOST),
  )
}

const isOther = boneNames.map((name, bone) => limbOf(bone) === 'trunk' || /hand|foot/.test(name))

/** The factor at a pixel, about 1. */
export function textureAt(texture: SkinTexture, x: number, y: number) {
  let sum = 0
  for (let octave = 1; octave < HALF_WAVES.length; octave++) {
    const wave = 1.6 * HALF_WAVES[octave]
    sum += (texture[octave] / NOISE) * noise(x / wave, y / wave, 11 + octave)
  }
  return 1 + sum
}

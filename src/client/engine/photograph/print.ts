import { softBlur } from '../raster/blur.ts'
import { createPlane, type Picture, type Plane } from '../raster/plane.ts'

/** Bands of a print, px of the half picture: finer and coarser end. Finer ones are a file's sharpness, coarser ones are folds. */
const BANDS = [
  [1, 2.5],
  [2.5, 6],
]
/** Weaker contrasts, 0 to 255, are no print. */
const FAINT = 2.5

/** How strong a print is across and down, in each band of light and of two colours. */
export type Print = number[]

/** Of a region, over 0.5. Undefined where it is too small. */
export function readPrint(picture: Picture, region: Plane): Print | undefined {
  let count = 0
  for (const value of region.data) if (value > 0.5) count++
  if (count < 150) return undefined
  return opponents(picture).flatMap((channel) =>
    BANDS.flatMap(([fine, coarse]) => {
      const [smooth, mean] = [softBlur(channel, fine), softBlur(channel, coarse)]
      let [across, down] = [0, 0]
      const { width } = channel
      const reach = Math.round(coarse)
      for (let i = width * reach; i < smooth.data.length - width * reach; i++) {
        if (region.data[i] <= 0.5) continue
        const band = (k: number) => smooth.data[k] - mean.data[k]
        across += (band(i + reach) - band(i - reach)) ** 2
        down += (band(i + width * reach) - band(i - width * reach)) ** 2
      }
      return [Math.sqrt(across / count), Math.sqrt(down / count)]
    }),
  )
}

/** How far two prints are from one another: the largest of their differences in strength, as a logarithm. */
export const comparePrints = (a: Print, b: Print) =>
  Math.max(...a.map((value, i) => Math.abs(Math.log((value + FAINT) / (b[i] + FAINT)))))

/** Light, red against green, blue against yellow. */
function opponents(picture: Picture): Plane[] {
  const [light, red, blue] = [createPlane(picture), createPlane(picture), createPlane(picture)]
  for (let i = 0, o = 0; i < light.data.length; i++, o += 4) {
    const [r, g, b] = [picture.data[o], picture.data[o + 1], picture.data[o + 2]]
    light.data[i] = (r + g + b) / 3
    red.data[i] = r - g
    blue.data[i] = b - (r + g) / 2
  }
  return [light, red, blue]
}

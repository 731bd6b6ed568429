import { boxBlur, softBlur } from '../raster/blur.ts'
import { createPlane, type Plane } from '../raster/plane.ts'

/** Below this deviation of the luminance, 0 to 1, there is nothing to see but noise. */
const FAINT = 0.02

/**
 * What of a luminance is finer than `coarse` px and coarser than `fine` px, over its own deviation around there: edges
 * and marks, whatever the exposure and the contrast.
 */
export function contrastBand(light: Plane, fine: number, coarse: number): Plane {
  const smooth = softBlur(light, fine)
  const mean = softBlur(light, coarse)
  const band = createPlane(light)
  const squares = createPlane(light)
  for (let i = 0; i < band.data.length; i++) {
    band.data[i] = smooth.data[i] - mean.data[i]
    squares.data[i] = band.data[i] ** 2
  }
  const power = boxBlur(squares, 2 * coarse)
  // Running sums may come out a little under nothing.
  for (let i = 0; i < band.data.length; i++) band.data[i] /= Math.sqrt(Math.max(0, power.data[i])) + FAINT
  return band
}

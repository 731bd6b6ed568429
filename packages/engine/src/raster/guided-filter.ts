import { boxBlur, boxBlurInPlace } from './blur.ts'
import { createPlane, type Plane } from './plane.ts'
import { createRowSampler, halve } from './resize.ts'

/**
 * Guided filter (He, Sun, Tang 2010) in its fast form (He, Sun 2015): bends coarse masks onto the edges of
 * a picture. The linear coefficients are found at half resolution, where a mask of a 256 px network has no
 * detail to lose, and applied at full resolution.
 *
 * @param guide luminance, 0 to 1
 * @param radius of the window in px of the guide
 * @param eps variance of the guide, 0 to 1 squared, below which a window counts as flat
 * @returns a function that filters one mask of the guide's size; the guide's statistics are shared
 */
export function createGuidedFilter(guide: Plane, radius: number, eps: number) {
  const small = halve(guide)
  const r = Math.max(1, Math.round(radius / 2))
  const mean = boxBlur(small, r)
  const spread = product(small, small)
  boxBlurInPlace(spread, r)
  for (let i = 0; i < spread.data.length; i++) spread.data[i] -= mean.data[i] * mean.data[i]

  return function filter(mask: Plane): Plane {
    const offset = halve(mask)
    const slope = product(small, offset)
    boxBlurInPlace(offset, r)
    boxBlurInPlace(slope, r)
    for (let i = 0; i < slope.data.length; i++) {
      const covariance = slope.data[i] - mean.data[i] * offset.data[i]
      slope.data[i] = covariance / (spread.data[i] + eps)
      offset.data[i] -= slope.data[i] * mean.data[i]
    }
    boxBlurInPlace(slope, r)
    boxBlurInPlace(offset, r)
    return applyLinear(guide, slope, offset)
  }
}

/** slope · guide + offset, from coefficients of half the guide's size. */
function applyLinear(guide: Plane, slope: Plane, offset: Plane): Plane {
  const { width, height, data } = guide
  const result = createPlane(guide)
  const sampleSlopes = createRowSampler(slope, guide)
  const sampleOffsets = createRowSampler(offset, guide)
  const slopes = new Float32Array(width)
  const offsets = new Float32Array(width)
  for (let y = 0, i = 0; y < height; y++) {
    sampleSlopes(y, slopes)
    sampleOffsets(y, offsets)
    for (let x = 0; x < width; x++, i++) {
      const value = slopes[x] * data[i] + offsets[x]
      result.data[i] = value < 0 ? 0 : value > 1 ? 1 : value
    }
  }
  return result
}

function product(a: Plane, b: Plane) {
  const result = createPlane(a)
  for (let i = 0; i < result.data.length; i++) result.data[i] = a.data[i] * b.data[i]
  return result
}

import { boxBlur } from './blur.ts'
import { createPlane, type Plane } from './plane.ts'
import { halve, resize } from './resize.ts'

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
  const spread = boxBlur(product(small, small), r)
  for (let i = 0; i < spread.data.length; i++) spread.data[i] -= mean.data[i] * mean.data[i]

  return function filter(mask: Plane): Plane {
    const p = halve(mask)
    const meanMask = boxBlur(p, r)
    const slope = boxBlur(product(small, p), r)
    const offset = createPlane(small)
    for (let i = 0; i < slope.data.length; i++) {
      const covariance = slope.data[i] - mean.data[i] * meanMask.data[i]
      slope.data[i] = covariance / (spread.data[i] + eps)
      offset.data[i] = meanMask.data[i] - slope.data[i] * mean.data[i]
    }
    const a = resize(boxBlur(slope, r), guide)
    const b = resize(boxBlur(offset, r), guide)
    for (let i = 0; i < a.data.length; i++) {
      const value = a.data[i] * guide.data[i] + b.data[i]
      a.data[i] = value < 0 ? 0 : value > 1 ? 1 : value
    }
    return a
  }
}

function product(a: Plane, b: Plane) {
  const result = createPlane(a)
  for (let i = 0; i < result.data.length; i++) result.data[i] = a.data[i] * b.data[i]
  return result
}

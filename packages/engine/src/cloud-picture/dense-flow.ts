import { boxBlurInPlace } from '../raster/blur.ts'
import { createPlane, type Plane, type Size } from '../raster/plane.ts'
import { resize } from '../raster/resize.ts'
import { planeAt } from './plane-at.ts'

/** Moves from a photo to a picture of the same frame, in shares of the width. */
export type Flow = {
  x: Plane
  y: Plane
  /** Writes the move at a place, 0 to 1 across and down, into `out`. */
  at(across: number, down: number, out: { x: number; y: number }): void
}

export function createFlow(x: Plane, y: Plane): Flow {
  return {
    x,
    y,
    at(across, down, out) {
      out.x = planeAt(x, across * x.width, down * x.height)
      out.y = planeAt(y, across * y.width, down * y.height)
    },
  }
}

const ROUNDS = 4
/** Half the window that moves as one, px of a level. */
const WINDOW = 4
/** What a window must hold of slopes before its own move counts more than its surroundings'. */
const FIRM = 0.02
/** A round moves no farther than this, px of a level. */
const LONGEST = 1.2

/**
 * Dense flow on contrast bands, coarse to fine: windows of weighted least squares (Lucas-Kanade), whose moves are
 * spread to where there is little to see or little trust.
 *
 * @param levels bands of photo and picture, the coarsest first; both of the same frame
 * @param trust 0 to 1, of any size: how much what is seen there should be the same
 */
export function findFlow(levels: { photo: Plane; picture: Plane }[], trust: Plane): Flow {
  const [coarsest] = levels
  let x = createPlane(coarsest.photo)
  let y = createPlane(coarsest.photo)
  for (const { photo, picture } of levels) {
    ;[x, y] = [scaled(x, photo), scaled(y, photo)]
    const weight = resize(trust, photo)
    for (let round = 0; round < ROUNDS; round++) moveOn(photo, picture, weight, x, y)
  }
  const width = x.width
  for (const plane of [x, y]) for (let i = 0; i < plane.data.length; i++) plane.data[i] /= width
  return createFlow(x, y)
}

function scaled(plane: Plane, size: Size): Plane {
  const larger = resize(plane, size)
  const factor = size.width / plane.width
  for (let i = 0; i < larger.data.length; i++) larger.data[i] *= factor
  return larger
}

/** One round: changes `x` and `y`. */
function moveOn(photo: Plane, picture: Plane, weight: Plane, x: Plane, y: Plane) {
  const { width, height, data } = photo
  const [xx, xy, yy, xt, yt] = Array.from({ length: 5 }, () => createPlane(photo))
  for (let row = 1; row < height - 1; row++)
    for (let column = 1; column < width - 1; column++) {
      const i = row * width + column
      const trust = weight.data[i]
      if (trust < 0.01) continue
      const gx = (data[i + 1] - data[i - 1]) / 2
      const gy = (data[i + width] - data[i - width]) / 2
      const miss = data[i] - planeAt(picture, column + x.data[i], row + y.data[i])
      const share = trust / (1 + miss * miss)
      xx.data[i] = share * gx * gx
      xy.data[i] = share * gx * gy
      yy.data[i] = share * gy * gy
      xt.data[i] = share * gx * miss
      yt.data[i] = share * gy * miss
    }
  for (const plane of [xx, xy, yy, xt, yt]) boxBlurInPlace(plane, WINDOW)
  const sure = createPlane(photo)
  for (let i = 0; i < data.length; i++) {
    const [a, b, d] = [xx.data[i] + 1e-3, xy.data[i], yy.data[i] + 1e-3]
    const whole = a * d - b * b
    const dx = (d * xt.data[i] - b * yt.data[i]) / whole
    const dy = (a * yt.data[i] - b * xt.data[i]) / whole
    const long = Math.max(1, Math.hypot(dx, dy) / LONGEST)
    x.data[i] += dx / long
    y.data[i] += dy / long
    sure.data[i] = 1e-4 + (xx.data[i] + yy.data[i]) / (xx.data[i] + yy.data[i] + FIRM)
  }
  smooth(x, sure)
  smooth(y, sure)
}

/** The mean of the surroundings, by how sure they are: near, and where nothing near is sure, far. */
function smooth(plane: Plane, sure: Plane) {
  for (const radius of [12, 3]) {
    const sum = createPlane(plane)
    const weights = createPlane(plane)
    for (let i = 0; i < sum.data.length; i++) {
      sum.data[i] = plane.data[i] * sure.data[i]
      weights.data[i] = sure.data[i]
    }
    boxBlurInPlace(sum, radius)
    boxBlurInPlace(weights, radius)
    for (let i = 0; i < sum.data.length; i++) {
      const around = sum.data[i] / weights.data[i]
      const own = radius > 3 ? sure.data[i] : 0
      plane.data[i] = own * plane.data[i] + (1 - own) * around
    }
  }
}

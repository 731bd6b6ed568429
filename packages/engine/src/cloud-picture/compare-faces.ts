import type { Point } from '../geometry/math.ts'
import type { Joint } from '../models/pose.ts'
import { createPlane, type Plane } from '../raster/plane.ts'
import { correlation, peakBetween } from './correlate.ts'
import { planeAt } from './plane-at.ts'
import { contrastBand } from './contrast-band.ts'

/** A face is looked at as if it were so many px from ear to ear. */
const FACE_WIDE = 44
/** Half the window around an eye or the mouth, and how far it is looked for, px of that. */
const WINDOW = 8
const SEARCH = 8

/** A smaller face tells nothing, px of the half picture. */
const LEAST_WIDE = 7

export type FaceLikeness = {
  /** How far the farthest of eyes, nose and mouth lies from its place, in widths of the face. */
  moved: number
  /** How alike they are where they were found, the least, -1 to 1. */
  likeness: number
}

/** MediaPipe's joints: nose, eyes, corners of the mouth, ears. */
const NOSE = 0
const EYES = [2, 5] as const
const MOUTH = [9, 10] as const
const EARS = [7, 8] as const

/**
 * Compares eyes, nose and mouth by what is seen around them. Undefined where the face is too small or turned away.
 *
 * @param photo luminance at half the photo's size, as `cloud`; joints in px of the photo
 */
export function compareFaces(photo: Plane, cloud: Plane, joints: Joint[]): FaceLikeness | undefined {
  const at = (n: number): Point => [joints[n].x / 2, joints[n].y / 2]
  const [left, right] = EARS.map(at)
  const wide = Math.max(
    Math.hypot(left[0] - right[0], left[1] - right[1]),
    2 * Math.hypot(at(EYES[0])[0] - at(EYES[1])[0], at(EYES[0])[1] - at(EYES[1])[1]),
  )
  if (wide < LEAST_WIDE) return undefined
  const [nose, mouth] = [at(NOSE), mid(at(MOUTH[0]), at(MOUTH[1]))]
  const places = [at(EYES[0]), at(EYES[1]), nose, mouth]
  const scale = wide / FACE_WIDE
  const found = places.map((place) => findFeature(patch(photo, place, scale), patch(cloud, place, scale)))
  return {
    moved: Math.max(...found.map(({ moved }) => moved)) / FACE_WIDE,
    likeness: Math.min(...found.map(({ likeness }) => likeness)),
  }
}

const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

const SIDE = 2 * (WINDOW + SEARCH) + 1

/** The contrasts around a place, as if the face were `FACE_WIDE`. */
function patch(light: Plane, [x, y]: Point, scale: number): Plane {
  const cut = createPlane({ width: SIDE, height: SIDE })
  const middle = WINDOW + SEARCH
  for (let row = 0, i = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++, i++)
      cut.data[i] = smoothAt(light, x + (column - middle) * scale, y + (row - middle) * scale, scale)
  return contrastBand(cut, 1, 6)
}

/** Large faces are seen with as few pixels as small ones. */
function smoothAt(light: Plane, x: number, y: number, scale: number) {
  if (scale < 1.5) return planeAt(light, x, y)
  const q = scale / 4
  return (
    (planeAt(light, x - q, y - q) +
      planeAt(light, x + q, y - q) +
      planeAt(light, x - q, y + q) +
      planeAt(light, x + q, y + q)) /
    4
  )
}

function findFeature(photo: Plane, cloud: Plane) {
  const wanted = windowOf(photo, 0, 0)
  const likes = new Float32Array((2 * SEARCH + 1) ** 2)
  let best = 0
  for (let dy = -SEARCH, k = 0; dy <= SEARCH; dy++)
    for (let dx = -SEARCH; dx <= SEARCH; dx++, k++) {
      likes[k] = correlation(wanted, windowOf(cloud, dx, dy), 1e-4)
      // Of two that are nearly as like, the nearer.
      if (likes[k] - 0.004 * Math.hypot(dx, dy) > likes[best] - 0.004 * awayOf(best)) best = k
    }
  const wide = 2 * SEARCH + 1
  const [column, row] = [best % wide, Math.floor(best / wide)]
  const isInside = column > 0 && row > 0 && column < wide - 1 && row < wide - 1
  const [px, py] = isInside
    ? [
        peakBetween(likes[best - 1], likes[best], likes[best + 1]),
        peakBetween(likes[best - wide], likes[best], likes[best + wide]),
      ]
    : [0, 0]
  return { moved: Math.hypot(column - SEARCH + px, row - SEARCH + py), likeness: likes[best] }
}

function awayOf(k: number) {
  const wide = 2 * SEARCH + 1
  return Math.hypot((k % wide) - SEARCH, Math.floor(k / wide) - SEARCH)
}

function windowOf({ width, data }: Plane, dx: number, dy: number): Float32Array {
  const side = 2 * WINDOW + 1
  const values = new Float32Array(side * side)
  for (let row = 0, i = 0; row < side; row++)
    for (let column = 0; column < side; column++, i++)
      values[i] = data[(row + SEARCH + dy) * width + column + SEARCH + dx]
  return values
}

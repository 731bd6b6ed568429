import type { Body } from '../body/body.ts'
import type { Picture, Plane } from '../raster/plane.ts'
import { correlation, peakBetween } from './correlate.ts'

/** In shoulder widths: half the stretch of an outline that is looked for, and how far beside it. */
const STRETCH = 0.07
const SEARCH = 0.13
/** Stretches that are less alike were not found. */
const LEAST_LIKE = 0.7
/** A part of the body with fewer rows found tells nothing. */
const LEAST_ROWS = 10
const ROW_STEP = 3

/** Her widths in the cloud's picture over those in the guide, by part of the body; 1 is the same. NaN where too little is seen. */
export type Widths = { chest: number; waist: number; legs: number; arms: number }

type Run = { left: number; right: number }

/**
 * Compares widths row by row: both ends of each stretch of body are looked for in the cloud's picture by what is seen
 * around them, to a part of a pixel.
 *
 * @param guide the look or the photo, at half the photo's size as all here
 * @param background the guide's, 0 to 1
 */
export function compareWidths(body: Body, guide: Picture, cloud: Picture, background: Plane): Widths {
  const { frame, pose } = body
  const unit = frame.shoulders / 2
  const found: Record<keyof Widths, { ratio: number; weight: number }[]> = {
    chest: [],
    waist: [],
    legs: [],
    arms: [],
  }
  const [, shoulderY] = frame.toPhoto(0, 0.05 * frame.shoulders)
  const hipY = Math.max(pose.joints[23].y, pose.joints[24].y) / 2
  for (let y = Math.max(1, Math.round(shoulderY / 2)); y < guide.height - 1; y += ROW_STEP) {
    for (const run of runsOf(background, y)) {
      const width = run.right - run.left
      if (width < 0.15 * unit || width > 3 * unit) continue
      const [spineX] = frame.toPhoto(0, frame.fromPhoto(run.left * 2, y * 2)[1])
      const compared = compareRun(guide, cloud, run, { y, unit, spine: spineX / 2 })
      if (!compared) continue
      const isTorso = run.left < spineX / 2 && run.right > spineX / 2
      const trunk = y < (hipY + shoulderY / 2) / 2 ? 'chest' : 'waist'
      const part = y > hipY ? 'legs' : isTorso ? trunk : 'arms'
      found[part].push({ ratio: compared.ratio, weight: compared.like * width })
    }
  }
  const { chest, waist, legs, arms } = found
  return { chest: middle(chest), waist: middle(waist), legs: middle(legs), arms: middle(arms) }
}

/** Of one that the picture's border cuts, the end that is seen is compared by how far it is from the spine. */
function compareRun(
  guide: Picture,
  cloud: Picture,
  { left, right }: Run,
  { y, unit, spine }: { y: number; unit: number; spine: number },
) {
  const find = (x: number) => findEnd(guide, cloud, x, y, unit)
  const isCut = { left: left <= 1, right: right >= guide.width - 1 }
  if (isCut.left && isCut.right) return undefined
  if (isCut.left || isCut.right) {
    const end = isCut.left ? right : left
    const away = end - spine
    // From behind her back to where she is cut off: the spine must lie well within.
    if (Math.abs(away) < 0.4 * unit || (isCut.left ? away < 0 : away > 0)) return undefined
    const found = find(end)
    return found && { ratio: 1 + found.move / away, like: found.like }
  }
  const from = find(left)
  const to = from && find(right)
  if (!from || !to) return undefined
  return { ratio: 1 + (to.move - from.move) / (right - left), like: Math.min(from.like, to.like) }
}

/** Stretches of a row that are hers. */
function runsOf({ width, data }: Plane, y: number): Run[] {
  const runs: Run[] = []
  let left = data[y * width] < 0.5 ? 0 : -1
  for (let x = 1; x < width; x++) {
    const [before, at] = [data[y * width + x - 1], data[y * width + x]]
    if (before >= 0.5 && at < 0.5) left = x
    else if (before < 0.5 && at >= 0.5) {
      if (left >= 0) runs.push({ left, right: x })
      left = -1
    }
  }
  if (left >= 0) runs.push({ left, right: width - 1 })
  return runs
}

/** How far an end of a run lies from its place in the cloud's picture, px. */
function findEnd(guide: Picture, cloud: Picture, x: number, y: number, unit: number) {
  const half = Math.max(4, Math.round(STRETCH * unit))
  const search = Math.max(4, Math.round(SEARCH * unit))
  if (x - half - search < 0 || x + half + search >= guide.width) return undefined
  const wanted = stretch(guide, x, y, half)
  const likes: number[] = []
  for (let move = -search; move <= search; move++)
    likes.push(correlation(wanted, stretch(cloud, x + move, y, half), 12))
  const best = likes.reduce((most, like, k) => (like > likes[most] ? k : most), 0)
  if (likes[best] < LEAST_LIKE || best === 0 || best === likes.length - 1) return undefined
  return {
    move: best - search + peakBetween(likes[best - 1], likes[best], likes[best + 1]),
    like: likes[best],
  }
}

/** Red, green and blue along a row, each the sum of three rows. */
function stretch({ width, data }: Picture, x: number, y: number, half: number): Float32Array {
  const values = new Float32Array(3 * (2 * half + 1))
  for (let k = 0; k <= 2 * half; k++) {
    const o = 4 * (y * width + x - half + k)
    for (let c = 0; c < 3; c++)
      values[3 * k + c] = (data[o + c] + data[o + c - 4 * width] + data[o + c + 4 * width]) / 3
  }
  return values
}

function middle(found: { ratio: number; weight: number }[]) {
  if (found.length < LEAST_ROWS) return NaN
  const sorted = found.toSorted((a, b) => a.ratio - b.ratio)
  const whole = sorted.reduce((sum, { weight }) => sum + weight, 0)
  let sum = 0
  for (const { ratio, weight } of sorted) {
    sum += weight
    if (sum >= whole / 2) return ratio
  }
  return NaN
}

import { add, distance, normalise, subtract, type Point } from '../math.ts'
import { findComponents } from '../raster/components.ts'
import { createMask } from '../raster/plane.ts'
import type { Outline } from './outline.ts'
import { armholeMiddle, type Panel, type SleeveEnd } from './upper-landmarks.ts'

/** Smaller sleeves than this many pixels are an outline's noise. */
const LEAST_PIXELS = 60

/** The cuff of one sleeve: where the part beyond the armhole ends, farthest from it. */
export function findSleeveEnd(
  outline: Outline,
  panel: Panel,
  side: 0 | 1,
  shoulder: Point,
  armpit: Point,
): SleeveEnd | undefined {
  const root = armholeMiddle(shoulder, armpit)
  const pixels = sleevePixels(outline, panel, side, shoulder, armpit)
  if (pixels.length < LEAST_PIXELS) return undefined
  const farthest = Math.max(...pixels.map((pixel) => distance(pixel, root)))
  const end = pixels.filter((pixel) => distance(pixel, root) > 0.88 * farthest)
  const middle: Point = [mean(end.map(([x]) => x)), mean(end.map(([, y]) => y))]
  const axis = normalise(subtract(middle, root))
  const along = ([x, y]: Point) => (x - root[0]) * axis[0] + (y - root[1]) * axis[1]
  const length = 0.985 * Math.max(...pixels.map(along))
  // The cuff's corners are the extremes across the axis of what lies near its end.
  const outwards: Point = side === 0 ? [-axis[1], axis[0]] : [axis[1], -axis[0]]
  const across = ([x, y]: Point) => (x - root[0]) * outwards[0] + (y - root[1]) * outwards[1]
  const near = pixels.filter((pixel) => along(pixel) > 0.9 * length).map(across)
  if (!near.length) return undefined
  const corner = (offset: number): [number, number] => {
    const [x, y] = add(add(root, axis, length), outwards, offset)
    return [x, y]
  }
  return { cuffOuter: corner(Math.max(...near)), cuffInner: corner(Math.min(...near)), length }
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The largest connected part outside of the armhole line and the panel's edge. */
function sleevePixels(outline: Outline, panel: Panel, side: 0 | 1, shoulder: Point, armpit: Point): Point[] {
  const mask = createMask(outline)
  const outward = side === 0 ? -1 : 1
  for (let y = outline.top; y <= outline.bottom; y++) {
    for (let x = outline.left; x <= outline.right; x++) {
      if (!outline.filled.data[y * outline.width + x]) continue
      let limit = outline.centre + outward * (panel.reach[side][y] + 2)
      if (y <= armpit[1]) {
        const share = Math.max(0, (y - shoulder[1]) / Math.max(1, armpit[1] - shoulder[1]))
        limit = shoulder[0] + (armpit[0] - shoulder[0]) * share
      }
      if ((x - limit) * outward > 0) mask.data[y * outline.width + x] = 255
    }
  }
  const { labels, sizes } = findComponents(mask)
  const largest = sizes.indexOf(Math.max(...sizes.slice(1)), 1)
  const pixels: Point[] = []
  for (let i = 0; i < labels.length; i++) {
    if (labels[i] === largest) pixels.push([i % outline.width, (i / outline.width) | 0])
  }
  return largest > 0 ? pixels : []
}

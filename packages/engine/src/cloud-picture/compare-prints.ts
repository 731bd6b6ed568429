import { softBlur } from '../raster/blur.ts'
import { createPlane, type Picture, type Plane, type Size } from '../raster/plane.ts'

/** Bands of a print lie between these, px of the half picture. Finer ones are a file's sharpness, coarser ones are folds. */
const EDGES = [2, 4, 9]
/** Of a smaller region nothing is told, px. */
const LEAST = 150
/** Weaker contrasts, 0 to 255, are no print. */
const FAINT = 2.5

/** How strong a print is across and down, in each band of light and of two colours. */
export type Print = number[]

/** Of a region, over 0.5. Undefined where it is too small. */
export function readPrint(picture: Picture, region: Plane): Print | undefined {
  const box = boxOf(region)
  if (!box) return undefined
  const inside = cut(region.width, box, (i) => region.data[i])
  return opponents(picture, box).flatMap((channel) => {
    const smooth = EDGES.map((radius) => softBlur(channel, radius))
    return smooth.slice(1).flatMap((mean, k) => strengths(smooth[k], mean, inside, EDGES[k + 1]))
  })
}

/** How strong a band is across and down: the deviation of its differences over about its own width. */
function strengths(smooth: Plane, mean: Plane, inside: Plane, reach: number) {
  const { width } = smooth
  let [across, down, count] = [0, 0, 0]
  const band = (k: number) => smooth.data[k] - mean.data[k]
  for (let i = width * reach; i < smooth.data.length - width * reach; i++) {
    if (inside.data[i] <= 0.5) continue
    across += (band(i + reach) - band(i - reach)) ** 2
    down += (band(i + width * reach) - band(i - width * reach)) ** 2
    count++
  }
  return [Math.sqrt(across / (count + 1)), Math.sqrt(down / (count + 1))]
}

/** How far two prints are from one another: the largest of their differences in strength, as a logarithm. */
export const comparePrints = (a: Print, b: Print) =>
  Math.max(...a.map((value, i) => Math.abs(Math.log((value + FAINT) / (b[i] + FAINT)))))

type Box = Size & { left: number; top: number }

/** Around a region, with room for the widest band. */
function boxOf({ width, height, data }: Plane): Box | undefined {
  let [left, right, top, bottom, count] = [width, 0, height, 0, 0]
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (data[i] <= 0.5) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
      count++
    }
  if (count < LEAST) return undefined
  const room = 2 * EDGES[2]
  left = Math.max(0, left - room)
  top = Math.max(0, top - room)
  return {
    left,
    top,
    width: Math.min(width, right + room) - left,
    height: Math.min(height, bottom + room) - top,
  }
}

function cut(stride: number, box: Box, value: (i: number) => number): Plane {
  const plane = createPlane(box)
  for (let y = 0, j = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++, j++) plane.data[j] = value((box.top + y) * stride + box.left + x)
  return plane
}

/** Light, red against green, blue against yellow. */
function opponents({ width, data }: Picture, box: Box): Plane[] {
  const channels = [
    (o: number) => (data[o] + data[o + 1] + data[o + 2]) / 3,
    (o: number) => data[o] - data[o + 1],
    (o: number) => data[o + 2] - (data[o] + data[o + 1]) / 2,
  ]
  return channels.map((channel) => cut(width, box, (i) => channel(4 * i)))
}

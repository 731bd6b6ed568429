import type { Point } from '../geometry/math.ts'
import type { Picture } from '../raster/plane.ts'
import type { Outline } from './trace-outline.ts'

export type Neckline = {
  /** The lowest point of the front neckline. */
  lowest: Point
  /** Around the inside of the back, where it shows above the front. */
  innerCollar?: Point[]
}

type Search = {
  picture: Picture
  outline: Outline
  necks: Point[]
  /** Width between the armpits, px. */
  chest: number
  armpitY: number
}

/** y = depth · (1 - |u|^power), with u from -1 at one neck point to 1 at the other. */
type Curve = { depth: number; power: number; score: number }

const POWERS = [1.2, 1.6, 2.2, 3]
/** Contrast along a curve that makes it a seam, 0 to 60. */
const SEAM_SCORE = 9

/**
 * The front neckline of a garment that lies flat with its back showing inside: the curve between the neck
 * points with the strongest edge along it, shallow ones preferred. Where the outline itself dips there is
 * no back to see, and the dip is the neckline.
 */
export function findNeckline(search: Search): Neckline {
  const { outline, necks, chest } = search
  const centre = (necks[0][0] + necks[1][0]) / 2
  const base = (necks[0][1] + necks[1][1]) / 2
  const dip = outline.topOf(centre) - base
  const curve = strongestCurve(search, centre, base, dip)
  if (!curve || curve.score <= SEAM_SCORE || dip >= chest * 0.16) {
    return { lowest: [centre, base + Math.max(2, dip)] }
  }
  return {
    lowest: [centre, base + curve.depth],
    innerCollar: collarPolygon(necks, centre, base, curve, outline.top),
  }
}

function strongestCurve(search: Search, centre: number, base: number, dip: number): Curve | undefined {
  const { outline, necks, chest, armpitY } = search
  const half = Math.max(8, (necks[1][0] - necks[0][0]) / 2)
  const deepest = Math.min((outline.bottom - outline.top) * 0.42, (armpitY - base) * 1.05)
  const candidates: Curve[] = []
  for (const power of POWERS) {
    for (let depth = Math.max(4, dip + 3); depth < deepest; depth += 2) {
      const prior = Math.exp(-((depth / (chest * 0.42)) ** 2))
      candidates.push({ depth, power, score: prior * edgeAlong(search, centre, base, half, depth, power) })
    }
  }
  candidates.sort((a, b) => b.score - a.score)
  const [best] = candidates
  if (!best) return undefined
  // A print below the neckline may be stronger than the neckline: a much shallower rival of nearly its score wins.
  const shallow = candidates
    .filter(({ score }) => score >= best.score * 0.8)
    .sort((a, b) => a.depth - b.depth)[0]
  return shallow.depth < best.depth * 0.75 ? shallow : best
}

function edgeAlong(
  { picture, outline }: Search,
  centre: number,
  base: number,
  half: number,
  depth: number,
  power: number,
) {
  let sum = 0
  let count = 0
  for (let u = -0.8; u <= 0.8; u += 0.08) {
    const x = Math.round(centre + u * half)
    const y = Math.round(base + depth * (1 - Math.abs(u) ** power))
    count++
    if (y < 4 || y >= picture.height - 5 || !outline.isInside(x, y) || !outline.isInside(x, y - 3)) continue
    let contrast = 0
    for (let c = 0; c < 3; c++) {
      const below = picture.data[((y + 3) * picture.width + x) * 4 + c]
      const above = picture.data[((y - 3) * picture.width + x) * 4 + c]
      contrast = Math.max(contrast, (Math.abs(below - above) / (Math.max(below, above) * 0.5 + 22)) * 90)
    }
    sum += Math.min(60, contrast)
  }
  return sum / count
}

function collarPolygon(necks: Point[], centre: number, base: number, curve: Curve, top: number): Point[] {
  const half = (necks[1][0] - necks[0][0]) / 2
  const polygon: Point[] = []
  for (let u = -1; u <= 1.001; u += 0.1) {
    polygon.push([centre + u * half, base + curve.depth * (1 - Math.min(1, Math.abs(u)) ** curve.power)])
  }
  return [...polygon, [necks[1][0], top - 2], [necks[0][0], top - 2]]
}

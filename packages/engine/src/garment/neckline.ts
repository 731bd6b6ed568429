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
  /** Where the network sees the lowest point of the front neckline. */
  seen?: Point
}

/** y = depth · (1 - |u|^power), with u from -1 at one neck point to 1 at the other. */
type Curve = { depth: number; power: number; score: number }

const POWERS = [1.2, 1.6, 2.2, 3]
/** How usual each of them is: along a faint round neckline a crease makes a V of it. */
const USUALNESS = [0.8, 0.95, 1, 0.95]
/** Contrast along a curve that makes it a seam, 0 to 60. */
const SEAM_SCORE = 9
/** How far from where the network sees it the neckline may be: a share of its depth, and one of the chest. */
const ASTRAY = { ofDepth: 0.18, ofChest: 0.03 }
/**
 * It is sooner too high than too low: so much deeper, of the chest, the likeliest place is, and so many times farther it may be
 * below than above. A neckline that is cut a little too deep is nothing beside a label in front of her neck.
 */
const LOWER = { by: 0.03, times: 1.3 }
/** A front that lies no deeper below the outline's dip, in shares of the chest and of the dip, has no inside above it. */
const NO_INSIDE = { ofChest: 0.035, ofDip: 0.25 }
/** The usual front neckline, where a flat top tells that a back is seen and nothing tells where the front ends. */
const USUAL = { depth: 0.15, power: 2.2 }
/** A top that lies so flat between its neck points is the back's; what rises farther is a collar, a high neck or a hood. */
const FLAT_TOP = { from: -0.06, to: 0.05 }
/** A curve so near to the top is the back's own seam, or its neckband's lower edge. */
const BACK_SEAM = 0.085

/**
 * The front neckline of a garment that lies flat with its back showing inside: the curve between the neck
 * points with the strongest edge along it, shallow ones preferred. Where the outline itself dips there is
 * no back to see, and the dip is the neckline.
 */
export function findNeckline(search: Search): Neckline {
  const { outline, necks } = search
  const [centre, base] = middleOf(necks)
  const dip = outline.topOf(centre) - base
  const curve = (search.seen && curveNear(search, search.seen, dip)) ?? curveAlone(search, dip)
  if (!curve) return { lowest: [centre, base + Math.max(2, dip)] }
  return {
    lowest: [centre, base + curve.depth],
    innerCollar: collarPolygon(necks, curve, outline.top),
  }
}

/**
 * The network knows a front neckline from a back's seam, and from a print, which a contrast alone does not; to the pixel
 * the contrast near it says where it is.
 */
function curveNear(search: Search, [x, y]: Point, dip: number): Curve | undefined {
  const { necks, chest } = search
  const [centre, base] = middleOf(necks)
  const deepest = deepestOf(search)
  const told = y - base - slantOf(necks) * (x - centre)
  const least = dip + Math.max(NO_INSIDE.ofChest * chest, NO_INSIDE.ofDip * dip)
  if (told < Math.max(4, least)) return undefined
  const seen = Math.min(deepest, told + LOWER.by * chest)
  const astray = ASTRAY.ofDepth * seen + ASTRAY.ofChest * chest
  let best: Curve = { depth: seen, power: USUAL.power, score: SEAM_SCORE }
  for (const [k, power] of POWERS.entries()) {
    for (
      let depth = Math.max(4, dip + 3, seen - 2 * astray);
      depth < Math.min(deepest, seen + 2 * LOWER.times * astray);
      depth += 2
    ) {
      const off = (depth - seen) / (depth > seen ? LOWER.times * astray : astray)
      const prior = Math.exp(-(off ** 2))
      const score = USUALNESS[k] * prior * edgeAlong(search, depth, power)
      if (score > best.score) best = { depth, power, score }
    }
  }
  return best
}

/** Without the network, or where it sees nothing of the inside. */
function curveAlone(search: Search, dip: number): Curve | undefined {
  const { chest } = search
  if (dip >= chest * 0.16) return undefined
  const curve = strongestCurve(search, dip)
  const found = curve && curve.score > SEAM_SCORE ? curve : undefined
  // Where the network sees the front end as high as the outline, it may be a high neck.
  const isBack = !search.seen && dip > FLAT_TOP.from * chest && dip < FLAT_TOP.to * chest
  if (isBack && (!found || found.depth < BACK_SEAM * chest))
    return { depth: USUAL.depth * chest, power: USUAL.power, score: 0 }
  return found
}

function strongestCurve(search: Search, dip: number): Curve | undefined {
  const { chest } = search
  const deepest = deepestOf(search)
  const candidates: Curve[] = []
  for (const power of POWERS) {
    for (let depth = Math.max(4, dip + 3); depth < deepest; depth += 2) {
      const prior = Math.exp(-((depth / (chest * 0.42)) ** 2))
      candidates.push({ depth, power, score: prior * edgeAlong(search, depth, power) })
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

/** Of a piece that lies aslant the line between the neck points is not level. */
const slantOf = ([left, right]: Point[]) => (right[1] - left[1]) / Math.max(1, right[0] - left[0])

/** Between the neck points. */
const middleOf = ([left, right]: Point[]): Point => [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2]

/** No front neckline is deeper, px below the neck points. */
const deepestOf = ({ outline, necks, armpitY }: Search) =>
  Math.min((outline.bottom - outline.top) * 0.42, (armpitY - middleOf(necks)[1]) * 1.05)

function edgeAlong({ picture, outline, necks }: Search, depth: number, power: number) {
  const [centre, base] = middleOf(necks)
  const half = Math.max(8, (necks[1][0] - necks[0][0]) / 2)
  let sum = 0
  let count = 0
  const rise = slantOf(necks) * half
  for (let u = -0.8; u <= 0.8; u += 0.08) {
    const x = Math.round(centre + u * half)
    const y = Math.round(base + rise * u + depth * (1 - Math.abs(u) ** power))
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

function collarPolygon(necks: Point[], curve: Curve, top: number): Point[] {
  const [centre, base] = middleOf(necks)
  const half = (necks[1][0] - necks[0][0]) / 2
  const rise = slantOf(necks) * half
  // A sewn neckline is round: nothing above a round one is shown, and of the inside nothing should be left beside a V.
  const power = Math.max(curve.power, USUAL.power)
  const polygon: Point[] = []
  for (let u = -1; u <= 1.001; u += 0.1) {
    const y = base + rise * u + curve.depth * (1 - Math.min(1, Math.abs(u)) ** power)
    polygon.push([centre + u * half, y])
  }
  return [...polygon, [necks[1][0], top - 2], [necks[0][0], top - 2]]
}

import type { GarmentCategory } from '../contract/garment-categories.ts'
import type { GarmentAdvice } from '../contract/advice.ts'
import { distance, type Point } from '../geometry/math.ts'
import type { LowerShape } from './lower-shape.ts'
import { runsOf, type Outline } from './trace-outline.ts'
import { LEFT_SLEEVE, type UpperShape } from './upper-shape.ts'

type Missing = { advice: GarmentAdvice; why: string }

/** The part without which a garment of its category is another garment; undefined when everything was found. */
export function findMissingPart(
  shape: UpperShape | LowerShape,
  outline: Outline,
  category: GarmentCategory,
): Missing | undefined {
  if (shape.kind === 'upper') return findMissingSleeve(shape, outline, category)
  return category === 'bottoms' ? findMissingLeg(shape, outline) : undefined
}

/** A sleeve of fewer px than this share of its sister is folded away. */
const LEAST_SISTER = 0.35

function findMissingSleeve(
  { points, regions, sleeves }: UpperShape,
  outline: Outline,
  category: GarmentCategory,
): Missing | undefined {
  const missing = (why: string): Missing => ({ advice: 'no_sleeves_found', why })
  if (!sleeves.length) {
    // A coat's sleeves that hang flush with its sides leave no mark in the outline.
    if (category === 'outerwear') return missing('a coat without sleeves')
    // Dresses have straps and ruffles of every kind.
    if (category === 'dresses' || hasArmholes(points, outline)) return undefined
    return missing('neither sleeves nor armholes')
  }
  const counts = [0, 0]
  for (const region of regions) if (region >= LEFT_SLEEVE) counts[region - LEFT_SLEEVE]++
  const [fewer, more] = [Math.min(...counts), Math.max(...counts)]
  const cuffs = [points.sleeves!.left, points.sleeves!.right].map(({ cuffOuter, cuffInner }) =>
    distance(cuffOuter, cuffInner),
  )
  if (fewer < LEAST_SISTER * more) return missing(`sleeves of ${counts.join(' and ')} px`)
  return Math.min(...cuffs) < 3 ? missing('a sleeve that ends in a point') : undefined
}

/**
 * Above its armpits a sleeveless top draws in, to straps or to shoulders; one whose sleeves lie flush with its
 * sides is as wide there as at its chest, below a narrow neck.
 */
function hasArmholes({ neck }: UpperShape['points'], outline: Outline) {
  const { top, bottom, left, right } = outline
  const widthAt = (share: number) => {
    const runs = runsOf(outline.filled, top + share * (bottom - top), left, right)
    return runs.length ? runs[runs.length - 1].to - runs[0].from : 0
  }
  const chest = Math.max(...[0.35, 0.4, 0.45, 0.5, 0.55].map(widthAt))
  // A tube top is wide from the start: nothing is hidden beside it.
  if (neck.right[0] - neck.left[0] > 0.62 * chest) return true
  return Math.min(widthAt(0.2), widthAt(0.27)) < 0.93 * chest
}

/** Of two legs the narrower one has at least this share of the other's width. */
const LEAST_LEG = 0.4

function findMissingLeg({ points }: LowerShape, outline: Outline): Missing | undefined {
  const missing = (why: string): Missing => ({ advice: 'unsupported_category', why })
  const { legs, waist } = points
  if (!legs) return missing('no legs')
  const waistWidth = waist.right[0] - waist.left[0]
  const [, hemY] = points.hem.left
  const crotch: Point = legs.crotch
  const widths = [0.35, 0.6, 0.85].map((share) => {
    const y = crotch[1] + share * (hemY - crotch[1])
    const runs = runsOf(outline.filled, y, outline.left, outline.right)
    const within = (from: number, to: number) =>
      runs.reduce((sum, run) => sum + Math.max(0, Math.min(run.to, to) - Math.max(run.from, from)), 0)
    return [within(outline.left, crotch[0]), within(crotch[0], outline.right)]
  })
  const [left, right] = [0, 1].map(
    (side) => widths.reduce((sum, each) => sum + each[side], 0) / widths.length,
  )
  if (Math.min(left, right) < LEAST_LEG * Math.max(left, right))
    return missing(`legs of ${Math.round(left)} and ${Math.round(right)} px`)
  // Two legs that lie on each other are one.
  if (left + right < 0.55 * waistWidth) return missing(`both legs are ${Math.round(left + right)} px wide`)
  return undefined
}

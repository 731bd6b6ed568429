import type { Garment } from '../../garment/garment.ts'
import type { UpperShape } from '../../garment/upper-shape.ts'
import type { Cut, CutFacts } from './cuts.ts'

/** A sleeve that is longer than this beside the chest is a long one. */
const LONG_SLEEVE = 0.75
/** A shoulder seam that is shorter than this beside the chest is a strap. */
const STRAP = 0.065
/** Trousers whose legs are longer than this beside their waist are long; skirts that are. */
const LONG_LEGS = 1.1
const LONG_SKIRT = 1.7

/** The cut that is most like what the picture shows. */
export function chooseCut({ category, shape }: Garment, cuts: Cut[]): Cut | undefined {
  const wanted = shape.kind === 'upper' ? sleevesOf(shape) : legsOf(shape)
  const possible = cuts.filter(({ of }) => of.includes(category))
  return possible.find(({ sleeves }) => sleeves === wanted) ?? possible[0]
}

function sleevesOf({ points, sleeves }: UpperShape): CutFacts['sleeves'] {
  const chest = points.armpit.right[0] - points.armpit.left[0]
  if (sleeves.length)
    return Math.max(...sleeves.map(({ length }) => length)) > LONG_SLEEVE * chest ? 'long' : 'short'
  const seam =
    (points.neck.left[0] - points.shoulder.left[0] + points.shoulder.right[0] - points.neck.right[0]) / 2
  return seam < STRAP * chest ? 'straps' : 'none'
}

function legsOf({
  points,
  top,
  bottom,
  crotch,
}: Extract<Garment['shape'], { kind: 'lower' }>): CutFacts['sleeves'] {
  const waist = points.waist.right[0] - points.waist.left[0]
  if (crotch) return bottom - crotch.y > LONG_LEGS * waist ? 'long' : 'short'
  return bottom - top > LONG_SKIRT * waist ? 'none' : 'short'
}

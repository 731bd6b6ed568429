import type { Body } from '../body/body.ts'
import { armCoverOf, coverageOf } from '../fit/coverage.ts'
import { extentsOf, type Extents } from '../fit/layer-extents.ts'
import type { Fit } from '../fit/fit.ts'
import { HIGHEST_WAIST, isLowerSeen } from '../fit/lower-seen.ts'
import type { Under } from './layering.ts'

/** Which of the old clothes go, and between which heights something must stay. */
export type RemovalPlan = {
  upper: boolean
  lower: boolean
  /** What she wears below her waist goes on up to the new hem, so that nothing of the old top need stay. */
  runsUp: boolean
  /** Only a coat is put on: the clothes under it stay. */
  coat: boolean
  /** From where to where its panels reach, with what an open front shows between them. */
  panels: Extents
  /** Where the new upper clothes end, torso coordinates. */
  hem: number
  /** Where the new lower clothes begin. */
  waist: number
  /** How far the new clothes reach down the legs, as a share of hip to ankle. */
  legCover: number
  /** How far down each arm: 0 the shoulder, 1 the elbow, 2 the wrist. */
  armCover: [number, number]
  /** What stays on under the new clothes. */
  under: Under | undefined
}

/** A top that ends farther than this beyond the picture's edge, in torsos, leaves nothing of what is below it to see. */
const OUT = 0.02

export function planRemoval(body: Body, fits: Fit[], under: Under | undefined): RemovalPlan {
  const { frame, photo } = body
  const panels = fits.flatMap(({ layers }) => layers.filter(({ kind }) => kind !== 'sleeve'))
  const has = (...categories: string[]) => fits.some(({ category }) => categories.includes(category))
  const hems = fits.filter(({ half }) => half === 'upper').map(({ hem }) => hem)
  const waists = fits.filter(({ half }) => half === 'lower').map(({ top }) => top)
  const upper = has('tops', 'dresses')
  const [, lowest] = frame.fromPhoto(frame.toPhoto(0, frame.torso)[0], photo.height)
  // An open coat shows what is below a top, however long it is.
  const own = fits.filter(({ category }) => category === 'tops' || category === 'dresses')
  const isOut = own.some(({ hem }) => hem > lowest + OUT * frame.torso)
  const hem = hems.length ? Math.max(...hems) : frame.torso
  const lower = (has('bottoms', 'skirts', 'dresses') || isOut) && !under?.lower
  const goes = upper && !under?.upper
  return {
    upper: goes,
    lower,
    runsUp: goes && !lower && hem > HIGHEST_WAIST * frame.torso && isLowerSeen(body),
    coat: has('outerwear') && !upper,
    panels: extentsOf(coverageOf(panels, photo)),
    hem,
    waist: waists.length ? Math.min(...waists) : -Infinity,
    legCover: Math.max(0, ...fits.map(({ legCover }) => legCover)),
    armCover: [armCoverOf(fits, 0), armCoverOf(fits, 1)],
    under,
  }
}

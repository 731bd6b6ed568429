import { clamp } from '../drapery/scalar.ts'
import type { GarmentAdvice } from '../contract/advice.ts'
import type { Body } from '../body/body.ts'
import type { Garment } from '../garment/garment.ts'
import type { UpperShape } from '../garment/upper-shape.ts'
import { factsOf, type Laid } from './fit.ts'
import { fitSleeve } from './sleeves.ts'
import { fitTorso } from './torso.ts'
import { planUpper } from './upper-plan.ts'

/** Tops, dresses and coats. */
export function fitUpper(body: Body, garment: Garment, shape: UpperShape, coverTo: number): Laid {
  const plan = planUpper(body, garment, shape, coverTo)
  const torso = fitTorso(body, garment, shape, plan)
  const sleeves = shape.sleeves.map((sleeve) => ({
    side: sleeve.side,
    ...fitSleeve(body, garment, shape, plan, sleeve, torso.forward),
  }))
  const armCover: [number, number] = [0, 0]
  for (const { side, cover } of sleeves) armCover[side] = cover
  const legLength = 1.75 * body.frame.torso
  const warnings: GarmentAdvice[] =
    torso.folds > 0.06 ? [...garment.warnings, 'warp_doubtful'] : garment.warnings
  return {
    ...factsOf(garment),
    stretch: Math.abs(Math.log(plan.stretch)),
    layers: [torso.layer, ...sleeves.map(({ layer }) => layer)],
    armCover,
    legCover: clamp((plan.hemY - body.frame.torso) / legLength, 0, 1),
    top: body.silhouette.shoulderTop(0.22 * body.frame.shoulders),
    hem: plan.hemY,
    ease: clamp(1 - torso.folds * 4 - Math.max(0, Math.abs(plan.stretch - 1) - 0.15), 0, 1),
    warnings,
  }
}

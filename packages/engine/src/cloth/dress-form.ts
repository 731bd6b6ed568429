import { mannequin as findMannequin } from '../body/model/mannequin.ts'
import { measure, restOf, type Measures } from '../body/model/tape-measures.ts'
import type { FigureModel } from '../body/model/model.ts'
import type { Figure } from '../body/figure/figure.ts'
import { bind, type Bound } from './bind-to-body.ts'
import { clothOf, planRefinement, type Cloth, type Refinement } from './refine-mesh.ts'
import type { SewnGarment } from './sewn-garment.ts'
import { createDummy, stand, type Dummy, type Standing } from './standing-dummy.ts'

/** The mannequin that the pieces were sewn on: what all bodies and pieces share. */
export type DressForm = { dummy: Dummy; mannequin: Standing; scale: number; measures: Measures }
const dressForms = new WeakMap<FigureModel, DressForm>()

export function dressFormOf(model: FigureModel): DressForm {
  const known = dressForms.get(model)
  if (known) return known
  const dummy = createDummy(model)
  const { stance, scale } = findMannequin(model)
  const made = {
    dummy,
    mannequin: stand(dummy, stance),
    scale,
    measures: measure(model, restOf(model, stance.shape)),
  }
  dressForms.set(model, made)
  return made
}

/** A garment hung on the mannequin in the figure's centimetres. */
type OnForm = { at: Float64Array; bound: Bound; sewn: Cloth; refinement: Refinement }
const onForm = new WeakMap<SewnGarment, OnForm>()

export function hangOnForm(form: DressForm, garment: SewnGarment): OnForm {
  const known = onForm.get(garment)
  if (known) return known
  const at = Float64Array.from(garment.piece.at, (value) => value / form.scale)
  const bound = bind(form.dummy, form.mannequin, garment.piece, at)
  const sewn = clothOf(garment.piece, garment.texels, at)
  const made = { at, bound, sewn, refinement: planRefinement(sewn) }
  onForm.set(garment, made)
  return made
}

/** Somebody whose body is known, standing in the room, and what a tape says of her. */
export type MeasuredWearer = { wearer: Standing; measures: Measures }
const wearers = new WeakMap<Figure, MeasuredWearer>()

export function wearerOf({ dummy }: DressForm, figure: Figure): MeasuredWearer {
  const known = wearers.get(figure)
  if (known) return known
  const { model, fitted } = figure
  const made = {
    wearer: stand(dummy, fitted.stance),
    measures: measure(model, restOf(model, fitted.stance.shape)),
  }
  wearers.set(figure, made)
  return made
}

import { mannequin as findMannequin } from '../figure-model/mannequin.ts'
import { measure, restOf, type Measures } from '../figure-model/measures.ts'
import type { FigureModel } from '../figure-model/model.ts'
import type { Figure } from '../figure/figure.ts'
import { bind, type Bound } from './bind.ts'
import { clothOf, planRefinement, type Cloth, type Refinement } from './refine.ts'
import type { SewnGarment } from './sewn-garment.ts'
import { createDummy, stand, type Dummy, type Standing } from './stand.ts'

/** What all bodies and pieces share. */
export type Workshop = { dummy: Dummy; mannequin: Standing; scale: number; measures: Measures }
const workshops = new WeakMap<FigureModel, Workshop>()

export function workshopOf(model: FigureModel): Workshop {
  const known = workshops.get(model)
  if (known) return known
  const dummy = createDummy(model)
  const { stance, scale } = findMannequin(model)
  const made = {
    dummy,
    mannequin: stand(dummy, stance),
    scale,
    measures: measure(model, restOf(model, stance.shape)),
  }
  workshops.set(model, made)
  return made
}

/** A garment hung on the mannequin in the figure's centimetres. */
type Ready = { at: Float64Array; bound: Bound; sewn: Cloth; refinement: Refinement }
const ready = new WeakMap<SewnGarment, Ready>()

export function readyOf(shop: Workshop, garment: SewnGarment): Ready {
  const known = ready.get(garment)
  if (known) return known
  const at = Float64Array.from(garment.piece.at, (value) => value / shop.scale)
  const bound = bind(shop.dummy, shop.mannequin, garment.piece, at)
  const sewn = clothOf(garment.piece, garment.texels, at)
  const made = { at, bound, sewn, refinement: planRefinement(sewn) }
  ready.set(garment, made)
  return made
}

/** Somebody whose body is known, standing in the room, and what a tape says of her. */
export type Client = { wearer: Standing; measures: Measures }
const clients = new WeakMap<Figure, Client>()

export function clientOf({ dummy }: Workshop, figure: Figure): Client {
  const known = clients.get(figure)
  if (known) return known
  const { model, fitted } = figure
  const made = {
    wearer: stand(dummy, fitted.stance),
    measures: measure(model, restOf(model, fitted.stance.shape)),
  }
  clients.set(figure, made)
  return made
}

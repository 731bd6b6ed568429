import { mirror, type Point } from '@cabine/tailoring/outline.ts'
import { smoothstep } from '@cabine/engine/drapery/scalar.ts'
import type { Patch } from '@cabine/tailoring/scene.ts'
import type { Trim } from '@cabine/tailoring/trims.ts'
import { trouserQuarter, type LegCut } from '../patterns-lower.ts'

export function quarters(front: LegCut, back: LegCut) {
  return [
    trouserQuarter('frontR', 'right', 1, front),
    trouserQuarter('frontL', 'left', 1, front),
    trouserQuarter('backR', 'right', -1, back),
    trouserQuarter('backL', 'left', -1, back),
  ]
}
export const waists = ['frontR.waist', 'frontL.waist', 'backR.waist', 'backL.waist'].map((edge) => ({
  edge,
  hold: 0.6,
}))
export const hems = ['frontR.hem', 'frontL.hem', 'backR.hem', 'backL.hem']
export const sides = ['frontR.side', 'frontL.side', 'frontR.inseam', 'frontL.inseam']

/** A waistband across both fronts, from its lower edge to above the waist. */
export function waistband(low: number, high: number, half: number): Patch[] {
  /** Flat towards the side seams, where no back continues it. */
  const lift = (x: number) => 0.3 * smoothstep(half - 2.4, half - 6, Math.abs(x))
  const right: Point[] = [
    [0, low - 0.5],
    [half, low],
    [half, high],
    [-0.02, high],
  ]
  return [
    { name: 'bandR', on: 'frontR', outline: right, lift },
    {
      name: 'bandL',
      on: 'frontL',
      outline: [
        [0, high],
        [-half, high],
        [-half, low],
        [0, low - 0.5],
      ],
      lift,
    },
  ]
}

export function both(right: Omit<Trim, 'on'>): Trim[] {
  return [
    { ...right, on: 'frontR' },
    { ...right, on: 'frontL', path: mirror(right.path) },
  ]
}

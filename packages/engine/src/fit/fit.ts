import type { GarmentAdvice } from '../contract/advice.ts'
import type { GarmentCategory } from '../contract/garment-categories.ts'
import type { Texture } from '../garment/texture.ts'
import type { Garment } from '../garment/garment.ts'
import type { Adjustable } from '../contract/wearing.ts'
import type { Layer } from './layer.ts'

/** A garment on a body: what to paint, and what it leaves bare. */
export type Fit = {
  /** Which of the pieces it is, counted from 0 in the order in which they were given. */
  piece: number
  category: GarmentCategory
  /** Which of the old clothes it takes the place of. */
  half: 'upper' | 'lower'
  /** How much of its outline is a guess, 0 to 1. */
  doubt: number
  /** Its seams are known, not found. */
  isMapped: boolean
  /** How far it is from its natural length, as a logarithm. */
  stretch: number
  /** Sleeves that could be pushed up. */
  hasLongSleeves: boolean
  /** As `Adjustable` has it. */
  front: Adjustable['front']
  isPictured: boolean
  /** How far it can slide on her shoulders, cm. */
  play: number
  /** It hangs on her in three dimensions; a flat picture is bent over her. */
  isDraped: boolean
  /** A flat garment's picture. */
  texture?: Texture
  /** In the order in which they are painted. */
  layers: Layer[]
  /** How far down each arm it reaches: 0 at the shoulder, 1 the elbow, 2 the wrist; 0 when sleeveless. */
  armCover: [number, number]
  /** How far down the legs, as a share of hip to ankle. */
  legCover: number
  /** Where it begins and ends on the spine, torso coordinates, px. */
  top: number
  hem: number
  /** 0 to 1: how well the shape allowed itself to be laid on this body. */
  ease: number
  warnings: GarmentAdvice[]
}

/** A fit of which it is not yet said whose it is. */
export type Laid = Omit<Fit, 'piece'>

/** What every flat garment brings along. */
export const factsOf = ({ category, shape, cutout, isMapped, texture }: Garment) => ({
  category,
  half: shape.kind,
  doubt: cutout.doubt,
  isMapped,
  isDraped: false,
  hasLongSleeves: false,
  front: null,
  play: 0,
  isPictured: false,
  texture,
})

import type { GarmentAdvice } from '../advice.ts'
import type { Garment } from '../garment/garment.ts'
import type { Layer } from './layer.ts'

/** A garment on a body: what to paint, and what it leaves bare. */
export type Fit = {
  garment: Garment
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

import type { GarmentCategory } from '#shared/garment-categories.ts'
import type { Pixels } from './providers/contract.ts'

export type { Pixels }

/** One garment on one person. */
export type Fitting = {
  person: Pixels
  garment: Pixels
  category: GarmentCategory
  highQuality: boolean
  webhookUrl: string | null
}

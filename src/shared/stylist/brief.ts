import type { ColourFamily, ProductOccasion } from '../product-categories.ts'
import type { OwnedPiece, ShapeWish, ShoeWish, Vibe, Weather } from './consultation.ts'

/** What an outfit is asked to be. Only the first two have to be known. */
export type Brief = {
  /** Every piece is bought for one of these. */
  occasions: readonly ProductOccasion[]
  weather: Weather
  shape?: 'dress' | 'separates'
  vibe?: Vibe
  loves?: readonly ColourFamily[]
  avoids?: readonly ColourFamily[]
  wishes?: readonly ShapeWish[]
  shoes?: ShoeWish
  mostPerPieceCents?: number
  mostPerOutfitCents?: number
  /** Is in the outfit, since she wants to wear it more. */
  owned?: OwnedPiece
}

/** The two ends that leave the house for the evening. */
export const isEvening = ({ occasions }: Brief) =>
  occasions.includes('date-night') || occasions.includes('special-event')

export const isHot = ({ weather }: Brief) => weather === 'hot' || weather === 'warm'
export const isCold = ({ weather }: Brief) => weather === 'cool' || weather === 'cold'

import type { ColourFamily, ProductOccasion } from '../product-categories.ts'
import type { OwnedPiece, ShapeWish, ShoeWish, Vibe, Weather } from './consultation.ts'
import type { Cut } from './figure.ts'

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
  /** Colours that light up her face, and cuts that she is likely to feel good in. They decide between equals. */
  flatters?: readonly ColourFamily[]
  cuts?: readonly Cut[]
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

/** What is bought for one of these is not out of place at the other. */
const neighbours: Record<ProductOccasion, readonly ProductOccasion[]> = {
  workwear: ['date-night', 'everyday'],
  vacation: ['casual-day', 'everyday'],
  'date-night': ['special-event', 'workwear'],
  'casual-day': ['everyday', 'vacation'],
  everyday: ['casual-day', 'workwear'],
  'special-event': ['date-night', 'workwear'],
}

/** The occasions beside these. */
export const neighboursOf = (occasions: readonly ProductOccasion[]) =>
  [...new Set(occasions.flatMap((one) => neighbours[one]))].filter((one) => !occasions.includes(one))

/** The same hour, seen less strictly. */
export const widened = (brief: Brief): Brief => ({
  ...brief,
  occasions: [...brief.occasions, ...neighboursOf(brief.occasions)],
})

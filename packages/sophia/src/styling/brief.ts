import type { ColourFamily, ProductOccasion } from '../vocabulary/product-categories.ts'
import type { OwnedPiece, ShapeWish, ShoeWish, Vibe, Weather } from '../questions/consultation.ts'
import type { Cut } from './figure.ts'
import type { Figure, Need, Stuff } from '../vocabulary/needs-and-figures.ts'

/** What the manners of a day forbid. */
export const manners = ['mourning', 'sober', 'no_white', 'no_red', 'no_black'] as const
export type Manner = (typeof manners)[number]

/** What an outfit is composed for. Only the first two are required. */
export type Brief = {
  /** Every piece is sold for one of these occasions. */
  occasions: readonly ProductOccasion[]
  weather: Weather
  shape?: 'dress' | 'separates'
  vibe?: Vibe
  loves?: readonly ColourFamily[]
  avoids?: readonly ColourFamily[]
  wishes?: readonly ShapeWish[]
  /** Colours that flatter her face and cuts that she is likely to feel good in. They decide between equals. */
  flatters?: readonly ColourFamily[]
  cuts?: readonly Cut[]
  shoes?: ShoeWish
  maxPerPieceCents?: number
  maxPerOutfitCents?: number
  /** The currency of the limits; without one they are in that of each piece. */
  currency?: string
  /** Materials that she does not wear. */
  without?: readonly Stuff[]
  /** It rains or snows. */
  isWet?: boolean
  figure?: readonly Figure[]
  needs?: readonly Need[]
  manners?: readonly Manner[]
  /** A piece that she owns and wants to wear more, which the outfit contains. */
  owned?: OwnedPiece
}

/** The two evening occasions. */
export const isEvening = ({ occasions }: Brief) =>
  occasions.includes('date-night') || occasions.includes('special-event')

export const isHot = ({ weather }: Brief) => weather === 'hot' || weather === 'warm'
export const isCold = ({ weather }: Brief) => weather === 'cool' || weather === 'cold'

/** Pieces for one of these occasions suit the other as well. */
const neighbours: Record<ProductOccasion, readonly ProductOccasion[]> = {
  workwear: ['date-night', 'everyday'],
  vacation: ['casual-day', 'everyday'],
  'date-night': ['special-event', 'workwear'],
  'casual-day': ['everyday', 'vacation'],
  everyday: ['casual-day', 'workwear'],
  'special-event': ['date-night', 'workwear'],
}

/** The neighbouring occasions of these. */
export const neighboursOf = (occasions: readonly ProductOccasion[]) =>
  [...new Set(occasions.flatMap((one) => neighbours[one]))].filter((one) => !occasions.includes(one))

/** The same brief with neighbouring occasions. */
export const widened = (brief: Brief): Brief => ({
  ...brief,
  occasions: [...brief.occasions, ...neighboursOf(brief.occasions)],
})

import { asWorn, type Piece, type Worn } from '@cabine/sophia/styling/piece.ts'
import { productOccasions, type ProductOccasion } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { ClosetDetails } from '#shared/closet.ts'
import type { ClosetPiece } from './closet-piece.ts'

/** For what a piece is dressed enough, and not too much. */
const occasionsOf: Record<NonNullable<ClosetDetails['formality']>, readonly ProductOccasion[]> = {
  casual: ['casual-day', 'everyday', 'vacation'],
  smart: ['workwear', 'date-night', 'everyday'],
  formal: ['special-event', 'workwear', 'date-night'],
}

/** A piece of her own as the stylist's rules see it. The rules read English words of a shop: what she has chosen stands in them. */
export function wornOfOwn({ id, details }: Pick<ClosetPiece, 'id' | 'details'>): Worn | null {
  const { name, category, colours, pattern, fabric, formality, season, priceCents, currency, brand } = details
  const [colour = null] = colours
  const piece: Piece = {
    id,
    groupId: '',
    brand,
    name: [pattern === 'plain' ? '' : pattern, name].filter(Boolean).join(' '),
    category,
    colour: colour ?? '',
    colourFamily: colour,
    material: fabric ?? '',
    occasions: formality ? occasionsOf[formality] : productOccasions,
    season,
    priceCents,
    currency,
    availability: 'in_stock',
    traits: null,
  }
  return asWorn(piece)
}

import type { ColourFamily, Season } from '@cabine/sophia/vocabulary/product-categories.ts'
import { closetCategories, type ClosetCategory } from '#shared/closet.ts'
import { isArchived, type ClosetPiece } from './closet-piece.ts'

export const sorts = ['newest', 'kind', 'price'] as const
export type Sort = (typeof sorts)[number]
/** Where pieces are of which the list tells: in use (closet or laundry), in the laundry, or in the archive. */
export const places = ['in_use', 'laundry', 'archive'] as const
export type Place = (typeof places)[number]

export type ClosetFilters = {
  category: ClosetCategory | 'all'
  colour: ColourFamily | 'all'
  /** `summer`: what is worn in summer, also all year. */
  season: Exclude<Season, 'all'> | 'all'
  place: Place
  sort: Sort
}

export const noFilters: ClosetFilters = {
  category: 'all',
  colour: 'all',
  season: 'all',
  place: 'in_use',
  sort: 'newest',
}

const isAt = (piece: ClosetPiece, place: Place) => {
  if (place === 'laundry') return piece.details.state === 'laundry'
  return isArchived(piece) === (place === 'archive')
}

const orders: Record<Sort, (a: ClosetPiece, b: ClosetPiece) => number> = {
  newest: (a, b) => b.addedAt - a.addedAt,
  kind: (a, b) =>
    closetCategories.indexOf(a.details.category) - closetCategories.indexOf(b.details.category) ||
    b.addedAt - a.addedAt,
  price: (a, b) => (b.details.priceCents ?? -1) - (a.details.priceCents ?? -1) || b.addedAt - a.addedAt,
}

/** The pieces that she wants to see, in her order. */
export const filterCloset = (pieces: ClosetPiece[], filters: ClosetFilters) =>
  pieces
    .filter((piece) => {
      const { category, colours, season } = piece.details
      return (
        isAt(piece, filters.place) &&
        (filters.category === 'all' || category === filters.category) &&
        (filters.colour === 'all' || colours.includes(filters.colour)) &&
        (filters.season === 'all' || season === 'all' || season === filters.season)
      )
    })
    .toSorted(orders[filters.sort])

/** What there is to choose among. */
export const kindsIn = (pieces: ClosetPiece[]) =>
  closetCategories.filter((one) => pieces.some(({ details }) => details.category === one))

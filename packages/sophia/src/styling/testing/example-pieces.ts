import type { Brief } from '../brief.ts'
import { asWorn, type Piece, type Worn } from '../piece.ts'

let brands = 0

/** 'white Poplin Shirt' in its category, for any occasion and season, each of a brand of its own. */
export function piece(
  category: Piece['category'],
  colour: string,
  name: string,
  overrides: Partial<Piece> = {},
): Worn {
  const worn = asWorn({
    id: `${colour} ${name}`,
    groupId: '',
    brand: `House ${brands++}`,
    name,
    category,
    colour,
    colourFamily: colour.split(' ').at(-1) as Piece['colourFamily'],
    material: '',
    occasions: ['workwear', 'vacation', 'date-night', 'casual-day', 'everyday', 'special-event'],
    season: 'all',
    priceCents: 100_00,
    currency: 'USD',
    availability: 'in_stock',
    ...overrides,
  })
  if (!worn) throw new Error(`nobody wears ${name}`)
  return worn
}

export const shirt = piece('tops', 'white', 'Poplin Shirt')
export const jeans = piece('bottoms', 'blue', 'Straight Jeans')
export const trousers = piece('bottoms', 'black', 'Trousers')
export const flats = piece('shoes', 'black', 'Ballet Flats')
export const dress = piece('dresses', 'black', 'Dress')
export const trench = piece('outerwear', 'beige', 'Trench Coat')
export const wool = piece('outerwear', 'grey', 'Wool Coat', { season: 'winter' })
export const sandals = piece('shoes', 'brown', 'Slide Sandals', { season: 'summer' })

export const weekday = (overrides: Partial<Brief> = {}): Brief => ({
  occasions: ['workwear'],
  weather: 'warm',
  ...overrides,
})
export const out = (overrides: Partial<Brief> = {}) => weekday({ occasions: ['date-night'], ...overrides })

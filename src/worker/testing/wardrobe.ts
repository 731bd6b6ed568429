import type { Overrides } from './products.ts'

const brands = ['Anaïs', 'Brume', 'Corde', 'Dune', 'Elle & Lui', 'Fil']

const kinds = [
  { category: 'tops', name: 'Silk Blouse' },
  { category: 'bottoms', name: 'Tailored Trousers' },
  { category: 'dresses', name: 'Crêpe Dress' },
  { category: 'outerwear', name: 'Wool Blazer' },
  { category: 'shoes', name: 'Ballet Flats' },
  { category: 'bags', name: 'Shoulder Bag' },
] as const

const colours = [
  ['Black', 'black'],
  ['White', 'white'],
  ['Stone', 'beige'],
] as const

/**
 * A small shop that can dress her for work, dinner and a weekend: of each category four designs in three quiet
 * colours, of several brands. `tops-0-1` is the first silk blouse in white; the later designs cost less.
 */
export const smallWardrobe = () =>
  kinds.flatMap(({ category, name }, k) =>
    [0, 1, 2, 3].flatMap((round) =>
      colours.map(([colour, colourFamily], c): Overrides => ({
        id: `${category}-${round}-${c}`,
        groupId: `${category}-${round}`,
        category,
        name: `${name} ${round}`,
        brand: brands[(k + round) % brands.length],
        colour,
        colourFamily,
        priceCents: 200_00 - 40_00 * round,
        occasions: ['workwear', 'date-night', 'casual-day', 'everyday'],
      })),
    ),
  )

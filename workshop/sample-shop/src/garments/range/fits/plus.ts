import { colourways, plusLetters, plusNumbers, type Product } from '../product.ts'

/** Sizes 14W to 24W and 1X to 4X, with patterns of their own. */
export const plus: Product[] = [
  ...colourways(
    {
      groupId: 'plus-wrap-dress',
      brand: 'H&M',
      category: 'dresses',
      material: 'Viscose crêpe',
      sizes: plusLetters,
      priceCents: 6499,
      occasions: ['workwear', 'date-night', 'special-event'],
      season: 'all',
    },
    {
      id: 'plus-emerald-wrap-dress',
      name: 'Graceful Plus Wrap Dress',
      colour: 'emerald floral',
      colourFamily: 'green',
      description:
        'A true wrap dress in plus sizes, in emerald crepe with cream blossoms and a sleeve to the elbow.',
    },
    {
      id: 'plus-berry-wrap-dress',
      name: 'Graceful Plus Wrap Dress in Berry',
      colour: 'berry',
      colourFamily: 'red',
      description: 'The plus-size wrap dress in plain berry crepe, tied at the side.',
    },
  ),
  ...colourways(
    {
      groupId: 'plus-crepe-dress',
      brand: 'J.Crew',
      category: 'dresses',
      material: 'Double crêpe',
      sizes: plusNumbers,
      priceCents: 14900,
      occasions: ['special-event', 'date-night', 'workwear'],
      season: 'all',
    },
    {
      id: 'plus-crimson-crepe-dress',
      name: 'Second Course Plus Dress',
      colour: 'crimson',
      colourFamily: 'red',
      description:
        'A crimson dress in double crepe, drawn for plus sizes: princess seams, a short sleeve, a hem at the knee.',
    },
  ),
]

import { colourways, letters, type Product } from '../product.ts'

/** Covered to the wrist and the ankle. */
export const modest: Product[] = [
  ...colourways(
    {
      groupId: 'modest-long-dress',
      brand: 'Aritzia',
      category: 'dresses',
      material: 'Matte crêpe',
      sizes: letters,
      priceCents: 15800,
      occasions: ['special-event', 'workwear', 'everyday'],
      season: 'all',
    },
    {
      id: 'ink-long-dress',
      name: 'Evensong Modest Dress',
      colour: 'ink',
      colourFamily: 'blue',
      description:
        'A modest long-sleeved dress with a high round neck, in opaque crepe that falls to the ankle.',
    },
    {
      id: 'rose-long-dress',
      name: 'Evensong Modest Dress in Old Rose',
      colour: 'old rose',
      colourFamily: 'pink',
      description: 'The modest long-sleeved dress in old rose, high at the neck and long to the ankle.',
    },
    {
      id: 'brick-long-dress',
      name: 'Evensong Modest Dress in Brick',
      colour: 'brick red',
      colourFamily: 'red',
      description: 'The modest long-sleeved dress in brick red, high at the neck and long to the ankle.',
    },
  ),
  ...colourways(
    {
      groupId: 'modest-pleated-skirt',
      brand: 'Aritzia',
      category: 'skirts',
      material: 'Pleated satin',
      sizes: letters,
      priceCents: 12800,
      occasions: ['workwear', 'special-event', 'everyday'],
      season: 'all',
    },
    {
      id: 'mink-long-pleated-skirt',
      name: 'Accordion Modest Long Skirt',
      colour: 'mink',
      colourFamily: 'brown',
      description: 'A modest ankle-length skirt in fine accordion pleats, lined to the hem.',
    },
    {
      id: 'black-long-pleated-skirt',
      name: 'Accordion Modest Long Skirt in Black',
      colour: 'black',
      colourFamily: 'black',
      description: 'The modest ankle-length pleated skirt in black, lined to the hem.',
    },
  ),
  ...colourways(
    {
      groupId: 'modest-tunic-shirt',
      brand: 'Quince',
      category: 'tops',
      material: 'European linen',
      sizes: letters,
      priceCents: 5990,
      occasions: ['everyday', 'workwear', 'vacation'],
      season: 'summer',
    },
    {
      id: 'ivory-tunic-shirt',
      name: 'Courtyard Modest Tunic Shirt',
      colour: 'ivory',
      colourFamily: 'white',
      description:
        'A modest linen tunic to the knee with a band collar, long sleeves and slits at the sides.',
    },
    {
      id: 'teal-tunic-shirt',
      name: 'Courtyard Modest Tunic Shirt in Teal',
      colour: 'teal',
      colourFamily: 'green',
      description: 'The modest knee-length linen tunic in deep teal.',
    },
  ),
]

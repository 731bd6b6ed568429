import { colourways, petiteNumbers, type Product } from '../product.ts'

/** For up to 160 cm. The word stands in each title: it is what shops call the line, and what is searched for. */
export const petite: Product[] = [
  ...colourways(
    {
      groupId: 'petite-crepe-dress',
      brand: 'J.Crew',
      category: 'dresses',
      material: 'Double crêpe',
      sizes: petiteNumbers,
      priceCents: 13900,
      occasions: ['special-event', 'date-night', 'workwear'],
      season: 'all',
    },
    {
      id: 'petite-forest-crepe-dress',
      name: 'Dinner at Eight Petite Dress',
      colour: 'forest',
      colourFamily: 'green',
      description:
        'The princess-seamed crepe dress cut for 160 cm and under: a higher waist, a shorter hem, a narrower shoulder.',
    },
  ),
  ...colourways(
    {
      groupId: 'petite-wide-trousers',
      brand: 'Aritzia',
      category: 'bottoms',
      material: 'Fluid wool twill',
      sizes: petiteNumbers,
      priceCents: 12400,
      occasions: ['workwear', 'everyday', 'special-event'],
      season: 'all',
    },
    {
      id: 'petite-black-wide-trousers',
      name: 'Short Story Petite Wide-Leg Trousers',
      colour: 'black',
      colourFamily: 'black',
      description:
        'Wide-leg trousers cut for 160 cm and under, with a shorter rise and a hem that clears the floor.',
    },
    {
      id: 'petite-check-wide-trousers',
      name: 'Short Story Petite Wide-Leg Trousers in Camel Check',
      colour: 'camel check',
      colourFamily: 'beige',
      description: 'The petite wide-leg trousers in a warm camel check, pressed to a crease.',
    },
  ),
  ...colourways(
    {
      groupId: 'petite-open-coat',
      brand: 'Quince',
      category: 'outerwear',
      material: 'Double-faced wool',
      sizes: petiteNumbers,
      priceCents: 18900,
      occasions: ['workwear', 'everyday', 'special-event'],
      season: 'winter',
    },
    {
      id: 'petite-moss-coat',
      name: 'Short Way Home Petite Coat',
      colour: 'moss',
      colourFamily: 'green',
      description:
        'The open wool coat for 160 cm and under: it ends at the knee, and the lapel is drawn to scale.',
    },
  ),
]

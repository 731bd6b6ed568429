import { colourways, letters, type Product } from '../product.ts'

export const maternity: Product[] = [
  ...colourways(
    {
      groupId: 'maternity-empire-dress',
      brand: 'Abercrombie & Fitch',
      category: 'dresses',
      material: 'Viscose crêpe',
      sizes: letters,
      priceCents: 10800,
      occasions: ['everyday', 'special-event', 'vacation'],
      season: 'summer',
    },
    {
      id: 'maternity-sage-empire-dress',
      name: 'First Light Maternity Dress',
      colour: 'sage floral',
      colourFamily: 'green',
      description:
        'A maternity dress with a seam below the bust and a gathered skirt that makes room for all nine months.',
    },
    {
      id: 'maternity-navy-dot-empire-dress',
      name: 'First Light Maternity Dress in Navy Dot',
      colour: 'navy dotted',
      colourFamily: 'blue',
      description: 'The empire-line maternity dress in navy with white dots.',
    },
  ),
  ...colourways(
    {
      groupId: 'maternity-wrap-top',
      brand: 'H&M',
      category: 'tops',
      material: 'Viscose crêpe',
      sizes: letters,
      priceCents: 3799,
      occasions: ['workwear', 'everyday', 'date-night'],
      season: 'all',
    },
    {
      id: 'maternity-plum-wrap-top',
      name: 'Curtain Call Maternity Wrap Top',
      colour: 'plum',
      colourFamily: 'purple',
      description:
        'A maternity wrap top that ties above the bump and falls long; it opens for nursing later.',
    },
  ),
]

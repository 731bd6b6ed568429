import { describe, expect, test } from 'vitest'
import type { Brief } from './brief.ts'
import { paletteOf } from './colour-harmony.ts'
import { faultsOf, togetherRules } from './outfit-rules.ts'
import type { Worn } from './piece.ts'
import {
  dress,
  flats,
  jeans,
  out,
  piece,
  shirt,
  trench,
  trousers,
  weekday,
  wool,
} from './testing/example-pieces.ts'

describe('outfits that are right (the table of examples)', () => {
  test.each<[string, Worn[], Brief]>([
    ['a shirt, jeans and flats', [shirt, jeans, flats], weekday()],
    ['a dress and shoes', [dress, flats], weekday()],
    ['a trench over it when it is mild', [dress, trench, flats], weekday({ weather: 'mild' })],
    ['a wool coat when it is cold', [shirt, trousers, wool, flats], weekday({ weather: 'cold' })],
    [
      'a knit without a coat when it is mild',
      [piece('tops', 'grey', 'Merino Sweater'), jeans, flats],
      weekday({ weather: 'mild' }),
    ],
    [
      'a pinstripe suit, whose two halves are one pattern',
      [
        shirt,
        piece('bottoms', 'grey', 'Pinstripe Trousers'),
        piece('outerwear', 'grey', 'Pinstripe Blazer'),
        flats,
      ],
      weekday({ weather: 'mild' }),
    ],
    [
      'red shoes and a red bag, which are one idea',
      [dress, piece('shoes', 'scarlet red', 'Suede Pumps'), piece('bags', 'scarlet red', 'Shoulder Bag')],
      out(),
    ],
    ['polished flats in the evening', [dress, { ...flats, occasions: ['workwear'] }], out()],
    [
      'silk on a cool evening, below a coat',
      [piece('dresses', 'black', 'Silk Slip Dress', { season: 'summer' }), wool, flats],
      out({ weather: 'cool' }),
    ],
  ])('%s', (_, pieces, brief) => {
    expect(faultsOf(pieces, brief)).toEqual([])
  })
})

/** A rule, an outfit that breaks it and nothing else, and the same one mended. */
type Example = [rule: string, wrong: Worn[], mended: Worn[], brief: Brief]

const loafers = piece('shoes', 'black', 'Loafers')
const sweater = piece('tops', 'grey', 'Merino Sweater')
const blazer = piece('outerwear', 'black', 'Blazer')

const examples: Example[] = [
  ['dressed from shoulder to knee', [shirt, flats], [shirt, jeans, flats], weekday()],
  ['with shoes', [dress], [dress, flats], weekday()],
  ['with a layer when it is not warm', [dress, flats], [dress, trench, flats], weekday({ weather: 'cool' })],
  ['one piece for each place', [dress, flats, loafers], [dress, loafers], weekday()],
  ['a dress, or a top and something below it', [dress, shirt, flats], [shirt, jeans, flats], weekday()],
  [
    'one colour among the quiet ones',
    [piece('tops', 'red', 'Blouse'), piece('bottoms', 'green', 'Trousers'), flats],
    [piece('tops', 'red', 'Blouse'), trousers, flats],
    weekday(),
  ],
  [
    'a bright shade beside no dusty one',
    [piece('tops', 'rosewood red', 'Blouse'), trousers, piece('shoes', 'scarlet red', 'Loafers')],
    [piece('tops', 'rosewood red', 'Blouse'), trousers, piece('shoes', 'wine red', 'Loafers')],
    weekday(),
  ],
  [
    'a bright shade beside no dusty one',
    [piece('dresses', 'olive green', 'Dress'), piece('shoes', 'emerald green', 'Satin Mules')],
    [piece('dresses', 'olive green', 'Dress'), piece('shoes', 'gold', 'Satin Mules')],
    out(),
  ],
  [
    'three colours at most',
    [
      shirt,
      piece('bottoms', 'grey', 'Trousers'),
      piece('shoes', 'beige', 'Flats'),
      piece('bags', 'brown', 'Bag'),
    ],
    [
      shirt,
      piece('bottoms', 'grey', 'Trousers'),
      piece('shoes', 'beige', 'Flats'),
      piece('bags', 'beige', 'Bag'),
    ],
    weekday(),
  ],
  [
    'gold or silver',
    [dress, piece('shoes', 'gold', 'Flats'), piece('accessories', 'silver', 'Hoop Earrings')],
    [dress, piece('shoes', 'gold', 'Flats'), piece('accessories', 'gold', 'Hoop Earrings')],
    weekday(),
  ],
  [
    'brown leather or black leather',
    [shirt, trousers, flats, piece('bags', 'brown', 'Tote Bag')],
    [shirt, trousers, flats, piece('bags', 'black', 'Tote Bag')],
    weekday(),
  ],
  [
    'brown leather or black leather',
    [shirt, trousers, flats, piece('accessories', 'brown', 'Leather Watch')],
    [shirt, trousers, flats, piece('accessories', 'black', 'Leather Watch')],
    weekday(),
  ],
  [
    'no navy beside black',
    [piece('tops', 'navy blue', 'Blouse'), trousers, flats],
    [piece('tops', 'navy blue', 'Blouse'), jeans, flats],
    weekday(),
  ],
  [
    'one statement',
    [piece('tops', 'black', 'Velvet Top'), piece('skirts', 'black', 'Sequin Skirt'), flats],
    [piece('tops', 'black', 'Top'), piece('skirts', 'black', 'Sequin Skirt'), flats],
    weekday(),
  ],
  [
    'one pattern, unless it is a suit',
    [piece('tops', 'white', 'Striped Shirt'), piece('bottoms', 'grey', 'Check Trousers'), flats],
    [shirt, piece('bottoms', 'grey', 'Check Trousers'), flats],
    weekday(),
  ],
  [
    'one pattern, unless it is a suit',
    [
      shirt,
      piece('bottoms', 'grey', 'Check Trousers', { material: 'Linen' }),
      piece('outerwear', 'grey', 'Check Blazer', { material: 'Wool' }),
      flats,
    ],
    [
      shirt,
      piece('bottoms', 'grey', 'Check Trousers', { material: 'Stretch wool' }),
      piece('outerwear', 'grey', 'Check Blazer', { material: 'Wool' }),
      flats,
    ],
    weekday({ weather: 'mild' }),
  ],
  [
    'denim once',
    [shirt, jeans, piece('outerwear', 'blue', 'Denim Jacket'), flats],
    [shirt, trousers, piece('outerwear', 'blue', 'Denim Jacket'), flats],
    weekday({ weather: 'mild' }),
  ],
  [
    'tall boots below a skirt or dress',
    [shirt, trousers, wool, piece('shoes', 'black', 'Knee-High Boots')],
    [dress, wool, piece('shoes', 'black', 'Knee-High Boots')],
    weekday({ weather: 'cool' }),
  ],
  [
    'no boots with shorts, nothing flat-footed with a gown',
    [piece('dresses', 'black', 'Column Gown'), piece('shoes', 'black', 'Penny Loafers')],
    [piece('dresses', 'black', 'Column Gown'), piece('shoes', 'black', 'Pointed Pumps')],
    out(),
  ],
  [
    'sneakers with nothing of silk or sharp tailoring',
    [shirt, piece('skirts', 'black', 'Satin Skirt'), piece('shoes', 'white', 'Sneakers')],
    [shirt, jeans, piece('shoes', 'white', 'Sneakers')],
    weekday(),
  ],
  [
    'no bare toes below a warm knit',
    [sweater, trousers, trench, piece('shoes', 'black', 'Heeled Mules')],
    [sweater, trousers, trench, flats],
    out({ weather: 'mild' }),
  ],
  [
    'a belt holds trousers',
    [dress, flats, piece('accessories', 'black', 'Leather Belt')],
    [shirt, trousers, flats, piece('accessories', 'black', 'Leather Belt')],
    weekday(),
  ],
  [
    'a vest lies over a knit',
    [shirt, jeans, piece('outerwear', 'black', 'Quilted Vest'), flats],
    [sweater, jeans, piece('outerwear', 'black', 'Quilted Vest'), flats],
    weekday({ weather: 'mild' }),
  ],
  [
    'no cardigan or cable knit under a jacket that is cut close',
    [piece('tops', 'grey', 'Merino Cardigan'), trousers, blazer, flats],
    [piece('tops', 'grey', 'Merino Cardigan'), trousers, trench, flats],
    weekday({ weather: 'mild' }),
  ],
  [
    'no scarf on a roll neck, no necklace on a closed one',
    [shirt, jeans, flats, piece('accessories', 'gold', 'Pendant Necklace')],
    [piece('tops', 'white', 'Wrap Top'), jeans, flats, piece('accessories', 'gold', 'Pendant Necklace')],
    weekday(),
  ],
  [
    'a small bag is for the evening',
    [shirt, jeans, flats, piece('bags', 'black', 'Envelope Clutch')],
    [shirt, jeans, flats, piece('bags', 'black', 'Shoulder Bag')],
    weekday(),
  ],
  [
    'three pieces of one brand at most',
    [shirt, jeans, flats, piece('bags', 'black', 'Bag')].map((one) => ({ ...one, brand: 'Same' })),
    [shirt, jeans, flats, piece('bags', 'black', 'Bag')],
    weekday(),
  ],
  [
    'not black from head to toe, where that is for mourning',
    [piece('tops', 'black', 'Top'), trousers, flats],
    [shirt, trousers, flats],
    weekday({ manners: ['no_black'] }),
  ],
  [
    'all of it for what she wants to pay',
    [shirt, jeans, flats],
    [shirt, jeans, { ...flats, priceCents: 50_00 }],
    weekday({ maxPerOutfitCents: 250_00 }),
  ],
  [
    'all of it for what she wants to pay',
    [shirt, jeans, { ...flats, currency: 'EUR' }],
    [shirt, jeans, flats],
    weekday({ maxPerOutfitCents: 900_00 }),
  ],
]

describe('outfits that are wrong, the rule that says so, and the outfit mended', () => {
  test.each(examples)('%s', (rule, wrong, mended, brief) => {
    expect(faultsOf(wrong, brief)).toEqual([rule])
    expect(faultsOf(mended, brief)).toEqual([])
  })

  test('there is an example for every rule', () => {
    const shown = examples.map(([rule]) => rule)
    expect(togetherRules.map(({ name }) => name).filter((name) => !shown.includes(name))).toEqual([])
  })
})

test.each<[string, Worn[], object]>([
  [
    'cream to chocolate',
    [piece('tops', 'white', 'Top'), piece('bottoms', 'brown', 'Trousers')],
    { kind: 'tonal', colour: 'brown' },
  ],
  ['white and black', [shirt, trousers], { kind: 'neutral', colour: 'black' }],
  ['denim is quiet', [shirt, jeans], { kind: 'neutral', colour: 'blue' }],
  ['one red dress', [piece('dresses', 'red', 'Dress'), flats], { kind: 'accent', colour: 'red' }],
])('the palette of %s', (_, pieces, palette) => {
  expect(paletteOf(pieces)).toEqual(palette)
})

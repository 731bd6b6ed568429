import { describe, expect, test } from 'vitest'
import type { Brief } from './brief.ts'
import { faultsOf } from './outfit-rules.ts'
import { flawsOf } from './piece-rules.ts'
import { asWorn, type Piece, type Worn } from './piece.ts'
import { paletteOf } from './colours.ts'

let brands = 0

/** 'white Poplin Shirt' in its category, for any occasion and season, each of a house of its own. */
function piece(
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

const shirt = piece('tops', 'white', 'Poplin Shirt')
const jeans = piece('bottoms', 'blue', 'Straight Jeans')
const trousers = piece('bottoms', 'black', 'Trousers')
const flats = piece('shoes', 'black', 'Ballet Flats')
const dress = piece('dresses', 'black', 'Dress')
const trench = piece('outerwear', 'beige', 'Trench Coat')
const wool = piece('outerwear', 'grey', 'Wool Coat', { season: 'winter' })
const sandals = piece('shoes', 'brown', 'Slide Sandals', { season: 'summer' })

const weekday = (overrides: Partial<Brief> = {}): Brief => ({
  occasions: ['workwear'],
  weather: 'warm',
  ...overrides,
})
const out = (overrides: Partial<Brief> = {}) => weekday({ occasions: ['date-night'], ...overrides })

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

describe('outfits that are wrong, and the rule that says so', () => {
  test.each<[string, Worn[], Brief]>([
    ['dressed from shoulder to knee', [shirt, flats], weekday()],
    ['with shoes', [dress], weekday()],
    ['with a layer when it is not warm', [dress, flats], weekday({ weather: 'cool' })],
    ['one piece for each place', [dress, flats, piece('shoes', 'black', 'Loafers')], weekday()],
    ['a dress, or a top and something below it', [dress, shirt, flats], weekday()],
    [
      'one colour among the quiet ones',
      [piece('tops', 'red', 'Blouse'), piece('bottoms', 'green', 'Trousers'), flats],
      weekday(),
    ],
    [
      'a bright shade beside no dusty one',
      [piece('tops', 'rosewood red', 'Blouse'), trousers, piece('shoes', 'scarlet red', 'Loafers')],
      weekday(),
    ],
    [
      'three colours at most',
      [
        shirt,
        piece('bottoms', 'grey', 'Trousers'),
        piece('shoes', 'beige', 'Flats'),
        piece('bags', 'brown', 'Bag'),
      ],
      weekday(),
    ],
    [
      'gold or silver',
      [dress, piece('shoes', 'gold', 'Flats'), piece('accessories', 'silver', 'Hoop Earrings')],
      weekday(),
    ],
    [
      'brown leather or black leather',
      [shirt, trousers, flats, piece('bags', 'brown', 'Tote Bag')],
      weekday(),
    ],
    [
      'brown leather or black leather',
      [shirt, trousers, flats, piece('accessories', 'brown', 'Leather Watch')],
      weekday(),
    ],
    ['no navy beside black', [piece('tops', 'navy blue', 'Blouse'), trousers, flats], weekday()],
    [
      'one statement',
      [piece('tops', 'black', 'Velvet Top'), piece('skirts', 'black', 'Sequin Skirt'), flats],
      weekday(),
    ],
    [
      'one pattern, unless it is a suit',
      [piece('tops', 'white', 'Striped Shirt'), piece('bottoms', 'grey', 'Check Trousers'), flats],
      weekday(),
    ],
    [
      'denim once',
      [shirt, jeans, piece('outerwear', 'blue', 'Denim Jacket'), flats],
      weekday({ weather: 'mild' }),
    ],
    [
      'tall boots below a skirt or dress',
      [shirt, trousers, wool, piece('shoes', 'black', 'Knee-High Boots')],
      weekday({ weather: 'cool' }),
    ],
    [
      'no boots with shorts, nothing flat-footed with a gown',
      [piece('dresses', 'black', 'Column Gown'), piece('shoes', 'black', 'Penny Loafers')],
      out(),
    ],
    [
      'sneakers with nothing of silk or sharp tailoring',
      [shirt, piece('skirts', 'black', 'Satin Skirt'), piece('shoes', 'white', 'Sneakers')],
      weekday(),
    ],
    [
      'no bare toes below a warm knit',
      [piece('tops', 'grey', 'Merino Sweater'), trousers, trench, piece('shoes', 'black', 'Heeled Mules')],
      out({ weather: 'mild' }),
    ],
    ['a belt holds trousers', [dress, flats, piece('accessories', 'black', 'Leather Belt')], weekday()],
    [
      'a vest lies over a knit',
      [shirt, jeans, piece('outerwear', 'black', 'Quilted Vest'), flats],
      weekday({ weather: 'mild' }),
    ],
    [
      'no cardigan or cable knit under a jacket that is cut close',
      [piece('tops', 'grey', 'Merino Cardigan'), trousers, piece('outerwear', 'black', 'Blazer'), flats],
      weekday({ weather: 'mild' }),
    ],
    [
      'no scarf on a roll neck, no necklace on a closed one',
      [shirt, jeans, flats, piece('accessories', 'gold', 'Pendant Necklace')],
      weekday(),
    ],
    [
      'a small bag is for the evening',
      [shirt, jeans, flats, piece('bags', 'black', 'Envelope Clutch')],
      weekday(),
    ],
    [
      'three pieces of one house at most',
      [shirt, jeans, flats, piece('bags', 'black', 'Bag')].map((one) => ({ ...one, brand: 'Same' })),
      weekday(),
    ],
    ['all of it for what she wants to pay', [shirt, jeans, flats], weekday({ mostPerOutfitCents: 250_00 })],
    [
      'all of it for what she wants to pay',
      [shirt, jeans, { ...flats, currency: 'EUR' }],
      weekday({ mostPerOutfitCents: 900_00 }),
    ],
  ])('%s', (rule, pieces, brief) => {
    expect(faultsOf(pieces, brief)).toEqual([rule])
  })
})

describe('pieces that are wrong by themselves', () => {
  test.each<[string, Worn, Brief]>([
    ['it can be bought', { ...shirt, availability: 'out_of_stock' }, weekday()],
    ['it can be bought', { ...shirt, availability: 'gone' }, weekday()],
    ['it is for the occasion', { ...shirt, occasions: ['vacation'] }, weekday()],
    ['it is in no colour that she avoids', shirt, weekday({ avoids: ['white'] })],
    ['it costs no more than she wants to pay for one piece', shirt, weekday({ mostPerPieceCents: 99_99 })],
    [
      'with a budget, its price is known',
      { ...shirt, priceCents: null },
      weekday({ mostPerOutfitCents: 900_00 }),
    ],
    ['she can walk in it', piece('shoes', 'black', 'Pointed Pumps'), weekday({ shoes: 'low' })],
    ['she can walk in it', piece('shoes', 'black', 'Block-Heel Shoes'), weekday({ shoes: 'flat' })],
    ['no outerwear when it is warm', trench, weekday()],
    [
      'nothing of winter when it is warm',
      piece('shoes', 'black', 'Ankle Boots'),
      weekday({ weather: 'hot' }),
    ],
    [
      'no bare toes when it is cool, by day not even when it is mild',
      { ...sandals, season: 'all' },
      weekday({ weather: 'mild' }),
    ],
    [
      'nothing of summer when it is cool, but silk in the evening',
      { ...shirt, season: 'summer' },
      weekday({ weather: 'cool' }),
    ],
    [
      'shorts, straw and canvas are for warm days',
      piece('bottoms', 'white', 'Shorts'),
      weekday({ weather: 'mild' }),
    ],
    ['when it is cold, only a coat is a coat', trench, weekday({ weather: 'cold' })],
    ['a winter coat, a beanie and tall boots wait until it is cool', wool, weekday({ weather: 'mild' })],
    [
      'arms are covered, if she likes that',
      piece('tops', 'white', 'Silk Camisole'),
      weekday({ wishes: ['sleeves'] }),
    ],
    [
      'hems are long, if she likes that',
      piece('skirts', 'black', 'Mini Skirt'),
      weekday({ wishes: ['long_hems'] }),
    ],
    ['trousers, if she lives in them', dress, weekday({ wishes: ['trousers'] })],
    ['dresses and skirts, if she lives in them', jeans, weekday({ wishes: ['dresses'] })],
  ])('%s', (rule, one, brief) => {
    expect(flawsOf(one, brief)).toEqual([rule])
  })

  test('who asks for trousers and for dresses gets both', () => {
    for (const one of [dress, jeans])
      expect(flawsOf(one, weekday({ wishes: ['dresses', 'trousers'] }))).toEqual([])
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

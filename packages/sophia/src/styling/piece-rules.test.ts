import { describe, expect, test } from 'vitest'
import type { Brief } from './brief.ts'
import { flawsOf, pieceRules } from './piece-rules.ts'
import type { Worn } from './piece.ts'
import {
  dress,
  flats,
  jeans,
  out,
  piece,
  sandals,
  shirt,
  trench,
  trousers,
  weekday,
  wool,
} from './testing/example-pieces.ts'

/** A rule, a piece that breaks it and nothing else, and one in its place that does not. */
type Example = [rule: string, wrong: Worn, right: Worn, brief: Brief]

const skirt = piece('skirts', 'black', 'Midi Skirt')
const camisole = piece('tops', 'white', 'Silk Camisole')
const coat = piece('outerwear', 'grey', 'Wool Coat', { season: 'winter', occasions: ['everyday'] })
const raincoat = piece('outerwear', 'beige', 'Trench Coat', { occasions: ['everyday'] })

const examples: Example[] = [
  ['it can be bought', { ...shirt, availability: 'out_of_stock' }, shirt, weekday()],
  ['it can be bought', { ...shirt, availability: 'gone' }, shirt, weekday()],
  ['it is for the occasion', { ...shirt, occasions: ['vacation'] }, shirt, weekday()],
  // Polished shoes suit the evening, sneakers do not.
  [
    'it is for the occasion',
    piece('shoes', 'white', 'Sneakers', { occasions: ['workwear'] }),
    { ...flats, occasions: ['workwear'] },
    out(),
  ],
  // A coat suits every occasion, a raincoat no festive one.
  ['it is for the occasion', raincoat, coat, weekday({ occasions: ['special-event'], weather: 'cool' })],
  ['it is in no colour that she avoids', shirt, flats, weekday({ avoids: ['white'] })],
  [
    'it costs no more than she wants to pay for one piece',
    shirt,
    { ...shirt, priceCents: 99_99 },
    weekday({ maxPerPieceCents: 99_99 }),
  ],
  [
    'it costs no more than she wants to pay for one piece',
    { ...shirt, priceCents: null },
    shirt,
    weekday({ maxPerPieceCents: 200_00 }),
  ],
  [
    'with a budget, its price is known',
    { ...shirt, priceCents: null },
    shirt,
    weekday({ maxPerOutfitCents: 900_00 }),
  ],
  [
    'she can walk in it',
    piece('shoes', 'black', 'Pointed Pumps'),
    piece('shoes', 'black', 'Slingback Heels'),
    weekday({ shoes: 'low' }),
  ],
  ['she can walk in it', piece('shoes', 'black', 'Block-Heel Shoes'), flats, weekday({ shoes: 'flat' })],
  ['no outerwear when it is warm', trench, shirt, weekday()],
  [
    'nothing of winter when it is warm',
    piece('shoes', 'black', 'Ankle Boots'),
    flats,
    weekday({ weather: 'hot' }),
  ],
  [
    'no bare toes when it is cool, by day not even when it is mild',
    { ...sandals, season: 'all' },
    flats,
    weekday({ weather: 'mild' }),
  ],
  [
    'nothing of summer when it is cool, but silk in the evening',
    { ...shirt, season: 'summer' },
    shirt,
    weekday({ weather: 'cool' }),
  ],
  [
    'nothing of summer when it is cool, but silk in the evening',
    piece('dresses', 'pink', 'Voile Dress', { season: 'summer' }),
    piece('dresses', 'pink', 'Silk Slip Dress', { season: 'summer' }),
    out({ weather: 'cool' }),
  ],
  [
    'shorts, straw and canvas are for warm days',
    piece('bottoms', 'white', 'Shorts'),
    jeans,
    weekday({ weather: 'mild' }),
  ],
  ['when it is cold, only a coat is a coat', trench, wool, weekday({ weather: 'cold' })],
  [
    'when it is cold, arms and legs are covered',
    piece('skirts', 'grey', 'Wool Mini Skirt', { season: 'winter' }),
    piece('skirts', 'grey', 'Wool Midi Skirt', { season: 'winter' }),
    weekday({ weather: 'cold' }),
  ],
  [
    'a winter coat, a beanie and tall boots wait until it is cool',
    wool,
    trench,
    weekday({ weather: 'mild' }),
  ],
  ['arms are covered, if she likes that', camisole, shirt, weekday({ wishes: ['sleeves'] })],
  [
    'hems are long, if she likes that',
    piece('skirts', 'black', 'Mini Skirt'),
    skirt,
    weekday({ wishes: ['long_hems'] }),
  ],
  ['it has no material and no pattern that she avoids', camisole, shirt, weekday({ without: ['silk'] })],
  [
    'it has no material and no pattern that she avoids',
    piece('dresses', 'pink', 'Garden Floral Dress'),
    dress,
    weekday({ without: ['floral'] }),
  ],
  // Faux leather is of no animal.
  [
    'it has no material and no pattern that she avoids',
    piece('bags', 'black', 'Leather Tote'),
    piece('bags', 'black', 'Faux Leather Tote'),
    weekday({ without: ['animal'] }),
  ],
  [
    'it is made for her figure, if it says so',
    piece('dresses', 'black', 'Maternity Dress'),
    dress,
    weekday(),
  ],
  [
    'it is made for her figure, if it says so',
    piece('dresses', 'black', 'Petite Dress'),
    piece('dresses', 'black', 'Plus Size Dress'),
    weekday({ figure: ['plus'] }),
  ],
  [
    'it neither hurts nor hinders her',
    piece('tops', 'black', 'Sequin Top'),
    piece('tops', 'black', 'Cotton Top'),
    weekday({ needs: ['soft_skin'] }),
  ],
  [
    'rain does not spoil it',
    piece('outerwear', 'black', 'Leather Jacket'),
    trench,
    weekday({ weather: 'cool', isWet: true }),
  ],
  ['rain does not spoil it', wool, trench, weekday({ weather: 'cool', isWet: true })],
  [
    'rain does not spoil it',
    piece('shoes', 'brown', 'Suede Boots'),
    piece('shoes', 'brown', 'Leather Boots'),
    weekday({ weather: 'cool', isWet: true }),
  ],
  ['it has manners', piece('dresses', 'red', 'Dress'), dress, weekday({ manners: ['mourning'] })],
  ['it has manners', piece('dresses', 'white', 'Dress'), shirt, weekday({ manners: ['no_white'] })],
  ['it has manners', piece('dresses', 'red', 'Dress'), dress, weekday({ manners: ['no_red'] })],
  ['it has manners', dress, trousers, weekday({ manners: ['no_black'] })],
  ['trousers, if she asked for them', dress, jeans, weekday({ wishes: ['trousers'] })],
  ['dresses and skirts, if she asked for them', jeans, skirt, weekday({ wishes: ['dresses'] })],
]

describe('pieces that are wrong by themselves, the rule that says so, and one that is right', () => {
  test.each(examples)('%s', (rule, wrong, right, brief) => {
    expect(flawsOf(wrong, brief)).toEqual([rule])
    expect(flawsOf(right, brief)).toEqual([])
  })

  test('there is an example for every rule', () => {
    const shown = examples.map(([rule]) => rule)
    expect(pieceRules.map(({ name }) => name).filter((name) => !shown.includes(name))).toEqual([])
  })

  test('a limit in another currency is exchanged', () => {
    const inYen = { maxPerPieceCents: 15_000_00, currency: 'JPY' }
    expect(flawsOf({ ...shirt, priceCents: 90_00 }, weekday(inYen))).toEqual([])
    expect(flawsOf({ ...shirt, priceCents: 120_00 }, weekday(inYen))).toHaveLength(1)
  })

  test('who asks for trousers and for dresses gets both', () => {
    for (const one of [dress, jeans])
      expect(flawsOf(one, weekday({ wishes: ['dresses', 'trousers'] }))).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import type { Brief } from './brief.ts'
import type { Worn } from './piece.ts'
import { preferences, togetherScore } from './preferences.ts'
import {
  dress,
  flats,
  jeans,
  out,
  piece,
  sandals,
  shirt,
  trousers,
  weekday,
  wool,
} from './testing/example-pieces.ts'

/** A preference, an outfit that has it, and one that does not. */
type Example = [name: string, speaks: Worn[], silent: Worn[], brief?: Brief]

const redShoes = piece('shoes', 'wine red', 'Pumps')
const redBag = piece('bags', 'burgundy red', 'Bag')
const blackBag = piece('bags', 'black', 'Shoulder Bag')
const brownBag = piece('bags', 'brown', 'Hobo Bag')
const brownShoes = piece('shoes', 'brown', 'Loafers')
const rose = piece('tops', 'rosewood red', 'Wrap Top')
const camelSkirt = piece('skirts', 'beige', 'Pencil Skirt')
const chocolate = piece('bottoms', 'brown', 'Trousers')
const greyTop = piece('tops', 'grey', 'Top')
const blackTop = piece('tops', 'black', 'Top')
const headband = piece('accessories', 'wine red', 'Velvet Headband')
const hoops = piece('accessories', 'gold', 'Hoop Earrings')
const silver = piece('accessories', 'silver', 'Hoop Earrings')
const basket = piece('bags', 'beige', 'Straw Basket Bag')
const tote = piece('bags', 'black', 'Leather Tote Bag')
const clutch = piece('bags', 'black', 'Clutch')
const boots = piece('shoes', 'black', 'Ankle Boots')
const satin = piece('skirts', 'black', 'Satin Skirt')
const velvet = piece('dresses', 'black', 'Velvet Dress')
const gingham = piece('tops', 'white', 'Gingham Top')
const navyScarf = piece('accessories', 'navy blue', 'Silk Square Scarf')
const scarf = piece('accessories', 'white', 'Silk Square Scarf')
const pumps = piece('shoes', 'black', 'Pointed Pumps')
const shorts = piece('bottoms', 'white', 'Linen Shorts')
const knit = piece('tops', 'white', 'Merino Sweater', { season: 'winter' })
const voile = piece('skirts', 'white', 'Voile Skirt', { season: 'summer' })
const blazer = piece('outerwear', 'black', 'Blazer')

const examples: Example[] = [
  ['one accent, and not only in her hair', [rose, trousers, flats], [shirt, trousers, flats, headband]],
  ['shades of one thing', [shirt, chocolate, brownShoes], [rose, trousers, flats]],
  ['only quiet colours', [shirt, trousers, flats], [rose, trousers, flats]],
  ['the accent said twice', [rose, trousers, redShoes], [rose, trousers, flats]],
  ['and not three times over', [rose, trousers, redShoes, redBag], [rose, trousers, redShoes, blackBag]],
  ['one thing to be remembered by', [velvet, flats], [dress, flats]],
  ['black from head to toe, unless she is sharp', [blackTop, trousers], [shirt, trousers]],
  ['one flat colour', [greyTop, piece('bottoms', 'grey', 'Trousers')], [greyTop, trousers]],
  ['grey beside brown or beige', [greyTop, camelSkirt, flats], [shirt, camelSkirt, flats]],
  ['brown beside black', [blackTop, chocolate, flats], [shirt, chocolate, flats]],
  ['silver beside brown', [shirt, chocolate, brownShoes, silver], [shirt, chocolate, brownShoes, hoops]],
  ['a suit', [shirt, trousers, blazer], [shirt, jeans, blazer]],
  [
    'sharp is black, grey or white, and no softer',
    [blackTop, jeans],
    [rose, trousers],
    weekday({ vibe: 'edgy' }),
  ],
  ['bold has a piece that says so', [velvet, flats], [dress, flats], weekday({ vibe: 'bold' })],
  ['chic leaves things out', [rose, trousers, flats], [rose, trousers, redShoes], weekday({ vibe: 'chic' })],
  [
    'romance is soft: no black below it but the shoes',
    [rose, camelSkirt, flats],
    [rose, trousers, flats],
    weekday({ vibe: 'romantic' }),
  ],
  ['a bag', [dress, flats, blackBag], [dress, flats]],
  ['something small to finish it', [dress, flats, hoops], [dress, flats]],
  ['shoes to stand on: quiet, or of the accent', [dress, flats], [dress, redShoes]],
  ['shoes and a bag that know each other', [dress, flats, blackBag], [dress, redShoes, blackBag]],
  [
    'a colour that only the bag has, or the shoes, or a hat',
    [dress, flats, redBag],
    [rose, trousers, flats, redBag],
  ],
  [
    'brown leather with a black dress, suit or trousers',
    [dress, brownShoes, brownBag],
    [dress, flats, blackBag],
  ],
  ['brown leather with grey', [greyTop, jeans, brownShoes], [greyTop, jeans, flats]],
  [
    'a black bag where nothing else is black',
    [shirt, camelSkirt, brownShoes, blackBag],
    [shirt, camelSkirt, flats, blackBag],
  ],
  [
    'flat boots below a sheath or a pencil skirt',
    [shirt, camelSkirt, piece('shoes', 'brown', 'Chelsea Boots')],
    [shirt, camelSkirt, boots],
  ],
  ['boots below cloth for summer', [shirt, voile, boots], [shirt, satin, boots]],
  [
    'a tee below a coat when it is cold',
    [piece('tops', 'white', 'Sunday Tee'), jeans, wool, boots],
    [knit, jeans, wool, boots],
    weekday({ weather: 'cold' }),
  ],
  ['black shoes below camel, cream and brown', [shirt, camelSkirt, flats], [shirt, camelSkirt, brownShoes]],
  [
    'navy shoes with a black bag, or the other way round',
    [shirt, jeans, piece('shoes', 'navy blue', 'Flats'), blackBag],
    [shirt, jeans, flats, blackBag],
  ],
  [
    'jewellery of the metal that the shoes or the bag have',
    [dress, piece('shoes', 'gold', 'Sandals'), hoops],
    [dress, flats, hoops],
  ],
  [
    'pearls on gold beside silver shoes or a silver bag',
    [
      dress,
      piece('shoes', 'silver', 'Strappy Heels'),
      piece('accessories', 'white', 'Pearl Drops', { material: 'Gold vermeil' }),
    ],
    [dress, flats, piece('accessories', 'white', 'Pearl Drops', { material: 'Gold vermeil' })],
  ],
  [
    'a small thing in yet another colour',
    [rose, chocolate, brownShoes, navyScarf],
    [shirt, chocolate, brownShoes, navyScarf],
  ],
  ['plain brown leather below what is dressed up for the evening', [velvet, sandals], [velvet, pumps], out()],
  ['loafers or chelsea boots in the evening', [dress, brownShoes], [dress, pumps], out()],
  ['heavy loafers below a soft dress or skirt', [shirt, satin, brownShoes], [shirt, jeans, brownShoes]],
  ['high heels below shorts, linen or a beach dress', [shirt, shorts, pumps], [shirt, trousers, pumps]],
  [
    'canvas or straw beside cloth that is dressed up',
    [shirt, satin, flats, basket],
    [shirt, jeans, flats, basket],
  ],
  ['picnic cloth beside satin, velvet or suiting', [gingham, satin, flats], [gingham, jeans, flats]],
  [
    'a plain day jacket over velvet or a gown',
    [velvet, piece('outerwear', 'blue', 'Denim Jacket'), flats],
    [velvet, blazer, flats],
  ],
  ['a large tote in the evening', [dress, flats, tote], [dress, flats, clutch], out()],
  ['an evening clutch above boots', [dress, boots, clutch], [dress, pumps, clutch], out()],
  [
    'a printed scarf beside a print or a jewel colour',
    [gingham, jeans, flats, scarf],
    [shirt, jeans, flats, scarf],
  ],
  ['black shoes with straw', [shirt, jeans, flats, basket], [shirt, jeans, sandals, basket]],
  [
    'boots when it is cold, or a shoe that closes',
    [dress, wool, boots],
    [dress, wool, flats],
    weekday({ weather: 'cold' }),
  ],
  [
    'thin shoes in the cold: of the day, or where nobody dresses for a feast',
    [dress, wool, flats],
    [dress, wool, boots],
    weekday({ weather: 'cool' }),
  ],
  [
    'a skirt that ends at the knee when it is cold',
    [knit, camelSkirt, boots],
    [knit, trousers, boots],
    weekday({ weather: 'cold' }),
  ],
  ['a knit when it is cold', [knit, trousers, boots], [shirt, trousers, boots], weekday({ weather: 'cold' })],
  [
    'white shoes with winter cloth',
    [knit, jeans, wool, piece('shoes', 'white', 'Loafers')],
    [knit, jeans, wool, boots],
    weekday({ weather: 'cool' }),
  ],
  ['cloth for summer beside cloth for winter', [knit, voile, flats], [shirt, voile, flats]],
  ['a scarf in the heat', [shirt, jeans, flats, scarf], [shirt, jeans, flats, hoops]],
  [
    'black clothes in full sun',
    [blackTop, jeans, sandals],
    [shirt, jeans, sandals],
    weekday({ weather: 'hot' }),
  ],
]

describe('what a stylist would rather see, or not', () => {
  test.each(examples)('%s', (name, speaks, silent, brief = weekday()) => {
    const one = preferences.find((preference) => preference.name === name)
    expect([one?.holds(speaks, brief), one?.holds(silent, brief)]).toEqual([true, false])
  })

  test('there is an example for every preference', () => {
    const shown = examples.map(([name]) => name)
    expect(preferences.map(({ name }) => name).filter((name) => !shown.includes(name))).toEqual([])
  })

  test('none of them needs a whole outfit', () => {
    for (const one of [hoops, flats, basket, shirt])
      expect(togetherScore([one], weekday())).toBeTypeOf('number')
    expect(togetherScore([], weekday())).toBeTypeOf('number')
  })
})

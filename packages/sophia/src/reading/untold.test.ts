import { expect, test } from 'vitest'
import { hear } from './load.ts'

test.for([
  ['en', 'a dress with shoulder pads', ['shoulder pads']],
  ['en', 'shoes without a pointed toe', ['pointed']],
  ['de', 'einen Blazer, nicht zweireihig', ['zweireihig']],
  ['fr', 'des chaussures, pas de bout pointu', ['bout pointu']],
  ['es', 'una falda larga sin tajo', ['tajo']],
  ['it', 'un vestito con le stecche', ['stecche']],
  ['ru', 'туфли без острого носа', ['острого носа']],
  // Her story wishes for nothing, and what is understood is no matter for regret.
  ['en', 'my best mate booked some rooftop bar, a dress please', undefined],
  ['en', 'a dress without sleeves', undefined],
  ['en', 'a dress with pockets', undefined],
  ['de', 'mir ist die Länge egal, ein Kleid', undefined],
  ['es', 'un vestido que no tire a blanco', undefined],
  ['pt', 'tem bolsa? nem falei a moeda', undefined],
] as const)('%s: %s', async ([language, typed, untold]) => {
  expect((await hear(typed, language)).besides.untold).toEqual(untold)
})

test.for([
  ['en', 'a black dress that doesn’t look like a funeral'],
  ['de', 'ein schwarzes Kleid, das nicht nach Beerdigung aussieht'],
  ['fr', 'une robe noire qui ne fasse pas enterrement'],
  ['es', 'un vestido negro que no parezca de funeral'],
  ['it', 'un vestito nero che non faccia funerale'],
  ['pt', 'um vestido preto que não pareça de funeral'],
  ['ru', 'чёрное платье, но не как на похороны'],
  ['zh', '黑色连衣裙，不要像参加葬礼'],
] as const)(
  '%s: black that is not like a funeral is a dress, and nobody has died',
  async ([language, typed]) => {
    const { reading, besides } = await hear(typed, language)
    expect(reading).toEqual({ pieces: [{ kind: 'dress', colours: ['black'] }] })
    expect(besides.feeling).toBeUndefined()
  },
)

test.for([
  ['en', 'a white shirt in a men’s cut, but for women', 'women'],
  ['ru', 'белая рубашка мужского кроя, но женская', 'women'],
  ['ar', 'قميص أبيض بقصة رجالية لكن نسائي', 'women'],
  ['en', 'a white shirt for my husband', 'men'],
] as const)('%s: %s is for %s', async ([language, typed, wearer]) => {
  expect((await hear(typed, language)).reading.for).toBe(wearer)
})

test.for([
  ['ru', 'а в долларах сколько всё вместе'],
  ['es', '¿cuánto es todo junto en dólares?'],
  ['fr', 'ça fait combien en tout en dollars ?'],
  ['ja', '全部でドルだといくら?'],
] as const)('%s: of a question that is understood no word is unknown: %s', async ([language, typed]) => {
  const { reading, besides } = await hear(typed, language)
  expect(besides.asks).toBe('sum')
  expect(reading.unknown).toBeUndefined()
})

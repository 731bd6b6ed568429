import { expect, test } from 'vitest'
import { hear } from './load.ts'

test.for([
  ['en', "black loafers with white socks so I don't look like a nun"],
  ['es', 'unos mocasines negros con calcetines blancos para no parecer una monja'],
  ['fr', 'des mocassins noirs avec des chaussettes blanches sans faire bonne sœur'],
  ['de', 'schwarze Loafer mit weißen Socken, ohne wie eine Nonne auszusehen'],
  ['it', 'mocassini neri con calze bianche senza sembrare una suora'],
  ['pt', 'mocassim preto com meia branca sem parecer freira'],
  ['ru', 'чёрные лоферы с белыми носками чтоб не как монашка'],
  ['ar', 'لوفر أسود مع جوارب بيضاء عشان ما أبان راهبة'],
  ['zh', '黑色乐福鞋配白袜子怎么才不像修女'],
  ['ja', '黒いローファーに白いソックス、修道女っぽく見えないように'],
] as const)('%s: what she shall not look like denies no piece: %s', async ([language, typed]) => {
  const { reading } = await hear(typed, language)
  expect(reading.pieces).toMatchObject([{ kind: 'loafers' }, { kind: 'socks' }])
  expect(reading.pieces?.some(({ not }) => not)).toBe(false)
  expect(reading.for).toBeUndefined()
})

test.for([
  ['en', 'but suede gets ruined in the rain, no?'],
  ['es', 'es que el ante se estropea con la lluvia, ¿verdad?'],
  ['fr', "le daim s'abîme sous la pluie, non ?"],
  ['de', 'Wildleder geht doch bei Regen kaputt, oder?'],
  ['it', 'ma il camoscio con la pioggia si rovina, no?'],
  ['pt', 'mas camurça estraga na chuva, não?'],
  ['ru', 'замша же от дождя портится, нет?'],
  ['ar', 'بس الشامواه يخرب بالمطر، صح؟'],
  ['zh', '麂皮淋雨会坏吧?'],
  ['ja', 'スエードは雨でだめになりますよね?'],
] as const)('%s: what spoils is no wish: %s', async ([language, typed]) => {
  const { reading } = await hear(typed, language)
  expect(reading.materials).toEqual({ avoided: ['suede'] })
})

test.for([
  ['en', 'does linen crease?', undefined],
  ['es', '¿el lino se arruga?', undefined],
  ['fr', 'le lin se froisse ?', undefined],
  ['it', 'il lino si stropiccia?', undefined],
  ['en', "a shirt that doesn't crease", [{ kind: 'shirt' }]],
  ['de', 'eine Bluse, die nicht knittert', [{ kind: 'blouse' }]],
  ['ru', 'рубашка, которая не мнётся', [{ kind: 'shirt' }]],
  ['ja', 'シワにならないシャツ', [{ kind: 'shirt' }]],
] as const)(
  '%s: who asks whether it creases, or wants what does not, denies nothing: %s',
  async ([language, typed, pieces]) => {
    const { reading } = await hear(typed, language)
    expect(reading.materials).toBeUndefined()
    expect(reading.pieces).toEqual(pieces)
  },
)

test.for([
  ['en', "I don't want my arms bare"],
  ['es', 'los brazos al aire no, gracias'],
  ['fr', "les bras nus j'aime pas"],
  ['de', 'nackte Arme mag ich nicht'],
  ['it', 'non voglio le braccia scoperte'],
  ['pt', 'braço de fora não'],
  ['ru', 'голые руки не хочу'],
  ['ar', 'ما أبي ذراعي مكشوفة'],
  ['ja', '腕は出したくない'],
] as const)('%s: bare arms that she does not want are sleeves: %s', async ([language, typed]) => {
  const { reading } = await hear(typed, language)
  expect(reading.fit).toEqual(['sleeves'])
  expect(reading.colours).toBeUndefined()
})

test.for([
  ['en', 'a gift for my husband, he is an XXL'],
  ['es', 'un regalo para mi marido, talla XXL'],
  ['fr', 'un cadeau pour mon mari, taille XXL'],
  ['de', 'ein Geschenk für meinen Mann, Größe XXL'],
  ['it', 'un regalo per mio marito, taglia XXL'],
  ['pt', 'um presente pro meu marido, tamanho GG'],
  ['ru', 'подарок мужу, размер XXL'],
  ['ar', 'هدية لزوجي، مقاسه XXL'],
  ['zh', '给老公买礼物,他穿XXL'],
  ['ja', '夫へのプレゼント、サイズはXXL'],
] as const)('%s: the size of a man is not hers: %s', async ([language, typed]) => {
  const { reading } = await hear(typed, language)
  expect(reading).toMatchObject({ for: 'men' })
  expect(reading.body).toBeUndefined()
})

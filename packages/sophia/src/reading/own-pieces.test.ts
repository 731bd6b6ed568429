import { expect, test } from 'vitest'
import type { Language } from '../vocabulary/languages.ts'
import { hear } from './load.ts'

const ownKinds = async (typed: string, language: Language) =>
  (await hear(typed, language)).besides.own?.map(({ kind }) => kind)

test.for([
  ['en', 'my burgundy boots, what do I wear?', ['boots']],
  ['en', 'Mum gave me her old cream bouclé jacket', ['jacket']],
  ['de', 'ich habe einen grauen Mantel', ['coat']],
  ['fr', 'mes bottines léopard, je les adore', ['ankle boots']],
  ['it', 'ho dei jeans scurissimi', ['jeans']],
  ['ru', 'изумрудная бархатная юбка, досталась от бабушки', ['skirt']],
  ['ja', '黒いスーツは持ってるので、それに合うブラウス', ['suit']],
  ['zh', '妈妈送我一条珍珠项链', ['necklace']],
] as const)('%s: what she has is hers: %s', async ([language, typed, kinds]) => {
  expect(await ownKinds(typed, language)).toEqual(kinds)
})

test.for([
  ['en', 'my sister wants a dress'],
  ['es', 'la última, ¿con qué zapatos?'],
  ['ru', 'первую, и какое к ней платье'],
  ['de', 'und dazu noch ein Gürtel'],
] as const)('%s: what is asked for is not hers: %s', async ([language, typed]) => {
  expect(await ownKinds(typed, language)).toBeUndefined()
})

test.for([
  ['en', "I've got no black dress", 'dress'],
  ['de', 'ich hab kein schwarzes Kleid', 'dress'],
  ['fr', 'je n’ai pas de manteau', 'coat'],
  ['it', 'non ho un cappotto', 'coat'],
] as const)('%s: who has none looks for it: %s', async ([language, typed, kind]) => {
  const { besides } = await hear(typed, language)
  expect(besides).toMatchObject({ lacks: [kind] })
  expect(besides.own).toBeUndefined()
})

test.for([
  ['en', 'it doesn’t have to be white', ['white']],
  ['de', 'Satin muss nicht, dann auch weinrot', ['satin']],
  ['pt', 'mas não precisa ser branco', ['white']],
  ['zh', '那不是小香风也行', ['tweed']],
] as const)('%s: what need not be is neither wanted nor ruled out: %s', async ([language, typed, names]) => {
  expect((await hear(typed, language)).besides.letGo).toEqual(names)
})

test.for([
  ['en', "I've already got beige shoes. Could the dress cost more then?"],
  ['es', 'los zapatos ya los tengo, son beige. ¿Entonces el vestido puede ser más caro?'],
  ['fr', 'les chaussures je les ai déjà, beiges. La robe peut être plus chère alors ?'],
  ['de', 'Schuhe hab ich schon, beige. Darf das Kleid dann teurer sein?'],
  ['it', 'le scarpe le ho già, beige. Allora il vestito può costare di più?'],
  ['ru', 'бежевые туфли у меня есть. Тогда платье подороже можно?'],
  ['ar', 'الجزمة عندي بيج. ممكن الفستان يكون أغلى؟'],
  ['zh', '鞋子我有了,米色的。那裙子可以贵一点吗?'],
  ['ja', '靴はベージュのを持ってます。じゃあワンピースはもう少し高くてもいい?'],
] as const)('%s: what she has ends with its sentence: %s', async ([language, typed]) => {
  const { reading, besides, changes } = await hear(typed, language)
  expect(besides.own).toMatchObject([{ kind: 'shoes', colours: ['beige'] }])
  expect(reading.change).toMatchObject({ act: 'dearer' })
  expect(changes).toBeUndefined()
})

test.for([
  ['en', 'a present for my dad, ties he already has and a scarf too', ['tie', 'scarf']],
  ['es', 'un regalo para mi padre, corbatas ya tiene y una bufanda también', ['tie', 'scarf']],
  ['de', 'ein Geschenk für Papa, Krawatten hat er schon, und einen Schal auch', ['tie', 'scarf']],
  ['it', 'un regalo per papà, le cravatte le ha già e la sciarpa pure', ['tie', 'scarf']],
  ['ru', 'подарок папе, галстуки у него есть, и шарф тоже', ['tie', 'scarf']],
  ['fr', 'un cadeau pour papa, des cravates il en a plein', ['tie']],
  ['pt', 'presente pro meu pai, gravata ele tem de monte', ['tie']],
  ['ar', 'هدية لأبوي، قمصان عنده كثير', ['shirt']],
  ['zh', '送爸爸的礼物,领带他有很多了', ['tie']],
  ['ja', '父へのプレゼント、ネクタイはたくさん持ってるので', ['tie']],
] as const)('%s: what somebody has already is told: %s', async ([language, typed, kinds]) => {
  expect((await ownKinds(typed, language))?.toSorted()).toEqual([...kinds].toSorted())
})

test.for([
  ['en', 'a present for my mum, pearls she already has'],
  ['it', 'un regalo per mamma, le perle le ha già tutte'],
  ['es', 'un regalo para mi madre, perlas ya tiene'],
  ['de', 'ein Geschenk für meine Mutter, Perlen hat sie schon'],
  ['ru', 'подарок маме, жемчуг у неё есть'],
  ['zh', '送妈妈的礼物,珍珠她有很多了'],
] as const)('%s: nor of what she has enough: %s', async ([language, typed]) => {
  expect((await hear(typed, language)).reading.materials).toEqual({ avoided: ['pearl'] })
})

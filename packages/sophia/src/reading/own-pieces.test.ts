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

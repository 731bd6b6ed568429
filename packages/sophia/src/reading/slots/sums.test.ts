import { expect, test } from 'vitest'
import { hear } from '../load.ts'

test.for([
  ['en', 'a scarf for a couple of hundred at most', { most: 200 }],
  ['es', 'un bolso, una centena de euros', { most: 100, currency: 'EUR' }],
  ['es', 'no más de dos mil pesos mexicanos', { most: 2000, currency: 'MXN' }],
  ['fr', "un cadeau pour ma mère, une trentaine d'euros", { most: 30, currency: 'EUR' }],
  ['fr', "une cinquantaine d'euros max pour un foulard", { most: 50, currency: 'EUR' }],
  ['de', 'für nen Hunni einen Mantel', { most: 100, currency: 'EUR' }],
  ['de', 'ein Schal, zwei Zwanziger höchstens', { most: 40, currency: 'EUR' }],
  ['it', "un'ottantina di euro per una borsa", { most: 80, currency: 'EUR' }],
  ['it', 'una cinquantina di euro al massimo', { most: 50, currency: 'EUR' }],
  ['pt', 'uma bolsa por uma centena de reais', { most: 100, currency: 'BRL' }],
  ['ru', 'шарф не дороже сотки', { most: 100 }],
  ['ru', 'пальто за пару сотен баксов', { most: 200, currency: 'USD' }],
  ['ar', 'شنطة بخمسين بالكثير', { most: 50 }],
  ['zh', '百来块的围巾', { most: 100, currency: 'CNY' }],
  ['zh', '三百多块的包', { most: 400, currency: 'CNY' }],
  ['ja', '3、4千円のマフラー', { most: 4000, currency: 'JPY' }],
] as const)('%s: a sum in the words of every day: %s', async ([language, typed, budget]) => {
  const { reading, besides } = await hear(typed, language)
  expect(reading.budget).toMatchObject(budget)
  expect(reading.vibe).toBeUndefined()
  expect(besides.count).toBeUndefined()
})

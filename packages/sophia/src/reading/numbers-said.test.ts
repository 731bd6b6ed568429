import { expect, test } from 'vitest'
import { hear } from './load.ts'

test.for([
  ['en', 'I stand 10 hours a day, no heels'],
  ['de', 'ich stehe 9 Stunden, keine Absätze'],
  ['fr', 'debout 8 heures par jour, pas de talons'],
  ['es', 'estoy de pie 9 horas, cero tacón'],
  ['it', 'sto in piedi 8 ore, niente tacchi'],
  ['pt', 'fico em pé 9 horas, sem salto'],
  ['ru', 'на ногах 10 часов, без каблуков'],
  ['ar', 'واقفة ٩ ساعات، بدون كعب'],
  ['zh', '每天站9小时，不要高跟'],
  ['ja', '毎日9時間立ち仕事、ヒールなし'],
] as const)('%s: hours are no height of a heel: %s', async ([language, typed]) => {
  expect((await hear(typed, language)).besides.heelCm).toBeUndefined()
})

test.for([
  ['en', 'heels of 5 please', 5],
  ['de', 'Absatz höchstens 4 cm', 4],
  ['ja', 'ヒール3cm以下の靴', 3],
] as const)('%s: and a height is: %s', async ([language, typed, cm]) => {
  expect((await hear(typed, language)).besides.heelCm).toBe(cm)
})

test('two Chinese numbers with a comma between them are two', async () => {
  expect((await hear('160，95斤，黑色连衣裙', 'zh')).reading.body).toBeUndefined()
  expect((await hear('160斤，黑色连衣裙', 'zh')).reading.body).toEqual(['plus'])
})

import { expect, test } from 'vitest'
import { hear } from './load.ts'

test.for([
  ['en', "don't you have a red coat?", 'coat'],
  ['en', "haven't you got any boots?", 'boots'],
  ['de', 'habt ihr keinen Mantel?', 'coat'],
  ['de', 'gibt es keine Stiefel?', 'boots'],
  ['fr', "vous n'avez pas de manteau ?", 'coat'],
  ['es', '¿no tenéis botas?', 'boots'],
  ['es', '¿no hay abrigos?', 'coat'],
  ['it', 'non avete stivali?', 'boots'],
  ['pt', 'vocês não têm botas?', 'boots'],
  ['ru', 'у вас нет пальто?', 'coat'],
  ['ar', 'ما عندكم معطف؟', 'coat'],
  ['zh', '没有大衣吗', 'coat'],
  ['ja', 'コートはないですか', 'coat'],
] as const)('%s: whoever asks whether there is none looks for one: %s', async ([language, typed, kind]) => {
  const { reading } = await hear(typed, language)
  expect(reading.pieces).toMatchObject([{ kind }])
  expect(reading.pieces?.[0]?.not).toBeUndefined()
  expect(reading.change).toBeUndefined()
})

test.for([
  ['en', 'no coat please', 'coat'],
  ['de', 'keinen Mantel, bitte', 'coat'],
  ['es', 'nada de botas, por favor', 'boots'],
  ['zh', '不要大衣', 'coat'],
] as const)(
  '%s: and whoever says that she wants none looks for none: %s',
  async ([language, typed, kind]) => {
    const { reading } = await hear(typed, language)
    expect(reading.pieces?.some((one) => one.kind === kind && !one.not) ?? false).toBe(false)
  },
)

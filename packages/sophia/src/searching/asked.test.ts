import { describe, expect, test } from 'vitest'
import { languageOfText } from '../languages/load.ts'
import { vocabularyOf } from '../reading/load.ts'
import { fold } from '../vocabulary/fold.ts'
import type { Language } from '../vocabulary/languages.ts'
import { askedOfShop } from './asked.ts'

const asked = async (typed: string, language: Language) =>
  askedOfShop(typed, await vocabularyOf(languageOfText(typed, language)))

describe('what is not wanted is left out, and the piece itself is wanted', () => {
  test.each<[string, Language]>([
    ['dress, not black', 'en'],
    ['no black dresses', 'en'],
    ['Kleid, aber nicht schwarz', 'de'],
    ['robe pas noire', 'fr'],
    ['vestido que no sea negro', 'es'],
    ['vestito non nero', 'it'],
    ['vestido que não seja preto', 'pt'],
    ['платье не чёрное', 'ru'],
    ['فستان مو أسود', 'ar'],
    ['黒以外のワンピース', 'ja'],
    ['不要黑色的连衣裙', 'zh'],
  ])('%s', async (typed, language) => {
    const { parts, unwanted } = await asked(typed, language)
    expect(parts.flatMap(({ concepts }) => concepts)).toEqual(['dress'])
    expect(unwanted.flatMap(({ concepts }) => concepts)).toEqual(['black'])
  })
})

test.each<[string, Language]>([
  ['dress without sleeves', 'en'],
  ['robe sans manches', 'fr'],
  ['Kleid ohne Ärmel', 'de'],
  ['vestido sin mangas', 'es'],
  ['платье без рукавов', 'ru'],
  ['فستان بدون أكمام', 'ar'],
  ['袖なしワンピース', 'ja'],
  ['无袖连衣裙', 'zh'],
])('%s asks for what is sleeveless', async (typed, language) => {
  const { parts } = await asked(typed, language)
  expect(parts.flatMap(({ phrases }) => phrases.map((one) => one.replace('=', '')))).toContain('sleeveless')
})

describe('a size is read by the words of every country', () => {
  test.each<[string, Language, object]>([
    ['dress size M', 'en', { by: 'letters', name: 'm' }],
    ['dress XXL', 'en', { by: 'letters', name: 'xxl' }],
    ['blusa G', 'pt', { by: 'letters', name: 'l' }],
    ['jeans W30 L32', 'en', { by: 'waist', inches: 30 }],
    ['jean taille 28', 'fr', { by: 'waist', inches: 28 }],
    ['dress UK 12', 'en', { by: 'number', of: 'clothes', size: 12, system: 'UK' }],
    ['Kleid Größe 40', 'de', { by: 'number', of: 'clothes', size: 40, system: null }],
    ['Sandalen Gr. 38', 'de', { by: 'number', of: 'shoes', size: 38, system: null }],
    ['zapatos 38', 'es', { by: 'number', of: 'shoes', size: 38, system: null }],
    ['платье 46 размера', 'ru', { by: 'number', of: 'clothes', size: 46, system: null }],
    ['حذاء مقاس ٤٠', 'ar', { by: 'number', of: 'shoes', size: 40, system: null }],
    ['衬衫 L码', 'zh', { by: 'letters', name: 'l' }],
    ['パンプス 24.5cm', 'ja', { by: 'number', of: 'shoes', size: 24.5, system: 'CM' }],
  ])('%s', async (typed, language, size) => {
    expect((await asked(typed, language)).sizes).toMatchObject([size])
  })

  test.each<[string, Language]>([
    ['dress under 40', 'en'],
    ['Kleid bis 40 €', 'de'],
    ['dress for my 40th birthday', 'en'],
    ['500 days dress', 'en'],
  ])('%s names none', async (typed, language) => {
    expect((await asked(typed, language)).sizes).toEqual([])
  })
})

test.each<[string, Language, string]>([
  ['block heel sandals', 'en', 'block heel'],
  ['Sandalen mit Blockabsatz', 'de', 'block heel'],
  ['sandales talons carrés', 'fr', 'block heel'],
  ['zapatos de tacón ancho', 'es', 'block heel'],
  ['туфли на широком каблуке', 'ru', 'block heel'],
  ['太ヒール ブーツ', 'ja', 'block heel'],
  ['flat boots', 'en', 'flat'],
  ['flache Stiefel', 'de', 'flat'],
  ['comfy shoes for walking', 'en', 'comfortable'],
  ['歩きやすい靴', 'ja', 'comfortable'],
])('%s asks for what is called %s', async (typed, language, heel) => {
  const { parts } = await asked(typed, language)
  expect(parts.flatMap(({ phrases }) => phrases)).toContain(`=${heel}`)
  expect(parts.some(({ about }) => about === 'kind')).toBe(true)
})

test.each<[string, Language, object]>([
  ['zapatos entre 80 y 120 euros', 'es', { min: 80, max: 120, currency: 'EUR' }],
  ['1万円以下のワンピース', 'ja', { max: 10_000, currency: 'JPY' }],
  ['百元以内的饰品', 'zh', { max: 100, currency: 'CNY' }],
  ['colar até 400 reais', 'pt', { max: 400, currency: 'BRL' }],
])('%s names a price', async (typed, language, limits) => {
  expect((await asked(typed, language)).limits).toEqual(limits)
})

test('cheap is an order, a gift names nothing, and a belt behind a coat is how the coat is', async () => {
  expect((await asked('недорогие рубашки', 'ru')).order).toBe('cheap')
  expect(await asked('cadeau pas cher', 'fr')).toMatchObject({ isGift: true, order: 'cheap', parts: [] })
  const { parts } = await asked('coat with a belt', 'en')
  expect(parts.map(({ about }) => about)).toEqual(['kind', 'trait'])
})

describe('how a piece is made is heard in the words of its shop', () => {
  test.each<[string, Language, string]>([
    ['falda forrada', 'es', 'lined'],
    ['юбка на подкладке', 'ru', 'lined'],
    ['dress with a slit', 'en', 'slit'],
    ['Bluse mit Knöpfen', 'de', 'buttons'],
  ])('%s', async (typed, language, word) => {
    expect((await asked(typed, language)).parts.flatMap(({ phrases }) => phrases)).toContain(`=${word}`)
  })

  test('and left out where it is not wanted', async () => {
    const { unwanted } = await asked('Kleid ohne Reißverschluss', 'de')
    expect(unwanted.map(({ phrases }) => phrases)).toEqual([['zip']])
  })
})

test.each<[string, Language, string[]]>([
  ['camisa que no haya que planchar', 'es', ['haya que planchar']],
  ['tacco largo non più di 7', 'it', ['7']],
  ['туфли на рюмочке 5 см', 'ru', ['5 см']],
  ['sac noir', 'fr', []],
])('of %s what asks for nothing is told: %j', async (typed, language, unmet) => {
  const { unmet: spans } = await asked(typed, language)
  expect(spans.map(({ from, to }) => fold(typed).slice(from, to))).toEqual(unmet.map(fold))
})

test('a range is one part, a day of a month is no size, and who is given something on it asks for a gift', async () => {
  const { prices } = await asked('wool coat $150-$250', 'en')
  expect(prices.map(({ from, to }) => 'wool coat $150-$250'.slice(from, to))).toEqual(['$150-$250'])
  expect(await asked('маме на 8 марта', 'ru')).toMatchObject({ sizes: [], isGift: true })
  expect(await asked('jupe 8 mars', 'fr')).toMatchObject({ isGift: false })
})

test.each<[string, Language]>([
  ['small bag', 'en'],
  ['Handtasche klein', 'de'],
  ['sac noir petit', 'fr'],
  ['小包', 'zh'],
])('%s is how a bag is', async (typed, language) => {
  expect((await asked(typed, language)).parts.flatMap(({ phrases }) => phrases)).toContain('=mini')
})

import { describe, expect, test } from 'vitest'
import { hear } from '../../reading/load.ts'
import { languages, type Language } from '../../vocabulary/languages.ts'
import { makeProduct } from '../outfits/testing.ts'
import { newTalk } from '../talk/talk.ts'
import { converse, type Conversation } from './converse.ts'
import { shopOf } from './first-answer.ts'

type Given = Parameters<typeof makeProduct>[1]
const ofHers = (id: string, given: Given) =>
  makeProduct(id, {
    department: 'women',
    price_cents: 9_000,
    colour: 'navy',
    colour_family: 'blue',
    ...given,
  })

const dress = (id: string, colour: 'black' | 'blue', given: Given = {}) =>
  ofHers(id, {
    category: 'dresses',
    colour: colour === 'blue' ? 'navy' : 'black',
    colour_family: colour,
    material: 'Cotton',
    occasions: ['workwear', 'everyday', 'special-event', 'date-night'],
    traits: { is: ['dress'], hem: 'long', sleeves: 'long' },
    ...given,
  })

const shop = shopOf([
  dress('Navy Dress', 'blue', {
    traits: { is: ['dress'], hem: 'long', sleeves: 'long', details: ['pockets'] },
  }),
  dress('Dear Navy Dress', 'blue', { price_cents: 19_000 }),
  dress('Black Dress', 'black', { occasions: ['special-event'] }),
])

/** A talk in a shop, and what Sophia said last: of pieces, or of outfits. */
async function talkOf(language: Language, turns: readonly string[], from = shop) {
  const around = { shop: from, language, currency: 'USD', seed: 'a', now: () => 0 }
  let now: Conversation = { talk: newTalk(), wishes: {} }
  for (const typed of turns) now = await converse(now, typed, await hear(typed, language), around)
  const { pieces, outfits } = now.talk
  return {
    line: pieces.messages.at(-1)?.text,
    shown: pieces.messages
      .findLast(({ products = [] }) => products.length > 0)
      ?.products?.map(({ id }) => id),
    outfit: outfits.messages.findLast((one) => one.from === 'sophia'),
  }
}

const navy: Record<Language, string> = {
  en: 'a navy dress',
  de: 'ein dunkelblaues Kleid',
  fr: 'une robe bleu marine',
  es: 'un vestido azul marino',
  it: 'un vestito blu navy',
  pt: 'um vestido azul-marinho',
  ru: 'тёмно-синее платье',
  ar: 'فستان كحلي',
  zh: '藏蓝色连衣裙',
  ja: '紺のワンピース',
}

const pockets: Record<Language, string> = {
  en: 'does the dress have pockets?',
  de: 'hat das Kleid Seitentaschen?',
  fr: 'la robe a des poches ?',
  es: '¿el vestido tiene bolsillos?',
  it: 'il vestito ha le tasche?',
  pt: 'o vestido tem bolsinhos?',
  ru: 'у платья есть карманы?',
  ar: 'هل للفستان جيوب؟',
  zh: '这条裙子有口袋吗',
  ja: 'ワンピースにポケットはありますか',
}

const pads: Record<Language, string> = {
  en: 'does the dress have shoulder pads?',
  de: 'hat das Kleid Schulterpolster?',
  fr: 'la robe a des épaulettes ?',
  es: '¿el vestido lleva hombreras?',
  it: 'il vestito ha le spalline?',
  pt: 'o vestido tem ombreiras?',
  ru: 'у платья есть подплечники?',
  ar: 'هل للفستان حشوات؟',
  zh: '这条裙子有垫肩吗',
  ja: 'ワンピースに肩パッドはありますか',
}

const dearest: Record<Language, string> = {
  en: 'which of those costs the most?',
  de: 'welches kostet am meisten?',
  fr: 'laquelle coûte le plus ?',
  es: '¿cuál cuesta más?',
  it: 'quale costa di più?',
  pt: 'qual custa mais?',
  ru: 'какое дороже всего?',
  ar: 'أيها الأغلى؟',
  zh: '哪件最贵?',
  ja: '一番高いのはどれですか',
}

const atWork: Record<Language, string> = {
  en: 'could I wear that dress to the office?',
  de: 'kann ich das Kleid auch im Büro tragen?',
  fr: 'je peux porter la robe au bureau ?',
  es: '¿puedo llevar el vestido a la oficina?',
  it: 'posso mettere il vestito in ufficio?',
  pt: 'posso usar o vestido no escritório?',
  ru: 'можно носить платье в офис?',
  ar: 'ينفع الفستان للدوام؟',
  zh: '这条裙子上班能穿吗',
  ja: 'このワンピースは会社に着ていけますか、着られますか',
}

const lying = ['Navy Dress', 'Dear Navy Dress', 'Black Dress']

describe('a question about what lies there is answered, and what lies there stays', () => {
  test.each(languages)('%s: whether it has pockets', async (language) => {
    const { line, shown } = await talkOf(language, [navy[language], pockets[language]])
    expect(line).toMatchObject({ say: 'fact', asks: 'detail', detail: 'pockets', isSo: true })
    expect(shown).toEqual(lying)
  })

  test.each(languages)('%s: whether it is what no shop tells', async (language) => {
    const { line, shown } = await talkOf(language, [navy[language], pads[language]])
    expect(line?.say).toBe('not_told')
    expect(shown).toEqual(lying)
  })

  test.each(languages)('%s: which costs most', async (language) => {
    const { line } = await talkOf(language, [navy[language], dearest[language]])
    expect(line).toMatchObject({ say: 'fact', asks: 'price', cents: 19_000 })
  })

  test.each(languages)('%s: whether it can be worn to work', async (language) => {
    const { line, shown } = await talkOf(language, [navy[language], atWork[language]])
    expect(line).toMatchObject({ say: 'fact', asks: 'suits', isSo: true })
    expect(shown).toEqual(lying)
  })

  test('for what its shop does not sell it, it is kept for another day', async () => {
    const { line } = await talkOf('en', [
      'a black dress for a gala',
      'could I wear that dress to the office?',
    ])
    expect(line).toMatchObject({ say: 'fact', asks: 'suits', isSo: false })
  })
})

test('a guest in Japan who names black herself is shown black, and one who names no colour is not', async () => {
  const named = await talkOf('ja', ['友達の結婚式に着る黒のワンピース'])
  expect(named.shown).toEqual(['Black Dress'])
  const open = await talkOf('ja', ['友達の結婚式に着るワンピース'])
  expect(open.shown).not.toContain('Black Dress')
})

const shoes = (id: string, colour: 'brown' | 'gold', given: Given) =>
  ofHers(id, { category: 'shoes', colour, colour_family: colour, occasions: ['special-event'], ...given })

const party = shopOf([
  dress('Slip Dress', 'blue', { season: 'summer', occasions: ['special-event', 'date-night'] }),
  dress('Wool Dress', 'blue', { season: 'winter', occasions: ['special-event', 'date-night'] }),
  ofHers('Long Coat', { category: 'outerwear', season: 'winter', traits: { is: ['coat'] } }),
  shoes('Golden Pumps', 'gold', { traits: { is: ['heels'], heel: 'high' } }),
  shoes('Brown Loafers', 'brown', { traits: { is: ['flats'], heel: 'flat' } }),
])

test('what is put in though it is not all that she named says so', async () => {
  const { outfit } = await talkOf('en', ['an outfit for a gala', 'golden flat shoes please'], party)
  expect(outfit).toMatchObject({
    text: 'nearest',
    about: 'Brown Loafers',
    missed: [{ of: 'colour', which: 'gold' }],
  })
})

test('a layer for when it gets cold leaves the dress alone', async () => {
  const talk = ['an outfit for a gala in summer', 'and something to throw over when it gets cold']
  const { outfit } = await talkOf('en', talk, party)
  const names = outfit?.from === 'sophia' ? outfit.items?.map(({ id }) => id) : []
  expect(names).toContain('Slip Dress')
  expect(names).toContain('Long Coat')
})

const men = shopOf([
  makeProduct('Shirt', {
    category: 'tops',
    department: 'men',
    sizes: ['L', 'XXL'],
    traits: { is: ['shirt'] },
  }),
  makeProduct('Small Shirt', {
    category: 'tops',
    department: 'men',
    sizes: ['S'],
    traits: { is: ['shirt'] },
  }),
  makeProduct('Candle', { category: 'home', sizes: [], traits: { is: ['home'] } }),
])

test('whoever tells a size for a present looks for clothes, and who tells none for what needs no size', async () => {
  const sized = await talkOf('en', ['a gift for my husband, size XXL'], men)
  expect(sized.shown).toEqual(['Shirt'])
  const open = await talkOf('en', ['a gift for my husband'], men)
  expect(open.shown).toEqual(['Candle'])
})

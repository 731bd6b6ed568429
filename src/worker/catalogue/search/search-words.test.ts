import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import { createProducts } from '../../testing/products.ts'
import { openTab } from '../../testing/shopper.ts'
import { refreshCachedLists } from '../../imports/refresh-lists.ts'
import { searchWordsOf } from './search-words.ts'

const { api } = openTab()
const names = async (q: string, language: Language) => {
  const answer = await api.search.$get({ query: { q, language } })
  return (await answer.json()).products.map(({ name }) => name)
}

/** The same dress, as shops of ten languages call it. */
const dresses = {
  en: 'Red silk dress',
  fr: 'Robe rouge en soie',
  de: 'Rotes Seidenkleid',
  es: 'Vestido rojo de seda',
  it: 'Abito rosso in seta',
  pt: 'Vestido vermelho de seda',
  ru: 'Красное шёлковое платье',
  ja: '赤いシルクワンピース',
  zh: '红色真丝连衣裙',
  ar: 'فستان حرير أحمر',
} satisfies Record<Language, string>

const described = async (name: string) => ({
  name,
  searchWords: await searchWordsOf({ name, brand: '', colour: '', material: '' }),
})

describe('a product is found in every language, whichever it is described in', () => {
  beforeAll(async () => {
    await createProducts(await Promise.all(Object.values(dresses).map(described)))
    await createProducts(
      await Promise.all(['Blaue Jeans', 'Jean bleu', '青いジーンズ', '小花柄刺繍ブラウス'].map(described)),
    )
    await refreshCachedLists(env)
  })

  test.each(Object.entries(dresses) as [Language, string][])('asked in %s: %s', async (language, name) => {
    expect((await names(name, language)).toSorted()).toEqual(Object.values(dresses).toSorted())
  })

  test('what no lexicon knows is found by its own characters, also within a longer text', async () => {
    expect(await names('花柄刺繍', 'ja')).toEqual(['小花柄刺繍ブラウス'])
  })
})

test('how a piece is made is said in the words by which it is looked for, whichever language describes it', async () => {
  const english = { name: 'Wide trousers in navy', brand: 'Maison Lin', colour: 'navy', material: 'wool' }
  expect(await searchWordsOf(english)).toBe('')
  const shoe = {
    ...english,
    name: 'Mary Jane',
    category: 'shoes' as const,
    colour: 'red',
    material: 'leather',
  }
  expect(await searchWordsOf({ ...shoe, description: 'On a steady 6 cm block heel.' })).toBe(
    'low heel block heel',
  )
  const short = { ...english, name: 'Short Story Trousers in Camel', category: 'bottoms' as const }
  expect(
    await searchWordsOf({ ...short, description: 'The trousers in camel wool, pressed with a crease.' }),
  ).toBe('plain')
  const dress = { name: 'Rotes Kleid', brand: '', colour: 'rot', material: '', category: 'dresses' as const }
  expect(await searchWordsOf({ ...dress, description: 'Ein Kleid ohne Ärmel.' })).toContain('sleeveless')
})

import { beforeAll, describe, expect, test } from 'vitest'
import { env } from 'cloudflare:test'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import { createProducts } from '../../testing/products.ts'
import { openTab } from '../../testing/shopper.ts'
import { tripsOf } from '../../testing/trips.ts'
import { refreshCachedLists } from '../../imports/refresh-lists.ts'

const { api } = openTab()

const ask = (q: string, language?: Language) =>
  api.search.$get({ query: { q, ...(language && { language }) } })
const search = async (q: string, language?: Language) => (await ask(q, language)).json()
const names = async (q: string, language?: Language) =>
  (await search(q, language)).products.map(({ name }) => name)
const suggest = async (q: string, language?: Language) =>
  (await api.search.suggestions.$get({ query: { q, ...(language && { language }) } })).json()

beforeAll(async () => {
  await createProducts([
    {
      name: 'Silk slip dress',
      category: 'dresses',
      colour: 'crimson',
      colourFamily: 'red',
      priceCents: 12000,
    },
    { name: 'Wrap dress', category: 'dresses', colour: 'black', colourFamily: 'black', season: 'summer' },
    { name: 'Terry bathrobe', category: 'home', colour: 'white', colourFamily: 'white' },
    { name: 'Wide trousers', category: 'bottoms', colour: 'black', colourFamily: 'black' },
    { name: 'Leather tote', category: 'bags', colour: 'tan', colourFamily: 'beige' },
    { name: 'Satin clutch', category: 'bags', occasions: ['special-event'], season: 'winter' },
    { name: 'Suede boots', category: 'shoes', colour: 'brown', colourFamily: 'brown' },
    {
      name: 'Pleated skirt',
      category: 'skirts',
      colour: 'red',
      colourFamily: 'red',
      brand: 'Aime Leon Dore',
    },
    { name: 'Oxford shirt', category: 'tops', department: 'men', colour: 'white', colourFamily: 'white' },
  ])
  await refreshCachedLists(env)
})

describe('a word is read in the language of whoever typed it', () => {
  test.each<[string, Language | undefined, string[]]>([
    ['robe', 'fr', ['Silk slip dress', 'Wrap dress']],
    ['robe', 'en', ['Terry bathrobe', 'Silk slip dress', 'Wrap dress']],
    ['peignoir', 'fr', ['Terry bathrobe']],
    ['robe rouge', undefined, ['Silk slip dress']],
    ['rotes Kleid', 'de', ['Silk slip dress']],
    ['rotes Kleid', 'en', []],
    ['шелковое платье', 'en', ['Silk slip dress']],
    ['赤いワンピース', 'fr', ['Silk slip dress']],
    ['红色连衣裙', undefined, ['Silk slip dress']],
    ['فستان أحمر', 'ar', ['Silk slip dress']],
    ['red dress', 'ar', ['Silk slip dress']],
    ['red dress', 'pt', ['Silk slip dress']],
    ['robe à moins de 100 €', 'fr', ['Wrap dress']],
    ['vestido más de 100', 'es', ['Silk slip dress']],
    ['Herrenhemd', 'de', ['Oxford shirt']],
    ['мужская рубашка', 'ru', ['Oxford shirt']],
    ['sac pour un mariage', 'fr', ['Satin clutch']],
    ['vestito estivo', 'it', ['Wrap dress']],
    ['aimé leon dore', 'fr', ['Pleated skirt']],
    ['saia lista vermelha', 'pt', ['Pleated skirt']],
  ])('%s in %s finds %j', async (q, language, expected) => {
    const found = await names(q, language)
    expect(found.toSorted()).toEqual(expected.toSorted())
  })
})

describe('what is mistyped is corrected in her language', () => {
  test.each<[string, Language, string, string]>([
    ['robbe rouge', 'fr', 'robe rouge', 'Silk slip dress'],
    ['jupe plisée rouge', 'fr', 'jupe plissée rouge', 'Pleated skirt'],
    ['rote Kleed', 'de', 'rote Kleid', 'Silk slip dress'],
    ['vestdo de seda', 'es', 'vestido de seda', 'Silk slip dress'],
    ['rotes Kleed', 'de', 'rotes Kleid', 'Silk slip dress'],
    ['краное платье', 'ru', 'красное платье', 'Silk slip dress'],
    ['فستانن أحمر', 'ar', 'فستان أحمر', 'Silk slip dress'],
  ])('%s in %s is read as %s', async (q, language, corrected, first) => {
    const answer = await search(q, language)
    expect([answer.corrected, answer.products[0]?.name]).toEqual([corrected, first])
  })
})

describe('words are suggested in her language', () => {
  test.each<[string, Language, string[]]>([
    ['ro', 'fr', ['robe', 'rouge']],
    ['robe en s', 'fr', ['robe en soie']],
    ['sac à m', 'fr', ['sac à main']],
    ['vest', 'es', ['vestido']],
    ['Kle', 'de', ['Kleid']],
    ['крас', 'ru', ['красный']],
    ['赤いワン', 'ja', ['赤いワンピース']],
    ['わんぴ', 'ja', ['ワンピース']],
    ['红色连', 'zh', ['红色连衣裙']],
    ['فست', 'ar', ['فستان']],
    ['aim', 'fr', ['Aime Leon Dore']],
    ['dre', 'fr', ['dress']],
    ['roeb', 'fr', ['robe']],
  ])('%s in %s may go on as %j', async (q, language, expected) => {
    expect(await suggest(q, language)).toEqual(expect.arrayContaining(expected))
  })

  test('what the shop has nothing of is not', async () => {
    expect(await suggest('chauss', 'fr')).toEqual(['chaussures'])
  })
})

test('another language costs no trip', async () => {
  expect(tripsOf(await ask('jupe rouge', 'fr'))).toBe(1)
  expect(tripsOf(await api.search.suggestions.$get({ query: { q: 'ju', language: 'fr' } }))).toBe(0)
})

test('a language that there is not is refused', async () => {
  const answer = await openTab().fetch('/api/search?q=robe&language=xx')
  expect(answer.status).toBe(400)
})

import nativeQuestions from '#worker/catalogue/search/lexicon/native-questions.json' with { type: 'json' }
import type { SearchInput } from '#shared/catalogue.ts'
import { languages, type Language } from '@cabine/sophia/vocabulary/languages.ts'
import { searchSorts } from '#shared/search-sorts.ts'
import { firstIn, nth } from '#shared/testing/first.ts'
import { catalogueWords } from './many-products.ts'

const plain = (q: string, language: Language = 'en'): SearchInput => ({
  q,
  language,
  category: 'all',
  sort: 'relevance',
})

/** What a question asks for, so that an answer can be judged by the product's own columns. */
export type Wanted = { colour?: string; material?: string; thing?: string; cut?: string; brand?: string }
export type JudgedQuestion = { asked: SearchInput; wanted: Wanted }

const { colour, material, thing, cut, brand } = catalogueWords
const colours = colour.map((names) => firstIn(names))
const things = thing.map((names) => firstIn(names))

/** The `i`th question whose answers can be judged: a thing, with up to three wishes more, or a brand. */
export function judgedQuestion(i: number): JudgedQuestion {
  const at = (list: readonly string[], step: number) => nth(list, Math.floor(i * step) % list.length)
  const kinds: Wanted[] = [
    { thing: at(things, 1) },
    { colour: at(colours, 7), thing: at(things, 3) },
    { material: at(material, 3), thing: at(things, 5) },
    { colour: at(colours, 5), material: at(material, 7), thing: at(things, 11) },
    { cut: at(cut, 3), colour: at(colours, 11), material: at(material, 1), thing: at(things, 7) },
    { brand: at(brand, 37) },
    { brand: at(brand, 53), thing: at(things, 13) },
  ]
  const wanted = nth(kinds, i % kinds.length)
  const q = [wanted.brand, wanted.cut, wanted.colour, wanted.material, wanted.thing].filter(Boolean).join(' ')
  return { asked: plain(q), wanted }
}

const common = [
  'women',
  'dress',
  'black',
  'bag',
  'cotton',
  'men',
  'sale dress',
  'w',
  'bl',
  'a dress for a wedding',
]

/**
 * Five hundred questions as shoppers ask them: what they type in ten languages, the words that fit the most, filters one by
 * one and together, every order, further pages, and what nothing is.
 */
export function typicalQuestions(): SearchInput[] {
  const typed = languages.flatMap((language) => {
    if (language === 'en') return []
    return Object.keys(nativeQuestions[language]).map((q) => plain(q, language))
  })
  const english = [...new Set(Object.values(nativeQuestions).flatMap((list) => Object.values(list)))]
  const filtered = Array.from({ length: 90 }, (_, i): SearchInput => {
    const base = judgedQuestion(i * 7 + (i % 5)).asked
    return {
      ...base,
      ...(i % 2 === 0 && { colour: nth(['black', 'red', 'blue', 'green'], i % 4) }),
      ...(i % 3 === 0 && { min: 20 + i, max: 90 + 3 * i, ...(i % 6 === 0 && { currency: 'EUR' }) }),
      ...(i % 5 === 0 && { size: 'M' }),
      ...(i % 7 === 0 && { brand: nth(brand, i) }),
      sort: nth(searchSorts, i % searchSorts.length),
    }
  })
  const browsed = Array.from({ length: 24 }, (_, i): SearchInput => ({
    ...plain(''),
    category: nth(['dresses', 'tops', 'shoes', 'bags', 'all', 'outerwear'] as const, i % 6),
    sort: nth(searchSorts, i % searchSorts.length),
    ...(i % 2 === 0 && { colour: 'black' }),
  }))
  const all = [
    ...typed,
    ...common.map((q) => plain(q)),
    ...english.map((q) => plain(q)),
    ...filtered,
    ...browsed,
    plain('zzqqy velvet'),
  ]
  const more = Array.from({ length: Math.max(0, 500 - all.length) }, (_, i) => judgedQuestion(i).asked)
  return [...all, ...more].slice(0, 500)
}

/** Hers, which is converted, and what shops call a size, in numbers and in inches of the waist. */
const sizesAsked: Pick<SearchInput, 'fit' | 'size'>[] = [
  { fit: 'clothes:US:8' },
  { fit: 'clothes:UK:12' },
  { size: '38' },
  { fit: 'clothes:FR:40' },
  { fit: 'shoes:EU:39' },
  { size: 'W30' },
]

/** Every fifth of them, of pieces that come in a size alone. */
export const sizedQuestions = (): SearchInput[] =>
  typicalQuestions()
    .filter((_, i) => i % 5 === 0)
    .map((asked, i) => {
      const inHers = { ...asked }
      delete inHers.size
      return { ...inHers, ...nth(sizesAsked, i % sizesAsked.length) }
    })

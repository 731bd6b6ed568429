import { describe, expect, test } from 'vitest'
import { languages } from '../vocabulary/languages.ts'
import {
  colourFamilies,
  departments,
  productCategories,
  productOccasions,
  seasons,
} from '../vocabulary/product-categories.ts'
import { departmentOf } from './en/departments.ts'
import { sameThings, shades, synonymsOf } from './en/synonyms.ts'
import { wishOf } from './en/wishes.ts'
import { rootOf } from './en/split-words.ts'
import { concepts, type Concept } from '../vocabulary/concepts.ts'
import { foldPhrase } from '../vocabulary/fold.ts'
import type { Lexicon } from './lexicon.ts'
import { files } from './load.ts'

const lexicons = await Promise.all(Object.values(files).map(async (load) => (await load()).lexicon))
const all = Object.entries(concepts) as [Concept, readonly string[]][]
const meant = all.flatMap(([, phrases]) => phrases.map((phrase) => phrase.replace('=', '')))

describe('the concepts are what an English question knows', () => {
  /** Brand names are the same in every language. */
  const brands = ['j crew', 'h m']
  const things = sameThings.filter(([name = '']) => !brands.includes(name))

  test('every thing that has several names', () => {
    expect(things.filter((names) => !names.some((name) => meant.includes(name)))).toEqual([])
  })

  test('every colour, category, department, occasion and season', () => {
    const roots = new Set(meant.map(rootOf))
    const wishes = meant.flatMap((phrase) => wishOf(phrase.split(' ')) ?? [])
    expect(
      [...colourFamilies, ...Object.keys(shades), ...productCategories].filter(
        (one) => !roots.has(rootOf(one)),
      ),
    ).toEqual([])
    expect(
      departments.filter((one) => one !== 'unisex' && !meant.some((phrase) => departmentOf(phrase) === one)),
    ).toEqual([])
    expect(productOccasions.filter((one) => !wishes.some((wish) => wish.occasions.includes(one)))).toEqual([])
    expect(seasons.filter((one) => one !== 'all' && !wishes.some((wish) => wish.season === one))).toEqual([])
  })
})

/** Words whose meaning depends on the shopper's language: a German shirt is a tee, an Italian costume is swimwear. */
const decided = ['de shirt', 'it gilet', 'it costume']

test('there is one for every language but English', () => {
  expect(lexicons.map(({ language }) => language).toSorted()).toEqual(
    languages.filter((one) => one !== 'en').toSorted(),
  )
})

describe.each(lexicons.map((lexicon): [string, Lexicon] => [lexicon.language, lexicon]))(
  '%s',
  (_, lexicon) => {
    test('has words for every concept', () => {
      expect(
        all
          .map(([concept]) => concept)
          .filter((concept) => !lexicon.entries.some((entry) => entry.concept === concept && entry.folded)),
      ).toEqual([])
    })

    test('has enough of them to be spoken', () => {
      expect(lexicon.entries.length).toBeGreaterThan(400)
    })

    test('finds each word by itself', () => {
      for (const { folded, concept } of lexicon.entries)
        expect(lexicon.find(lexicon.isUnspaced ? [folded] : folded.split(' '))?.concept, folded).toBe(concept)
    })

    test('gives no word to two concepts', () => {
      const words = lexicon.entries.map(({ folded }) => folded)
      expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([])
    })

    test('takes no English word for another thing', () => {
      const taken = sameThings.flat().flatMap((name) => {
        const entry = lexicon.find(foldPhrase(name).split(' '))
        if (!entry) return []
        const own = concepts[entry.concept].flatMap((phrase) => [
          phrase,
          ...(synonymsOf(phrase.split(' ')) ?? []),
        ])
        return own.includes(name) || decided.includes(`${lexicon.language} ${name}`)
          ? []
          : [`${name}: ${entry.concept}`]
      })
      expect(taken).toEqual([])
    })
  },
)

import { DatabaseSync } from 'node:sqlite'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, describe, test } from 'vitest'
import { languages, type Language } from '@cabine/sophia/vocabulary/languages.ts'
import { nth } from '#shared/testing/first.ts'
import type { Question } from '../question.ts'
import { matchOf, readQuestion } from '../read-question.ts'
import { lexiconFor } from '@cabine/sophia/languages/load.ts'
import nativeQuestions from './native-questions.json' with { type: 'json' }

type Sample = {
  name: string
  brand: string
  category: string
  colour: string
  material: string
  description: string
  occasions: string[]
  season: string
  priceCents: number
}

const read = (file: string): Sample[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../scripts/sample-shop/data', file), 'utf8'))

/** The shop as it is seeded. */
const shop = ['garments.json', 'objects.json'].flatMap(read)

const database = new DatabaseSync(':memory:')
database.exec(`create virtual table product_search using fts5(
  name, brand, category, colour, material, description, words, tokenize="porter unicode61 remove_diacritics 2")`)
const add = database.prepare(
  'insert into product_search (rowid, name, brand, category, colour, material, description) values (?, ?, ?, ?, ?, ?, ?)',
)
for (const [place, { name, brand, category, colour, material, description }] of shop.entries())
  add.run(place + 1, name, brand, category, colour, material, description)
const rowsOf = database.prepare('select rowid as number from product_search where product_search match ?')
const matching = (match: string) => new Set(rowsOf.all(match).map(({ number }) => Number(number) - 1))

/** Queries as the search's statement does, without its order. */
function find(question: Question) {
  const match = matchOf(question)
  const places = match === null ? new Set(shop.keys()) : matching(match)
  const { min = 0, max = Infinity } = question.limits
  return [...places]
    .filter((place) => {
      const { occasions, season, priceCents } = nth(shop, place)
      const isGranted = question.wishes.every(
        (wish) =>
          (wish.season ? season === wish.season : wish.occasions.some((one) => occasions.includes(one))) ||
          matching(wish.match).has(place),
      )
      return isGranted && priceCents >= min * 100 && priceCents <= max * 100
    })
    .map((place) => nth(shop, place).name)
    .toSorted()
}

const ask = async (typed: string, language: Language) =>
  readQuestion(typed, await lexiconFor(typed, language))

describe.each(Object.entries(nativeQuestions) as [Language, Record<string, string>][])(
  'in %s',
  (language, questions) => {
    test.each(Object.entries(questions))('%s finds what "%s" finds', async (typed, english) => {
      const [own, known] = [await ask(typed, language), readQuestion(english)]
      // A currency is named by what was typed alone.
      const amounts = ({ limits: { min, max } }: Question) => [min, max]
      expect([amounts(own), own.departments]).toEqual([amounts(known), known.departments])
      expect(own.categories).toEqual(expect.arrayContaining(known.categories))
      const expected = find(known)
      expect(find(own)).toEqual(expected)
      expect(expected).not.toEqual([])
    })
  },
)

describe('whichever language is set', () => {
  const english: string[] = Object.values(nativeQuestions).flatMap((questions) => Object.values(questions))

  test.each(languages)('%s leaves English as it is', async (language) => {
    const changed = new Set<string>()
    for (const one of english) {
      const found = find(await ask(one, language))
      if (JSON.stringify(found) !== JSON.stringify(find(readQuestion(one)))) changed.add(one)
    }
    // A German 'Shirt' is a tee, because the shopper's language decides.
    expect([...changed]).toEqual(language === 'de' ? ['linen shirt'] : [])
  })
})

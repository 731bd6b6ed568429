import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchOf, readQuestion } from '../read-question.ts'
import { completeIn } from '../complete-word.ts'
import type { Lexicon } from '@cabine/sophia/languages/lexicon.ts'
import { files } from '@cabine/sophia/languages/load.ts'

/** Lists of hostile texts that lie beside the repository on some machines. */
const lists = join(import.meta.dirname, '../../../../../../shared/data/attack/lists')
const listed = existsSync(lists)
  ? readdirSync(lists).map((file) => [...new Set(readFileSync(join(lists, file), 'utf8').split('\n'))])
  : []
/** The lines of long lists resemble each other, so each is tried in one language only. */
const shareOf = (number: number) =>
  listed.flatMap((list) =>
    list.length > 1_000 ? list.filter((_, at) => at % lexicons.length === number) : list,
  )

const own = [
  '',
  ' ',
  '"',
  "''",
  'robe" OR "a',
  'robe rouge" AND {name}: "x',
  '{brand}: robe',
  'robe*',
  'NEAR(rouge robe, 2)',
  '👗🔥👠 robe 👩🏽‍🦱',
  'robe красное 赤い 红色 أحمر Kleid 빨간',
  '\u202Eebor\u202C',
  '\u0000robe\uFEFF',
  'ﷺ'.repeat(200),
  'é'.normalize('NFD').repeat(300),
  'seiden'.repeat(60),
  'rot'.repeat(100),
  'o\u0301'.repeat(500),
  '赤'.repeat(5000),
  'の'.repeat(5000),
  'ال'.repeat(5000),
  'ааааа'.repeat(1000),
  'moins de '.repeat(500),
  'unter 1'.repeat(500),
  '1.000'.repeat(500),
  '以下'.repeat(500),
  '1円'.repeat(800),
  "l'".repeat(400),
  '9'.repeat(500),
  'constructor __proto__ toString hasOwnProperty',
  Array.from({ length: 500 }, (_, at) => `robe${at}`).join(' '),
]

const lexicons = await Promise.all(Object.values(files).map(async (load) => (await load()).lexicon))

const database = new DatabaseSync(':memory:')
database.exec(`create virtual table product_search using fts5(
  name, brand, category, colour, material, description, words, tokenize="porter unicode61 remove_diacritics 2")`)
const statement = database.prepare('select count(*) as n from product_search where product_search match ?')
const vocabulary = { asOf: 0, words: [], brands: [] }

/** Queries a real index, which throws for an invalid expression, and requests suggestions. */
function ask(text: string, lexicon: Lexicon) {
  const question = readQuestion(text, lexicon)
  for (const match of [matchOf(question), ...question.wishes.map((wish) => wish.match)])
    if (match !== null) statement.get(match)
  completeIn(lexicon, text.slice(0, 200), vocabulary)
  return question.terms.length + question.wishes.length
}

/** The number of terms in the question, or the error as text. */
function outcomeOf(text: string, lexicon: Lexicon) {
  try {
    return ask(text, lexicon)
  } catch (error) {
    return String(error)
  }
}

describe.each(
  lexicons.map((lexicon, number): [string, Lexicon, number] => [lexicon.language, lexicon, number]),
)('in %s', (_, lexicon, number) => {
  test('nothing that is typed is an error, nor makes the question long', () => {
    const outcomes = [...own, ...shareOf(number)].map(
      (text) => [text.slice(0, 60), outcomeOf(text, lexicon)] as const,
    )
    expect(outcomes.filter(([, outcome]) => typeof outcome === 'string' || outcome > 12)).toEqual([])
  })

  test('nor whatever else a keyboard makes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => void ask(text, lexicon)),
      { numRuns: 60 },
    )
  })
})

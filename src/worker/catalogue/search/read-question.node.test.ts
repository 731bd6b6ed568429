import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchOf, readQuestion } from './read-question.ts'

/** Lists of hostile texts that lie beside the repository on some machines. */
const lists = join(import.meta.dirname, '../../../../../shared/data/attack/lists')
const files = existsSync(lists) ? readdirSync(lists) : []

const database = new DatabaseSync(':memory:')
database.exec(
  `create virtual table product_search using fts5(name, words, tokenize="porter unicode61 remove_diacritics 2")`,
)
const statement = database.prepare('select count(*) as n from product_search where product_search match ?')

/** Queries a real index: a syntax error throws. */
const ask = (text: string) => {
  const match = matchOf(readQuestion(text))
  return match === null ? null : statement.get(match)
}

describe.skipIf(files.length === 0)('no text of the hostile lists is a syntax error of the index', () => {
  test.each(files)('%s', (file) => {
    const texts = readFileSync(join(lists, file), 'utf8').split('\n')
    for (const text of texts) expect(() => ask(text), text).not.toThrow()
  })
})

test('nor is whatever else a keyboard makes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => void ask(text)),
    { numRuns: 2000 },
  )
})

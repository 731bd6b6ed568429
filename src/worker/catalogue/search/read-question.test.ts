import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { openTab } from '../../testing/shopper.ts'
import { matchOf, readQuestion } from './read-question.ts'

const match = (text: string) => matchOf(readQuestion(text))

/** Queries the index itself: a syntax error throws. */
const asked = (text: string) =>
  env.CATALOGUE_DB.prepare('select rowid from product_search where product_search match ?')
    .bind(match(text) ?? '"nothing"')
    .all()

const naughty = [
  '"',
  '""',
  "'; drop table products; --",
  'name:dress',
  'dress*',
  'dress AND',
  'NOT dress',
  'NEAR(dress coat, 2)',
  '(((',
  '{name brand}: x',
  '^dress',
  '- - -',
  'a + b',
  '\u0000dress',
  '\uFEFF',
  '\u{1F457} dress',
  '%_%',
  'dress" OR "a',
  'ﬀ Ⅷ ½ ²',
  'ك ה 服 た',
  'x'.repeat(5000),
  Array.from({ length: 500 }, (_, i) => `w${i}`).join(' '),
  'constructor __proto__ toString',
]

describe('a question can be anything that a keyboard makes', () => {
  test.each(naughty.map((text) => [text.slice(0, 30), text]))('%j is no error', async (_, text) => {
    await expect(asked(text)).resolves.toBeDefined()
    const answer = await openTab().api.search.$get({ query: { q: text } })
    expect(answer.status).toBe(200)
  })
})

describe('how a question is understood', () => {
  test.each([
    ['the', '("the" *)'],
    ['linen belt', '("linen" OR "lin") AND ("ceinture" OR "belt" *)'],
    ["women's", null],
  ])('%s', (text, expected) => {
    expect(match(text)).toBe(expected)
  })

  test('a phrase of several words is one thing', () => {
    expect(readQuestion('red bathing suit').terms.map(({ words }) => words)).toEqual([
      ['red'],
      ['bathing', 'suit'],
    ])
  })

  test('whom and what it is for is no word of it, and fillers are nothing', () => {
    expect(readQuestion("a dress for women's parties")).toMatchObject({
      departments: ['women'],
      terms: [{ words: ['dress'] }],
      wishes: [{ occasions: ['special-event'] }],
    })
  })

  test.each([
    ['shirt under 50', ['shirt'], { max: 50 }],
    ['shirt under $50', ['shirt'], { max: 50, currency: 'USD' }],
    ['chemise moins de 50 €', ['chemise'], { max: 50, currency: 'EUR' }],
    ['coat over 100 below 200 dollars', ['coat'], { min: 100, max: 200, currency: 'USD' }],
    ['under 30', [], { max: 30 }],
    ['undershirt 50', ['undershirt', '50'], {}],
    ['under armour', ['under', 'armour'], {}],
    ['coat over 100usd', ['coat'], { min: 100, currency: 'USD' }],
    ['jeans from 90s', ['jeans', '90s'], {}],
    ['dress between 50 and 100', ['dress'], { min: 50, max: 100 }],
    ['between $100 and $50 dress', ['dress'], { min: 50, max: 100, currency: 'USD' }],
    ['Dress Between 50 To 100 dollars', ['dress'], { min: 50, max: 100, currency: 'USD' }],
    ['silk dress from 50 to 1,200', ['silk', 'dress'], { min: 50, max: 1200 }],
    ['coat between 50–100', ['coat'], { min: 50, max: 100 }],
    ['coat $50-$100', ['coat'], { min: 50, max: 100, currency: 'USD' }],
    ['coat $50–100', ['coat'], { min: 50, max: 100, currency: 'USD' }],
    ['coat 50 - 100 usd', ['coat'], { min: 50, max: 100, currency: 'USD' }],
    ['coat 49.50 to 100 euros', ['coat'], { min: 49.5, max: 100, currency: 'EUR' }],
    ['shirt 50 or less', ['shirt'], { max: 50 }],
    ['jeans size 28-30', ['jeans', 'size', '28', '30'], {}],
    ['between seasons', ['between', 'seasons'], {}],
    ['501 to 505 jeans', ['501', '505', 'jeans'], {}],
  ])('%s names a price', (text, words, limits) => {
    const question = readQuestion(text)
    expect([question.terms.flatMap((term) => term.words), question.limits]).toEqual([words, limits])
  })
})

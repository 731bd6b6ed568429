import { expect, test } from 'vitest'
import { makeProduct } from '../outfits/testing.ts'
import type { WantedInput } from '../wanted/answer.ts'
import { answerWanted } from './answer-wanted.ts'

const dress = (id: string, own: Parameters<typeof makeProduct>[1] = {}) =>
  makeProduct(id, { category: 'dresses', group_id: id, material: 'Cotton', department: 'women', ...own })

const short = dress('short', {
  traits: { is: ['dress'], sleeves: 'short', hem: 'knee' },
  colour_family: 'blue',
})
const long = dress('long', {
  traits: { is: ['dress'], sleeves: 'long', hem: 'long', neck: 'high' },
  colour_family: 'black',
})
const untold = dress('untold', { traits: { is: ['dress'] }, colour_family: 'black' })
const plus = dress('plus', {
  traits: { is: ['dress'], sleeves: 'long', figure: ['plus'] },
  colour_family: 'black',
})
const shop = [short, untold, long, plus]

const ask = (said: WantedInput['said'], more: Partial<WantedInput> = {}) =>
  answerWanted(shop, { said, piece: { kind: 'dress' }, language: 'en', not: [], most: 8, ...more })
const idsOf = ({ products }: ReturnType<typeof ask>) => products.map(({ id }) => id)

test('no bare arms never shows short sleeves; what is not known comes last and is said', () => {
  const found = ask({ body: ['hide_arms'] })
  expect(idsOf(found)).toEqual(['long', 'untold'])
  expect(found.relaxed).toEqual([])
  expect(found.grounds.untold?.unsure).toEqual([{ of: 'sleeves', least: 'elbow' }])
  expect(found.grounds.long?.met).toContainEqual({ of: 'sleeves', least: 'elbow' })
})

test('shoes have no sleeves to praise', () => {
  const shoes = makeProduct('shoes', {
    category: 'shoes',
    department: 'women',
    traits: { is: ['shoes', 'flats'] },
  })
  const found = answerWanted([shoes], {
    said: { body: ['hide_arms', 'modest'] },
    piece: { kind: 'shoes' },
    language: 'en',
    not: [],
    most: 8,
  })
  expect(idsOf(found)).toEqual(['shoes'])
  expect(found.grounds.shoes?.met.map(({ of }) => of)).not.toContain('sleeves')
  expect(found.grounds.shoes?.met.map(({ of }) => of)).not.toContain('neck')
})

test('a line for a figure is shown to who says so, and to nobody else', () => {
  expect(idsOf(ask({}))).not.toContain('plus')
  const [first] = idsOf(ask({ body: ['plus'] }))
  expect(first).toBe('plus')
})

test('what cannot all be had is let go of in the open: another colour, or a little more money', () => {
  const dear = { ...short, price_cents: 7_000 }
  const cheap = { ...long, price_cents: 4_000 }
  const found = answerWanted([dear, cheap], {
    said: { budget: { most: 60, currency: 'USD' } },
    piece: { kind: 'dress', colours: ['blue'] },
    language: 'en',
    not: [],
    most: 8,
  })
  expect(found.products).toHaveLength(2)
  expect(found.relaxed.map(({ of }) => of).toSorted()).toEqual(['colour', 'most'])
})

test('nothing that she ruled out is shown, however little is left', () => {
  expect(idsOf(ask({ colours: { avoided: ['black'] } }))).toEqual(['short'])
  const none = ask({ colours: { avoided: ['black', 'blue'] } })
  expect(none.products).toEqual([])
})

test('a piece is found in another of its colours before another piece', () => {
  const red = dress('red', { group_id: 'short', colour_family: 'red', traits: { is: ['dress', 'red'] } })
  const other = dress('other', { colour_family: 'red', traits: { is: ['dress', 'red'] } })
  const found = answerWanted([short, other, red], {
    said: { colours: { wanted: ['red'] } },
    piece: { kind: 'dress' },
    language: 'en',
    not: [],
    like: 'short',
    most: 8,
  })
  expect(idsOf(found)).toEqual(['red'])
})

test('a number without a currency is of her region', () => {
  const found = ask({ budget: { most: 10_000 } }, { currency: 'JPY' })
  expect(found.conditions).toContainEqual({ of: 'most', cents: 1_000_000, currency: 'JPY' })
})

test('it is of the money on the labels where nothing is as cheap in her region’s, and the answer says which', () => {
  const dear = dress('dear', { price_cents: 40_000, traits: { is: ['dress'] } })
  const cheap = dress('cheap', { price_cents: 9_000, traits: { is: ['dress'] } })
  const found = answerWanted([dear, cheap], {
    said: { budget: { most: 100 } },
    piece: { kind: 'dress' },
    language: 'pt',
    currency: 'BRL',
    not: [],
    most: 8,
  })
  expect(found.conditions).toContainEqual({ of: 'most', cents: 10_000, currency: 'USD' })
  expect(idsOf(found)).toEqual(['cheap'])
  expect(found.relaxed).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import type { PoolProduct } from './candidate-pool.ts'
import { recommend, type Sign, type Taste } from './scorer.ts'

const now = new Date('2026-05-04T12:00:00Z')

const piece = (id: string, overrides: Partial<PoolProduct> = {}): PoolProduct => ({
  number: 1,
  id,
  groupId: '',
  brand: 'Other',
  name: id,
  category: 'tops',
  colour: '',
  colourFamily: null,
  colourCount: 1,
  sizes: [],
  occasions: [],
  priceCents: 8000,
  maxPriceCents: null,
  listPriceCents: null,
  currency: 'USD',
  availability: 'in_stock',
  productUrl: `https://shop.example/${id}`,
  imageUrl: `https://shop.example/${id}.jpg`,
  additionalImages: [],
  dominantColour: null,
  garmentCategory: null,
  isSample: false,
  isLuxe: false,
  popularity: 0,
  goneAt: null,
  material: '',
  season: 'all',
  department: 'women',
  traits: null,
  ...overrides,
})

const saved = (one: PoolProduct, daysAgo = 1): Sign => ({
  piece: one,
  kind: 'saved',
  at: new Date(now.getTime() - daysAgo * 86_400_000),
})
const tried = (one: PoolProduct): Sign => ({ ...saved(one), kind: 'tried' })
const taste = (overrides: Partial<Taste> = {}): Taste => ({
  namedBrands: [],
  department: null,
  signs: [],
  told: {},
  ...overrides,
})

const quince = piece('quince-tee', { brand: 'Quince' })
const blackDress = piece('black-dress', { category: 'dresses', colourFamily: 'black' })
const redDress = piece('red-dress', { category: 'dresses', colourFamily: 'red' })
const blackBag = piece('black-bag', { category: 'bags', colourFamily: 'black' })
const suit = piece('suit', { category: 'outerwear', occasions: ['workwear'] })
const mensShirt = piece('mens-shirt', { department: 'men' })
const unisexCap = piece('cap', { category: 'accessories', department: 'unisex' })
const dearCoat = piece('dear-coat', { category: 'outerwear', priceCents: 90000 })
const wanted = piece('wanted', { category: 'shoes', popularity: 60_000 })
const shop = [quince, blackDress, redDress, blackBag, suit, mensShirt, unisexCap, dearCoat, wanted]

const firstFor = (own: Taste, pieces = shop) => firstIn(recommend(pieces, own, { most: 24, now })).id

describe('what a shopper is recommended first (spec 2.7.10)', () => {
  test.each<[string, string, Taste]>([
    ['a brand that she named', 'quince-tee', taste({ namedBrands: ['QUINCE '] })],
    [
      'the colour and kind of what she saved',
      'black-dress',
      taste({
        signs: [1, 2, 3].map((i) =>
          saved(piece(`own-${i}`, { brand: 'X', category: 'dresses', colourFamily: 'black' })),
        ),
      }),
    ],
    [
      'the occasion of what she saved',
      'suit',
      taste({
        signs: [1, 2, 3].map((i) =>
          saved(piece(`own-${i}`, { brand: 'X', category: 'home', occasions: ['workwear'] })),
        ),
      }),
    ],
    [
      'the price that she looks at',
      'dear-coat',
      taste({
        signs: [1, 2, 3].map((i) =>
          saved(piece(`own-${i}`, { brand: 'X', category: 'home', priceCents: 88000 })),
        ),
      }),
    ],
    [
      'what is like what she tried on, rather than that itself',
      'red-dress',
      taste({ signs: [tried(blackDress), tried(blackDress), tried(blackDress)] }),
    ],
    ['what all others want, where she told nothing', 'wanted', taste()],
    ['a colour that she told that she loves', 'red-dress', taste({ told: { loves: ['red'] } })],
    ['the occasion that she finds hard', 'suit', taste({ told: { occasion: 'workwear' } })],
    [
      'what sounds like her style',
      'black-dress',
      taste({ told: { vibe: 'edgy', loves: ['black'], flatters: ['black'] } }),
    ],
    [
      'what she does before what she said',
      'black-dress',
      taste({
        told: { loves: ['red'], occasion: 'workwear' },
        signs: [1, 2, 3].map((i) =>
          saved(piece(`own-${i}`, { brand: 'X', category: 'dresses', colourFamily: 'black' })),
        ),
      }),
    ],
  ])('%s: %s', (_, expected, own) => {
    expect(firstFor(own)).toBe(expected)
  })

  test('two shoppers of different taste get different lists', () => {
    const likes = (one: PoolProduct) =>
      recommend(shop, taste({ signs: [saved({ ...one, id: 'hers' })] }), { most: 3, now }).map(({ id }) => id)
    expect(likes(quince)).not.toEqual(likes(blackDress))
  })

  test('what costs more than she wants to pay comes last', () => {
    const told = { maxPerPieceCents: 300_00 }
    const list = recommend(shop, taste({ told }), { most: 24, now }).map(({ id }) => id)
    expect(list.at(-1)).toBe('dear-coat')
    expect(recommend(shop, taste(), { most: 24, now }).at(-1)?.id).not.toBe('dear-coat')
  })

  test('what was saved half a year ago weighs less than what was saved yesterday', () => {
    const signs = [
      saved(piece('old', { category: 'bags', colourFamily: 'black' }), 180),
      saved(piece('new', { category: 'dresses', colourFamily: 'red' })),
    ]
    expect(firstFor(taste({ signs }))).toBe('red-dress')
  })

  test('nothing that she saved, and nothing for another department', () => {
    const own = taste({ department: 'women', signs: [saved(wanted)] })
    const list = recommend(shop, own, { most: 24, now }).map(({ id }) => id)
    expect(list).not.toContain('wanted')
    expect(list).not.toContain('mens-shirt')
    expect(list).toContain('cap')
  })

  test('of one thing one colour, also when she saved the other', () => {
    const navy = piece('navy', { groupId: 'jumper' })
    const camel = piece('camel', { groupId: 'jumper' })
    const list = (own: Taste) => recommend([navy, camel, quince], own, { most: 24, now }).map(({ id }) => id)
    expect(list(taste()).filter((id) => id !== 'quince-tee')).toHaveLength(1)
    expect(list(taste({ signs: [saved(camel)] }))).toEqual(['quince-tee'])
  })

  test('a list is a choice: the sixth dress of a brand stands behind something else', () => {
    const dresses = [1, 2, 3, 4, 5, 6].map((i) =>
      piece(`quince-dress-${i}`, { brand: 'Quince', category: 'dresses', colourFamily: 'black' }),
    )
    const own = taste({ namedBrands: ['Quince'] })
    const list = recommend([...dresses, ...shop], own, { most: 8, now }).map(({ id }) => id)
    expect(list.slice(0, 2)).toContain('quince-tee')
    expect(list.filter((id) => id.startsWith('quince-dress')).length).toBeLessThan(6)
  })
})

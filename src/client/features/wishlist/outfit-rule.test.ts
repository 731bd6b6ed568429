import { describe, expect, test } from 'vitest'
import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import { pieceOf, wearableOf, wearTogether, type OutfitCandidate } from './outfit-rule.ts'

const piece = (
  name: string,
  garment_category: WornCategory | null,
  more: Partial<OutfitCandidate> = {},
): OutfitCandidate => ({
  id: `id-${name}`,
  name,
  garment_category,
  availability: 'in_stock',
  ...more,
})

const tee = piece('tee', 'tops')
const jeans = piece('jeans', 'bottoms')
const skirt = piece('skirt', 'skirts')
const dress = piece('dress', 'dresses')
const coat = piece('coat', 'outerwear')

describe('what can be tried on together', () => {
  test.each([
    ['one piece', [dress]],
    ['top, trousers and coat', [tee, jeans, coat]],
    ['a dress under a coat', [dress, coat]],
  ])('%s', (_, pieces) => {
    expect(wearTogether(pieces)).toEqual({
      clash: null,
      productIds: pieces.map(({ id }) => id),
    })
  })

  test.each([
    ['two tops', [tee, piece('shirt', 'tops')], { why: 'two_of', slot: 'upper' }],
    ['a skirt over trousers', [jeans, skirt], { why: 'two_of', slot: 'lower' }],
    ['two dresses', [dress, piece('slip', 'dresses')], { why: 'two_of', slot: 'whole' }],
    ['two coats', [coat, tee, piece('cape', 'outerwear')], { why: 'two_of', slot: 'outer' }],
    ['a dress and trousers', [jeans, dress], { why: 'dress_and_parts' }],
    ['a bag', [tee, piece('bag', null)], { why: 'not_wearable', name: 'bag' }],
    [
      'what the shop does not have any more',
      [piece('gone', 'tops', { availability: 'gone' })],
      { why: 'not_wearable', name: 'gone' },
    ],
    [
      'a piece that the catalogue does not know',
      [{ ...tee, id: null }],
      { why: 'not_wearable', name: 'tee' },
    ],
  ])('but not %s', (_, pieces, clash) => {
    expect(wearTogether(pieces)).toEqual({ clash })
  })
})

test('a saved piece of which the catalogue says nothing cannot be tried on', () => {
  const saved = { title: 'tee', productId: 'id-tee', product: null }
  const more = { itemId: '', brand: '', price: '', image: '', link: '', category: '', savedAt: '' }
  expect(wearTogether([pieceOf({ ...saved, ...more })])).toEqual({
    clash: { why: 'not_wearable', name: 'tee' },
  })
})

test('of a whole outfit the fitting room takes what can be worn together, in its order', () => {
  const outfit = [coat, piece('bag', null), tee, jeans, skirt, dress, piece('shoes', null)]
  expect(wearableOf(outfit)).toEqual({
    clash: null,
    productIds: ['id-coat', 'id-tee', 'id-jeans'],
  })
  expect(wearableOf([piece('bag', null)]).productIds).toEqual([])
  const extras = [piece('flats', 'shoes'), piece('tote', 'bags'), piece('pumps', 'shoes')]
  expect(wearableOf([...extras, coat, tee, jeans]).productIds).toEqual([
    'id-flats',
    'id-tote',
    'id-coat',
    'id-tee',
    'id-jeans',
  ])
})

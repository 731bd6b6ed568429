import { expect, test } from 'vitest'
import { wornOf } from '@cabine/sophia/styling/piece-of-product.ts'
import { makeProduct } from '@cabine/sophia/answering/outfits/testing.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { composeOutfit } from './compose-outfit.ts'
import { departuresOf } from './template-departures.ts'

const template = {
  id: 'monday',
  title: 'Monday',
  description: '',
  occasion: 'work',
  style: 'classic',
  pieces: ['silk blouse', 'tailored trousers', 'loafers', 'beret'],
  colors: ['ivory', 'black'],
}

const piece = (id: string, own: Partial<Product>) => {
  const worn = wornOf(makeProduct(id, { colour: 'black', colour_family: 'black', ...own }))
  if (!worn) throw new Error('not worn')
  return worn
}
const blouse = piece('blouse', { name: 'Ivory Blouse', colour: 'ivory', colour_family: 'white' })
const redBlouse = piece('red', { name: 'Scarlet Blouse', colour: 'scarlet', colour_family: 'red' })
const tee = piece('tee', { name: 'Jersey Tee' })
const trousers = piece('trousers', { name: 'Straight Trousers', category: 'bottoms' })
const loafers = piece('loafers', { name: 'Penny Loafers', category: 'shoes' })
const bag = piece('bag', { name: 'Leather Tote', category: 'bags' })

test('what an outfit has otherwise than its template is told: another piece, none, another colour', () => {
  expect(departuresOf(template, [tee, trousers, loafers])).toEqual([
    { what: 'piece', words: 'silk blouse', instead: 'tee' },
    { what: 'piece', words: 'beret', instead: null },
  ])
  expect(departuresOf(template, [redBlouse, trousers, loafers])).toEqual([
    { what: 'piece', words: 'beret', instead: null },
    { what: 'colour', id: 'red' },
  ])
  // A bag that the template does not name may have any colour.
  const brown = piece('brown', { name: 'Tote', category: 'bags', colour: 'camel', colour_family: 'brown' })
  expect(departuresOf({ ...template, pieces: ['blouse'] }, [blouse, brown])).toEqual([])
})

const compose = (wardrobe: (typeof tee)[]) => {
  const composed = composeOutfit({ template, wardrobe, matches: new Map(), profileBrief: {}, given: [] })
  if (typeof composed === 'string') throw new Error(composed)
  return { ids: composed.pieces.map(({ id }) => id), departures: composed.departures }
}

test('the pieces and colours of the template come before whatever else suits', () => {
  const all = [tee, redBlouse, blouse, trousers, loafers, bag]
  expect(compose(all).ids).toContain('blouse')
  const withoutIvory = compose(all.filter(({ id }) => id !== 'blouse'))
  expect(withoutIvory.ids).toContain('red')
  expect(withoutIvory.departures).toContainEqual({ what: 'colour', id: 'red' })
  const withoutBlouse = compose([tee, trousers, loafers, bag])
  expect(withoutBlouse.departures).toContainEqual({ what: 'piece', words: 'silk blouse', instead: 'tee' })
})

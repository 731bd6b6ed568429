import { afterEach, expect, test, vi } from 'vitest'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { changedPieces, fetchChanged, areChangesLoaded, searchOf } from './changed-pieces.ts'

const piece = (id: string, changes: Partial<Product> = {}) =>
  ({ id, name: `Piece ${id}`, availability: 'in_stock', ...changes }) as Product

const [shirt, shoes] = [piece('shirt'), piece('shoes')]
const composed = [shirt, piece('jeans'), shoes]
const idsOf = (pieces: Product[]) => pieces.map(({ id }) => id)

let asked: string[] = []
function answering(pieces: Product[] | null) {
  asked = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (!pieces) throw new TypeError('no network')
    return Response.json(pieces)
  })
}
afterEach(() => vi.unstubAllGlobals())

test('a change is read from the address that it was written to, without asking for what is known', async () => {
  answering(null)
  const shown = [shirt, piece('skirt'), shoes]
  const search = searchOf(composed, shown)
  expect(search).toBe('?instead=jeans~skirt')
  await fetchChanged(search)
  expect(asked).toEqual([])
  expect(idsOf(changedPieces(composed, search))).toEqual(['shirt', 'skirt', 'shoes'])
})

test('a piece that gave way is named by the one that was composed, however often it changes', () => {
  const once = [shirt, piece('skirt'), shoes]
  const twice = once.with(1, piece('trousers')).with(0, piece('blouse'))
  expect(searchOf(composed, twice)).toBe('?instead=shirt~blouse,jeans~trousers')
  expect(searchOf(composed, composed)).toBe('')
  expect(idsOf(changedPieces(composed, ''))).toEqual(idsOf(composed))
})

test('after a reload the pieces are asked for', async () => {
  answering([piece('boots'), piece('vest', { availability: 'gone' })])
  const search = '?instead=shoes~boots,shirt~vest'
  await fetchChanged(search)
  expect(asked).toEqual(['/api/products?ids=boots%2Cvest'])
  expect([
    areChangesLoaded('?instead=shoes~boots'),
    areChangesLoaded('?instead=shoes~sandals'),
    areChangesLoaded(''),
  ]).toEqual([true, false, true])
  expect(idsOf(changedPieces(composed, search))).toEqual(['shirt', 'jeans', 'boots'])
})

test('what cannot be had, and what makes no sense, leaves the outfit as it was composed', async () => {
  answering(null)
  for (const search of ['?instead=shoes~clogs', '?instead=', '?instead=~,x,shoes~', '?instead=hat~scarf']) {
    await fetchChanged(search)
    expect(idsOf(changedPieces(composed, search))).toEqual(idsOf(composed))
  }
})

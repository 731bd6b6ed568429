import { expect, test } from 'vitest'
import { closetCategories, type ClosetCategory } from '#shared/closet.ts'
import { boxOf } from './cut-out.ts'
import { judgeKinds } from './read-clothes.ts'

const judge = (worn: Parameters<typeof judgeKinds>[0], known: Partial<Record<ClosetCategory, number>>) => {
  const shares = new Map(Object.entries(known) as [ClosetCategory, number][])
  return judgeKinds(
    worn,
    closetCategories.toSorted((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0)),
    shares,
  )
}

test('a piece that lies there is what it clearly looks like; unclear, she is asked', () => {
  expect(judge([], { shoes: 0.8, bags: 0.2 })).toEqual({ best: 'shoes', isSure: true, alsoWorn: [] })
  expect(judge([], { tops: 0.45, outerwear: 0.4 })).toMatchObject({ best: 'tops', isSure: false })
})

test('a coat on a hanger that is taken for a worn dress is a coat, and she is asked', () => {
  expect(judge(['dresses'], { outerwear: 0.9 })).toEqual({ best: 'outerwear', isSure: false, alsoWorn: [] })
  expect(judge(['dresses', 'outerwear'], { outerwear: 0.9 })).toMatchObject({
    best: 'outerwear',
    isSure: true,
  })
})

test('a picture of herself in an outfit has its parts', () => {
  expect(judge(['bottoms', 'tops'], { tops: 0.6 })).toEqual({
    best: 'bottoms',
    isSure: true,
    alsoWorn: ['tops'],
  })
})

test('the box of a piece, and how much of it the piece fills', () => {
  const data = new Uint8ClampedArray(4 * 4 * 4)
  for (const [x, y] of [
    [1, 1],
    [2, 1],
    [1, 3],
  ])
    data[4 * (4 * (y ?? 0) + (x ?? 0)) + 3] = 255
  expect(boxOf({ width: 4, height: 4, data })).toEqual({ left: 1, top: 1, width: 2, height: 3, filled: 0.5 })
  expect(boxOf({ width: 4, height: 4, data: new Uint8ClampedArray(64) })).toBeNull()
})

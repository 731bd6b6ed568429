import { expect, test, vi } from 'vitest'
import { openEngine } from '#client/lib/engine-session.ts'
import { kinds, type Kind } from '#shared/alike/kinds.ts'
import { clearestOf, guessCategory } from './guess-category.ts'

const sharesOf = (known: Partial<Record<Kind, number>>) => kinds.map((kind) => known[kind] ?? 0)

test('the kind is taken that is clear', () => {
  expect(clearestOf(sharesOf({ dresses: 0.9, tops: 0.1 }))).toBe('dresses')
})

test('between two kinds nothing is chosen for her, nor where it is no clothes', () => {
  expect(clearestOf(sharesOf({ outerwear: 0.45, tops: 0.4, dresses: 0.15 }))).toBeNull()
  expect(clearestOf(sharesOf({ none: 1 }))).toBeNull()
})

test('of a picture in which somebody wears several pieces the largest is meant', async () => {
  const asked = vi
    .spyOn(openEngine(), 'seeClothes')
    .mockResolvedValue({ worn: ['skirts', 'tops'], alone: null, apart: [] })
  expect(await guessCategory(new Blob(['a picture']))).toEqual({
    kind: 'skirts',
    worn: ['skirts', 'tops'],
    apart: [],
  })
  asked.mockRestore()
})

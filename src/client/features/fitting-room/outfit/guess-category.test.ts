import { expect, test, vi } from 'vitest'
import { openEngine } from '#client/lib/engine-session.ts'
import { productCategories, type ProductCategory } from '@cabine/sophia/vocabulary/product-categories.ts'
import { clearestOf, guessCategory } from './guess-category.ts'

const sharesOf = (known: Partial<Record<ProductCategory, number>>) =>
  productCategories.map((category) => known[category] ?? 0)

test('the kind is taken that is clear among clothes, whatever else the picture resembles', () => {
  expect(clearestOf(sharesOf({ dresses: 0.9, tops: 0.1 }))).toBe('dresses')
  expect(clearestOf(sharesOf({ skirts: 0.3, tops: 0.1, bags: 0.6 }))).toBe('skirts')
})

test('between two kinds nothing is chosen for her, nor where it is no clothes', () => {
  expect(clearestOf(sharesOf({ outerwear: 0.55, tops: 0.45 }))).toBeNull()
  expect(clearestOf(sharesOf({ shoes: 1 }))).toBeNull()
})

test('of a picture in which somebody wears several pieces the largest is meant', async () => {
  const asked = vi.spyOn(openEngine(), 'wornKinds').mockResolvedValue(['skirts', 'tops'])
  expect(await guessCategory(new Blob(['a picture']))).toBe('skirts')
  asked.mockRestore()
})

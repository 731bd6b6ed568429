import { expect, expectTypeOf, test } from 'vitest'
import { wornCategories, type WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import { categoriesIn, categoriesUnder, slots, slotOfCategory, type TriedOnCategory } from './categories.ts'
import { productCategories, shopAllFilters } from './product-categories.ts'

test('what the shop says can be tried on is what the engine can put on', () => {
  expectTypeOf<TriedOnCategory>().toEqualTypeOf<WornCategory>()
  expect(wornCategories.every((category) => slotOfCategory[category] !== null)).toBe(true)
})

test('each category stands under one filter, and skirts under that of bottoms', () => {
  const under = shopAllFilters.flatMap((filter) => (filter === 'all' ? [] : categoriesUnder(filter)))
  expect(under).toEqual(productCategories)
  expect(categoriesUnder('bottoms')).toEqual(['bottoms', 'skirts'])
})

test('each category is worn in one slot, or is for a home', () => {
  expect(slots.flatMap(categoriesIn).toSorted()).toEqual(
    productCategories.filter((category) => category !== 'home').toSorted(),
  )
})

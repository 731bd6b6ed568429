import { expect, test } from 'vitest'
import { bagOf } from './bag-of-product.ts'

test.each([
  ['Leather Tote in Camel', 46, 'hand, shoulder'],
  ['Straw Basket Bag', 40, 'hand'],
  ['Top-Handle Bag in Burgundy', 32, 'hand'],
  ['Mini quilted bag', 24, 'across, shoulder, hand'],
  ['Camera crossbody bag', 34, 'across, shoulder, hand'],
  ['Hobo Bag', 40, 'shoulder, hand'],
  ['Envelope Clutch', 15, 'edge'],
])('%s is %i cm high and carried, by what is free first: %s', (name, height, places) => {
  const bag = bagOf(name)
  expect(bag?.height).toBe(height)
  expect(bag?.places.join(', ')).toBe(places)
})

test.each(['Leather backpack', 'Gift bag', 'Belt bag'])(
  '%s is worn elsewhere, or nobody knows how',
  (name) => {
    expect(bagOf(name)).toBeNull()
  },
)

import { expect, test } from 'vitest'
import { bagOf } from './bags.ts'

test.each([
  ['Leather Tote in Camel', 46],
  ['Straw Basket Bag', 40],
  ['Top-Handle Bag in Burgundy', 32],
  ['Mini quilted bag', 24],
])('%s is held by its handle, %i cm under it', (name, height) => {
  expect(bagOf(name)).toEqual({ height })
})

test.each(['Envelope Clutch', 'Leather backpack', 'Gift bag'])(
  '%s is not held by a handle, or nobody knows',
  (name) => {
    expect(bagOf(name)).toBeNull()
  },
)

import { expect, test } from 'vitest'
import { isCalled } from './names.ts'

test.for([
  ['Canvas Trainers', 'sneakers', true],
  ['Block Heel Pumps', 'heels', true],
  ['Gold Hoops', 'earrings', true],
  ['Silk Blouse', 'shirt', false],
  ['Wide-Leg Linen Trousers', 'wide leg', true],
  ['Wide-Leg Linen Trousers', 'leggings', false],
  ['Polka-Dot Dress', 'polka dot', true],
  ['Short Story Trousers', 'shorts', false],
  ['Sweatshirt', 'shirt', false],
] as const)('%s is called %s: %s', ([text, concept, called]) => {
  expect(isCalled(text, concept)).toBe(called)
})

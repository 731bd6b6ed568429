import { expect, test } from 'vitest'
import { clamp, mix, smoothstep } from './scalar.ts'

test('a value is kept between its bounds, which are 0 and 1 unless said otherwise', () => {
  expect([clamp(-2), clamp(0.3), clamp(7)]).toEqual([0, 0.3, 1])
  expect([clamp(-2, -1, 4), clamp(7, -1, 4)]).toEqual([-1, 4])
})

test('a share of the way between two values lies between them', () => {
  expect([mix(2, 10, 0), mix(2, 10, 0.25), mix(2, 10, 1)]).toEqual([2, 4, 10])
})

test('an S rises from its low to its high end, and falls where the ends are exchanged', () => {
  expect([1, 2, 3, 4, 5].map((value) => smoothstep(2, 4, value))).toEqual([0, 0, 0.5, 1, 1])
  expect([1, 2, 3, 4, 5].map((value) => smoothstep(4, 2, value))).toEqual([1, 1, 0.5, 0, 0])
  expect(smoothstep(0, 1, 0.1)).toBeLessThan(0.1)
})

import { expect, test } from 'vitest'
import { rgb, toLinear, toSrgb } from './colour.ts'

test('every step of a screen comes back from linear light as it was', () => {
  for (let step = 0; step < 256; step++) expect(Math.round(toSrgb(toLinear(step / 255)) * 255)).toBe(step)
})

test('linear light of a middle grey is about a fifth of that of white', () => {
  const [grey] = rgb('#7f7f7f')
  expect(grey).toBeCloseTo(0.212, 3)
  expect(rgb('#ff0080')).toEqual([1, 0, toLinear(128 / 255)])
})

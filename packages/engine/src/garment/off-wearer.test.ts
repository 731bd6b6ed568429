import { expect, test } from 'vitest'
import type { Plane } from '../raster/plane.ts'
import { standAt } from '../testing/people.ts'
import { isDressed, kindsOn, type Wearer } from './off-wearer.ts'

const names = ['top', 'outer', 'onePiece', 'lower', 'trousers', 'skirt', 'before'] as const
/** Each part as so many sure pixels. */
const wearing = (areas: Partial<Record<(typeof names)[number], number>>): Wearer => ({
  pose: standAt(50, 0, 20),
  worn: Object.fromEntries(
    names.map((name): [string, Plane] => [
      name,
      { width: 100, height: 1, data: new Float32Array(100).fill(1, 0, areas[name] ?? 0) },
    ]),
  ) as Wearer['worn'],
})

test('what can be taken off somebody is told with the largest first', () => {
  expect(kindsOn(wearing({ top: 40, lower: 30, skirt: 30 }))).toEqual(['tops', 'skirts'])
  expect(kindsOn(wearing({ onePiece: 60 }))).toEqual(['dresses'])
})

test('a top of which a jacket hides the most is not offered', () => {
  expect(kindsOn(wearing({ outer: 40, top: 30, lower: 50, trousers: 50 }))).toEqual(['bottoms', 'outerwear'])
})

test('of somebody without a skeleton only legs can be undressed', () => {
  const { worn } = wearing({ top: 40, lower: 30, trousers: 30 })
  expect(kindsOn({ worn, pose: undefined })).toEqual(['bottoms'])
})

test('a print or a bed that looks like somebody wears nothing', () => {
  expect(isDressed(wearing({ top: 2 }))).toBe(false)
  expect(isDressed(wearing({ top: 2, lower: 2 }))).toBe(true)
})

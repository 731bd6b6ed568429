import { expect, test } from 'vitest'
import type { Plane } from '../raster/plane.ts'
import { kindsOf } from './off-wearer.ts'

const names = ['top', 'outer', 'onePiece', 'lower', 'trousers', 'skirt', 'before'] as const
/** Each part as so many sure pixels. */
const wornOf = (areas: Partial<Record<(typeof names)[number], number>>) =>
  Object.fromEntries(
    names.map((name): [string, Plane] => [
      name,
      { width: 100, height: 1, data: new Float32Array(100).fill(1, 0, areas[name] ?? 0) },
    ]),
  ) as Parameters<typeof kindsOf>[0]

test('what can be taken off somebody is told with the largest first', () => {
  expect(kindsOf(wornOf({ top: 40, lower: 30, skirt: 30 }), true)).toEqual(['tops', 'skirts'])
  expect(kindsOf(wornOf({ onePiece: 60 }), true)).toEqual(['dresses'])
})

test('a top of which a jacket hides the most is not offered', () => {
  expect(kindsOf(wornOf({ outer: 40, top: 30, lower: 50, trousers: 50 }), true)).toEqual([
    'bottoms',
    'outerwear',
  ])
})

test('of somebody without a skeleton only legs can be undressed', () => {
  expect(kindsOf(wornOf({ top: 40, lower: 30, trousers: 30 }), false)).toEqual(['bottoms'])
})

import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import { startTryOnInput } from './try-on.ts'

const takes = (...categories: WornCategory[]) =>
  v.is(startTryOnInput, {
    garments: categories.map((category) => ({ category, image: '/samples/piece.webp' })),
  })

test('four clothes with shoes and a bag can be tried on at once, five clothes cannot', () => {
  const clothes = ['bottoms', 'tops', 'outerwear', 'outerwear'] as const
  expect(takes(...clothes, 'shoes', 'bags')).toBe(true)
  expect(takes(...clothes, 'tops')).toBe(false)
})

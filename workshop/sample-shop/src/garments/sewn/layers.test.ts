import type { Fabric } from '@cabine/tailoring/fabric.ts'
import type { Cloth } from '@cabine/tailoring/cloth-point.ts'
import type { Point } from '@cabine/tailoring/outline.ts'
import { expect, test } from 'vitest'
import { createLayers, type Layer } from './layers.ts'

const clothOf = (gloss: number): Cloth => ({
  fabric: { colour: () => {}, relief: () => 0, gloss, roughness: 1, sheen: 0 } satisfies Fabric,
  trims: [],
  buttons: [{ on: 'front', at: [20, 20], radius: 0.6, colour: [0, 0, 0] }],
})
const square = (low: number, high: number): Point[] => [
  [low, low],
  [high, low],
  [high, high],
  [low, high],
]
const patched = (low: number, high: number, lift: number, gloss: number): Layer => ({
  cloth: clothOf(gloss),
  patch: { name: 'pocket', on: 'front', outline: square(low, high), lift },
})
const layers = createLayers([
  { cloth: clothOf(0.1) },
  patched(4, 12, 0.3, 0.2),
  patched(8, 16, 0.5, 0.3),
  patched(10.5, 14, 0.2, 0.4),
])
const glossAt = (x: number, y: number) => layers.clothAt(x, y).fabric.gloss

test('a patch lies over the cloth, and a higher one over both', () => {
  expect([glossAt(2, 2), glossAt(6, 6), glossAt(10, 10), glossAt(13, 13)]).toEqual([0.1, 0.2, 0.3, 0.3])
})

test('a patch stands out, less at its rim', () => {
  expect(layers.liftAt(2, 2)).toBe(0)
  expect(layers.liftAt(6, 6)).toBeCloseTo(0.2)
  expect(layers.liftAt(4.01, 6)).toBeLessThan(0.15)
})

test('it shades the cloth beside it, most below, and never itself', () => {
  expect(layers.shadeAt(2, 2)).toBe(1)
  expect(layers.shadeAt(6, 6)).toBe(1)
  expect(layers.shadeAt(6, 3.9)).toBeLessThan(0.9)
  expect(layers.shadeAt(3.9, 6)).toBeLessThan(0.9)
  expect(layers.shadeAt(7.9, 10)).toBeLessThan(0.9)
  expect(layers.shadeAt(6, 3.6)).toBeLessThan(layers.shadeAt(6, 12.4))
})

test('a button is there for the places near it alone', () => {
  expect(layers.clothAt(20.2, 20.1).buttons).toHaveLength(1)
  expect(layers.clothAt(24, 20).buttons).toHaveLength(0)
})

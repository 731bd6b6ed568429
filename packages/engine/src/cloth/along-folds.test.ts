import { describe, expect, test } from 'vitest'
import { createPlane } from '../raster/plane.ts'
import { alongFolds } from './along-folds.ts'

const size = { width: 61, height: 61 }
const PER_CM = 2
const flat = new Float32Array(size.width * size.height)

function drawn(valueAt: (x: number, y: number) => number, depth = flat) {
  const folds = createPlane(size)
  for (let y = 0, p = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++, p++) folds.data[p] = valueAt(x - 30, y - 30)
  const { data } = alongFolds(folds, depth, PER_CM)
  return (x: number, y: number) => data[(y + 30) * size.width + x + 30]
}

describe('folds of a coarse drape', () => {
  test('a fold that comes in blots becomes whole', () => {
    const blots = (x: number, y: number) => Math.cos(x / 3) * (0.75 + 0.25 * Math.cos((y * Math.PI) / 5))
    const at = drawn(blots)
    expect(blots(0, 0) - blots(0, 5)).toBeCloseTo(0.5)
    expect(Math.abs(at(0, 0) - at(0, 5))).toBeLessThan(0.25)
    expect(at(0, 5) - at(9, 5)).toBeGreaterThan(1)
  })

  test('where nothing tells of a direction a fold hangs down', () => {
    const blotAt = (x: number, y: number) => 0.004 * Math.exp(-(x * x + y * y) / 18)
    const at = drawn(blotAt)
    expect(at(0, 6)).toBeGreaterThan(2 * blotAt(0, 6))
    expect(at(6, 0)).toBeLessThan(blotAt(6, 0))
  })

  test.each([
    ['down', 1, 0],
    ['across', 0, 1],
    ['aslant', 0.8, 0.6],
  ])('a fold that runs %s stays where it is, and is crisper', (_, a, b) => {
    const wave = (x: number, y: number) => Math.sin((a * x + b * y) / 2)
    const at = drawn(wave)
    const crest = Math.PI
    expect(at(a * crest > 2 ? 3 : 0, b * crest > 2 ? 3 : 0)).toBeGreaterThan(0.9)
    expect(at(a * crest > 2 ? -3 : 0, b * crest > 2 ? -3 : 0)).toBeLessThan(-0.9)
  })

  test('nothing runs on over a step in depth, or off the cloth', () => {
    const beside = (far: number) => Float32Array.from(flat, (_, p) => (p < 31 * size.width ? 0 : far))
    const above = (_: number, y: number) => (y <= 0 ? 0.5 : 0)
    for (const far of [-5, -1e9]) expect(drawn(above, beside(far))(0, 12)).toBeCloseTo(0)
  })
})

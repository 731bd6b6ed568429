import { shoeKinds } from '../contract/shoes.ts'
import { describe, expect, test } from 'vitest'
import { createLast } from './shoe-last.ts'
import { createShoe, shoeParts, type ShoePart } from './shoe-mesh.ts'
import { shoeStyles } from './shoe-styles.ts'

const heightsOf = (kind: keyof typeof shoeStyles, part: ShoePart) => {
  const { at, triangles, part: parts } = createShoe(shoeStyles[kind])
  return Array.from(triangles, (corner, i) =>
    shoeParts[parts[Math.floor(i / 3)]] === part ? at[3 * corner + 2] : NaN,
  ).filter((height) => !Number.isNaN(height))
}

describe.each(shoeKinds)('a %s', (kind) => {
  test('stands on the ground with its heel and its sole', () => {
    expect(Math.min(...heightsOf(kind, 'heel'))).toBeCloseTo(0, 5)
    expect(Math.min(...heightsOf(kind, 'sole'))).toBeGreaterThanOrEqual(0)
    expect(Math.min(...heightsOf(kind, 'sole'))).toBeLessThan(0.2)
  })

  test('has no corner that is nowhere', () => {
    expect(createShoe(shoeStyles[kind]).at.every(Number.isFinite)).toBe(true)
  })
})

test('a pump lifts the heel by its eight centimetres, a ballet flat by one', () => {
  const lift = (kind: keyof typeof shoeStyles) => {
    const { bottom } = createLast(shoeStyles[kind].last)
    return bottom(0.05) - bottom(0.68)
  }
  expect(lift('pump')).toBeGreaterThan(8)
  expect(lift('ballet-flat')).toBeLessThan(1.3)
})

test("a boot's shaft follows the leg that it is given", () => {
  const lean = createShoe(shoeStyles['ankle-boot'], (height) => ({
    x: 6 + 0.3 * height,
    y: 0,
    deep: 4,
    wide: 4,
  }))
  const top = Array.from({ length: lean.at.length / 3 }, (_, i) => i).filter((i) => lean.at[3 * i + 2] > 20.9)
  const middle = top.reduce((sum, i) => sum + lean.at[3 * i], 0) / top.length
  expect(middle).toBeGreaterThan(11.8)
})

import { expect, test } from 'vitest'
import { pack, type Box } from './atlas.ts'

const box = (wide: number, high: number): Box => ({ left: 0, top: 0, wide, high })
const coat = [box(38, 112), box(38, 112), box(66, 114), box(38, 64), box(38, 64), box(48, 11)]

test('no two boxes lie over each other, and all lie inside', () => {
  const { slots, width, height } = pack(coat)
  slots.forEach((a, i) => {
    expect(a.x + a.width).toBeLessThanOrEqual(width)
    expect(a.y + a.height).toBeLessThanOrEqual(height)
    for (const b of slots.slice(i + 1))
      expect(
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
      ).toBe(true)
  })
})

test('every box has room for its centimetres', () => {
  const { slots, scale } = pack(coat)
  slots.forEach(({ width, height }, i) => {
    expect(width).toBeGreaterThanOrEqual(coat[i].wide * scale)
    expect(height).toBeGreaterThanOrEqual(coat[i].high * scale)
  })
})

test('all of it is even, for maps of half the size', () => {
  const { slots, width, height } = pack(coat)
  const numbers = [width, height, ...slots.flatMap((slot) => [slot.x, slot.y, slot.width, slot.height])]
  expect(numbers.filter((n) => n % 2)).toEqual([])
})

test('a small piece has eight texels a centimetre, and a large one fewer', () => {
  expect(pack([box(40, 50)]).scale).toBe(8)
  const large = pack([...coat, ...coat])
  expect(large.scale).toBeLessThan(6)
  expect(large.width * large.height).toBeLessThanOrEqual(1_100_000)
})

import { describe, expect, test } from 'vitest'
import { firstOf } from '#shared/testing/first.ts'
import { arrange, type Layout } from './arrange.ts'
import type { Shape } from './shape.ts'

const solidPiece = (
  id: string,
  category: Shape['category'],
  role: Shape['role'],
  widthCm: number,
  heightCm: number,
): Shape => ({
  id,
  category,
  role,
  widthCm,
  heightCm,
  mask: { width: widthCm, height: heightCm, cells: new Uint8Array(widthCm * heightCm).fill(1) },
})

const dress = solidPiece('dress', 'dresses', 'worn', 62, 110)
const top = solidPiece('top', 'tops', 'worn', 60, 62)
const trousers = solidPiece('trousers', 'bottoms', 'worn', 44, 104)
const coat = solidPiece('coat', 'outerwear', 'worn', 68, 112)
const objects = [
  solidPiece('boots', 'shoes', 'shoes', 24, 24),
  solidPiece('bag', 'bags', 'bag', 27, 30),
  solidPiece('earrings', 'accessories', 'small', 10, 8),
]

/** Left, top, right and bottom of each piece. */
const boxes = ({ placed }: Layout) =>
  new Map(
    placed.map(({ piece, x, y }) => [
      piece.id,
      [x - piece.widthCm / 2, y - piece.heightCm / 2, x + piece.widthCm / 2, y + piece.heightCm / 2] as const,
    ]),
  )

type Edges = readonly [left: number, top: number, right: number, bottom: number]
const nowhere: Edges = [0, 0, 0, 0]

const overlap = (a: Edges, b: Edges) =>
  Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > 0 && Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 0

describe.each([
  ['a dress', [dress]],
  ['a top and trousers', [top, trousers]],
  ['a coat over both', [top, trousers, coat]],
])('a board with %s', (_, garments) => {
  test.each([3 / 4, 1])('has room for shoes, bag and earrings on %f', (aspect) => {
    const layout = arrange([...garments, ...objects], { aspect })
    expect(layout.widthCm / layout.heightCm).toBeCloseTo(aspect)
    const all = boxes(layout)
    for (const [left, above, right, bottom] of all.values()) {
      expect(Math.min(left, above)).toBeGreaterThan(0)
      expect(right).toBeLessThan(layout.widthCm)
      expect(bottom).toBeLessThan(layout.heightCm)
    }
    for (const { id } of objects)
      for (const [other, box] of all)
        if (other !== id) expect(overlap(all.get(id) ?? nowhere, box), `${id} on ${other}`).toBe(false)
  })

  test('keeps shoes low and earrings high', () => {
    const layout = arrange([...garments, ...objects], { aspect: 3 / 4 })
    const heightOf = (id: string) =>
      (layout.placed.find(({ piece }) => piece.id === id)?.y ?? 0) / layout.heightCm
    expect(heightOf('boots')).toBeGreaterThan(0.6)
    expect(heightOf('earrings')).toBeLessThan(0.4)
  })
})

test('what is worn below is tucked under the hem, and a jacket lies over both', () => {
  const layout = arrange([coat, trousers, top], { aspect: 3 / 4 })
  expect(layout.placed.map(({ piece }) => piece.id)).toEqual(['trousers', 'top', 'coat'])
  const all = boxes(layout)
  expect(overlap(all.get('trousers') ?? nowhere, all.get('top') ?? nowhere)).toBe(true)
})

test('a mirrored board has its trousers on the other side', () => {
  const sideOf = (isMirrored: boolean) => {
    const { placed } = arrange([top, trousers], { aspect: 3 / 4, isMirrored })
    const [lower, upper] = firstOf(2, placed)
    return Math.sign(lower.x - upper.x)
  }
  expect(sideOf(true)).toBe(-sideOf(false))
})

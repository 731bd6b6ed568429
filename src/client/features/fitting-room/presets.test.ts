import { describe, expect, test } from 'vitest'
import { firstPresets, orderPresets } from './presets.ts'
import { nth } from '#shared/testing/first.ts'

const presets = Array.from({ length: 12 }, (_, index) => ({ id: `preset-${index}` }))

describe("spec 2.2.16: 8 presets until 'View Full Library'", () => {
  test('the first eight, in their order', () => {
    expect(firstPresets(presets, null)).toEqual(presets.slice(0, 8))
    expect(firstPresets(presets, nth(presets, 3))).toEqual(presets.slice(0, 8))
  })

  test('what she chose in the library stands in front, and they are still eight', () => {
    const shown = firstPresets(presets, nth(presets, 10))
    expect(shown).toHaveLength(8)
    expect(shown[0]).toBe(presets[10])
  })

  test('fewer than eight are shown as they are', () => {
    expect(firstPresets(presets.slice(0, 3), null)).toHaveLength(3)
  })
})

describe('the order of the rail', () => {
  const locked = Array.from({ length: 6 }, (_, index) => ({ id: `L${index}`, isPremium: true }))
  const open = Array.from({ length: 9 }, (_, index) => ({ id: `o${index}`, isPremium: false }))
  const ids = (rail: { id: string }[]) => rail.map(({ id }) => id).join(' ')

  test('without Luxe the first eight are mostly open, and nothing is lost', () => {
    const ordered = orderPresets([...locked, ...open], false)
    expect(ids(ordered.slice(0, 8))).toBe('o0 o1 o2 L0 o3 o4 o5 L1')
    expect(ids(ordered.slice(8))).toBe('o6 o7 o8 L2 L3 L4 L5')
  })

  test('what her photo cannot wear comes last', () => {
    const unwearable = (preset: { id: string }) => preset.id === 'L0' || preset.id === 'o1'
    expect(ids(orderPresets([...locked, ...open], true, unwearable))).toMatch(/^L1 .* o8 L0 o1$/)
    expect(ids(orderPresets([...locked, ...open], false, unwearable).slice(0, 8))).toBe(
      'o0 o2 o3 L1 o4 o5 o6 L2',
    )
  })

  test("with Luxe it is the server's", () => {
    expect(orderPresets([...locked, ...open], true)).toEqual([...locked, ...open])
  })

  test('only locked or only open ones', () => {
    expect(ids(orderPresets(locked, false))).toBe('L0 L1 L2 L3 L4 L5')
    expect(ids(orderPresets(open, false))).toBe('o0 o1 o2 o3 o4 o5 o6 o7 o8')
  })
})

import { describe, expect, test } from 'vitest'
import { firstPresets } from './presets.ts'

const presets = Array.from({ length: 12 }, (_, index) => ({ id: `preset-${index}` }))

describe("document 2, section 2: 8 presets until 'View Full Library'", () => {
  test('the first eight, in their order', () => {
    expect(firstPresets(presets, null)).toEqual(presets.slice(0, 8))
    expect(firstPresets(presets, presets[3])).toEqual(presets.slice(0, 8))
  })

  test('what she chose in the library stands in front, and they are still eight', () => {
    const shown = firstPresets(presets, presets[10])
    expect(shown).toHaveLength(8)
    expect(shown[0]).toBe(presets[10])
  })

  test('fewer than eight are shown as they are', () => {
    expect(firstPresets(presets.slice(0, 3), null)).toHaveLength(3)
  })
})

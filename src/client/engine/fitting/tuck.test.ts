import { expect, test } from 'vitest'
import type { GarmentCategory } from '#shared/garment-categories.ts'
import type { Fit } from './fit.ts'
import type { Layer, LayerKind } from './layer.ts'
import { adjustableOf } from './try-on.ts'
import { canTuck, tuckIn } from './tuck.ts'

function sheet(kind: LayerKind, left: number, top: number, width: number, height: number): Layer {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  return { kind, left, top, width, height, data, places: new Float32Array(0) }
}

function fit(category: GarmentCategory, layers: Layer[], isDraped = true): Fit {
  const half = category === 'bottoms' || category === 'skirts' ? 'lower' : 'upper'
  const facts = { doubt: 0, isMapped: true, isDraped, stretch: 0, legCover: 0, top: 0, hem: 0, ease: 1 }
  return { ...facts, category, half, layers, armCover: [0, 0], warnings: [] }
}

const alphaAt = ({ data, left, top, width }: Layer, x: number, y: number) =>
  data[4 * ((y - top) * width + x - left) + 3]

test('a tucked top is painted under the trousers and ends at their waist, beside the hips too', () => {
  const panel = sheet('torso', 10, 0, 60, 80)
  const sleeve = sheet('sleeve', 0, 10, 10, 70)
  const [top, trousers, coat] = tuckIn([
    fit('bottoms', [sheet('leg', 25, 50, 30, 100)]),
    fit('tops', [panel, sleeve]),
    fit('outerwear', [sheet('torso', 0, 0, 80, 90)]),
  ])
  expect([top.category, trousers.category, coat.category]).toEqual(['tops', 'bottoms', 'outerwear'])
  expect(alphaAt(panel, 40, 49)).toBe(255)
  expect(alphaAt(panel, 40, 60)).toBe(0)
  expect(alphaAt(panel, 12, 60)).toBe(0)
  expect(alphaAt(sleeve, 5, 70)).toBe(255)
})

test('what can be adjusted is what is draped, and tucking needs a new waist', () => {
  const top = fit('tops', [])
  const trousers = fit('bottoms', [])
  expect(canTuck([top])).toBe(false)
  expect(adjustableOf([top])).toEqual({ size: true, tuck: false })
  expect(adjustableOf([top, trousers])).toEqual({ size: true, tuck: true })
  expect(adjustableOf([fit('tops', [], false), trousers])).toEqual({ size: true, tuck: false })
  expect(adjustableOf([fit('tops', [], false)])).toEqual({ size: false, tuck: false })
})

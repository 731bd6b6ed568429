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

function fit(category: GarmentCategory, layers: Layer[], piece = 0, isDraped = true): Fit {
  const half = category === 'bottoms' || category === 'skirts' ? 'lower' : 'upper'
  const facts = { doubt: 0, isMapped: true, isDraped, stretch: 0, legCover: 0, top: 0, hem: 0, ease: 1 }
  const hasLongSleeves = category === 'tops'
  return {
    ...facts,
    piece,
    category,
    half,
    layers,
    armCover: [0, 0],
    warnings: [],
    hasLongSleeves,
    front: null,
    play: 0,
    isPictured: false,
  }
}

const alphaAt = ({ data, left, top, width }: Layer, x: number, y: number) =>
  data[4 * ((y - top) * width + x - left) + 3]

const dress = (tuck: 'half' | 'in') => {
  const panel = sheet('torso', 10, 0, 60, 80)
  const sleeve = sheet('sleeve', 0, 10, 10, 70)
  const fits = tuckIn(
    [
      fit('bottoms', [sheet('leg', 25, 50, 30, 100)], 1),
      fit('tops', [panel, sleeve]),
      fit('outerwear', [sheet('torso', 0, 0, 80, 90)], 2),
    ],
    ({ category }) => (category === 'tops' ? tuck : 'out'),
  )
  return { panel, sleeve, order: fits.map(({ category }) => category) }
}

test('a tucked top is painted under the trousers and ends at their waist, beside the hips too', () => {
  const { panel, sleeve, order } = dress('in')
  expect(order).toEqual(['tops', 'bottoms', 'outerwear'])
  expect(alphaAt(panel, 40, 49)).toBe(255)
  expect(alphaAt(panel, 40, 60)).toBe(0)
  expect(alphaAt(panel, 12, 60)).toBe(0)
  expect(alphaAt(sleeve, 5, 70)).toBe(255)
})

test('a half tucked top lies over the trousers, ends at their waist in front, and hangs at its sides', () => {
  const { panel, order } = dress('half')
  expect(order).toEqual(['bottoms', 'tops', 'outerwear'])
  expect(alphaAt(panel, 40, 49)).toBe(255)
  expect(alphaAt(panel, 40, 60)).toBe(0)
  expect(alphaAt(panel, 12, 78)).toBe(255)
})

test('what can be adjusted is what is draped, and tucking needs a new waist', () => {
  const top = fit('tops', [])
  const trousers = fit('bottoms', [], 1)
  expect(canTuck([top])).toBe(false)
  const hangs = { size: true, length: true, front: null, slide: false, isPictured: false }
  const asTop = { ...hangs, tuck: true, sleeves: true }
  const asTrousers = { ...hangs, tuck: false, sleeves: false }
  expect(adjustableOf([top])).toEqual([{ ...asTop, tuck: false }])
  expect(adjustableOf([trousers, top])).toEqual([asTop, asTrousers])
  const nothing = {
    size: false,
    tuck: false,
    length: false,
    sleeves: false,
    front: null,
    slide: false,
    isPictured: false,
  }
  expect(adjustableOf([fit('tops', [], 0, false), trousers])).toEqual([nothing, asTrousers])
})

import { expect, test } from 'vitest'
import type { GarmentCategory } from '../contract/garment-categories.ts'
import type { Fit } from './fit.ts'
import type { Layer, LayerKind } from './layer.ts'
import { adjustableOf } from '../try-on/try-on.ts'
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
  const { layers } = fits.find(({ category }) => category === 'tops')!
  return { panel: layers[0], sleeve: layers[1], order: fits.map(({ category }) => category) }
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

test('a half tucked front falls over the waist, and its hem runs down from there to the sides', () => {
  const { panel } = dress('half')
  const hem = (x: number) =>
    Math.max(...Array.from({ length: 80 }, (_, y) => y).filter((y) => alphaAt(panel, x, y) > 127))
  expect(hem(40)).toBeGreaterThan(50)
  expect(hem(40)).toBeLessThan(56)
  const side = [46, 48, 50, 52, 54].map(hem)
  expect(side).toEqual(side.toSorted((a, b) => a - b))
  expect(side[0]).toBeGreaterThan(hem(40))
  expect(hem(54)).toBeLessThanOrEqual(hem(60))
  // The cloth turns in there: it is darker than above.
  const lightAt = (x: number, y: number) => panel.data[4 * ((y - panel.top) * panel.width + x - panel.left)]
  expect(lightAt(40, hem(40))).toBeLessThan(lightAt(40, 40) - 20)
})

test('a sharper look is half tucked as the look is', () => {
  const panel = sheet('torso', 10, 0, 60, 80)
  panel.finer = (zoom) => sheet('torso', 10 * zoom, 0, 60 * zoom, 80 * zoom)
  const fits = tuckIn(
    [fit('bottoms', [sheet('leg', 25, 50, 30, 100)], 1), fit('tops', [panel])],
    ({ category }) => (category === 'tops' ? 'half' : 'out'),
  )
  const [tucked] = fits.find(({ category }) => category === 'tops')!.layers
  const fine = tucked.finer!(2)!
  for (const [x, y] of [
    [40, 45],
    [40, 60],
    [52, 60],
    [14, 78],
  ])
    expect(alphaAt(fine, 2 * x, 2 * y), `${x} ${y}`).toBe(alphaAt(tucked, x, y))
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

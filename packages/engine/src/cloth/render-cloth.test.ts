import { describe, expect, test } from 'vitest'
import { usualLight, type Light } from '../body/figure/fit-light.ts'
import { toSrgb } from '../body/figure/linear-light.ts'
import type { Layer } from '../fit/layer.ts'
import type { Colour } from '../raster/kmeans.ts'
import { sewSheets, type Sheet } from '../testing/sewn-sheets.ts'
import type { Posed } from './framing.ts'
import { layerOf } from './layer-of-shot.ts'
import { renderCloth } from './render-cloth.ts'

const size = { width: 120, height: 120 }
const PER_CM = 3
const WHITE: Colour = [240, 240, 238]
const nothing: Posed = { seen: new Float64Array(0), triangles: new Uint32Array(0) }
const square = { carrier: 'trunk', colour: WHITE, left: -12, bottom: -12, width: 24, height: 24 } as const

/** A photo's place in px of a place of the room, which is seen from far off. */
const pixelOf = (x: number, y: number) => [60 + x * PER_CM, 60 - y * PER_CM] as const
const before = (places: Float64Array) =>
  places.map((value, i) => (i % 3 === 2 ? value : PER_CM * value + (i % 3 ? -60 : 60)))
/** A flat board at a depth, as skin or as what throws shadows. */
const board = (left: number, bottom: number, right: number, top: number, z: number): Posed => ({
  seen: before(Float64Array.of(left, bottom, z, right, bottom, z, right, top, z, left, top, z)),
  triangles: Uint32Array.of(0, 1, 2, 0, 2, 3),
})

const fromLeft = Float64Array.of(0.7, -0.3, 0, -0.3, 0, 0, 0, 0, 0)

function renderOf(
  sheets: Sheet[],
  {
    light = usualLight,
    hiding = nothing,
    shadowing = nothing,
  }: { light?: Light; hiding?: Posed; shadowing?: Posed } = {},
) {
  const { garment, cloth, isOf } = sewSheets(...sheets)
  const seen = before(cloth.at)
  const shot = renderCloth(
    garment,
    cloth,
    seen,
    hiding,
    nothing,
    shadowing,
    [false, false],
    PER_CM,
    light,
    size,
  )!
  const count = cloth.triangles.length / 3
  return {
    panel: layerOf(shot, 'torso', undefined, (triangle) => triangle < count),
    sleeve: layerOf(shot, 'sleeve', 0, isOf('armLeft')),
  }
}

/** Red, green, blue and alpha at a place of the room. */
function at({ left, top, width, height, data }: Layer, x: number, y: number) {
  const [u, v] = pixelOf(x, y).map(Math.floor)
  const inside = u >= left && v >= top && u < left + width && v < top + height
  const p = 4 * ((v - top) * width + u - left)
  return inside ? [...data.subarray(p, p + 4)] : [0, 0, 0, 0]
}
const brightness = (layer: Layer, x: number, y: number) => at(layer, x, y)[1]

describe('cloth before the camera', () => {
  test.each([
    ['white', WHITE],
    ['grey', [128, 128, 128]],
    ['red', [200, 40, 50]],
    ['black', [24, 24, 28]],
  ] as [string, Colour][])('that faces it is as %s as the piece', (_, colour) => {
    const { panel } = renderOf([{ ...square, colour }])
    const [r, g, b, alpha] = at(panel, 0, 0)
    for (const [k, value] of [r, g, b].entries()) expect(Math.abs(value - colour[k])).toBeLessThan(10)
    expect(alpha).toBe(255)
  })

  test('is brighter where it is turned to the light than where it is turned away', () => {
    const fold = (x: number, y: number) => [x, y, -0.7 * Math.abs(x)] as const
    const ridge = { ...square, place: fold }
    const fromRight = Float64Array.of(0.7, 0.3, 0, -0.3, 0, 0, 0, 0, 0)
    const left = renderOf([ridge], { light: fromLeft }).panel
    expect(brightness(left, -6, 0)).toBeGreaterThan(brightness(left, 6, 0) + 25)
    const right = renderOf([ridge], { light: fromRight }).panel
    expect(brightness(right, 6, 0)).toBeGreaterThan(brightness(right, -6, 0) + 25)
    // The usual light comes from above.
    const level = { ...square, place: (x: number, y: number) => [x, y, -0.7 * Math.abs(y)] as const }
    const { panel } = renderOf([level])
    expect(brightness(panel, 0, 6)).toBeGreaterThan(brightness(panel, 0, -6) + 15)
  })

  test('lies in the shadow of what is between it and the light', () => {
    const light = Float64Array.of(0.6, -0.4, -0.2, -0.3, 0, 0, 0, 0, 0)
    const bare = renderOf([square], { light }).panel
    const shaded = renderOf([square], { light, shadowing: board(-6, -8, -2, 8, 4) }).panel
    expect(brightness(shaded, -1, -1)).toBeLessThan(brightness(bare, -1, -1) - 20)
    expect(Math.abs(brightness(shaded, 11, 11) - brightness(bare, 11, 11))).toBeLessThan(3)
    expect(at(shaded, -1, -1)[3]).toBe(255)
  })

  test('shows its lining where its inside is seen', () => {
    const turned = { ...square, place: (x: number, y: number) => [-x, y, 0] as const }
    const lining: [number, number, number] = [0.1, 0.2, 0.4]
    const lined = at(renderOf([{ ...turned, lining }]).panel, 0, 0)
    for (const [k, value] of lining.entries())
      expect(Math.abs(lined[k] - toSrgb(0.85 * value))).toBeLessThan(10)
    const plain = brightness(renderOf([turned]).panel, 0, 0)
    expect(plain).toBeLessThan(brightness(renderOf([square]).panel, 0, 0) - 3)
    expect(plain).toBeGreaterThan(180)
    // A fold's inside is lit from where it faces.
    const fold = { ...square, place: (x: number, y: number) => [-x, y, -0.7 * Math.abs(x)] as const }
    const { panel } = renderOf([fold], { light: fromLeft })
    expect(brightness(panel, -6, 0)).toBeGreaterThan(brightness(panel, 6, 0) + 25)
  })

  test('is hidden by skin well before it, and not by skin that it dips into', () => {
    const chest = (z: number) => renderOf([square], { hiding: board(-4, -4, 4, 4, z) }).panel
    expect(at(chest(4), 0, 0)[3]).toBe(0)
    expect(at(chest(4), 8, 8)[3]).toBe(255)
    expect(at(chest(1), 0, 0)[3]).toBe(255)
  })

  test('ends softly, in its own colour', () => {
    // Its left edge goes through the middle of pixels.
    const { panel } = renderOf([{ ...square, left: -12 + 0.5 / PER_CM }])
    const row = Array.from({ length: 6 }, (_, i) => at(panel, -12 + (i - 2 + 0.5) / PER_CM, 0))
    const alphas = row.map(([, , , alpha]) => alpha)
    expect(alphas).toEqual(alphas.toSorted((a, b) => a - b))
    expect([alphas[0], alphas[5]]).toEqual([0, 255])
    expect(alphas.filter((alpha) => alpha > 20 && alpha < 235).length).toBeGreaterThan(0)
    // No shadow runs along it, wherever it lies among the pixels.
    for (const shift of [0, 0.25, 0.5, 0.75, 1.25, 1.5]) {
      const edge = renderOf([{ ...square, left: -12 + shift / PER_CM }]).panel
      for (let i = -2; i < 4; i++) {
        const [, green, , alpha] = at(edge, -12 + (i + 0.5) / PER_CM, 0)
        if (alpha > 0) expect(Math.abs(green - WHITE[1])).toBeLessThan(12)
      }
    }
  })

  test('has its sleeves in its panel, and once more by themselves', () => {
    const sleeve: Sheet = { ...square, carrier: 'armLeft', colour: [200, 40, 50], left: -18, width: 6 }
    const layers = renderOf([square, sleeve])
    expect(at(layers.panel, -15, 0)[3]).toBe(255)
    expect(at(layers.sleeve, -15, 0)).toEqual(at(layers.panel, -15, 0))
    expect(at(layers.sleeve, -15, 0)[0]).toBeGreaterThan(180)
    expect(at(layers.sleeve, 0, 0)[3]).toBe(0)
    // Nothing shows between them.
    for (let x = -17; x < 11; x += 0.3) expect(at(layers.panel, x, 0)[3]).toBeGreaterThan(250)
  })
})

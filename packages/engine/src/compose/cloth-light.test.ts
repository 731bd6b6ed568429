import { describe, expect, test } from 'vitest'
import type { Body } from '../body/body.ts'
import type { Light } from '../body/figure/fit-light.ts'
import { createPlane } from '../raster/plane.ts'
import { photographFigure } from '../testing/figure-photo.ts'
import { shippedFigure as model } from '../testing/shipped-figure.ts'
import { clothLight, quarterAt } from './cloth-light.ts'
import type { Layer } from '../fit/layer.ts'

const { view } = photographFigure(model, model.builds[1].shape, 11, {})
const { width, height } = view
const reach = createPlane({ width: (width + 3) >> 2, height: (height + 3) >> 2 })
reach.data.fill(1)

/** Cloth over the middle of her. */
function cloth(): Layer {
  const size = { width: Math.round(width * 0.3), height: Math.round(height * 0.3) }
  const data = new Uint8ClampedArray(size.width * size.height * 4).fill(255)
  return {
    ...size,
    kind: 'torso',
    left: Math.round(width * 0.35),
    top: Math.round(height * 0.2),
    data,
    places: new Float32Array(0),
  }
}

function lightUp(light: Light) {
  const body = {
    frame: { shoulders: 0.16 * height },
    figure: {
      view: { ...view, normal: Int8Array.from(view.normal, (value) => 127 * value) },
      bare: { light, reach },
    },
  } as unknown as Body
  const layer = cloth()
  const lit = clothLight(body)(layer, [layer])
  return (x: number, y: number) => quarterAt(lit, x * layer.width, y * layer.height)
}

describe('light on cloth', () => {
  test('even light leaves the middle of a piece as it is pictured', () => {
    const at = lightUp(Float64Array.of(1, 0, 0, 0, 0, 0, 0, 0, 0))
    expect(at(0.5, 0.5)).toBeCloseTo(1, 2)
  })

  test('it is bright on the side that the light comes from', () => {
    const at = lightUp(Float64Array.of(0.7, -0.4, 0, -0.3, 0, 0, 0, 0, 0))
    expect(at(0.15, 0.5)).toBeGreaterThan(at(0.85, 0.5) + 0.1)
  })

  test('strong light never burns it out nor blackens it', () => {
    const at = lightUp(Float64Array.of(0.3, -2, 0, -0.3, 0, 0, 0, 0, 0))
    for (const x of [0.05, 0.5, 0.95]) {
      expect(at(x, 0.5)).toBeGreaterThanOrEqual(0.5)
      expect(at(x, 0.5)).toBeLessThanOrEqual(1.14)
    }
  })
})

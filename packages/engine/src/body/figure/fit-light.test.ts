import { createRandom } from '../../drapery/noise.ts'
import { describe, expect, test } from 'vitest'
import { fitLight, shade, usualLight, type SkinSample } from './fit-light.ts'

/** A lamp at the picture's left, above, before her; and a little light from everywhere. */
const lamp = [-0.6, -0.5, -0.62]
const lambert = (x: number, y: number, z: number) =>
  0.25 + Math.max(0, x * lamp[0] + y * lamp[1] + z * lamp[2])

/** Places of a round body that face the camera. */
function roundSkin(count: number, random: () => number, light = lambert): SkinSample[] {
  return Array.from({ length: count }, () => {
    const [a, b] = [2 * Math.PI * random(), Math.sqrt(random())]
    const [x, y] = [b * Math.cos(a), b * Math.sin(a)]
    const z = -Math.sqrt(Math.max(0, 1 - x * x - y * y))
    return { x, y, z, brightness: light(x, y, z), weight: 1 }
  })
}

describe('light read from skin', () => {
  const samples = roundSkin(800, createRandom(3))
  const light = fitLight(samples)

  test('comes from where the lamp was', () => {
    const length = Math.hypot(light[1], light[2], light[3])
    const along = (light[1] * lamp[0] + light[2] * lamp[1] + light[3] * lamp[2]) / length
    expect(along).toBeGreaterThan(Math.cos((25 * Math.PI) / 180))
  })

  test('lights her as bright as she is, and brighter on the lamp’s side than the usual light would', () => {
    const ratios = samples
      .map(({ x, y, z, brightness }) => shade(light, x, y, z) / brightness)
      .sort((a, b) => a - b)
    expect(ratios[400]).toBeCloseTo(1, 1)
    const sides = (of: Float64Array) => shade(of, -0.7, 0, -0.7) / shade(of, 0.7, 0, -0.7)
    expect(sides(light)).toBeGreaterThan(1.3)
    expect(sides(usualLight)).toBeCloseTo(1)
  })

  test('is not turned by freckles and shadows of hair', () => {
    const random = createRandom(5)
    const stained = samples.map((one) => (random() < 0.1 ? { ...one, brightness: 0.1 } : one))
    const other = fitLight(stained)
    expect(shade(other, -0.5, -0.3, -0.8) / shade(light, -0.5, -0.3, -0.8)).toBeGreaterThan(0.85)
  })

  test('is the usual one where no skin is seen', () => {
    expect([...fitLight([])]).toEqual([...usualLight])
  })
})

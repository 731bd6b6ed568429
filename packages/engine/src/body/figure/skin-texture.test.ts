import { expect, test } from 'vitest'
import { noise } from '../../drapery/noise.ts'
import { createPicture } from '../../raster/plane.ts'
import { photographFigure } from '../../testing/figure-photo.ts'
import { shippedFigure as model } from '../../testing/shipped-figure.ts'
import { measureTexture, textureAt, type SkinTexture } from './skin-texture.ts'

const { evidence, view } = photographFigure(model, model.builds[1].shape, 11)

/** All of her in one tone that is uneven by so much, waves of so many px. */
function measureSkin(uneven: number, wave: number) {
  const photo = createPicture(evidence.size)
  for (let i = 0; i < view.bone.length; i++) {
    const [x, y] = [i % photo.width, Math.floor(i / photo.width)]
    const tone = 170 * (1 + uneven * noise(x / wave, y / wave))
    photo.data.set([tone, 0.8 * tone, 0.7 * tone, 255], 4 * i)
  }
  return measureTexture(photo, evidence.segments, view)
}

const strength = (texture: SkinTexture) => Math.hypot(...texture)

test('even skin stays even, freckled skin gets freckles', () => {
  expect(strength(measureSkin(0, 4))).toBeLessThan(0.002)
  expect(strength(measureSkin(0.08, 4))).toBeGreaterThan(0.006)
})

test('what is painted is as uneven as was measured, about her own tone', () => {
  const factors: number[] = []
  for (let y = 0; y < 100; y++) for (let x = 0; x < 100; x++) factors.push(textureAt([0, 0.02, 0, 0], x, y))
  const mean = factors.reduce((sum, value) => sum + value, 0) / factors.length
  const deviation = Math.sqrt(factors.reduce((sum, value) => sum + (value - mean) ** 2, 0) / factors.length)
  expect(mean).toBeCloseTo(1, 2)
  expect(deviation).toBeGreaterThan(0.013)
  expect(deviation).toBeLessThan(0.027)
})

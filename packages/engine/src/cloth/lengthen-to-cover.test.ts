import { expect, test } from 'vitest'
import { fitGarments } from '../try-on/try-on.ts'
import type { Garment } from '../garment/garment.ts'
import { sewPicture } from './picture-cut/sew-picture.ts'
import { flatSkirt, redTee } from '../testing/garments.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { shippedCuts } from '../testing/shipped-cuts.ts'
import { wearingOf, type Wearing } from '../contract/wearing.ts'

const body = createMannequin()
const [hip, knee, ankle] = body.legs[0].joints.map(([, y]) => y)

/** Where a garment of which there is only a picture ends on her, px of the photo. */
function hemOf(garment: Garment, wish: Partial<Wearing> = {}) {
  const [fit] = fitGarments(body, [sewPicture(garment, shippedCuts)!], [wearingOf(wish)])
  return body.frame.toPhoto(0, fit.hem)[1]
}

test('a skirt whose picture was misread ends where she says', () => {
  const within = (hem: number, low: number, high: number) => {
    expect(hem).toBeGreaterThan(low)
    expect(hem).toBeLessThan(high)
  }
  within(hemOf(flatSkirt(), { endsAt: 'mini' }), hip + 15, knee - 25)
  within(hemOf(flatSkirt(), { endsAt: 'knee' }), knee - 25, knee + 25)
  within(hemOf(flatSkirt(), { endsAt: 'midi' }), knee + 10, ankle - 15)
  within(hemOf(flatSkirt(), { endsAt: 'maxi' }), ankle - 60, ankle + 15)
})

test('a top ends below her hips, at them, or as short as what it has to cover lets it', () => {
  const rowAt = (torsos: number) => body.frame.toPhoto(0, torsos * body.frame.torso)[1]
  const [crop, hips, long] = (['crop', 'hip', 'long'] as const).map((endsAt) => hemOf(redTee(), { endsAt }))
  expect(Math.abs(long - rowAt(1.4))).toBeLessThan(15)
  expect(hips).toBeLessThan(long - 15)
  expect(crop).toBeLessThanOrEqual(hips)
  expect(crop).toBeGreaterThanOrEqual(body.frame.toPhoto(0, body.clothes.hem)[1] - 3)
})

test('what is said of a skirt does not change a top', () => {
  expect(hemOf(redTee(), { endsAt: 'maxi' })).toBe(hemOf(redTee()))
})

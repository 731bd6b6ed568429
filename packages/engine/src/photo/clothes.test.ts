import { expect, test } from 'vitest'
import { createMannequin } from '../testing/mannequin.ts'
import { splitClothes } from './clothes.ts'
import { LOWER_CLOTHES, UPPER_CLOTHES } from './clothes-labels.ts'
import { createLimbs, type Limb } from './limbs.ts'
import { luminance } from '../raster/plane.ts'
import type { Body } from '../body/body.ts'

const body = createMannequin()

const split = (changed: Partial<Body> = {}) => {
  const scene = { ...body, ...changed }
  return splitClothes({ ...scene, light: luminance(scene.photo) })
}

/** The mannequin whose joints were found elsewhere. */
function limbsWith(moved: Record<number, [number, number]>): { arms: Limb[]; legs: Limb[] } {
  const joints = body.pose.joints.map((joint, n) =>
    moved[n] ? { ...joint, x: moved[n][0], y: moved[n][1] } : joint,
  )
  return createLimbs(joints, body.frame.shoulders, body.photo)
}

/** The mannequin's masks with a box of one class in it. */
function withBox(name: 'skin' | 'clothes', left: number, top: number, right: number, bottom: number) {
  const segments = Object.fromEntries(
    Object.entries(body.segments).map(([key, mask]) => [key, { ...mask, data: mask.data.slice() }]),
  ) as Body['segments']
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      for (const [key, mask] of Object.entries(segments))
        mask.data[y * body.photo.width + x] = key === name ? 255 : 0
  return segments
}

const at = (x: number, y: number) => y * body.photo.width + x

test('trousers beside a bare arm that hangs are no sleeve', () => {
  const segments = withBox('clothes', 103, 246, 114, 262)
  // Her arm hangs close enough for the cloth to lie in its field.
  const limbs = limbsWith({ 14: [100, 190], 16: [98, 245], 20: [97, 262] })
  const { labels } = split({ segments, ...limbs })
  expect(labels[at(108, 255)]).toBe(LOWER_CLOTHES)
})

test('shorts on a thigh that is spread as high as the hips are no top', () => {
  const segments = withBox('clothes', 60, 218, 112, 236)
  const { labels } = split({
    segments,
    ...limbsWith({ 14: [60, 140], 16: [20, 140], 20: [5, 140], 26: [60, 228], 28: [60, 330] }),
  })
  expect(labels[at(80, 228)]).toBe(LOWER_CLOTHES)
  expect(labels[at(150, 200)]).toBe(UPPER_CLOTHES)
})

test('a hand that hangs before a thigh is no torn knee', () => {
  const segments = withBox('skin', 118, 300, 136, 318)
  const torn = split({ segments })
  const hand = split({ segments, ...limbsWith({ 14: [105, 230], 16: [120, 300], 20: [128, 312] }) })
  expect(torn.holes[at(126, 309)]).toBe(255)
  expect(hand.holes[at(126, 309)]).toBe(0)
})

import { describe, expect, test } from 'vitest'
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

/** Dressed in one piece from shoulders to legs. */
const inOnePiece = (segments: Body['segments']): Body['segments'] => ({
  ...segments,
  onePiece: segments.clothes,
  lower: { ...segments.lower, data: new Uint8Array(segments.lower.data.length) },
})

const at = (x: number, y: number) => y * body.photo.width + x

test('a top ends where trousers begin', () => {
  const { labels, hem, waist, onePiece } = split()
  expect(onePiece).toBe(false)
  const edge = body.frame.toPhoto(0, (hem + waist) / 2)[1]
  expect(labels[at(150, Math.round(edge) - 8)]).toBe(UPPER_CLOTHES)
  expect(labels[at(150, Math.round(edge) + 8)]).toBe(LOWER_CLOTHES)
})

test('a dress is cut at the waist, whatever is on the legs under it', () => {
  const segments = inOnePiece(body.segments)
  const lower = { ...segments.lower, data: segments.lower.data.slice() }
  const onePiece = { ...segments.onePiece, data: segments.onePiece.data.slice() }
  for (let i = 330 * body.photo.width; i < lower.data.length; i++) {
    lower.data[i] = segments.clothes.data[i]
    onePiece.data[i] = 0
  }
  const dressed = split({ segments: { ...segments, lower, onePiece } })
  expect(dressed.onePiece).toBe(true)
  expect(dressed.labels[at(150, 150)]).toBe(UPPER_CLOTHES)
  expect(dressed.labels[at(135, 300)]).toBe(LOWER_CLOTHES)
})

test('a skirt beside a bare arm that hangs is no sleeve', () => {
  const segments = inOnePiece(withBox('clothes', 103, 246, 114, 262))
  // Her arm hangs close enough for the cloth to lie in its field.
  const limbs = limbsWith({ 14: [100, 190], 16: [98, 245], 20: [97, 262] })
  const { labels } = split({ segments, ...limbs })
  expect(labels[at(108, 255)]).toBe(LOWER_CLOTHES)
})

test('shorts on a thigh that is spread as high as the hips are no top', () => {
  const segments = inOnePiece(withBox('clothes', 60, 218, 112, 236))
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

describe('what the reading network takes for another piece', () => {
  /** The mannequin's masks with a box of cloth that is read as something else. */
  const readAs = (
    name: 'top' | 'trousers',
    [left, top, right, bottom]: [number, number, number, number],
    segments = body.segments,
  ): Body['segments'] => {
    const [clothes, lower, onePiece] = [segments.clothes, segments.lower, segments.onePiece].map((mask) => ({
      ...mask,
      data: mask.data.slice(),
    }))
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        clothes.data[at(x, y)] = 255
        lower.data[at(x, y)] = name === 'trousers' ? 255 : 0
        onePiece.data[at(x, y)] = 0
      }
    return { ...segments, clothes, lower, onePiece }
  }

  test('trousers between a coat and its own hem are the coat', () => {
    const { labels, hem, waist } = split({ segments: readAs('top', [105, 300, 195, 330]) })
    expect(hem).toBe(waist)
    expect(labels[at(132, 270)]).toBe(UPPER_CLOTHES)
    expect(labels[at(132, 380)]).toBe(LOWER_CLOTHES)
  })

  test('a patch of a top within a dress, below its waist, is the dress', () => {
    const segments = readAs('top', [125, 300, 140, 320], inOnePiece(body.segments))
    expect(split({ segments }).labels[at(132, 310)]).toBe(LOWER_CLOTHES)
  })

  test('a patch of trousers within a top is the top', () => {
    const segments = readAs('trousers', [140, 160, 160, 180])
    expect(split({ segments }).labels[at(150, 170)]).toBe(UPPER_CLOTHES)
  })

  test('a dress is cut where it is drawn in', () => {
    const segments = inOnePiece(readAs('trousers', [90, 205, 210, 260]))
    const { waist } = split({ segments })
    expect(body.frame.toPhoto(0, waist)[1]).toBeLessThan(206)
  })
})

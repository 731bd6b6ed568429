import { expect, test } from 'vitest'
import type { Colour } from '../raster/kmeans.ts'
import { createPlane } from '../raster/plane.ts'
import { UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import { colours, createMannequin } from '../testing/mannequin.ts'
import { runLowerUp } from './under-hem.ts'

const body = createMannequin()
const { width } = body.photo

/** Her trousers where her whole top goes. */
function withoutTop() {
  const removal = createPlane(body.photo)
  for (let i = 0; i < removal.data.length; i++)
    removal.data[i] = body.clothes.labels[i] === UPPER_CLOTHES ? 1 : 0
  return runLowerUp(body, removal)
}

test('trousers go on up under a top that goes, in their own colour and within her outline', () => {
  const { share, colourAt } = withoutTop()
  const colour: Colour = [0, 0, 0]
  colourAt(150, 235, colour)
  expect(share.data[235 * width + 150]).toBeGreaterThan(0.9)
  expect(Math.hypot(...colour.map((value, c) => value - colours.oldTrousers[c]))).toBeLessThan(20)
})

test('above any waist there are none, nor beside her hips', () => {
  const { share } = withoutTop()
  expect(share.data[180 * width + 150]).toBe(0)
  expect(share.data[235 * width + 92]).toBe(0)
})

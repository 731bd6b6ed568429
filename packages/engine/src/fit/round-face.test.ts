import { expect, test } from 'vitest'
import { createMannequin } from '../testing/mannequin.ts'
import type { Fit } from './fit.ts'
import { clothBesideFace, liesRoundFace } from './round-face.ts'

const body = createMannequin()

/** A panel as wide as her shoulders, from a height of the photo downwards. */
function panelFrom(top: number): Fit {
  const [left, width, height] = [105, 90, 120]
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const layer = { kind: 'torso', left, top, width, height, data, places: new Float32Array() }
  return { layers: [layer] } as unknown as Fit
}

test('a collar ends below the chin', () => {
  expect(clothBesideFace(body, panelFrom(110))).toBe(0)
  expect(liesRoundFace(body, panelFrom(110))).toBe(false)
})

test('a gown whose neck was not found lies round her face', () => {
  expect(clothBesideFace(body, panelFrom(40))).toBeGreaterThan(0.9)
  expect(liesRoundFace(body, panelFrom(40))).toBe(true)
})

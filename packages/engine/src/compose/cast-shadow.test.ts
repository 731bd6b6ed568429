import { describe, expect, test } from 'vitest'
import { createMask, createPicture } from '../raster/plane.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { castShadow } from './cast-shadow.ts'
import type { Fit } from '../fit/fit.ts'
import type { Layer } from '../fit/layer.ts'

const body = createMannequin()
const { photo } = body

/** A piece of cloth on a box of the photo. */
const layer = (kind: Layer['kind'], left: number, top: number, width: number, height: number): Layer => ({
  kind,
  side: kind === 'sleeve' ? 0 : undefined,
  left,
  top,
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).fill(255),
  places: new Float32Array(0),
})

/** Skin everywhere, an arm from column 200 on; how bright each place is with what is worn. */
function shade(...layers: Layer[]) {
  const base = createPicture(photo)
  base.data.fill(200)
  const arms = createMask(photo)
  for (let i = 0; i < arms.data.length; i++) if (i % photo.width >= 200) arms.data[i] = 255
  const none = () => createMask(photo)
  const ground = none()
  const floor = 400 * photo.width
  ground.data.fill(255, floor)
  const fit = { half: 'upper', layers } as Fit
  castShadow(body, base, ground, fit, { head: none(), arms, hands: none(), bared: none() }, undefined)
  return (x: number, y: number) => base.data[4 * (y * photo.width + x)]
}

describe('the shadow of a piece', () => {
  test('is dark right under its hem and softer below, and is all round its edges, narrower', () => {
    const at = shade(layer('torso', 60, 200, 60, 60))
    expect(at(90, 260)).toBeLessThan(165)
    expect(at(90, 263)).toBeGreaterThan(at(90, 260))
    expect(at(90, 263)).toBeLessThan(200)
    expect(at(90, 199)).toBeLessThan(195)
    expect(at(90, 190)).toBe(200)
  })

  test('does not fall on an arm before a panel, but from a sleeve on the arm that comes out of it', () => {
    expect(shade(layer('torso', 180, 200, 60, 60))(220, 261)).toBe(200)
    const at = shade(layer('sleeve', 210, 200, 40, 60))
    expect(at(230, 260)).toBeLessThan(165)
  })

  test('never falls on the ground', () => {
    expect(shade(layer('torso', 60, 340, 60, 60))(90, 401)).toBe(200)
  })

  test('nothing worn throws none', () => {
    expect(shade()(90, 260)).toBe(200)
  })
})

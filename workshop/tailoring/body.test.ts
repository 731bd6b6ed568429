import { describe, expect, test } from 'vitest'
import { arms } from '@cabine/engine/drapery/mannequin-body.ts'
import { createBody, sectionAt, type Body } from './body.ts'

/** Coarse: that is enough to ask where a body is. */
const whole = createBody({ cell: 2 })
const armless = createBody({ cell: 2, hasArms: false })
function probe(body: Body, x: number, y: number, z: number) {
  const hit = new Float64Array(4)
  body.sample(x, y, z, hit)
  const [distance, ...direction] = hit
  return { distance, direction }
}

test('she has a waist between chest and hips', () => {
  const [hips, waist, chest] = [90, 107, 128].map((y) => sectionAt(y).halfWidth)
  expect(waist).toBeLessThan(hips - 3)
  expect(waist).toBeLessThan(chest - 2)
})

test('her outline has no steps between the heights that are written down', () => {
  for (let y = 73; y < 160; y += 0.5)
    expect(Math.abs(sectionAt(y + 0.5).halfWidth - sectionAt(y).halfWidth), `${y} cm`).toBeLessThan(0.8)
})

describe('the distance field', () => {
  test('is negative inside, grows by a centimetre for each outwards, and points away from her', () => {
    expect(probe(armless, 0, 107, 0).distance).toBeLessThan(-5)
    const near = probe(armless, 0, 107, 12)
    const far = probe(armless, 0, 107, 17)
    expect(near.distance).toBeCloseTo(12 - 0.2 - 8.9, 0)
    expect(far.distance - near.distance).toBeCloseTo(5, 0)
    expect(Math.hypot(...near.direction)).toBeCloseTo(1, 6)
    expect(near.direction[2]).toBeGreaterThan(0.95)
    expect(probe(armless, 0, 107, -15).direction[2]).toBeLessThan(-0.95)
    expect(probe(armless, 20, 107, 0).direction[0]).toBeGreaterThan(0.95)
    expect(probe(armless, -20, 107, 0).direction[0]).toBeLessThan(-0.95)
  })

  test('is the same on both sides of her, but for the arms, of which each hangs its own way', () => {
    for (const [x, y, z] of [
      [6, 100, 9],
      [14, 60, 3],
      [7, 124, 12],
    ])
      expect(probe(armless, x, y, z).distance).toBeCloseTo(probe(armless, -x, y, z).distance, 6)
    expect(arms.left.wrist[0]).not.toBeCloseTo(-arms.right.wrist[0], 0)
  })

  test('has arms where they are wanted', () => {
    const [x, y, z] = arms.right.elbow
    expect(probe(whole, x, y, z).distance).toBeLessThan(-2)
    expect(probe(armless, x, y, z).distance).toBeGreaterThan(4)
  })
})

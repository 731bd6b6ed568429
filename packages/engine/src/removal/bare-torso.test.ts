import { expect, test } from 'vitest'
import type { Point } from '../geometry/math.ts'
import { createMask, createPlane, type Mask, type Plane } from '../raster/plane.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { bareTorso } from './bare-torso.ts'

const body = createMannequin()
const none = createMask(body.photo)
const noOccluders = { head: none, arms: none, hands: none, bared: none }

function fill<T extends Mask | Plane>(target: T, [left, top]: Point, [right, bottom]: Point, value: number) {
  for (let y = top; y < bottom; y++)
    target.data.fill(value, y * target.width + left, y * target.width + right)
  return target
}
/** Cloth from her collar bones to her hips. */
const top = () => fill(createMask(body.photo), [105, 135], [195, 250], 255)
const painted = () => createPlane(body.photo)

test('a neckline shows skin, however deep', () => {
  const [from, to]: Point[] = [
    [140, 110],
    [160, 170],
  ]
  expect(bareTorso(body, fill(top(), from, to, 0), noOccluders, { skin: fill(painted(), from, to, 1) })).toBe(
    0,
  )
})

test('a hole in the cloth of her torso is told, and skin below every neckline', () => {
  const hole: [Point, Point] = [
    [140, 160],
    [160, 180],
  ]
  const bare = bareTorso(body, fill(top(), ...hole, 0), noOccluders, {
    skin: fill(painted(), ...hole, 1),
  })
  expect(bare).toBeGreaterThan(0.03)
  const belly: [Point, Point] = [
    [140, 110],
    [160, 230],
  ]
  expect(
    bareTorso(body, fill(top(), ...belly, 0), noOccluders, { skin: fill(painted(), ...belly, 1) }),
  ).toBeGreaterThan(0.03)
})

test('what her photo shows is hers to show', () => {
  const hole: [Point, Point] = [
    [140, 160],
    [160, 180],
  ]
  expect(bareTorso(body, fill(top(), ...hole, 0), noOccluders, { skin: painted() })).toBe(0)
})

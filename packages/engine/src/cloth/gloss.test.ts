import { expect, test } from 'vitest'
import { glossIn } from './gloss.ts'

const SATIN = 0.15
const LEATHER = 0.4

/** A normal so far to the right, and what is mirrored there in a light from the front and that side. */
function mirroredAt(side: number, roughness: number) {
  const mirrored = glossIn(Float64Array.of(0.7, 0.3, 0, -0.3, 0, 0, 0, 0, 0))
  return mirrored(side, 0, Math.sqrt(1 - side * side), roughness)
}

test('satin is brightest half way between the light and the camera, and dark on the other side', () => {
  const half = Math.sin(Math.PI / 8)
  const brightest = mirroredAt(half, SATIN)
  for (const side of [-0.6, -0.2, 0, 0.2, 0.6, 0.8]) expect(mirroredAt(side, SATIN)).toBeLessThan(brightest)
  expect(mirroredAt(-0.6, SATIN)).toBeLessThan(0.1 * brightest)
})

test('what is rough mirrors more broadly', () => {
  expect(mirroredAt(0.8, LEATHER)).toBeGreaterThan(2 * mirroredAt(0.8, SATIN))
})

test('a light of no direction is mirrored as from the camera', () => {
  const mirrored = glossIn(Float64Array.of(1, 0, 0, 0, 0, 0, 0, 0, 0))
  expect(mirrored(0, 0, 1, SATIN)).toBeGreaterThan(mirrored(0.5, 0, 0.866, SATIN))
})

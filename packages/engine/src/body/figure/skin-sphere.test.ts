import { expect, test } from 'vitest'
import { createSkinSphere } from './skin-sphere.ts'

/** Skin seen from the front and the left alone, redder and darker towards the left. */
function leftHalf() {
  const sphere = createSkinSphere()
  for (let y = -0.9; y <= 0.9; y += 0.02)
    for (let x = -0.95; x <= 0.2; x += 0.02) sphere.add(x, y, [0.2 * x + 0.1, 0.4 * x, 0.4 * x], 1)
  sphere.finish()
  return sphere
}

test('skin of a direction that was seen looks as it did', () => {
  const sphere = leftHalf()
  expect(sphere.at(-0.5, 0, 1)).toBeCloseTo(-0.2, 1)
  expect(sphere.at(-0.5, 0, 0)).toBeGreaterThan(sphere.at(-0.5, 0, 1))
})

test('directions that nobody saw take on those beside them, and nothing wild', () => {
  const sphere = leftHalf()
  for (let x = 0.3; x < 1; x += 0.1) {
    expect(sphere.at(x, 0, 1)).toBeGreaterThan(-0.35)
    expect(sphere.at(x, 0, 1)).toBeLessThan(0.15)
  }
})

test('it knows how much was seen', () => {
  expect(createSkinSphere().seen()).toBe(0)
  expect(leftHalf().seen()).toBeGreaterThan(1000)
})

import { expect, test } from 'vitest'
import { expose, mirrored, unit } from './studio.ts'

test('brighter light is a brighter picture, and none is white beyond white', () => {
  const steps = Array.from({ length: 60 }, (_, i) => expose(i / 10))
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(new Set(steps).size).toBe(60)
  expect(Math.max(...steps)).toBeLessThanOrEqual(1)
  expect(expose(0.5)).toBe(0.5)
})

test('a mirror shows the window at the upper left, and a rough surface only a blur of it', () => {
  const towards = unit([-0.3, 0.25, 0.95])
  const turnedAway = unit([0.1, -0.6, 0.8])
  const [sharp, rough] = [0, 0.8].map((roughness) => mirrored(...towards, roughness))
  expect(sharp).toBeGreaterThan(1.2)
  expect(rough).toBeLessThan(sharp)
  expect(mirrored(...turnedAway, 0)).toBeLessThan(0.2)
})

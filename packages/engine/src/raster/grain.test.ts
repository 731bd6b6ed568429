import { expect, test } from 'vitest'
import { measureGrain, noiseAt } from './grain.ts'
import { createPlane } from './plane.ts'

const size = { width: 200, height: 150 }

test('the grain that was put into a picture is measured, edges or not', () => {
  for (const grain of [0.004, 0.015]) {
    const plane = createPlane(size)
    for (let i = 0; i < plane.data.length; i++) {
      const [x, y] = [i % 200, Math.floor(i / 200)]
      plane.data[i] = (x % 50 < 25 ? 0.3 : 0.7) + grain * noiseAt(x, y)
    }
    expect(measureGrain(plane)).toBeGreaterThan(grain * 0.8)
    expect(measureGrain(plane)).toBeLessThan(grain * 1.25)
  }
})

test('a smooth picture has none', () => {
  const plane = createPlane(size)
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = (i % 200) / 200
  expect(measureGrain(plane)).toBeLessThan(1e-5)
})

test('noise has mean 0 and deviation 1', () => {
  let sum = 0
  let squares = 0
  for (let y = 0; y < 100; y++) {
    for (let x = 0; x < 100; x++) {
      sum += noiseAt(x, y)
      squares += noiseAt(x, y) ** 2
    }
  }
  expect(Math.abs(sum / 1e4)).toBeLessThan(0.05)
  expect(Math.sqrt(squares / 1e4)).toBeCloseTo(1, 1)
})

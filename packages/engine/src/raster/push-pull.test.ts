import { expect, test } from 'vitest'
import { pushPull } from './push-pull.ts'

const width = 32
const height = 24
const count = width * height

function field(isKnown: (x: number) => boolean, value: (x: number) => number) {
  const colours = new Float32Array(count * 3)
  const weights = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    if (!isKnown(i % width)) continue
    weights[i] = 1
    colours[i] = colours[count + i] = colours[2 * count + i] = value(i % width)
  }
  return { width, height, colours, weights }
}

test('what is known stays, and a gap is filled from both sides', () => {
  const { colours } = pushPull(
    field(
      (x) => x < 8 || x >= 24,
      (x) => (x < 8 ? 50 : 150),
    ),
  )
  const row = 12 * width
  expect(colours[row + 3]).toBe(50)
  expect(colours[row + 28]).toBe(150)
  expect(colours[row + 9]).toBeLessThan(90)
  expect(colours[row + 16]).toBeGreaterThan(70)
  expect(colours[row + 16]).toBeLessThan(130)
  expect(colours[row + 22]).toBeGreaterThan(110)
})

test('one known corner is enough for the whole picture', () => {
  const one = field(
    () => false,
    () => 0,
  )
  one.weights[0] = 1
  one.colours[0] = 90
  const { colours } = pushPull(one)
  for (let i = 0; i < count; i++) expect(colours[i]).toBeCloseTo(90, 3)
})

test('where nothing is known nothing changes', () => {
  const nothing = field(
    () => false,
    () => 0,
  )
  nothing.colours.fill(77)
  expect(pushPull(nothing).colours.every((value) => value === 77)).toBe(true)
})

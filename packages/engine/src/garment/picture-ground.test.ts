import { expect, test } from 'vitest'
import { paintPicture } from '../testing/shapes.ts'
import { findGround } from './picture-ground.ts'

const size = { width: 120, height: 120 }
const isGarment = (x: number, y: number) => x > 35 && x < 85 && y > 30 && y < 95

test('a garment stands out from a wall that grows darker to one side', () => {
  const ground = findGround(
    paintPicture(size, (x, y) => (isGarment(x, y) ? [150, 40, 60] : [220 - x / 3, 210 - x / 3, 200 - x / 3])),
  )
  expect(ground.plain).toBe(true)
  expect(ground.share).toBeCloseTo((49 * 64) / 120 ** 2, 1)
  expect(ground.foreground.data[60 * 120 + 60]).toBe(255)
  expect(ground.foreground.data[60 * 120 + 110]).toBe(0)
})

test('a garment of the colour of its ground is reported as such', () => {
  const ground = findGround(
    paintPicture(size, (x, y) => (isGarment(x, y) ? [240, 240, 238] : [252, 252, 252])),
  )
  expect(ground.nearGround).toBeGreaterThan(0.9)
})

test('a carpet is no plain ground', () => {
  const ground = findGround(
    paintPicture(size, (x, y) => ((x * 31 + y * 17) % 7 > 3 ? [120, 90, 60] : [60, 40, 30])),
  )
  expect(ground.plain).toBe(false)
})

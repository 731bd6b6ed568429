import { expect, test } from 'vitest'
import { createComparison, createLevel } from './patch-level.ts'

const [width, height] = [60, 100]

test('a wall beside a place stands for it rather than pavement far below that is of its tone', () => {
  const colours = new Float32Array(width * height * 3).fill(100)
  const at = (x: number, y: number) => y * width + x
  for (let y = 0; y < 30; y++)
    for (let x = 30; x < width; x++) colours.fill(108, 3 * at(x, y), 3 * at(x, y) + 3)
  const known = new Uint8Array(width * height).fill(255)
  const level = createLevel({ width, height, colours, known, wanted: known.map(() => 0) }, 1)
  const { lookAt, costOf } = createComparison(level)
  lookAt(at(20, 15))
  expect(costOf(at(40, 15), Infinity)).toBeLessThan(costOf(at(20, 75), Infinity))
})

import { expect, test } from 'vitest'
import { createPlane } from '../raster/plane.ts'
import { comparePrints, readPrint } from './compare-prints.ts'
import { paint } from './testing/textured.ts'

const size = { width: 160, height: 160 }
const region = createPlane(size)
for (let i = 0; i < region.data.length; i++)
  region.data[i] = Math.hypot((i % 160) - 80, Math.floor(i / 160) - 80) < 60 ? 1 : 0
const stripes = (along: (x: number, y: number) => number, light = 1) =>
  paint(size, (x, y) => light * (150 + 50 * Math.sin(along(x, y) / 2)))
const print = (picture: ReturnType<typeof stripes>) => readPrint(picture, region)!
const across = print(stripes((_, y) => y))

test('a print that has moved, in other light, is the same', () => {
  expect(comparePrints(across, print(stripes((_, y) => y + 3, 0.94)))).toBeLessThan(0.15)
})

test('stripes that run the other way, or are gone, are another print', () => {
  expect(comparePrints(across, print(stripes((x) => x)))).toBeGreaterThan(0.5)
  expect(comparePrints(across, print(stripes(() => 0)))).toBeGreaterThan(0.5)
})

import { expect, test } from 'vitest'
import type { Colour } from '../raster/kmeans.ts'
import { createMask } from '../raster/plane.ts'
import { paintPicture } from '../testing/shapes.ts'
import { UPPER_CLOTHES } from './clothes-labels.ts'
import { readFolds } from './folds.ts'
import type { Segments } from './segments.ts'

const size = { width: 240, height: 240 }
const SHOULDERS = 200
const isCloth = (x: number, y: number) => x > 20 && x < 220 && y > 20 && y < 220
/** A broad fold: a vertical wave of light. */
const wave = (x: number) => 1 + 0.15 * Math.sin((x / 40) * 2 * Math.PI)

/** Folds of cloth that has these colours. */
function foldsOf(colourAt: (x: number, y: number) => Colour) {
  const photo = paintPicture(size, (x, y) => (isCloth(x, y) ? colourAt(x, y) : [255, 255, 255]))
  const clothes = createMask(size)
  const labels = new Uint8Array(clothes.data.length)
  for (let i = 0; i < labels.length; i++) {
    if (!isCloth(i % size.width, Math.floor(i / size.width))) continue
    clothes.data[i] = 255
    labels[i] = UPPER_CLOTHES
  }
  return readFolds(photo, { clothes } as Segments, labels, UPPER_CLOTHES, SHOULDERS)
}

const plain = (x: number): Colour => [150 * wave(x), 60 * wave(x), 70 * wave(x)]

test('plain cloth gives its broad folds, and nothing finer', () => {
  const { plane, trust } = foldsOf(plain)
  expect(trust).toBeGreaterThan(0.9)
  const row = Array.from(plane.data.subarray(60 * plane.width + 30, 60 * plane.width + 90))
  expect(Math.max(...row)).toBeGreaterThan(1.03)
  expect(Math.min(...row)).toBeLessThan(0.97)
  for (let k = 1; k < row.length; k++) expect(Math.abs(row[k] - row[k - 1])).toBeLessThan(0.03)
})

test.each<[string, (x: number, y: number) => Colour]>([
  ['a print', (x, y) => (((x >> 3) + (y >> 3)) % 2 ? [240, 220, 40] : [150, 60, 70])],
  ['a logo', (x, y) => (Math.hypot(x - 150, y - 80) < 22 ? [250, 250, 250] : plain(x))],
  ['a strap', (x) => (x > 100 && x < 114 ? [40, 25, 20] : plain(x))],
  ['stripes of one hue', (_, y) => (y % 12 < 4 ? [190, 190, 190] : [120, 120, 120])],
  ['a wash', (x, y) => [60 + y * 0.6, 80 + y * 0.45, 150 + y * 0.2]],
  ['black cloth', (x) => [22 * wave(x), 21 * wave(x), 24 * wave(x)]],
])('%s gives none', (_, colourAt) => {
  expect(foldsOf(colourAt).trust).toBeLessThan(0.05)
})

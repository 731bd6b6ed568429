import { expect, test } from 'vitest'
import { createPlane } from '../raster/plane.ts'
import { readLight, relight } from './relight.ts'
import { paint, texture } from './testing/textured.ts'

const size = { width: 120, height: 160 }
const at = texture(4)
const photo = paint(size, (x, y, c) => 60 + 0.5 * at(x, y, c))

test('a brighter and warmer picture is brought back to the photo’s light by what both show, though her clothes differ', () => {
  const same = createPlane(size)
  for (let i = 0; i < same.data.length; i++) same.data[i] = i % 120 < 70 ? 1 : 0
  const cloud = paint(size, (x, y, c) =>
    x < 70 ? photo.data[4 * (y * 120 + x) + c] * [1.1, 1.03, 0.95][c] : [20, 90, 200][c],
  )
  const { gains } = readLight(photo, cloud, same)
  expect(gains[0]).toBeCloseTo(1 / 1.1, 1)
  expect(gains[2]).toBeCloseTo(1 / 0.95, 1)
  relight(cloud, readLight(photo, cloud, same))
  const o = 4 * (80 * 120 + 30)
  for (let c = 0; c < 3; c++) expect(Math.abs(cloud.data[o + c] - photo.data[o + c])).toBeLessThan(4)
})

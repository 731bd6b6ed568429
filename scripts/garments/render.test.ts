import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { garmentLandmarks } from '#shared/garments.ts'
import { createBodies, portray } from './picture.ts'
import { wardrobe } from './wardrobe/wardrobe.ts'

const bodies = createBodies()
const hash = (data: Buffer) => createHash('sha256').update(data).digest('hex')

test('a garment looks the same each time it is rendered', { timeout: 60_000 }, () => {
  const design = { ...wardrobe[0], spacing: 3, steps: [80, 20, 5] as [number, number, number] }
  const [first, second] = [portray(design, bodies, 96), portray(design, bodies, 96)]
  expect(hash(first.picture.rgba)).toBe(hash(second.picture.rgba))
  expect(first.landmarks).toEqual(second.landmarks)
  expect(v.is(garmentLandmarks, first.landmarks)).toBe(true)
})

test(
  'a garment fills its picture but for a small margin, and leaves the ground clear',
  { timeout: 60_000 },
  () => {
    const design = { ...wardrobe[0], spacing: 3, steps: [80, 20, 5] as [number, number, number] }
    const { picture } = portray(design, bodies, 96)
    const opaque = (x: number, y: number) => picture.rgba[4 * (y * picture.width + x) + 3] > 0
    const columns = Array.from({ length: picture.width }, (_, x) =>
      Array.from({ length: picture.height }, (_unused, y) => y).some((y) => opaque(x, y)),
    )
    expect(columns.indexOf(true)).toBeGreaterThanOrEqual(2)
    expect(columns.indexOf(true)).toBeLessThanOrEqual(6)
    expect(opaque(0, 0)).toBe(false)
  },
)

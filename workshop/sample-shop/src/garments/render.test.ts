import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { garmentLandmarks } from '../product.ts'
import { createBodies, hang, portray } from './picture.ts'
import { wardrobe } from './wardrobe/wardrobe.ts'

const bodies = createBodies()
const quick = {
  ...wardrobe.find(({ id }) => id === 'crew-tee')!,
  spacing: 3,
  steps: [80, 20, 5] as [number, number, number],
}
const hash = (data: Uint8ClampedArray) => createHash('sha256').update(data).digest('hex')

test('a garment looks the same each time it is rendered', { timeout: 60_000 }, () => {
  const [first, second] = [0, 1].map(() => portray(quick, hang(quick, bodies), 96, ['white-tee']))
  const shot = ({ pictures }: typeof first) => hash(pictures.get('white-tee')!.rgba)
  expect(shot(first)).toBe(shot(second))
  expect(first.landmarks).toEqual(second.landmarks)
  expect(v.is(garmentLandmarks, first.landmarks)).toBe(true)
})

test(
  'a garment fills its picture but for a small margin, and leaves the ground clear',
  { timeout: 60_000 },
  () => {
    const { pictures } = portray(quick, hang(quick, bodies), 96, ['white-tee'])
    const picture = pictures.get('white-tee')!
    const opaque = (x: number, y: number) => picture.rgba[4 * (y * picture.width + x) + 3] > 0
    const columns = Array.from({ length: picture.width }, (_, x) =>
      Array.from({ length: picture.height }, (_unused, y) => y).some((y) => opaque(x, y)),
    )
    expect(columns.indexOf(true)).toBeGreaterThanOrEqual(2)
    expect(columns.indexOf(true)).toBeLessThanOrEqual(6)
    expect(opaque(0, 0)).toBe(false)
  },
)

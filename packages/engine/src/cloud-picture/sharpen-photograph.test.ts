import { expect, test } from 'vitest'
import { createPlane, type Picture } from '../raster/plane.ts'
import { blend } from './blend.ts'
import type { Flow } from './dense-flow.ts'
import { halfPicture } from './half-size.ts'
import { sameFrame } from './registration.ts'
import { sharpenPhotograph } from './sharpen-photograph.ts'
import { paint, texture } from './testing/textured.ts'

const fineSize = { width: 256, height: 256 }
/** Of its finest lines the coarse copies know nothing. */
const lined = (seed: number) => {
  const at = texture(seed)
  return paint(fineSize, (x, y, c) => at(x, y, c) + (x % 2 ? 12 : -12))
}
const [fine, fineCloud] = [lined(2), lined(9)]
const [photo, cloud] = [halfPicture(fine), halfPicture(fineCloud)]
/** The right half is taken, softly. */
const take = createPlane(photo)
for (let i = 0; i < take.data.length; i++) take.data[i] = Math.max(0, Math.min(1, ((i % 128) - 62) / 4))
const still: Flow = {
  x: createPlane({ width: 1, height: 1 }),
  y: createPlane({ width: 1, height: 1 }),
  at: (_across, _down, out) => Object.assign(out, { x: 0, y: 0 }),
}
const noLight = [0, 1, 2].map(() => createPlane({ width: 1, height: 1 }))
const seam = [0, 1, 2].map(() => createPlane({ width: 2, height: 2 }))

const sharpened = () =>
  sharpenPhotograph(
    {
      ...blend({ photo, cloud, take, seam }),
      sent: cloud,
      registration: sameFrame,
      flow: still,
      light: { gains: [1, 1, 1], local: noLight },
      take,
    },
    { photo, fine },
    { cloud, fineCloud },
  )

/** How far a picture is from another in some columns, 0 to 255 on average. */
function apart(a: Picture, b: Picture, from: number, to: number) {
  let sum = 0
  for (let y = 0; y < a.height; y++)
    for (let x = from; x < to; x++)
      sum += Math.abs(a.data[4 * (y * a.width + x)] - b.data[4 * (y * a.width + x)])
  return sum / (a.height * (to - from))
}

test('what is hers is the finer photo to the last bit', () => {
  expect(apart(sharpened(), fine, 0, 120)).toBe(0)
})

test('what is the cloud’s has the structure of its picture as it came', () => {
  expect(apart(sharpened(), fineCloud, 136, 256)).toBeLessThan(1)
  expect(apart(sharpened(), fine, 136, 256)).toBeGreaterThan(10)
})

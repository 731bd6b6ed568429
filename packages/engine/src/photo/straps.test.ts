import { expect, test } from 'vitest'
import { copyPicture } from '../raster/decode.ts'
import { colours, createMannequin } from '../testing/mannequin.ts'
import type { Body } from '../body/body.ts'
import { UPPER_CLOTHES } from './clothes-labels.ts'
import { claimStraps } from './straps.ts'

const body = createMannequin()
const { width } = body.photo

/** A stripe over a shoulder of the mannequin, which the network takes for skin. */
function claim(colour: number[]) {
  const photo = copyPicture(body.photo)
  const clothes = { ...body.clothes, labels: body.clothes.labels.slice(), holes: body.clothes.holes.slice() }
  const skin = { ...body.segments.skin, data: body.segments.skin.data.slice() }
  const segments: Body['segments'] = { ...body.segments, skin }
  for (let y = 122; y < 150; y++)
    for (let x = 168; x < 172; x++) {
      const i = y * width + x
      photo.data.set(colour, 4 * i)
      clothes.labels[i] = 0
      skin.data[i] = 255
    }
  claimStraps(photo, body.frame, clothes, segments, body.skin)
  return clothes.labels[135 * width + 170]
}

test('a strap that passes for skin goes with the top whose colour it has', () => {
  expect(claim(colours.oldTop)).toBe(UPPER_CLOTHES)
})

test('shade on a shoulder and a ribbon of another colour stay', () => {
  expect(claim(colours.skin.map((value) => 0.4 * value))).toBe(0)
  expect(claim([250, 240, 60])).toBe(0)
})

import { expect, test } from 'vitest'
import { createMask, createPlane } from '../raster/plane.ts'
import { blend } from './blend.ts'
import type { SegmentPlanes } from '../photo/read-parts.ts'
import { seamField } from './seam.ts'
import { paint, texture } from './testing/textured.ts'

const size = { width: 128, height: 128 }
const photo = paint(size, texture(2))
/** The middle is taken, softly. */
const take = createPlane(size)
for (let i = 0; i < take.data.length; i++) {
  const away = Math.max(Math.abs((i % 128) - 64), Math.abs(Math.floor(i / 128) - 64))
  take.data[i] = Math.max(0, Math.min(1, (36 - away) / 4))
}
const nothing = () => [0, 1, 2].map(() => createPlane({ width: 32, height: 32 }))

function partsOf(name: keyof SegmentPlanes): SegmentPlanes {
  const parts = Object.fromEntries(
    ['background', 'hair', 'skin', 'face', 'clothes', 'other'].map((one) => [one, createPlane(size)]),
  ) as SegmentPlanes
  parts[name].data.fill(1)
  return parts
}

test('what is not taken stays the photo’s to the last bit, whatever was sent', () => {
  const cloud = paint(size, texture(9))
  const { picture, own, taken } = blend({ photo, cloud, take, seam: nothing() })
  let [kept, changed] = [0, 0]
  for (let i = 0; i < take.data.length; i++)
    for (let o = 4 * i; o < 4 * i + 4; o++) {
      if (take.data[i] === 0) kept += picture.data[o] === photo.data[o] ? 0 : 1
      else if (picture.data[o] !== photo.data[o]) changed++
    }
  expect(kept).toBe(0)
  expect(own.every((share, i) => (share === 1) === (taken[i] === 0))).toBe(true)
  expect(changed).toBeGreaterThan(5000)
})

test('skin that was sent in another tone meets hers without a seam', () => {
  const skin = paint(size, (x, y, c) => 150 + 20 * c + 0.1 * x)
  const cloud = paint(size, (x, y, c) => skin.data[4 * (y * 128 + x) + c] - 18 + 6 * c)
  const parts = partsOf('skin')
  const seen = { photo: parts, guide: parts, cloud: parts, changed: take }
  const worst = (seam: ReturnType<typeof nothing>) => {
    const { data } = blend({ photo: skin, cloud, take, seam }).picture
    let most = 0
    for (let o = 4; o < data.length; o += 4)
      if ((o / 4) % 128)
        for (let c = 0; c < 3; c++) most = Math.max(most, Math.abs(data[o + c] - data[o + c - 4]))
    return most
  }
  expect(worst(nothing())).toBeGreaterThan(3)
  expect(worst(seamField(skin, cloud, seen, take))).toBeLessThan(3)
})

test('clothes keep their colour but at the seam', () => {
  const wall = paint(size, () => 120)
  const cloud = paint(size, (x, y) => (Math.max(Math.abs(x - 64), Math.abs(y - 64)) < 30 ? 200 : 110))
  const [own, sent] = [partsOf('background'), partsOf('background')]
  for (let i = 0; i < take.data.length; i++)
    if (cloud.data[4 * i] === 200) [sent.clothes.data[i], sent.background.data[i]] = [1, 0]
  const seam = seamField(wall, cloud, { photo: own, guide: sent, cloud: sent, changed: take }, take)
  const { data } = blend({ photo: wall, cloud, take, seam }).picture
  expect(data[4 * (64 * 128 + 64)]).toBe(200)
  expect(data[4 * (64 * 128 + 31)]).toBeGreaterThan(116)
})

test('her hair lies before what is taken', () => {
  const head = createMask(size)
  head.data.fill(255, 128 * 60, 128 * 62)
  const { picture } = blend({
    photo,
    cloud: paint(size, () => 255),
    take,
    seam: nothing(),
    head: { head, colours: photo },
  })
  const at = 4 * (61 * 128 + 64)
  expect(picture.data.slice(at, at + 3)).toEqual(photo.data.slice(at, at + 3))
})

import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../body/body.ts'
import { copyPicture } from '../raster/decode.ts'
import { createMask, createPicture, type Picture } from '../raster/plane.ts'
import { stand } from '../testing/standing.ts'
import { findFreeHand } from './free-hand.ts'
import { hangBag } from './hang-bag.ts'
import { cropTo } from './read-bag.ts'

/** A handle over a box, both blue, on clear ground. */
function blueBag(): Picture {
  const picture = createPicture({ width: 60, height: 100 })
  for (let y = 0; y < 100; y++)
    for (let x = 0; x < 60; x++)
      if (y >= 40 || (x >= 26 && x < 34)) picture.data.set([30, 40, 190, 255], 4 * (y * 60 + x))
  return picture
}

describe('a bag in a hand that hangs free', () => {
  let body: Body
  let look: Picture
  const height = 34
  beforeAll(() => {
    body = stand()
    look = copyPicture(body.photo)
    hangBag(body, look, findFreeHand(body)!, { picture: blueBag(), height })
  })
  const isBlue = (i: number) => look.data[4 * i + 2] > look.data[4 * i] + 40
  const blue = () => Array.from(body.segments.skin.data.keys()).filter(isBlue)

  test('begins at the hand and is as long as it is', () => {
    const { grip } = findFreeHand(body)!
    const rows = blue().map((i) => Math.floor(i / look.width))
    const long = height * body.figure.fitted.scale
    expect(Math.max(...rows)).toBeGreaterThan(grip[1] + 0.85 * long)
    expect(Math.max(...rows)).toBeLessThan(grip[1] + 1.1 * long)
    const across = blue().map((i) => i % look.width)
    expect((Math.min(...across) + Math.max(...across)) / 2).toBeCloseTo(grip[0], -1)
  })

  test('has the hand before it', () => {
    const { grip } = findFreeHand(body)!
    const covered = blue().filter(
      (i) =>
        body.segments.skin.data[i] === 255 &&
        Math.hypot((i % look.width) - grip[0], i / look.width - grip[1]) < 7 * body.figure.fitted.scale,
    )
    expect(covered).toEqual([])
  })

  test('has what she wears on that hand before it', () => {
    const hand = findFreeHand(body)!
    const { grip } = hand
    const i = Math.round(grip[1] + 2) * look.width + Math.round(grip[0])
    const ringed = {
      ...body,
      segments: { ...body.segments, skin: createMask(look), other: createMask(look) },
    }
    ringed.segments.other.data[i] = 255
    const bare = copyPicture(body.photo)
    hangBag(ringed, bare, hand, { picture: blueBag(), height })
    expect(bare.data.subarray(4 * i, 4 * i + 4)).toEqual(body.photo.data.subarray(4 * i, 4 * i + 4))
    expect(bare.data[4 * i + 6]).toBeGreaterThan(bare.data[4 * i + 4] + 40)
  })

  test('without a handle is held by its upper edge, fingers before it', () => {
    const hand = findFreeHand(body)!
    const held = copyPicture(body.photo)
    hangBag(body, held, hand, { picture: blueBag(), height: 15, isHeldByEdge: true })
    const rows = Array.from(body.segments.skin.data.keys())
      .filter((i) => held.data[4 * i + 2] > held.data[4 * i] + 40)
      .map((i) => Math.floor(i / held.width))
    expect(Math.min(...rows)).toBeLessThan(hand.grip[1] - 2 * body.figure.fitted.scale)
    const at = 4 * (Math.round(hand.grip[1]) * held.width + Math.round(hand.grip[0]))
    expect(held.data.subarray(at, at + 4)).toEqual(body.photo.data.subarray(at, at + 4))
  })

  test('leaves her head as it is', () => {
    const above = 4 * look.width * Math.floor(body.arms[0].joints[0][1])
    expect(isDeepStrictEqual(look.data.subarray(0, above), body.photo.data.subarray(0, above))).toBe(true)
  })
})

test('hands that hold something are not free', () => {
  expect(findFreeHand(stand(true))).toBeUndefined()
})

test('what stands out of a picture is cut to its size, with clear ground', () => {
  const picture = createPicture({ width: 10, height: 10 })
  const alpha = createMask(picture)
  for (const i of [33, 34, 43]) alpha.data[i] = 255
  picture.data.set([9, 8, 7, 255], 4 * 43)
  const cropped = cropTo(picture, alpha)!
  expect([cropped.width, cropped.height]).toEqual([2, 2])
  expect([...cropped.data.subarray(8)]).toEqual([9, 8, 7, 255, 0, 0, 0, 0])
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { Bag } from '../contract/bags.ts'
import type { Body } from '../body/body.ts'
import { findOccluders } from '../fit/coverage.ts'
import { copyPicture } from '../raster/decode.ts'
import { createMask, createPicture, type Picture } from '../raster/plane.ts'
import { stand } from '../testing/standing.ts'
import { takeApart } from './bag-parts.ts'
import { carryBag, placeBag, type CarriedBag } from './carry-bag.ts'

const size = { width: 100, height: 120 }
/** Where the bag begins under its strap, px. */
const TOP = 60

/** A blue box that hangs by a red strap, which bends over it. */
function strapped(): Picture {
  const picture = createPicture(size)
  for (let y = 0, i = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++, i += 4) {
      const isLeg = (x >= 10 && x < 14) || (x >= 86 && x < 90)
      if (y >= TOP) picture.data.set([20, 30, 200, 255], i)
      else if (isLeg || (y < 4 && x >= 10 && x < 90)) picture.data.set([220, 20, 20, 255], i)
    }
  return picture
}

const kind = (...places: Bag['places']): Bag => ({ height: 40, places, drop: 30 })

describe('a bag and what it hangs by', () => {
  const parts = takeApart(strapped())!

  test('are told apart', () => {
    const { body, box } = parts
    expect(box).toMatchObject({ left: 0, width: size.width })
    expect(Math.abs(box.top - TOP)).toBeLessThan(6)
    for (let i = 0; i < body.data.length; i += 4)
      if (body.data[i + 3])
        expect([i, body.data[i] < body.data[i + 2] || i / 4 >= 54 * size.width]).toEqual([i, true])
  })

  test('meet at two rings, and the strap is laid straight', () => {
    const { rings, strap } = parts
    expect(rings.map(([x]) => Math.round(x / 10))).toEqual([1, 9])
    const middle = 4 * Math.floor(strap.width / 2)
    for (let y = 0; y < strap.height; y++)
      expect(strap.data.subarray(4 * y * strap.width + middle, 4 * y * strap.width + middle + 4)).toEqual(
        Uint8ClampedArray.of(220, 20, 20, 255),
      )
  })

  test('cannot be, where nothing stands over the bag', () => {
    const box = createPicture(size)
    box.data.fill(255)
    expect(takeApart(box)).toBeUndefined()
  })
})

describe.each(['shoulder', 'across'] as const)('a bag that hangs %s', (worn) => {
  let body: Body
  let look: Picture
  let carried: Extract<CarriedBag, { slung: unknown }>
  const paint = (wearer: Body) => {
    const picture = copyPicture(wearer.photo)
    carryBag(wearer, picture, carried, {
      fits: [],
      covered: createMask(picture),
      occluders: findOccluders(wearer, []),
    })
    return picture
  }
  beforeAll(() => {
    body = stand()
    const placed = placeBag(body, kind(worn), strapped())
    if (!('slung' in placed)) throw new Error('it hangs from a hand')
    carried = placed
    look = paint(body)
  })
  const isBlue = (i: number) => look.data[4 * i + 2] > look.data[4 * i] + 40
  const isRed = (i: number) => look.data[4 * i] > 2.2 * look.data[4 * i + 1]
  const all = () => Array.from(body.segments.skin.data.keys())

  test('is at her side, within its place, and hardly hidden', () => {
    const { left, top, width, height } = carried.slung.place.body
    const blue = all().filter(isBlue)
    expect(blue.length).toBeGreaterThan(0.35 * width * height)
    for (const i of blue) {
      const [x, y] = [i % look.width, Math.floor(i / look.width)]
      expect(x > left - 2 && x < left + width + 2 && y > top - 2 && y < top + height + 2).toBe(true)
    }
    const { side, shoulder } = carried.slung.place
    expect(side === shoulder).toBe(worn === 'shoulder')
    const [across] = body.frame.fromPhoto(left + width / 2, top)
    expect(Math.sign(across)).toBe(side === 0 ? -1 : 1)
  })

  test('hangs by a strap that goes all the way up to the shoulder and not over it', () => {
    const { over, body: box } = carried.slung.place
    const red = new Set(
      all()
        .filter(isRed)
        .map((i) => Math.floor(i / look.width)),
    )
    const rows = Array.from(
      { length: Math.floor(box.top - over[1]) - 2 },
      (_, k) => Math.ceil(over[1]) + 1 + k,
    )
    expect(rows.filter((row) => !red.has(row))).toEqual([])
    expect(Math.min(...red)).toBeGreaterThan(over[1] - 0.8 * body.figure.fitted.scale)
  })

  test('has her arms before it', () => {
    const place = { distance: 0, along: 0, across: 0 }
    const onArm = all().filter((i) => {
      const [x, y] = [i % look.width, Math.floor(i / look.width)]
      return (
        body.segments.skin.data[i] === 255 &&
        body.arms.some((arm) => arm.locate(x, y, place) && place.distance < 0.6 && place.along > 0.6)
      )
    })
    expect(onArm.length).toBeGreaterThan(100)
    expect(onArm.filter((i) => isBlue(i) || isRed(i))).toEqual([])
  })

  test('has hair before its strap', () => {
    const strap = all().filter(isRed)
    const head = { ...body.foreground.head, data: body.foreground.head.data.slice() }
    for (const i of strap) head.data[i] = 255
    const hidden = paint({ ...body, foreground: { ...body.foreground, head } })
    expect(strap.filter((i) => hidden.data[4 * i] > 2.2 * hidden.data[4 * i + 1])).toEqual([])
  })
})

describe('a bag goes to the first place that is free:', () => {
  test('a hand before a shoulder, where its kind is held', () => {
    expect(placeBag(stand(), kind('hand', 'shoulder'), strapped())).toHaveProperty('hand')
  })

  test('a shoulder, where both hands hold something', () => {
    expect(placeBag(stand(true), kind('hand', 'shoulder'), strapped())).toHaveProperty('slung')
  })

  test('none, where all she could do is hold it and her hands are busy', () => {
    expect(() => placeBag(stand(true), kind('hand'), strapped())).toThrow(
      expect.objectContaining({ code: 'hands_busy' }),
    )
  })

  test('none, where something is over her shoulders already', () => {
    const body = stand(true)
    const other = { ...body.segments.other, data: body.segments.other.data.slice() }
    for (const { joints } of body.arms) {
      const [[x, y]] = joints
      for (let v = Math.round(y) - 30; v < y + 30; v++)
        other.data.fill(
          255,
          v * body.photo.width + Math.round(x) - 40,
          v * body.photo.width + Math.round(x) + 40,
        )
    }
    const slung = { ...body, segments: { ...body.segments, other } }
    expect(() => placeBag(slung, kind('across', 'shoulder', 'hand'), strapped())).toThrow(
      expect.objectContaining({ code: 'shoulders_busy' }),
    )
  })
})

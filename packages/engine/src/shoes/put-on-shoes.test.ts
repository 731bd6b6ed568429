import { isDeepStrictEqual } from 'node:util'
import { rasterise } from '../drapery/raster.ts'
import { describe, expect, test } from 'vitest'
import { EngineRefusal } from '../contract/advice.ts'
import { buildBody, type Body } from '../body/body.ts'
import { createTorsoFrame, sides, type Side } from '../photo/frame.ts'
import { copyPicture } from '../raster/decode.ts'
import { createPicture } from '../raster/plane.ts'
import { photographFigure, type Clothing } from '../testing/figure-photo.ts'
import { shippedFigure as model } from '../testing/shipped-figure.ts'
import { asFitted, findFoot, putOnFoot } from './feet.ts'
import { findFeet, putOnShoes } from './put-on-shoes.ts'
import { createShoe } from './shoe-mesh.ts'
import type { Shoes } from './shoe-picture.ts'
import { shoeStyles } from './shoe-styles.ts'

const BLUE = [30, 40, 170]
const shorts = { pelvis: 1, spine: 1, clavicle: 1, upperarm: 1 }
const trousers = { ...shorts, thigh: 2, calf: 2 }
const red: Shoes = { kind: 'ballet-flat', finish: 'suede', colour: [170, 20, 30] }

/** Somebody on grey ground in blue sneakers, or in one of them. */
function standInBlue(clothing: Clothing, shoes: readonly Side[] = sides): Body {
  const { evidence } = photographFigure(model, model.builds[1].shape, 5, clothing)
  const { size, segments, pose } = evidence
  const photo = createPicture(size)
  const frame = createTorsoFrame(pose.joints)
  const paint = (i: number, colour: number[]) => photo.data.set([...colour, 255], 4 * i)
  for (let i = 0; i < segments.skin.data.length; i++)
    paint(
      i,
      segments.background.data[i]
        ? [150, 150, 150]
        : segments.clothes.data[i]
          ? [60, 70, 60]
          : [205, 160, 135],
    )
  const { figure } = buildBody(photo, pose, frame, segments, model)
  const usual = createShoe(shoeStyles.sneaker)
  for (const side of shoes) {
    const seen = putOnFoot(usual.at, 3.4, findFoot(figure, side), figure.fitted.camera, {
      ...asFitted,
      x: 4,
      y: -2,
    })
    const { triangle } = rasterise(
      { left: 0, top: 0, scale: 1, ...size },
      seen,
      Int32Array.from(usual.triangles),
      () => 0,
      null,
    )
    for (let i = 0; i < triangle.length; i++) {
      if (triangle[i] < 0 || segments.clothes.data[i]) continue
      paint(i, BLUE)
      for (const mask of Object.values(segments)) mask.data[i] = 0
      segments.other.data[i] = 255
    }
  }
  return buildBody(photo, pose, frame, segments, model)
}

function wear(body: Body, shoes: Shoes) {
  const look = copyPicture(body.photo)
  putOnShoes(body, look, findFeet(body), shoes, true)
  return look
}

const isBlue = ([r, , b]: Uint8ClampedArray) => b > r + 60
const isRed = ([r, , b]: Uint8ClampedArray) => r > b + 60 && b < 90

describe('a pair on both feet', () => {
  const body = standInBlue(shorts)
  const look = wear(body, red)
  const pixels = Array.from(body.segments.other.data.keys())
  const at = (i: number) => look.data.subarray(4 * i, 4 * i + 3)
  const old = pixels.filter((i) => body.segments.other.data[i])

  test('takes the place of her own, of which hardly anything is left', () => {
    expect(old.length).toBeGreaterThan(1500)
    expect(old.filter((i) => isBlue(at(i))).length).toBeLessThan(0.03 * old.length)
    const worn = old.filter((i) => isRed(at(i)))
    expect(worn.length).toBeGreaterThan(0.15 * old.length)
    for (const side of sides) {
      const [x] = putOnFoot([12, 0, 3], 3, findFoot(body.figure, side), body.figure.fitted.camera, asFitted)
      expect(worn.some((i) => Math.abs((i % look.width) - x) < 6)).toBe(true)
    }
  })

  test('bares the instep that a low shoe shows', () => {
    expect(
      old.filter((i) => at(i)[0] > 120 && at(i)[0] > at(i)[2] + 20 && !isRed(at(i))).length,
    ).toBeGreaterThan(100)
  })

  test('has a strap over the instep where its kind has one', () => {
    const instep = sides.map((side) =>
      putOnFoot([11.5, 0, 9], 3, findFoot(body.figure, side), body.figure.fitted.camera, asFitted),
    )
    const redOverInstep = (kind: Shoes['kind']) => {
      const worn = wear(body, { ...red, kind })
      return old.filter(
        (i) =>
          isRed(worn.data.subarray(4 * i, 4 * i + 3)) &&
          instep.some(([x, y]) => Math.hypot((i % look.width) - x, i / look.width + y) < 9),
      ).length
    }
    expect(redOverInstep('mary-jane')).toBeGreaterThan(20)
    expect(redOverInstep('mule')).toBe(0)
  })

  test('leaves everything above her shanks as it is', () => {
    const knees = Math.max(...body.legs.map(({ joints }) => joints[1][1]))
    const above = 4 * look.width * Math.floor(knees)
    expect(isDeepStrictEqual(look.data.subarray(0, above), body.photo.data.subarray(0, above))).toBe(true)
  })
})

test('trousers that stay hang over boots', () => {
  const body = standInBlue(trousers)
  const look = wear(body, { kind: 'chelsea-boot', finish: 'leather', colour: [170, 20, 30] })
  const ankles = Math.min(...body.legs.map(({ joints }) => joints[2][1]))
  const covered = Array.from(body.clothes.labels.keys()).filter(
    (i) => body.segments.clothes.data[i] === 255 && i / look.width < ankles - 4,
  )
  expect(covered.filter((i) => isRed(look.data.subarray(4 * i, 4 * i + 3)))).toEqual([])
})

test('where one foot is not seen no pair is put on', () => {
  expect(() => findFeet(standInBlue(shorts, [0]))).toThrow(
    expect.objectContaining({ code: 'feet_hidden' } satisfies Partial<EngineRefusal>),
  )
})

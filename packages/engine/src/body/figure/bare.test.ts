import { boneNames } from '../model/model.ts'
import { describe, expect, test } from 'vitest'
import type { Colour } from '../../raster/kmeans.ts'
import { createPicture } from '../../raster/plane.ts'
import { photographFigure } from '../../testing/figure-photo.ts'
import { shippedFigure as model } from '../../testing/shipped-figure.ts'
import { bareBody } from './bare.ts'
import { toSrgb } from './linear-light.ts'
import { NO_BONE } from './view.ts'

/** Her skin lit from the picture's left and above, as a camera would see it. */
function lightUp(tone: Colour) {
  const { evidence, view } = photographFigure(model, model.builds[1].shape, 11, {
    spine: 1,
    clavicle: 1,
    upperarm: 1,
  })
  const photo = createPicture(evidence.size)
  for (let i = 0; i < view.bone.length; i++) {
    const [x, y, z] = [view.normal[3 * i], view.normal[3 * i + 1], view.normal[3 * i + 2]]
    const light = 0.35 + Math.max(0, -0.6 * x - 0.35 * y - 0.72 * z)
    for (let c = 0; c < 3; c++)
      photo.data[4 * i + c] = view.bone[i] === NO_BONE ? 200 : toSrgb(((tone[c] / 255) ** 2.2 * light) / 1.1)
    photo.data[4 * i + 3] = 255
  }
  return { photo, evidence, view }
}

const perCm = 3.6
const isUpperArm = (bone: number) => bone !== NO_BONE && boneNames[bone].startsWith('upperarm')

describe.each([
  ['dark', [92, 62, 48]],
  ['middle', [190, 140, 110]],
  ['light', [236, 200, 184]],
] as [string, Colour][])('%s skin under a sleeve', (_, tone) => {
  const { photo, evidence, view } = lightUp(tone)
  const bare = bareBody(photo, evidence.segments, view, perCm, [128, 128, 128])
  const pixels = Array.from(view.bone, (bone, i) =>
    isUpperArm(bone) && view.cover.data[i] === 1 ? i : -1,
  ).filter((i) => i >= 0)
  const painted: Colour = [0, 0, 0]
  const errorAt = (i: number) => {
    bare.colourAt(i % photo.width, Math.floor(i / photo.width), painted)
    return painted.map((value, c) => value - photo.data[4 * i + c])
  }

  test('has her tone: on the whole neither lighter nor darker, nor of another hue', () => {
    const sums = [0, 0, 0]
    for (const i of pixels) errorAt(i).forEach((error, c) => (sums[c] += error / pixels.length))
    for (const sum of sums) expect(Math.abs(sum)).toBeLessThan(16)
  })

  test('is lit from the side that the light came from', () => {
    const bright = (isLit: boolean) => {
      const side = pixels.filter(
        (i) => view.normal[3 * i] < -0.4 === isLit && Math.abs(view.normal[3 * i]) > 0.4,
      )
      return side.reduce((sum, i) => sum + errorAt(i)[0] + photo.data[4 * i], 0) / side.length
    }
    expect(bright(true)).toBeGreaterThan(1.04 * bright(false))
  })
})

test('without any skin to be seen her usual tone is taken', () => {
  const { photo, evidence, view } = lightUp([190, 140, 110])
  evidence.segments.skin.data.fill(0)
  evidence.segments.face.data.fill(0)
  const bare = bareBody(photo, evidence.segments, view, perCm, [150, 100, 80])
  const painted: Colour = [0, 0, 0]
  const i = view.bone.findIndex((bone, k) => isUpperArm(bone) && view.normal[3 * k + 2] < -0.9)
  bare.colourAt(i % photo.width, Math.floor(i / photo.width), painted)
  expect(painted[0] / painted[2]).toBeCloseTo(150 / 80, 0)
  expect(painted[0]).toBeGreaterThan(110)
  expect(painted[0]).toBeLessThan(190)
})

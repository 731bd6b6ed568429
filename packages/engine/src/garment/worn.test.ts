import { describe, expect, test } from 'vitest'
import { SEGMENT_SIDE, segmentClasses, type SegmentClass } from '../models/segmentation.ts'
import type { Colour } from '../raster/kmeans.ts'
import { createPlane, type Plane } from '../raster/plane.ts'
import { paintPicture } from '../testing/shapes.ts'
import { standAt } from '../testing/people.ts'
import { isWorn, readWornSigns } from './worn.ts'

const size = { width: SEGMENT_SIDE, height: SEGMENT_SIDE }
type Patch = [
  name: SegmentClass,
  left: number,
  top: number,
  width: number,
  height: number,
  colour: Colour,
  sureness?: number,
]
const BLUE: Colour = [40, 70, 160]
const SKIN: Colour = [205, 160, 135]
const SILK: Colour = [215, 175, 165]

function signsOf(patches: Patch[], poses = [] as ReturnType<typeof standAt>[]) {
  const segments = Object.fromEntries(segmentClasses.map((name) => [name, createPlane(size)])) as Record<
    SegmentClass,
    Plane
  >
  segments.background.data.fill(1)
  const isIn = ([, left, top, width, height]: Patch, x: number, y: number) =>
    x >= left && x < left + width && y >= top && y < top + height
  const picture = paintPicture(size, (x, y) => {
    const patch = patches.findLast((one) => isIn(one, x, y))
    if (patch)
      for (const name of segmentClasses)
        segments[name].data[y * SEGMENT_SIDE + x] = name === patch[0] ? (patch[6] ?? 1) : 0
    return patch ? patch[5] : [250, 250, 250]
  })
  return readWornSigns(segments, poses, picture)
}

const shirt: Patch = ['clothes', 70, 90, 116, 150, BLUE]

test('a shirt that lies alone is not worn', () => {
  expect(isWorn(signsOf([shirt]))).toBe(false)
})

describe('somebody wears it', () => {
  test('who shows a face and a neck', () => {
    const head: Patch[] = [
      ['hair', 105, 20, 46, 20, [50, 35, 25]],
      ['face', 108, 35, 40, 40, SKIN],
      ['skin', 118, 75, 20, 18, SKIN],
    ]
    expect(isWorn(signsOf([shirt, ...head]))).toBe(true)
  })

  test('whose head is cut off, but whose arms hang out of it', () => {
    const arms: Patch[] = [
      ['skin', 45, 130, 25, 100, SKIN],
      ['skin', 186, 130, 25, 100, SKIN],
    ]
    expect(isWorn(signsOf([shirt, ...arms]))).toBe(true)
  })

  test.each([
    [0.5, false],
    [0.51, true],
  ])('whose arms are skin with a likelihood of %d: %s', (sureness, worn) => {
    const arms: Patch[] = [
      ['skin', 45, 130, 25, 100, SKIN, sureness],
      ['skin', 186, 130, 25, 100, SKIN, sureness],
    ]
    expect(isWorn(signsOf([shirt, ...arms]))).toBe(worn)
  })

  test('whose skin differs from the cloth in its blue alone', () => {
    const [grey, pale]: Colour[] = [
      [110, 110, 110],
      [98, 98, 134],
    ]
    const arms: Patch[] = [
      ['skin', 45, 130, 25, 100, pale],
      ['skin', 186, 130, 25, 100, pale],
    ]
    expect(isWorn(signsOf([['clothes', 70, 90, 116, 150, grey], ...arms]))).toBe(true)
  })

  test('who shows little more than wrists and ankles, where a skeleton has them', () => {
    const pose = standAt(128, 50, 50)
    const hands = [15, 16, 27, 28].map((n): Patch => {
      const { x, y } = pose.joints[n]
      return ['skin', x - 9, y - 9, 18, 18, SKIN]
    })
    const overall: Patch = ['clothes', 100, 45, 56, 175, BLUE]
    expect(isWorn(signsOf([overall, ...hands], [pose]))).toBe(true)
  })
})

describe('nobody wears', () => {
  test('a shirt with a printed face and its neck', () => {
    const print: Patch[] = [
      ['background', 95, 120, 66, 80, [250, 250, 250]],
      ['hair', 110, 125, 36, 14, [50, 35, 25]],
      ['face', 112, 135, 32, 36, SKIN],
      ['skin', 120, 171, 16, 20, SKIN],
    ]
    expect(isWorn(signsOf([shirt, ...print]))).toBe(false)
  })

  test('silk that was taken for skin in large parts', () => {
    const camisole: Patch[] = [
      ['clothes', 70, 90, 116, 150, SILK],
      ['skin', 70, 150, 116, 90, SILK],
    ]
    expect(isWorn(signsOf(camisole))).toBe(false)
  })

  test('a coat into which the pose network drew a skeleton', () => {
    expect(isWorn(signsOf([shirt], [standAt(128, 100, 70)]))).toBe(false)
  })
})

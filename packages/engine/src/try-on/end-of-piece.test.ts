import { expect, test } from 'vitest'
import { sewPicture } from '../cloth/picture-cut/sew-picture.ts'
import type { GarmentCategory } from '../contract/garment-categories.ts'
import { createGarment, RED, redTee } from '../testing/garments.ts'
import type { Point } from '../geometry/math.ts'
import { fillPolygons, mirrorIn, tee } from '../testing/shapes.ts'
import { shippedCuts } from '../testing/shipped-cuts.ts'
import { endOf } from './end-of-piece.ts'

const sewn = (garment: Parameters<typeof sewPicture>[0]) => endOf(sewPicture(garment, shippedCuts) ?? garment)

/** So many px long, with a waist of 80 px. */
const skirt = (length: number) =>
  createGarment(
    'skirts',
    fillPolygons({ width: 200, height: 320 }, [
      [60, 20],
      [140, 20],
      [155, 20 + length],
      [45, 20 + length],
    ]),
    RED,
  )

test('where a skirt ends is told by its length beside its waist', () => {
  expect([90, 130, 180, 270].map((length) => sewn(skirt(length)))).toEqual(['mini', 'knee', 'midi', 'maxi'])
})

/** So many px of its panel are cut off. */
const shorter = (by: number, category: GarmentCategory = 'tops') => {
  const panel = tee.panel.map(([x, y]): Point => [x, y > 200 ? y - by : y])
  return createGarment(
    category,
    fillPolygons(tee.size, panel, tee.leftSleeve, mirrorIn(150)(tee.leftSleeve)),
    RED,
  )
}

test('a top may be cropped, end at the hips or below, and the same as a dress is a short one', () => {
  expect([0, 75, 135].map((by) => sewn(shorter(by)))).toEqual(['long', 'hip', 'crop'])
  expect(sewn(shorter(75, 'dresses'))).toBe('mini')
})

test('nothing is told of what is not sewn after its picture', () => {
  expect(endOf(redTee())).toBeNull()
})

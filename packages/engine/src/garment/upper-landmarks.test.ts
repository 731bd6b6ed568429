import { expect, test } from 'vitest'
import type { Point } from '../geometry/math.ts'
import { createMask, type Mask } from '../raster/plane.ts'
import { fillPolygons, mirrorIn, paintPicture, tee } from '../testing/shapes.ts'
import { findImplausible } from './implausible-landmarks.ts'
import { traceOutline } from './trace-outline.ts'
import { measureUpper } from './upper-landmarks.ts'
import { LEFT_SLEEVE, shapeUpper, TORSO } from './upper-shape.ts'

const mirror = mirrorIn(150)
const measure = (alpha: Mask, category: 'tops' | 'dresses' | 'outerwear' = 'tops') => {
  const outline = traceOutline(alpha, true)!
  return {
    outline,
    points: measureUpper(
      outline,
      paintPicture(tee.size, () => [120, 90, 80], alpha),
      category,
    ),
  }
}
const near = (actual: readonly number[], expected: Point, within: number) =>
  expect(
    Math.hypot(actual[0] - expected[0], actual[1] - expected[1]),
    `${actual.join()} near ${expected.join()}`,
  ).toBeLessThan(within)

const teeMask = () => fillPolygons(tee.size, tee.panel, tee.leftSleeve, mirror(tee.leftSleeve))

test('a T-shirt gives its armpits, cuffs and hem', () => {
  const { points, outline } = measure(teeMask())
  near(points.armpit.left, [100, 111], 6)
  near(points.armpit.right, [200, 111], 6)
  near(points.hem.left, [100, 269], 4)
  near(points.hem.right, [200, 269], 4)
  near(points.sleeves!.left.cuffInner, [60, 134], 6)
  near(points.sleeves!.left.cuffOuter, [41, 100], 6)
  near(points.sleeves!.right.cuffOuter, [259, 100], 6)
  expect(points.neck.left[0]).toBeLessThan(150)
  expect(points.neck.right[0]).toBeGreaterThan(150)
  expect(findImplausible(points, outline, 'tops')).toBeUndefined()
})

test('the pixels of a T-shirt are told apart into panel and sleeves', () => {
  const alpha = teeMask()
  const { points, outline } = measure(alpha)
  const { regions, sleeves } = shapeUpper(points, outline, alpha)
  const at = (x: number, y: number) => regions[y * 300 + x]
  expect(at(150, 200)).toBe(TORSO)
  expect(at(60, 115)).toBe(LEFT_SLEEVE)
  expect(at(240, 115)).toBe(LEFT_SLEEVE + 1)
  expect(at(20, 20)).toBe(0)
  expect(sleeves).toHaveLength(2)
  expect(sleeves[0].outer).toHaveLength(sleeves[0].inner.length)
})

test('a vest has armpits and no sleeves', () => {
  const vest: Point[] = [
    [122, 40],
    [134, 40],
    [150, 80],
    [166, 40],
    [178, 40],
    [186, 90],
    [200, 110],
    [198, 270],
    [102, 270],
    [100, 110],
    [114, 90],
  ]
  const { points } = measure(fillPolygons(tee.size, vest))
  expect(points.sleeves).toBeUndefined()
  near(points.armpit.left, [100, 110], 8)
  near(points.armpit.right, [200, 110], 8)
})

test('the waist of a vest that flares is no armpit', () => {
  const left: Point[] = [
    [118, 20],
    [100, 32],
    [104, 70],
    [92, 110],
    [106, 190],
    [86, 285],
  ]
  const { points, outline } = measure(
    fillPolygons(tee.size, [...left, ...left.map(([x, y]): Point => [300 - x, y]).reverse()]),
  )
  expect(points.sleeves).toBeUndefined()
  near(points.armpit.left, [92, 110], 12)
  expect(findImplausible(points, outline, 'tops')).toBeUndefined()
})

test('a long sleeve whose cuff lies on the panel still has its armpit', () => {
  const longSleeve: Point[] = [
    [104, 46],
    [50, 100],
    [60, 240],
    [104, 250],
    [104, 225],
    [84, 215],
    [84, 120],
    [102, 112],
  ]
  const { points } = measure(fillPolygons(tee.size, tee.panel, longSleeve, mirror(longSleeve)))
  near(points.armpit.left, [99, 113], 8)
  near(points.armpit.right, [201, 113], 8)
  expect(points.sleeves!.left.cuffInner[1]).toBeGreaterThan(200)
})

test('a sleeve that is folded away takes the mirror image of the other', () => {
  const { points } = measure(fillPolygons(tee.size, tee.panel, mirror(tee.leftSleeve)))
  expect(points.sleeves).toBeDefined()
  expect(points.sleeves!.left.cuffOuter[0]).toBeLessThan(90)
})

test('a hanger wire does not move the seams', () => {
  const wired = teeMask()
  for (let y = 4; y < 45; y++) wired.data[y * 300 + 150] = 255
  const { points } = measure(wired)
  near(points.armpit.left, [100, 111], 6)
})

test('a blob is like no garment, and an empty picture has no outline', () => {
  const blob = measure(
    fillPolygons(tee.size, [
      [140, 20],
      [160, 20],
      [290, 290],
      [10, 290],
    ]),
  )
  expect(findImplausible(blob.points, blob.outline, 'tops')).toMatch(/^(chest|armhole|neck|shoulders|hem) of/)
  expect(traceOutline(createMask(tee.size), true)).toBeUndefined()
})

test('a flat top between the neck points is a back: without any edge below it the front is as deep as usual', () => {
  const { points } = measure(teeMask())
  const chest = points.armpit.right[0] - points.armpit.left[0]
  const depth = points.neckFront[1] - (points.neck.left[1] + points.neck.right[1]) / 2
  expect(depth / chest).toBeCloseTo(0.15, 1)
  expect(points.innerCollar).toBeDefined()
})

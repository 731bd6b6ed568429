import { expect, test } from 'vitest'
import type { Point } from '../geometry/math.ts'
import { fillPolygons } from '../testing/shapes.ts'
import { measureLower } from './lower-landmarks.ts'
import { shapeLower } from './lower-shape.ts'
import { traceOutline } from './trace-outline.ts'

const size = { width: 200, height: 320 }
const trousers: Point[] = [
  [60, 20],
  [140, 20],
  [155, 100],
  [150, 300],
  [112, 300],
  [100, 130],
  [88, 300],
  [50, 300],
  [45, 100],
]

test('trousers part at the crotch and have two hems', () => {
  const outline = traceOutline(fillPolygons(size, trousers), false)!
  const points = measureLower(outline, 'bottoms')
  expect(points.legs!.crotch[0]).toBeCloseTo(100, -1)
  expect(points.legs!.crotch[1]).toBeGreaterThan(125)
  expect(points.legs!.crotch[1]).toBeLessThan(150)
  expect(points.legs!.left.hemInner[0]).toBeCloseTo(88, -1)
  expect(points.legs!.right.hemInner[0]).toBeCloseTo(112, -1)
  const shape = shapeLower(points, outline)
  expect(shape.innerEdge(250, 0)).toBeLessThan(shape.innerEdge(250, 1))
  expect(shape.outerEdge(250, 0)).toBeCloseTo(48, -1)
})

test('legs that touch are parted in the middle', () => {
  const closed: Point[] = [
    [60, 20],
    [140, 20],
    [150, 300],
    [50, 300],
  ]
  const points = measureLower(traceOutline(fillPolygons(size, closed), false)!, 'bottoms')
  expect(points.legs!.crotch[0]).toBeCloseTo(100, 0)
})

test('a skirt has no legs, and its edges go on to the corners of a curved hem', () => {
  const skirt: Point[] = [
    [70, 20],
    [130, 20],
    [170, 280],
    [100, 310],
    [30, 280],
  ]
  const outline = traceOutline(fillPolygons(size, skirt), false)!
  const points = measureLower(outline, 'skirts')
  expect(points.legs).toBeUndefined()
  const { outerEdge, bottom } = shapeLower(points, outline)
  // The last row holds only the hem's middle; the edge must not shrink to it.
  expect(outerEdge(bottom, 0)).toBeLessThan(60)
})

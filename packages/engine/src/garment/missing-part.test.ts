import { describe, expect, test } from 'vitest'
import type { GarmentCategory } from '../contract/garment-categories.ts'
import type { Point } from '../geometry/math.ts'
import { fillPolygons, mirrorIn, paintPicture, tee } from '../testing/shapes.ts'
import { measureLower } from './lower-landmarks.ts'
import { shapeLower } from './lower-shape.ts'
import { findMissingPart } from './missing-part.ts'
import { traceOutline } from './trace-outline.ts'
import { measureUpper } from './upper-landmarks.ts'
import { shapeUpper } from './upper-shape.ts'

function found(category: GarmentCategory, size: { width: number; height: number }, ...polygons: Point[][]) {
  const alpha = fillPolygons(size, ...polygons)
  const isLower = category === 'bottoms' || category === 'skirts'
  const outline = traceOutline(alpha, !isLower)!
  const picture = paintPicture(size, () => [90, 90, 90], alpha)
  const shape = isLower
    ? shapeLower(measureLower(outline, category), outline)
    : shapeUpper(measureUpper(outline, picture, category), outline, alpha)
  return findMissingPart(shape, outline, category)
}

const missingOf = (...asked: Parameters<typeof found>) => found(...asked)?.advice

describe('a top', () => {
  test('with two sleeves is whole', () => {
    expect(
      missingOf('tops', tee.size, tee.panel, tee.leftSleeve, mirrorIn(150)(tee.leftSleeve)),
    ).toBeUndefined()
  })

  test('that draws in to straps above the armpits is sleeveless', () => {
    const left: Point[] = [
      [112, 40],
      [124, 40],
      [128, 80],
      [150, 92],
    ]
    const down: Point[] = [
      [100, 270],
      [98, 120],
      [112, 100],
    ]
    const tank = [
      ...left,
      ...mirrorIn(150)([...left].reverse()),
      ...mirrorIn(150)([...down].reverse()),
      ...down,
    ]
    expect(missingOf('tops', tee.size, tank)).toBeUndefined()
  })

  test('whose sleeves lie flush with its sides has lost them', () => {
    const hoodie: Point[] = [
      [130, 40],
      [170, 40],
      [225, 62],
      [235, 270],
      [65, 270],
      [75, 62],
    ]
    expect(missingOf('tops', tee.size, hoodie)).toBe('no_sleeves_found')
  })
})

test('a coat without sleeves is none', () => {
  expect(missingOf('outerwear', tee.size, tee.panel)).toBe('no_sleeves_found')
})

describe('trousers', () => {
  const size = { width: 200, height: 320 }
  const leg = (left: number, right: number): Point[] => [
    [left, 110],
    [right, 110],
    [right, 300],
    [left, 300],
  ]
  const hips: Point[] = [
    [60, 20],
    [140, 20],
    [152, 110],
    [48, 110],
  ]

  test('have two legs', () => {
    expect(missingOf('bottoms', size, hips, leg(50, 95), leg(105, 150))).toBeUndefined()
  })

  test('with legs that touch are trousers', () => {
    expect(missingOf('bottoms', size, hips, leg(50, 150))).toBeUndefined()
  })

  test('with one leg are none', () => {
    expect(missingOf('bottoms', size, hips, leg(50, 95))).toBe('unsupported_category')
  })

  test('whose one leg is so much narrower are told the widths of both', () => {
    expect(found('bottoms', size, hips, leg(50, 95), leg(130, 140))?.why).toBe('legs of 44 and 9 px')
  })

  test('folded to one leg are none', () => {
    expect(missingOf('bottoms', size, hips, leg(80, 120))).toBe('unsupported_category')
  })
})

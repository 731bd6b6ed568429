import { expect, test } from 'vitest'
import { fillPolygons, mirrorIn, paintPicture, tee } from '../testing/shapes.ts'
import { bothSidesAlike } from './both-sides-alike.ts'
import { findMissingPart } from './missing-part.ts'
import { traceOutline } from './trace-outline.ts'
import { measureUpper } from './upper-landmarks.ts'
import { LEFT_SLEEVE, shapeUpper } from './upper-shape.ts'

test('a sleeve that was read too small is read again as the other one is', () => {
  const alpha = fillPolygons(tee.size, tee.panel, tee.leftSleeve, mirrorIn(150)(tee.leftSleeve))
  const outline = traceOutline(alpha, true)!
  const picture = paintPicture(tee.size, () => [90, 90, 90], alpha)
  const points = measureUpper(outline, picture, 'tops')
  const { left, right } = points.sleeves!
  const cut = { ...right, cuffOuter: points.shoulder.right, cuffInner: points.armpit.right }
  const misread = shapeUpper({ ...points, sleeves: { left, right: cut } }, outline, alpha)
  expect(findMissingPart(misread, outline, 'tops')?.advice).toBe('no_sleeves_found')

  const [likely] = bothSidesAlike(misread)
  const again = shapeUpper(likely, outline, alpha)
  expect(findMissingPart(again, outline, 'tops')).toBeUndefined()
  const sizes = [0, 1].map((side) => again.regions.filter((region) => region === LEFT_SLEEVE + side).length)
  expect(sizes[1] / sizes[0]).toBeGreaterThan(0.8)
})

test('a sleeve that is folded away stays missing', () => {
  const whole = fillPolygons(tee.size, tee.panel, tee.leftSleeve, mirrorIn(150)(tee.leftSleeve))
  const picture = paintPicture(tee.size, () => [90, 90, 90], whole)
  const points = measureUpper(traceOutline(whole, true)!, picture, 'outerwear')
  const alpha = fillPolygons(tee.size, tee.panel, tee.leftSleeve)
  const outline = traceOutline(alpha, true)!
  const others = bothSidesAlike(shapeUpper(points, outline, alpha))
  expect(
    others.map((other) => findMissingPart(shapeUpper(other, outline, alpha), outline, 'outerwear')?.advice),
  ).toEqual(Array(3).fill('no_sleeves_found'))
})

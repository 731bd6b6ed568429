import { expect, test } from 'vitest'
import type { Body } from '../body/body.ts'
import { createTorsoFrame } from '../photo/frame.ts'
import type { Joint } from '../models/pose.ts'
import { createPlane } from '../raster/plane.ts'
import { compareWidths } from './compare-widths.ts'
import { driftsOf } from './drifts.ts'
import { paint, texture } from './testing/textured.ts'

/** Half the photo's size. */
const size = { width: 240, height: 260 }
const at = texture(6)

function joints(): Joint[] {
  const list = Array.from({ length: 33 }, () => ({ x: 240, y: 80, seen: 1 }))
  const put = (n: number, x: number, y: number) => (list[n] = { x, y, seen: 1 })
  put(11, 300, 160)
  put(12, 180, 160)
  put(23, 280, 350)
  put(24, 200, 350)
  return list
}

const pose = { joints: joints(), world: [] }
const body = { frame: createTorsoFrame(pose.joints), pose } as unknown as Body
/** Somebody whose sides run from shoulder to floor, so wide, px. */
const isHer = (x: number, wide: number) => Math.abs(x - 120) < wide / 2
const stand = (wide: number) =>
  paint(size, (x, y, c) => (isHer(x, wide) ? 90 + 0.2 * at(x, y, c) : 200 + 0.15 * at(x + 50, y, c)))
const she = stand(72)
const background = createPlane(size)
for (let i = 0; i < background.data.length; i++) background.data[i] = isHer(i % 240, 72) ? 0 : 1

test('who was made slimmer by six per cent is found so at chest, waist and legs', () => {
  const { chest, waist, legs } = compareWidths(body, she, stand(72 * 0.94), background)
  for (const ratio of [chest, waist, legs]) expect(ratio).toBeCloseTo(0.94, 1)
  expect(Math.max(chest, waist, legs)).toBeLessThan(0.97)
})

test.each([
  [0.97, ['outline']],
  [1.03, ['outline']],
  [0.995, []],
])('an outline of %d times its width: %j', (share, drifts) => {
  const { chest, waist, legs } = compareWidths(body, she, stand(72 * share), background)
  expect(driftsOf({ chestWidth: chest, waistWidth: waist, legsWidth: legs })).toEqual(drifts)
})

test('the same outline in other light is as wide as it was', () => {
  const brighter = { ...she, data: she.data.slice() }
  for (let o = 0; o < brighter.data.length; o++) brighter.data[o] *= 1.06
  const { chest, waist, legs } = compareWidths(body, she, brighter, background)
  for (const ratio of [chest, waist, legs]) expect(Math.abs(ratio - 1)).toBeLessThan(0.01)
})

test('of an outline that is not seen nothing is told', () => {
  const nobody = createPlane(size)
  nobody.data.fill(1)
  expect(compareWidths(body, she, she, nobody).chest).toBeNaN()
})

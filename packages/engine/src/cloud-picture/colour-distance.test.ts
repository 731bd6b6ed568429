import { expect, test } from 'vitest'
import { createPlane } from '../raster/plane.ts'
import { apart, middleColours } from './colour-distance.ts'
import { driftsOf } from './drifts.ts'
import { paint, texture } from './testing/textured.ts'

const size = { width: 60, height: 80 }
const folds = texture(4)
const region = createPlane(size)
region.data.fill(1)

/** Cloth of a colour, with folds. */
const cloth = (...colour: [number, number, number]) =>
  paint(size, (x, y, c) => (colour[c] ?? 0) * (0.8 + folds(x, y, 0) / 640))
const green = cloth(60, 140, 80)

test.each<[string, ReturnType<typeof cloth>, string[]]>([
  ['the same green', cloth(60, 140, 80), []],
  ['a green in a little less light', cloth(57, 133, 76), []],
  ['a green that turned grey', cloth(105, 112, 107), ['colour']],
  ['a green that turned bluish', cloth(55, 130, 120), ['colour']],
])('%s against the look of the device: %j', (_, sent, drifts) => {
  const colours = middleColours(green, sent, region)
  if (!colours) throw new Error('the region is too small')
  expect(driftsOf({ colour: apart(colours.first, colours.second, 0.7) })).toEqual(drifts)
})

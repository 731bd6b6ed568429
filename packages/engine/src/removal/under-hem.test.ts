import { expect, test } from 'vitest'
import { boneNames } from '../body/model/model.ts'
import type { Colour } from '../raster/kmeans.ts'
import { createPlane } from '../raster/plane.ts'
import { LOWER_CLOTHES, UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import { colours, createMannequin } from '../testing/mannequin.ts'
import { runLowerUp } from './under-hem.ts'

const body = createMannequin()
const { width } = body.photo

/** Her trousers where her whole top goes. */
function withoutTop(worn = body) {
  const removal = createPlane(worn.photo)
  for (let i = 0; i < removal.data.length; i++)
    removal.data[i] = worn.clothes.labels[i] === UPPER_CLOTHES ? 1 : 0
  return { ...runLowerUp(worn, removal), removal }
}

/** The first row below her top in a column. */
const hemAt = (x: number) => {
  for (let y = body.photo.height - 1; y > 0; y--)
    if (body.clothes.labels[y * width + x] === UPPER_CLOTHES) return y + 1
  return 0
}

test('trousers go on up under a top that goes, in their own colour and within her outline', () => {
  const { share, colourAt } = withoutTop()
  const colour: Colour = [0, 0, 0]
  colourAt(150, 235, colour)
  expect(share.data[235 * width + 150]).toBeGreaterThan(0.9)
  expect(Math.hypot(...colour.map((value, c) => value - colours.oldTrousers[c]))).toBeLessThan(20)
})

test('above any waist there are none, nor beside her hips', () => {
  const { share } = withoutTop()
  expect(share.data[180 * width + 150]).toBe(0)
  expect(share.data[235 * width + 92]).toBe(0)
})

test('a hand of the figure before her hip leaves no hole in them', () => {
  const i = (hemAt(130) - 4) * width + 130
  const bone = body.figure.view.bone.slice()
  for (let dy = -8; dy < 8; dy++)
    for (let dx = -10; dx < 10; dx++) bone[i + dy * width + dx] = boneNames.indexOf('hand_r')
  const worn = { ...body, figure: { ...body.figure, view: { ...body.figure.view, bone } } }
  expect(withoutTop(worn).share.data[i]).toBeGreaterThan(0.9)
})

test('where the old hem threw its shade they are painted anew, less and less', () => {
  const { removal } = withoutTop()
  const below = (rows: number) => removal.data[(hemAt(130) + rows) * width + 130]
  expect(below(1)).toBe(1)
  expect(below(5)).toBeGreaterThan(0.05)
  expect(below(5)).toBeLessThan(1)
  expect(below(14)).toBe(0)
})

test('ground between her legs that goes with torn trousers does not become trousers under the hem', () => {
  const i = (hemAt(130) + 2) * width + 95
  const labels = body.clothes.labels.slice()
  for (const k of [i, i + 8 * width]) labels[k] = LOWER_CLOTHES
  const worn = { ...body, clothes: { ...body.clothes, labels } }
  expect(withoutTop(worn).share.data[i]).toBeLessThan(0.5)
})

import { boneNames, mainBone } from '../body/model/model.ts'
import { describe, expect, test } from 'vitest'
import type { GarmentCategory } from '../contract/garment-categories.ts'
import type { Layer } from '../fit/layer.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { sampleGarment } from '../testing/sample-garment.ts'
import { wearingOf, type Wearing } from '../contract/wearing.ts'
import { wearSewn } from './wear-sewn.ts'

const body = createMannequin()
const { model } = body.figure

function wear(
  id: string,
  category: GarmentCategory,
  wish: Partial<Wearing> = {},
  coverTo = body.frame.torso,
) {
  const padding = new Float32Array(model.mean.length / 3)
  const garment = sampleGarment(id, category, [255, 255, 255])
  const how = { coverTo, padding, isUnder: false, wearing: wearingOf(wish) }
  return { padding, fit: wearSewn(body, garment, how) }
}

/** How much of a pixel of the photo a layer covers, 0 to 255. */
function cover({ left, top, width, height, data }: Layer, x: number, y: number) {
  const inside = x >= left && y >= top && x < left + width && y < top + height
  return inside ? data[4 * ((y - top) * width + x - left) + 3] : 0
}
const pixels = Array.from({ length: body.photo.width * body.photo.height }, (_, i) => [
  i % body.photo.width,
  Math.floor(i / body.photo.width),
])

describe('a tee on somebody in a photo', () => {
  const { fit, padding } = wear('white-tee', 'tops')
  const [panel, left, right] = fit.layers

  test('is a panel and two sleeves, hers on the picture’s left being the left one', () => {
    expect(fit.layers.map(({ kind, side }) => [kind, side])).toEqual([
      ['torso', undefined],
      ['sleeve', 0],
      ['sleeve', 1],
    ])
    const covered = (layer: Layer) => pixels.filter(([x, y]) => cover(layer, x, y) > 128).map(([x]) => x)
    const middle = 150
    for (const [sleeve, sign] of [
      [left, -1],
      [right, 1],
    ] as const) {
      expect(covered(sleeve).length).toBeGreaterThan(500)
      for (const x of covered(sleeve)) expect(sign * (x - middle)).toBeGreaterThan(20)
    }
  })

  test('has its sleeves in its panel too, so that no seam opens', () => {
    const open = pixels.filter(([x, y]) =>
      [left, right].some((sleeve) => cover(panel, x, y) < cover(sleeve, x, y)),
    )
    expect(open).toEqual([])
  })

  test('covers her from the chest to where it has to reach, her face and her legs not', () => {
    expect(fit.hem).toBeGreaterThanOrEqual(body.frame.torso)
    for (let y = 145; y < 235; y += 3)
      for (let x = 125; x <= 175; x += 3) expect(cover(panel, x, y), `${x} ${y}`).toBe(255)
    for (const [x, y] of [
      [150, 70],
      [150, 95],
      [128, 300],
      [90, 250],
    ])
      expect(cover(panel, x, y)).toBe(0)
  })

  test('ends its sleeves on both upper arms', () => {
    for (const reached of fit.armCover) {
      expect(reached).toBeGreaterThan(0.4)
      expect(reached).toBeLessThan(1)
    }
  })

  test('lies between her and what is put on next, where it is', () => {
    const most = (bones: RegExp) =>
      Math.max(...padding.filter((_, vertex) => bones.test(boneNames[mainBone(model, vertex)])))
    expect(most(/spine/)).toBeGreaterThan(0.3)
    expect(most(/spine/)).toBeLessThanOrEqual(5)
    expect(most(/head|hand|calf|foot/)).toBe(0)
  })
})

test('a camisole that has to cover more is cut longer', () => {
  const { fit } = wear('black-silk-camisole', 'tops', {}, 1.4 * body.frame.torso)
  expect(fit.hem).toBeGreaterThan(1.37 * body.frame.torso)
  expect(fit.hem).toBeLessThan(1.6 * body.frame.torso)
  expect(fit.armCover).toEqual([0, 0])
})

test('a skirt begins above what she wears below, and leaves her arms bare', () => {
  const { fit } = wear('charcoal-mini-skirt', 'skirts')
  expect([fit.half, ...fit.layers.map(({ kind }) => kind)]).toEqual(['lower', 'skirt'])
  expect(fit.top).toBeLessThan(body.clothes.waist)
  expect(fit.hem).toBeGreaterThan(body.frame.torso)
  expect(fit.armCover).toEqual([0, 0])
})

test('a piece is longer, shorter or with its sleeves pushed up, as she wants it', () => {
  const asCut = wear('black-turtleneck', 'tops').fit
  const { fit: short } = wear('black-turtleneck', 'tops', { length: -0.3 }, 0)
  const { fit: pushed } = wear('black-turtleneck', 'tops', { sleeves: 1 })
  expect(asCut.hasLongSleeves).toBe(true)
  expect(short.hem).toBeLessThan(asCut.hem - 0.1 * body.frame.torso)
  expect(asCut.armCover[0]).toBeGreaterThan(1.8)
  expect(pushed.armCover[0]).toBeGreaterThan(0.8)
  expect(pushed.armCover[0]).toBeLessThan(1.7)
  const asSkirt = wear('black-satin-skirt', 'skirts').fit
  expect(wear('black-satin-skirt', 'skirts', { length: -0.2 }).fit.legCover).toBeLessThan(
    asSkirt.legCover - 0.05,
  )
})

test('where a sleeve opens towards the camera its inside is told from its outside', () => {
  const { layers } = wear('white-tee', 'tops').fit
  for (const layer of layers) {
    const cloth = layer.inside!.filter((_, k) => layer.data[4 * k + 3] > 200)
    const inside = cloth.reduce((sum, is) => sum + is, 0)
    // Behind the neckline, and in the sleeves' mouths.
    expect(inside).toBeGreaterThan(0)
    expect(inside).toBeLessThan(0.25 * cloth.length)
  }
})

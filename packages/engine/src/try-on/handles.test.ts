import { expect, test } from 'vitest'
import type { GarmentCategory } from '../contract/garment-categories.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { sampleGarment } from '../testing/sample-garment.ts'
import { wearingLimits, wearingOf, type Pull, type Wearing } from '../contract/wearing.ts'
import type { Fit } from '../fit/fit.ts'
import { handlesOf } from './handles.ts'
import { fitGarments } from './try-on.ts'

const body = createMannequin()

function wear(id: string, category: GarmentCategory, wish: Partial<Wearing> = {}) {
  const wishes = [wearingOf(wish)]
  const [fit] = fitGarments(body, [sampleGarment(id, category, [255, 255, 255])], wishes)
  const [handles] = handlesOf(body, [fit], wishes)
  return { fit, handles }
}

/** Where a pull is for a share of its way, px of the photo. */
const placeOf = ({ least, most }: Pull, share: number) => [
  (least[0] + (most[0] - least[0]) * share) * body.photo.width,
  (least[1] + (most[1] - least[1]) * share) * body.photo.height,
]
const lengthAt = (pull: Pull, length: number) =>
  placeOf(pull, (length + wearingLimits.length) / (2 * wearingLimits.length))

test('a hem is taken hold of at the lowest row of its piece, in its middle', () => {
  const { fit, handles } = wear('navy-sheath-dress', 'dresses')
  const [panel] = fit.layers
  const [x, y] = lengthAt(handles.hem!, 0)
  const opaque = (row: number) =>
    panel.data[4 * ((row - panel.top) * panel.width + Math.round(x) - panel.left) + 3] > 127
  expect(Math.abs(x - 150)).toBeLessThan(8)
  expect(opaque(Math.round(y) - 1)).toBe(true)
  expect(Math.round(y) + 3 >= panel.top + panel.height || !opaque(Math.round(y) + 3)).toBe(true)
})

test('pulled to another length it is where that hem will be, within a hand', () => {
  const { handles } = wear('navy-sheath-dress', 'dresses')
  const { handles: longer } = wear('navy-sheath-dress', 'dresses', { length: 0.2 })
  const [expected, made] = [lengthAt(handles.hem!, 0.2), lengthAt(longer.hem!, 0.2)]
  expect(made[1] - lengthAt(handles.hem!, 0)[1]).toBeGreaterThan(15)
  expect(Math.abs(expected[1] - made[1])).toBeLessThan(12)
})

/** Does a sleeve cover anything within a finger of a place? */
const isSleeveNear = ({ layers }: Fit, [x, y]: number[]) =>
  layers.some(({ kind, left, top, width, height, data }) => {
    if (kind !== 'sleeve') return false
    for (let v = Math.round(y) - 8; v <= y + 8; v++)
      for (let u = Math.round(x) - 8; u <= x + 8; u++) {
        const [column, row] = [u - left, v - top]
        if (column < 0 || row < 0 || column >= width || row >= height) continue
        if (data[4 * (row * width + column) + 3] > 127) return true
      }
    return false
  })

test('a cuff is taken hold of at the end of a long sleeve, and its way goes up the forearm', () => {
  const { fit, handles } = wear('black-turtleneck', 'tops')
  const [cuff, pushed] = [placeOf(handles.cuff!, 0), placeOf(handles.cuff!, 1)]
  expect(isSleeveNear(fit, cuff)).toBe(true)
  expect(isSleeveNear(fit, [cuff[0], cuff[1] + 25])).toBe(false)
  expect(cuff[1] - pushed[1]).toBeGreaterThan(15)
  expect(wear('white-tee', 'tops').handles.cuff).toBeNull()
})

test('pushed sleeves are taken hold of where they end on her arm, above her wrist', () => {
  const { fit, handles } = wear('black-turtleneck', 'tops', { sleeves: 1 })
  const cuff = placeOf(handles.cuff!, 1)
  expect(isSleeveNear(fit, cuff)).toBe(true)
  expect(cuff[1]).toBeLessThan(placeOf(wear('black-turtleneck', 'tops').handles.cuff!, 0)[1] - 12)
})

test('a wide neckline slides on her shoulders to the side that it is pulled to; a round one sits', () => {
  const wide = wear('gingham-square-top', 'tops')
  expect(wide.fit.play).toBeGreaterThan(4)
  expect(wide.handles.neck).not.toBeNull()
  expect(wear('black-turtleneck', 'tops').handles.neck).toBeNull()
  /** How much more cloth lies on the shoulder at the picture's left than on the other, px. */
  const onLeft = (slide: number) => {
    const { left, top, width, height, data } = wear('gingham-square-top', 'tops', { slide }).fit.layers[0]
    let more = 0
    for (let y = 118; y < 130; y++)
      for (let x = 0; x < width; x++)
        if (y >= top && y < top + height && data[4 * ((y - top) * width + x) + 3] > 127)
          more += Math.sign(150 - left - x)
    return more
  }
  const even = onLeft(0)
  expect(onLeft(1) - even).toBeGreaterThan(50)
  expect(even - onLeft(-1)).toBeGreaterThan(50)
})

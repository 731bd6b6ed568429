import { expect, test } from 'vitest'
import type { SewnGarment } from '../cloth/sewn-garment.ts'
import { colours, createMannequin } from '../testing/mannequin.ts'
import { sampleGarment } from '../testing/sample-garment.ts'
import { wearingOf } from '../contract/wearing.ts'
import { sketchLook } from './sketch-look.ts'
import { fitGarments, renderFits } from './try-on.ts'

const body = createMannequin()
const tee = sampleGarment('white-tee', 'tops', [20, 90, 200])
const fits = fitGarments(body, [tee])
const { picture: look, scene } = renderFits(body, fits)
const sketch = (wish: Parameters<typeof wearingOf>[0]) => sketchLook(body, scene(), [tee], [wearingOf(wish)])
const shown = ({ data }: { data: Uint8ClampedArray }) =>
  data.filter((alpha, i) => i % 4 === 3 && alpha > 127).length

test('a sketch of the look as it is shows it, half as large', () => {
  const same = sketch({})
  expect([same.width, same.height]).toEqual([look.width >> 1, look.height >> 1])
  const differences: number[] = []
  for (let y = 0; y < same.height; y++)
    for (let x = 0; x < same.width; x++) {
      const j = 4 * (y * same.width + x)
      if (same.data[j + 3] < 255) continue
      const i = 4 * (2 * y * look.width + 2 * x)
      for (let c = 0; c < 3; c++) differences.push(Math.abs(same.data[j + c] - look.data[i + c]))
    }
  expect(differences.length).toBeGreaterThan(5000)
  expect(differences.reduce((sum, difference) => sum + difference, 0) / differences.length).toBeLessThan(12)
})

test('it is clear where nothing of the look changes', () => {
  const { data, width } = sketch({})
  expect(data[3]).toBe(0)
  expect(data[4 * (width - 1) + 3]).toBe(0)
})

test('a larger size covers more, and where a smaller one ends no hole is left', () => {
  const own = shown(sketch({}))
  expect(shown(sketch({ size: 2 }))).toBeGreaterThan(own)
  expect(shown(sketch({ size: -2 }))).toBeGreaterThan(0.98 * own)
})

/** How many opaque pixels of a sketch are of her old top. */
function ofOldTop({ data }: { data: Uint8ClampedArray }) {
  let count = 0
  for (let j = 0; j < data.length; j += 4)
    if (data[j + 3] > 200 && colours.oldTop.every((value, c) => Math.abs(value - data[j + c]) < 12)) count++
  return count
}

function sketchOf(garment: SewnGarment, wish: Parameters<typeof wearingOf>[0]) {
  const worn = fitGarments(body, [garment])
  return sketchLook(body, renderFits(body, worn).scene(), [garment], [wearingOf(wish)])
}

test('where a new sleeve is drawn narrower nothing of the old one shows, on her arm or beside it', () => {
  const loose = createMannequin({ forearms: 16 })
  const jumper = sampleGarment('black-turtleneck', 'tops', [20, 90, 200])
  const wide = fitGarments(loose, [jumper], [wearingOf({ size: 2 })])
  const narrow = [wearingOf({ size: -2, sleeves: 1 })]
  expect(ofOldTop(sketchLook(loose, renderFits(loose, wide).scene(), [jumper], narrow))).toBe(0)
})

test.each([
  ['black-bomber-jacket', 'outerwear'],
  ['navy-cardigan', 'tops'],
] as const)('while %s is opened her own top is drawn under it, and not her skin', (id, category) => {
  const garment = sampleGarment(id, category, [200, 40, 160])
  expect(ofOldTop(sketchOf(garment, {}))).toBeLessThan(100)
  expect(ofOldTop(sketchOf(garment, { isOpen: true }))).toBeGreaterThan(300)
})

test('what is not moved lies as it lay, whatever else is', () => {
  const trousers = sampleGarment('black-tailored-trousers', 'bottoms', [30, 30, 30])
  const pieces = [tee, trousers]
  const worn = renderFits(body, fitGarments(body, pieces)).scene()
  const hung = (length: number) => {
    sketchLook(body, worn, pieces, [wearingOf({ length }), wearingOf()])
    return pieces.map((_, piece) => worn.sketched.get(piece)?.layers)
  }
  const [before, after] = [hung(0), hung(0.2)]
  expect(after[0]).not.toEqual(before[0])
  expect(after[1]).toBe(before[1])
})

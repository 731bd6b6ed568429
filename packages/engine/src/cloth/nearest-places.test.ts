import { createRandom } from '../drapery/noise.ts'
import { expect, test } from 'vitest'
import { byHeight, findNearest } from './nearest-places.ts'

const random = createRandom(3)
// On a grid many are equally far.
const places = Float32Array.from({ length: 900 }, () => Math.round(random() * 12))
const all = Uint16Array.from({ length: 300 }, (_, i) => i)

function nearest(chosen: Uint16Array, x: number, y: number, z: number) {
  const found = new Uint16Array(7)
  findNearest(byHeight(places, chosen), x, y, z, new Float64Array(5), found, 1)
  return [...found]
}

test('the five nearest places are found, of equally far ones those of lower numbers', () => {
  for (const chosen of [all, all.filter((i) => i % 3 === 0)])
    for (let turn = 0; turn < 60; turn++) {
      const [x, y, z] = [random() * 14 - 1, random() * 14 - 1, Math.round(random() * 12)]
      const squareOf = (i: number) =>
        (places[3 * i] - x) ** 2 + (places[3 * i + 1] - y) ** 2 + (places[3 * i + 2] - z) ** 2
      const sorted = [...chosen].sort((a, b) => squareOf(a) - squareOf(b) || a - b)
      expect(nearest(chosen, x, y, z)).toEqual([0, ...sorted.slice(0, 5), 0])
    }
})

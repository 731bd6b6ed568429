import { createPicture, type Picture } from '../raster/plane.ts'
import { nodesOf, type Cloth } from './refine-mesh.ts'
import type { SewnGarment } from './sewn-garment.ts'

/** What a piece is coloured with, and where its corners are on it. */
export type Maps = Pick<SewnGarment, 'colour' | 'relief' | 'texels'>

/** Finer maps than this many halvings are always enough for a sketch. */
const MOST_HALVINGS = 4

const levels = new WeakMap<SewnGarment, Maps[]>()

/** A piece's maps, halved until their texels are about as large as the pixels of a picture in which it is seen so. */
export function mapsFor(garment: SewnGarment, cloth: Cloth, seen: Float64Array): Maps {
  const known = levels.get(garment) ?? [garment]
  levels.set(garment, known)
  const perPixel = Math.sqrt(texelsOfPixel(cloth, seen))
  const level = Math.min(MOST_HALVINGS, Math.max(0, Math.round(Math.log2(perPixel))))
  while (known.length <= level) known.push(halved(known[known.length - 1]))
  return known[level]
}

function texelsOfPixel(cloth: Cloth, seen: Float64Array) {
  const { triangles, texels } = cloth
  const nodes = nodesOf(cloth)
  let [inTexels, inPixels] = [0, 1e-9]
  for (let i = 0; i < triangles.length; i += 3) {
    inTexels += areaOf(texels, 2, triangles[i], triangles[i + 1], triangles[i + 2])
    inPixels += areaOf(seen, 3, nodes[i], nodes[i + 1], nodes[i + 2])
  }
  return inTexels / inPixels
}

/** Twice a triangle's area, whose corners have so many numbers each. */
export function areaOf(
  places: Float32Array | Float64Array,
  numbers: number,
  a: number,
  b: number,
  c: number,
) {
  const x = places[numbers * a]
  const y = places[numbers * a + 1]
  return Math.abs(
    (places[numbers * b] - x) * (places[numbers * c + 1] - y) -
      (places[numbers * b + 1] - y) * (places[numbers * c] - x),
  )
}

const halved = ({ colour, relief, texels }: Maps): Maps => ({
  colour: halvedPicture(colour),
  relief: relief && halvedPicture(relief),
  texels: texels.map((value) => value / 2),
})

/** Means of four pixels; of a relief's two halves, one above the other, each by itself, since both are even. */
function halvedPicture({ width, height, data }: Picture): Picture {
  const half = createPicture({ width: Math.max(2, width >> 1), height: Math.max(4, 2 * (height >> 2)) })
  for (let y = 0, q = 0; y < half.height; y++)
    for (let x = 0; x < half.width; x++, q += 4) {
      const top = Math.min(height - 2, 2 * y)
      const p = 4 * (top * width + Math.min(width - 2, 2 * x))
      for (let k = 0; k < 4; k++) {
        const below = p + 4 * width
        half.data[q + k] = (data[p + k] + data[p + 4 + k] + data[below + k] + data[below + 4 + k]) / 4
      }
    }
  return half
}

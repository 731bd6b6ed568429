/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { GarmentCategory } from '../contract/garment-categories.ts'
import { decodeSewn, splitParts } from '../drapery/sewn-file.ts'
import type { Colour } from '../raster/kmeans.ts'
import { createPicture } from '../raster/plane.ts'
import { texelsOf, type SewnGarment } from '../cloth/sewn-garment.ts'

const files = new URL('../../../../public/samples/garments/', import.meta.url)

/** A piece that the shop sells, in cloth of one colour without relief: Node cannot decode its pictures. */
export function sampleGarment(id: string, category: GarmentCategory, colour: Colour): SewnGarment {
  const file = readFileSync(fileURLToPath(new URL(`${id}/sewn.bin`, files)))
  const [packed] = splitParts(Uint8Array.from(file).buffer, 3)
  const { piece, maps } = decodeSewn(Uint8Array.from(gunzipSync(packed)).buffer)
  return { category, piece, texels: texelsOf(piece, maps.scale), colour: dye(maps, colour) }
}

export function dye(size: { width: number; height: number }, colour: Colour) {
  const picture = createPicture(size)
  for (let i = 0; i < picture.data.length; i += 4) picture.data.set([...colour, 255], i)
  return picture
}

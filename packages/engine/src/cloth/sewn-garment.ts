import type { GarmentCategory } from '../contract/garment-categories.ts'
import { decodeSewn, splitParts } from '../drapery/sewn-file.ts'
import type { SewnPiece } from '../drapery/sewn.ts'
import { EngineRefusal } from '../contract/advice.ts'
import type { Picture } from '../raster/plane.ts'

/** A piece that can be draped, with its maps decoded. */
export type SewnGarment = {
  category: GarmentCategory
  piece: SewnPiece
  /** Two numbers a corner: where its colour is in `colour`, texels. */
  texels: Float32Array
  /** sRGB: what the cloth reflects. */
  colour: Picture
  /** As in `SewnMaps`, half as fine; absent where the mesh is all that is known of the cloth's relief. */
  relief?: Picture
  /** Where the nodes of the cut hung that was brought into this shape: cloth is as much longer as they have come apart. */
  cutFrom?: Float32Array
}

/** Reads a piece's file. Throws an `EngineRefusal` for one that is none. */
export async function readSewnGarment(category: GarmentCategory, file: Blob): Promise<SewnGarment> {
  try {
    const [numbers, colour, relief] = splitParts(await file.arrayBuffer(), 3)
    const unpacked = new Blob([numbers]).stream().pipeThrough(new DecompressionStream('gzip'))
    const { piece, maps } = decodeSewn(await new Response(unpacked).arrayBuffer())
    const [coloured, raised] = await Promise.all([colour, relief].map(decode))
    return { category, piece, texels: texelsOf(piece, maps.scale), colour: coloured, relief: raised }
  } catch (error) {
    throw new EngineRefusal('garment_unreadable', String(error))
  }
}

export function texelsOf({ surfaces, surfaceOf, uv }: SewnPiece, scale: number) {
  return Float32Array.from(uv, (value, i) => {
    const { x, y, left, top } = surfaces[surfaceOf[i >> 1]].chart
    return i & 1 ? y + (top - value) * scale : x + (value - left) * scale
  })
}

async function decode(bytes: Uint8Array<ArrayBuffer>): Promise<Picture> {
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }))
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, data }
}

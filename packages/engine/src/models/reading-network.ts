import type { Plane } from '../raster/plane.ts'
import { assets } from './assets.ts'
import { lazyNetwork } from './onnx.ts'

/** What our own network tells apart in a photo, in its order (workshop/reading-network). */
export const readParts = [
  'ground',
  'hair',
  'face',
  'skin',
  'top',
  'outer',
  'one-piece',
  'trousers',
  'skirt',
  'legwear',
  'shoes',
  'bag',
  'worn',
] as const
export type ReadPart = (typeof readParts)[number]

/** What it looks at, px. */
export const READING = { width: 256, height: 384 }

export const openReading = lazyNetwork(assets.reading)

/** Each part's share at each pixel, 0 to 1. `canvas` has the size of `READING`. */
export async function readShares(canvas: OffscreenCanvas): Promise<Record<ReadPart, Plane>> {
  const { ort, session } = await openReading()
  const { width, height } = READING
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
  const count = width * height
  const picture = new Float32Array(3 * count)
  for (let i = 0; i < count; i++) for (let c = 0; c < 3; c++) picture[c * count + i] = data[4 * i + c] / 255
  const { shares } = await session.run({ picture: new ort.Tensor('float32', picture, [1, 3, height, width]) })
  const all = shares.data as Float32Array
  return Object.fromEntries(
    readParts.map((part, k) => [part, { width, height, data: all.subarray(k * count, (k + 1) * count) }]),
  ) as Record<ReadPart, Plane>
}

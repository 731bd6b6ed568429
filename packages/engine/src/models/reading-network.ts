import { assets } from './assets.ts'
import { namedPlanes } from './named-planes.ts'
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
export const readShares = async (canvas: OffscreenCanvas) =>
  await namedPlanes(await openReading(), canvas, 'shares', readParts)

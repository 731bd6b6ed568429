import { decodeFigure } from './model/figure-file.ts'
import type { FigureModel } from './model/model.ts'
import { assets } from '../models/assets.ts'
import { fetchAsset } from '../models/cache.ts'

let model: Promise<FigureModel> | undefined

/** The human body that is fitted to photos. Fetches some 340 kB at the first call. */
export function loadFigure(): Promise<FigureModel> {
  model ??= fetchFigure().catch((error: unknown) => {
    model = undefined
    throw error
  })
  return model
}

async function fetchFigure() {
  const packed = await fetchAsset(assets.figure, () => {})
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  return decodeFigure(await new Response(unpacked).arrayBuffer())
}

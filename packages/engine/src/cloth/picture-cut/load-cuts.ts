import { decodeCuts, type Cut } from './cuts.ts'
import { assets } from '../../models/assets.ts'
import { fetchAsset } from '../../models/cache.ts'

let cuts: Promise<Cut[]> | undefined

/** The patterns of garments of which there is only a picture. */
export function loadCuts(): Promise<Cut[]> {
  cuts ??= fetchCuts().catch((error: unknown) => {
    cuts = undefined
    throw error
  })
  return cuts
}

async function fetchCuts() {
  const packed = await fetchAsset(assets.cuts, () => {})
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  return decodeCuts(await new Response(unpacked).arrayBuffer())
}

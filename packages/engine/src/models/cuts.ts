import { decodeCuts, type Cut } from '../picture-cut/cuts.ts'
import { assets } from './assets.ts'
import { fetchAsset } from './cache.ts'

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

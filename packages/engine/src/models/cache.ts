import { EngineRefusal } from '../contract/advice.ts'
import type { Asset } from './assets.ts'

const CACHE_NAME = 'engine-models'

/**
 * The bytes of an asset, from Cache Storage or from our own origin. The names are hashed, so what is kept
 * never grows stale; `dropOldAssets` clears what an earlier release left.
 */
export async function fetchAsset(
  asset: Asset,
  onBytes: (received: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const cache = await openCache()
  const kept = await cache?.match(asset.url).catch(() => undefined)
  if (kept) {
    const bytes = new Uint8Array(await kept.arrayBuffer())
    onBytes(bytes.length)
    return bytes
  }
  const bytes = await download(asset, onBytes)
  // A full disk or a private window may refuse: the engine works without keeping, and does not wait for it.
  void cache?.put(asset.url, new Response(bytes)).catch(() => undefined)
  return bytes
}

export async function dropOldAssets(current: Asset[]) {
  const cache = await openCache()
  if (!cache) return
  const wanted = new Set(current.map((asset) => new URL(asset.url, self.location.href).href))
  for (const request of await cache.keys()) {
    if (!wanted.has(request.url)) await cache.delete(request)
  }
}

/** Cache Storage is absent outside secure contexts and refused in some private windows. */
async function openCache() {
  return await self.caches?.open(CACHE_NAME).catch(() => undefined)
}

async function download(asset: Asset, onBytes: (received: number) => void) {
  const response = await fetch(asset.url).catch((error: unknown) => {
    throw new EngineRefusal('models_unreachable', `${asset.url}: ${String(error)}`)
  })
  // A missing asset answers 200 with the app's page, so the status alone proves nothing.
  if (!response.ok || !response.body || response.headers.get('content-type')?.startsWith('text/html')) {
    throw new EngineRefusal('models_unreachable', `${asset.url}: answered ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let received = 0
  try {
    for (const reader = response.body.getReader(); ;) {
      const { done, value } = await reader.read()
      if (done) break
      chunks.push(value)
      received += value.length
      onBytes(received)
    }
  } catch (error) {
    throw new EngineRefusal('models_unreachable', `${asset.url}: ${String(error)}`)
  }
  const bytes = new Uint8Array(received)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

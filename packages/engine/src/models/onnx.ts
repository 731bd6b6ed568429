import { assets, type Asset } from './assets.ts'
import { fetchAsset } from './cache.ts'

type Runtime = typeof import('onnxruntime-web')
export type Network = { ort: Runtime; session: import('onnxruntime-web').InferenceSession }

let runtime: Promise<Runtime> | undefined

/** Loads one of the ONNX networks at its first call, and again where that failed. The runtime is fetched once for all. */
export function lazyNetwork(asset: Asset): () => Promise<Network> {
  let network: Promise<Network> | undefined
  return () => {
    network ??= openNetwork(asset).catch((error: unknown) => {
      network = undefined
      throw error
    })
    return network
  }
}

async function openNetwork(asset: Asset): Promise<Network> {
  runtime ??= loadRuntime().catch((error: unknown) => {
    runtime = undefined
    throw error
  })
  const [ort, model] = await Promise.all([runtime, fetchAsset(asset, () => {})])
  return { ort, session: await ort.InferenceSession.create(model, { executionProviders: ['wasm'] }) }
}

async function loadRuntime() {
  const [ort, wasm] = await Promise.all([
    import('onnxruntime-web/wasm'),
    fetchAsset(assets.onnxWasm, () => {}),
  ])
  ort.env.wasm.wasmBinary = wasm.buffer
  // Threads need shared memory, which only a cross-origin isolated page may have.
  ort.env.wasm.numThreads = self.crossOriginIsolated ? Math.min(4, navigator.hardwareConcurrency) : 1
  return ort
}

import { assets, type Asset } from './assets.ts'
import { fetchAsset } from './cache.ts'
import { once } from './once.ts'

type Runtime = typeof import('onnxruntime-web')
export type Network = { ort: Runtime; session: import('onnxruntime-web').InferenceSession }

const unheard = () => {}

/** Loads one of the ONNX networks at its first call. The runtime is fetched once for all. */
export const lazyNetwork = (asset: Asset) =>
  once(async (onBytes: (received: number) => void = unheard): Promise<Network> => {
    const [ort, model] = await Promise.all([startOnnx(), fetchAsset(asset, onBytes)])
    return { ort, session: await ort.InferenceSession.create(model, { executionProviders: ['wasm'] }) }
  })

/** Asks a network whose `picture` is a square of three floats a pixel. Gives the floats of each output, by its name. */
export async function runOnImage({ ort, session }: Network, values: Float32Array, side: number) {
  const outputs = await session.run({ picture: new ort.Tensor('float32', values, [1, side, side, 3]) })
  return Object.fromEntries(session.outputNames.map((name) => [name, outputs[name].data as Float32Array]))
}

/** Starts the runtime of the ONNX networks. */
export const startOnnx = once(async (onBytes: (received: number) => void = unheard): Promise<Runtime> => {
  const [ort, wasm] = await Promise.all([
    import('onnxruntime-web/wasm'),
    fetchAsset(assets.onnxWasm, onBytes),
  ])
  ort.env.wasm.wasmBinary = wasm.buffer
  // Threads need shared memory, which only a cross-origin isolated page may have.
  ort.env.wasm.numThreads = self.crossOriginIsolated ? Math.min(4, navigator.hardwareConcurrency) : 1
  return ort
})

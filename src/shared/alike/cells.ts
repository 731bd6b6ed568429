import { linear } from './layers.ts'
import { lengths, shares } from './network.ts'
import { cellCount, type Weights } from './weights.ts'

/** How near a vector is to the middle of each cell of shapes, and of each cell of colours. */
function nearness(vector: Float32Array, { cells }: Weights) {
  const part = (from: number, length: number, share: number) =>
    vector.subarray(from, from + length).map((value) => value / Math.sqrt(share))
  return {
    shape: linear(part(0, lengths.shape, shares.shape), cells.shape),
    colour: linear(part(lengths.shape, lengths.colour, shares.colour), cells.colour),
  }
}

/** All cells, that of the vector first, and the others as near as they are. */
export function cellsByNearness(vector: Float32Array, weights: Weights): number[] {
  const { shape, colour } = nearness(vector, weights)
  const near = new Float32Array(cellCount * cellCount)
  for (let s = 0; s < cellCount; s++)
    for (let c = 0; c < cellCount; c++)
      near[s * cellCount + c] = shares.shape * shape[s] + shares.colour * colour[c]
  return Array.from(near.keys()).sort((a, b) => near[b] - near[a])
}

const greatest = (values: Float32Array) =>
  values.reduce((best, value, i) => (value > values[best] ? i : best), 0)

/** The cell that a vector is in, of 1,024: the first of `cellsByNearness`. */
export function cellOf(vector: Float32Array, weights: Weights) {
  const { shape, colour } = nearness(vector, weights)
  return greatest(shape) * cellCount + greatest(colour)
}

import { linear } from './layers.ts'
import { lengths, shares } from './network.ts'
import type { Weights } from './weights.ts'

/** How sure the shape is of each category, in the shop's order; together they are 1. */
export function categoryShares(vector: Float32Array, { categories }: Weights) {
  const shape = vector.subarray(0, lengths.shape).map((value) => value / Math.sqrt(shares.shape))
  const told = linear(shape, categories).map((value) => Math.exp(value))
  const sum = told.reduce((total, value) => total + value, 0)
  return told.map((value) => value / sum)
}

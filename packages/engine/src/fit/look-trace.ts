import type { Size } from '../raster/plane.ts'
import type { Layer } from './layer.ts'

/**
 * How each pixel of a look came about: the share that is the photo's own, and for each layer the factor with
 * which its colours went in (share times light, so at times above 1). Shares are 0 to 1, row by row.
 */
export type Trace = { width: number; photo: Float32Array; layers: Map<Layer, Float32Array> }

export const createTrace = ({ width, height }: Size): Trace => ({
  width,
  photo: new Float32Array(width * height).fill(1),
  layers: new Map(),
})

/** Something was painted over a pixel of the photo: what lay there counts that much less. */
export function cover({ width, photo, layers }: Trace, i: number, share: number) {
  photo[i] *= 1 - share
  const x = i % width
  const y = (i / width) | 0
  for (const [layer, weights] of layers) {
    const column = x - layer.left
    const row = y - layer.top
    if (column < 0 || row < 0 || column >= layer.width || row >= layer.height) continue
    weights[row * layer.width + column] *= 1 - share
  }
}

/** The weights of a layer that is about to be painted. */
export function addLayer({ layers }: Trace, layer: Layer) {
  const weights = new Float32Array(layer.width * layer.height)
  layers.set(layer, weights)
  return weights
}

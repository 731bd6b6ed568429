import { cellRandom } from '@cabine/engine/drapery/noise.ts'
import type { Box } from './atlas.ts'

/** Four places of the pattern, cm, spread over a texel by chance that repeats itself: a weave must not beat against it. */
export const samplePlaces = (texel: number, box: Box, width: number, scale: number) =>
  [0, 1, 2, 3].map((k): [number, number] => {
    const [i, j] = [(texel % width) * 2 + (k & 1), Math.floor(texel / width) * 2 + (k >> 1)]
    return [box.left + (i + cellRandom(i, j, 1)) / 2 / scale, box.top - (j + cellRandom(i, j, 2)) / 2 / scale]
  })

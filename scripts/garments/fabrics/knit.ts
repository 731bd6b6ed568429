import { cellRandom, fractal, noise } from '../random.ts'
import { rgb, type Fabric } from './fabric.ts'

/**
 * Knit with upright ribs `rib` cm wide and stitches `stitch` cm high: each stitch is a V of two
 * strands. A fine gauge reads as a soft grain.
 */
export function knit(
  hex: string,
  { rib = 0.55, stitch = 0.36, depth = 0.05, melange = 0.1, seed = 23 } = {},
): Fabric {
  const base = rgb(hex)
  const strands = (x: number, y: number) => {
    const wobble = 0.06 * noise(x * 0.8, y * 0.5, seed)
    const column = x / rib + wobble
    const t = column - Math.floor(column) - 0.5
    const row = y / stitch + Math.abs(t) * 1.1 + wobble
    const s = row - Math.floor(row)
    return { t, s, column: Math.floor(column), row: Math.floor(row) }
  }
  return {
    colour(x, y, out) {
      const { t, s, column, row } = strands(x, y)
      const yarn = (cellRandom(column * 2 + (t > 0 ? 1 : 0), row, seed) - 0.5) * melange
      const fibre = (cellRandom(Math.floor(x * 24), Math.floor(y * 24), seed) - 0.5) * melange
      const gap = 1 - 0.22 * Math.max(0, Math.abs(t) * 2 - 0.72) * 3.2 - 0.1 * Math.abs(s - 0.5)
      const m = gap * (1 + yarn + fibre + 0.05 * fractal(x * 0.4, y * 0.4, seed))
      for (let k = 0; k < 3; k++) out[k] = base[k] * m
    },
    relief(x, y) {
      const { t, s } = strands(x, y)
      return (
        depth * (Math.cos(t * Math.PI * 2) * 0.55 + Math.sin(s * Math.PI) * 0.35) +
        0.012 * noise(x * 13, y * 13, seed) +
        0.03 * fractal(x * 0.25, y * 0.25, seed)
      )
    },
    gloss: 0.02,
    roughness: 0.8,
    sheen: 0.32,
    inside: 0.8,
  }
}

import { rgb } from '@cabine/engine/drapery/colour.ts'
import type { Fabric } from '@cabine/tailoring/fabric.ts'
import { cellRandom, fractal, noise } from '@cabine/engine/drapery/noise.ts'

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

/** Cables between knitted ribs: each of `at` (pattern x, cm) carries two strands that cross. */
export function cabled(ground: Fabric, at: number[], { width = 4.4, turn = 7, depth = 0.32 } = {}): Fabric {
  const cable = (x: number, y: number) => {
    let best = { lift: 0, shade: 1 }
    for (const middle of at) {
      const d = (x - middle) / (width / 2)
      if (Math.abs(d) > 1.35) continue
      const phase = (y / turn) * Math.PI * 2
      const strands = [Math.sin(phase) * 0.5, -Math.sin(phase) * 0.5]
      const front = Math.cos(phase) > 0 ? 0 : 1
      const lifts = strands.map((s, i) => {
        const r = Math.abs(d - s) / 0.52
        return r < 1 ? Math.sqrt(1 - r * r) * (i === front ? 1 : 0.72) : 0
      })
      const lift = Math.max(...lifts)
      const gutter = Math.exp(-(((Math.abs(d) - 1.12) / 0.16) ** 2))
      best = {
        lift: lift - gutter * 0.35,
        shade: 1 - 0.34 * gutter - 0.22 * (lift < 0.15 && Math.abs(d) < 1 ? 1 : 0),
      }
    }
    return best
  }
  return {
    ...ground,
    colour(x, y, out) {
      ground.colour(x, y, out)
      const { shade } = cable(x, y)
      for (let k = 0; k < 3; k++) out[k] *= shade
    },
    relief: (x, y) => ground.relief(x, y) + depth * cable(x, y).lift,
  }
}

import { rgb } from '@cabine/engine/drapery/colour.ts'
import type { Fabric } from '@cabine/tailoring/fabric.ts'
import { cellRandom, fractal, noise } from '@cabine/engine/drapery/noise.ts'
import { clamp, smoothstep } from '@cabine/engine/drapery/scalar.ts'

/** Lamb leather: a fine grain of cells, soft wrinkles, a broad sheen. */
export function leather(hex: string, { gloss = 0.1, roughness = 0.22, seed = 51 } = {}): Fabric {
  const base = rgb(hex)
  const wrinkle = (x: number, y: number) => {
    const bent = fractal(x * 0.3, y * 0.3, seed) * 1.6
    return 1 - Math.sqrt(0.015 + noise(x * 0.5 + bent, y * 0.75 + bent, seed + 1) ** 2)
  }
  return {
    colour(x, y, out) {
      const m = 1 + 0.12 * fractal(x * 0.5, y * 0.5, seed) + 0.05 * noise(x * 11, y * 11, seed)
      for (let k = 0; k < 3; k++) out[k] = base[k] * m
    },
    relief: (x, y) =>
      0.004 * Math.abs(noise(x * 9, y * 9, seed)) +
      0.026 * wrinkle(x, y) ** 2 +
      0.05 * fractal(x * 0.3, y * 0.3, seed + 2),
    gloss,
    roughness,
    dyed: 0.25,
    sheen: 0.05,
    inside: 0.7,
  }
}

/** Nylon or waxed cotton: tight, a little shiny, creased in small facets. */
export function nylon(hex: string, { gloss = 0.07, crease = 0.09, seed = 57 } = {}): Fabric {
  const base = rgb(hex)
  return {
    colour(x, y, out) {
      const m = 1 + 0.03 * (cellRandom(Math.floor(x * 20), Math.floor(y * 20), seed) - 0.5)
      for (let k = 0; k < 3; k++) out[k] = base[k] * m
    },
    relief(x, y) {
      const bent = fractal(x * 0.2, y * 0.2, seed) * 2
      const ridge = 1 - Math.sqrt(0.01 + noise(x * 0.36 + bent, y * 0.5 - bent, seed + 1) ** 2)
      return (
        0.003 * Math.sin((x + y) * 34) +
        crease * (ridge * ridge * 0.7 + fractal(x * 0.4, y * 0.4, seed) * 0.6)
      )
    },
    gloss,
    roughness: 0.34,
    dyed: 0.55,
    sheen: 0.12,
    inside: 0.75,
  }
}

/** A quilting of lozenges: padded between lines of stitches. */
export function quilted(cloth: Fabric, width = 7, height = 9, depth = 0.5): Fabric {
  const size = Math.min(width, height) * 0.7
  /** Distances to the nearest line of stitches of either slant, cm. */
  const lines = (x: number, y: number) =>
    [x / width + y / height, x / width - y / height].map((t) => Math.abs(t - Math.round(t)) * size)
  return {
    ...cloth,
    colour(x, y, out) {
      cloth.colour(x, y, out)
      const shade = 1 - 0.35 * smoothstep(0.14, 0.02, Math.min(...lines(x, y)))
      for (let k = 0; k < 3; k++) out[k] *= shade
    },
    relief: (x, y) =>
      cloth.relief(x, y) + depth * lines(x, y).reduce((pad, d) => pad * (1 - Math.exp(-d / 0.75)), 1),
  }
}

/** Bouclé and tweed: loops of several yarns, `inks` scattered among the ground. */
export function boucle(hex: string, inks: string[], { loop = 0.34, relief = 0.075, seed = 61 } = {}): Fabric {
  const yarns = [hex, hex, ...inks].map(rgb)
  return {
    colour(x, y, out) {
      const [u, v] = [x + 0.12 * noise(x * 3, y * 3, seed), y + 0.12 * noise(x * 3, y * 3, seed + 1)]
      const row = Math.floor(v / loop)
      const column = Math.floor(u / loop + (row & 1) * 0.5)
      const yarn = yarns[Math.floor(cellRandom(column, row, seed) * yarns.length)]
      const m = 0.9 + 0.2 * cellRandom(Math.floor(x * 16), Math.floor(y * 16), seed)
      const pit = 1 - 0.3 * clamp(-noise(x * 4.4, y * 4.4, seed + 3))
      for (let k = 0; k < 3; k++) out[k] = yarn[k] * m * pit
    },
    relief: (x, y) =>
      relief * (noise(x * 4.4, y * 4.4, seed + 3) + 0.5 * noise(x * 9, y * 9, seed + 4)) +
      0.03 * fractal(x * 0.3, y * 0.3, seed + 5),
    gloss: 0.02,
    roughness: 0.8,
    sheen: 0.35,
    inside: 0.8,
  }
}

/** A zip's tape and teeth, along y, in the middle at `x`. */
export function zip(x0: number, tape: string, metal: string): Fabric {
  const [cloth, teeth] = [rgb(tape), rgb(metal)]
  return {
    colour(x, y, out) {
      const d = Math.abs(x - x0)
      const tooth = Math.sin(y * 21 + (x > x0 ? Math.PI : 0)) > -0.2
      const share = d < 0.3 ? (tooth ? 1 : 0.35) : 0
      for (let k = 0; k < 3; k++) out[k] = cloth[k] * (1 - share) + teeth[k] * share
    },
    relief: (x, y) => (Math.abs(x - x0) < 0.3 ? 0.08 + 0.04 * Math.sin(y * 21 + (x > x0 ? Math.PI : 0)) : 0),
    gloss: 0.1,
    roughness: 0.25,
    sheen: 0,
  }
}

import { rgb } from '@cabine/engine/drapery/colour.ts'
import type { Fabric } from '@cabine/tailoring/fabric.ts'
import { cellRandom, fractal, noise } from '@cabine/engine/drapery/noise.ts'

/** Silk satin: long warp floats smear the studio's windows across the grain. */
export function satin(hex: string, { gloss = 0.5, roughness = 0.15, dyed = 0.5, seed = 31 } = {}): Fabric {
  const base = rgb(hex)
  return {
    colour(x, y, out) {
      const m =
        1 +
        0.025 * noise(x * 15, y * 2, seed) +
        0.02 * (cellRandom(Math.floor(x * 18), Math.floor(y * 18), seed) - 0.5)
      for (let k = 0; k < 3; k++) out[k] = base[k] * m
    },
    relief: (x, y) => 0.0022 * noise(x * 17, y * 4, seed) + 0.022 * fractal(x * 0.28, y * 0.2, seed + 5),
    gloss,
    roughness,
    grain: 0.2,
    dyed,
    sheen: 0.06,
    inside: 0.85,
  }
}

/** Velvet: dark where the pile faces us, glowing where it turns away. */
export function velvet(hex: string, glow: string, seed = 37): Fabric {
  const base = rgb(hex)
  return {
    colour(x, y, out) {
      const stroked =
        1 +
        0.22 * fractal(x * 0.22, y * 0.13, seed) +
        0.16 * (cellRandom(Math.floor(x * 19), Math.floor(y * 19), seed) - 0.5)
      for (let k = 0; k < 3; k++) out[k] = base[k] * stroked
    },
    relief: (x, y) => 0.016 * noise(x * 11, y * 11, seed) + 0.04 * fractal(x * 0.25, y * 0.22, seed + 5),
    gloss: 0.05,
    roughness: 0.55,
    dyed: 0.9,
    sheen: 1.7,
    sheenColour: rgb(glow),
    inside: 0.7,
  }
}

import { rgb, type Rgb } from '@cabine/engine/drapery/colour.ts'
import type { Fabric } from '@cabine/tailoring/fabric.ts'
import { cellRandom, fractal, noise } from '@cabine/engine/drapery/noise.ts'
import { clamp, mix, smoothstep } from '@cabine/engine/drapery/scalar.ts'

function plain(base: Rgb, mottle: number, seed: number): Fabric['colour'] {
  return (x, y, out) => {
    const m =
      1 +
      mottle *
        (fractal(x * 0.9, y * 0.9, seed) * 0.6 +
          (cellRandom(Math.floor(x * 22), Math.floor(y * 22), seed) - 0.5))
    out[0] = base[0] * m
    out[1] = base[1] * m
    out[2] = base[2] * m
  }
}

/** What remains of folding and wearing: soft, broad, a little ridged. */
function crease(x: number, y: number, seed: number) {
  const bent = fractal(x * 0.12, y * 0.12, seed) * 2.2
  const ridge = 1 - Math.sqrt(0.02 + noise(x * 0.13 + bent * 0.5, y * 0.22 + bent, seed + 1) ** 2)
  return fractal(x * 0.3, y * 0.3, seed + 2) * 0.6 + ridge * ridge * 0.8
}

/** Jersey, poplin, linen: matt plain weaves. `slub` thickens some threads. */
export function cotton(hex: string, { slub = 0.2, relief = 0.012, mottle = 0.04, seed = 3 } = {}): Fabric {
  return {
    colour: plain(rgb(hex), mottle, seed),
    relief: (x, y) =>
      relief *
        (0.5 * noise(x * 16, y * 16, seed) +
          slub * noise(x * 1.2, y * 14, seed + 1) +
          slub * noise(x * 14, y * 1.2, seed + 2)) +
      0.05 * crease(x, y, seed + 5),
    gloss: 0.035,
    roughness: 0.6,
    sheen: 0.12,
  }
}

/** Yarn of several shades: short flecks along the rows. */
export function heathered(ground: Fabric, strength: number, seed = 71): Fabric {
  return {
    ...ground,
    colour(x, y, out) {
      ground.colour(x, y, out)
      const fleck = 0.6 * noise(x * 4.5, y * 24, seed) + 0.5 * noise(x * 9 + y * 2, y * 30, seed + 1)
      for (let k = 0; k < 3; k++) out[k] *= 1 + strength * fleck
    },
  }
}

/** Horizontal stripes: `band` cm of stripe in every `period` cm. */
export function striped(
  ground: Fabric,
  hex: string,
  period: number,
  band: number,
  from = -1e9,
  to = 1e9,
): Fabric {
  const ink = rgb(hex)
  return {
    ...ground,
    colour(x, y, out) {
      ground.colour(x, y, out)
      if (y < from || y > to) return
      const t = ((y % period) + period) % period
      const edge = 0.035
      const on = smoothstep(0, edge, t) * smoothstep(band + edge, band, t)
      for (let k = 0; k < 3; k++) out[k] = mix(out[k], ink[k], on)
    },
  }
}

/** Wool suiting, gabardine: a fine diagonal, melange colour, hardly any shine. */
export function wool(hex: string, { fuzz = 0.3, melange = 0.1, relief = 0.012, seed = 11 } = {}): Fabric {
  const base = rgb(hex)
  return {
    colour(x, y, out) {
      const thread =
        noise(x * 11 + y * 3, y * 15, seed) * 0.5 +
        (cellRandom(Math.floor(x * 20 + y * 9), Math.floor(y * 20), seed) - 0.5)
      const m = 1 + melange * thread + 0.03 * fractal(x * 0.5, y * 0.5, seed)
      for (let k = 0; k < 3; k++) out[k] = base[k] * m
    },
    relief: (x, y) =>
      relief * (Math.sin((x + y) * 30) * 0.3 + noise(x * 14, y * 14, seed)) + 0.04 * crease(x, y, seed + 5),
    gloss: 0.03,
    roughness: 0.7,
    sheen: fuzz,
  }
}

/** Denim: white weft under blue warp on the diagonal, paler where `wear(x, y)` rubbed it. */
export function denim(hex: string, worn: string, wear: (x: number, y: number) => number, seed = 17): Fabric {
  const base = rgb(hex)
  const pale = rgb(worn)
  return {
    colour(x, y, out) {
      const slub = noise(x * 9, y * 0.8, seed) * 0.5 + noise(x * 3.1, y * 0.35, seed + 1) * 0.4
      const twill = Math.sin((x * 0.9 + y) * 38 + slub)
      const grain = cellRandom(Math.floor(x * 17), Math.floor(y * 17), seed) - 0.5
      const t = clamp(
        wear(x, y) + slub * 0.14 + grain * 0.24 + twill * 0.025 + fractal(x * 0.35, y * 0.22, seed + 2) * 0.1,
      )
      for (let k = 0; k < 3; k++) out[k] = mix(base[k], pale[k], t)
    },
    relief: (x, y) =>
      0.004 * Math.sin((x * 0.9 + y) * 38) +
      0.012 * noise(x * 10, y * 5, seed) +
      0.05 * fractal(x * 0.35, y * 0.3, seed + 5),
    gloss: 0.025,
    roughness: 0.7,
    sheen: 0.1,
    inside: 0.9,
    lining: rgb('#aab4bd'),
  }
}

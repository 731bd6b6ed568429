import { rgb } from '@cabine/engine/drapery/colour.ts'
import type { Fabric } from '@cabine/tailoring/fabric.ts'
import { cellRandom, noise } from '@cabine/engine/drapery/noise.ts'
import { mix, smoothstep } from '@cabine/engine/drapery/scalar.ts'

/** Draws a second yarn on a cloth: `share` says how much of it shows at a place (0–1). */
export function inked(ground: Fabric, hex: string, share: (x: number, y: number) => number): Fabric {
  const ink = rgb(hex)
  return {
    ...ground,
    colour(x, y, out) {
      ground.colour(x, y, out)
      const on = share(x, y)
      if (on > 0) for (let k = 0; k < 3; k++) out[k] = mix(out[k], ink[k], on)
    },
  }
}

const wrapped = (x: number, period: number) => ((x % period) + period) % period
/** 1 within `width` of the start of each period, with soft ends. */
function band(x: number, period: number, width: number, soft = 0.04) {
  const t = wrapped(x, period)
  return smoothstep(0, soft, t) * smoothstep(width + soft, width, t)
}

/** Upright stripes. */
export const upright = (ground: Fabric, hex: string, period: number, width: number): Fabric =>
  inked(ground, hex, (x) => band(x, period, width) * 0.92)

/** A chalk stripe: a thin, broken, fuzzy line. */
export const pinstripe = (ground: Fabric, hex: string, period = 1.9): Fabric =>
  inked(
    ground,
    hex,
    (x, y) => band(x, period, 0.09, 0.05) * (0.55 + 0.3 * noise(y * 7, Math.floor(x / period), 5)),
  )

/** Gingham: two crossing bands; where they cross, the full colour. */
export function gingham(ground: Fabric, hex: string, period = 1.5): Fabric {
  const twill = (x: number, y: number) => 0.5 + 0.12 * Math.sin((x + y) * 40)
  return inked(ground, hex, (x, y) => {
    const [across, up] = [band(x, period, period / 2), band(y, period, period / 2)]
    return across && up ? mix(0.5, 1, Math.min(across, up)) : (across + up) * twill(x, y)
  })
}

/** Dots of a diameter (cm), every `pitch` cm, each row set off by half. */
export const dotted = (ground: Fabric, hex: string, diameter: number, pitch: number): Fabric =>
  inked(ground, hex, (x, y) => {
    const row = Math.round(y / (pitch * 0.87))
    const shifted = x + (row & 1 ? pitch / 2 : 0)
    const dx = shifted - Math.round(shifted / pitch) * pitch
    return smoothstep(diameter / 2 + 0.03, diameter / 2 - 0.03, Math.hypot(dx, y - row * pitch * 0.87))
  })

/** Houndstooth: four dark and four light threads both ways, in twill. */
export function houndstooth(ground: Fabric, hex: string, size = 1.6): Fabric {
  const threads = 8
  return inked(ground, hex, (x, y) => {
    const [i, j] = [Math.floor((x / size) * threads), Math.floor((y / size) * threads)]
    const warp = wrapped(i, threads) < threads / 2
    const weft = wrapped(j, threads) < threads / 2
    const isWarpUp = wrapped(i - j, 4) < 2
    return (isWarpUp ? warp : weft) ? 0.96 : 0
  })
}

/** Glen check: fields of fine houndstooth and of fine stripes, under a thin windowpane. */
export function glenCheck(ground: Fabric, hex: string, pane: string, size = 6): Fabric {
  const fine = 0.42
  const checked = inked(ground, hex, (x, y) => {
    const [i, j] = [wrapped(x, size) < size * 0.5, wrapped(y, size) < size * 0.5]
    const twill = wrapped(Math.floor(x / 0.1) + Math.floor(y / 0.1), 4) < 2
    const lines = (t: number) => (wrapped(t, fine) < fine / 2 ? 1 : 0)
    const on = i && j ? (twill ? lines(x) : lines(y)) : i ? lines(x) * 0.8 : j ? lines(y) * 0.8 : 0.12
    return on * 0.55
  })
  return inked(
    checked,
    pane,
    (x, y) => Math.max(band(x + size * 0.27, size, 0.1), band(y + size * 0.27, size, 0.1)) * 0.4,
  )
}

/** A plaid of wide and thin bands. */
export function plaid(ground: Fabric, inks: { wide: string; thin: string }, size = 7): Fabric {
  const twill = (x: number, y: number) => 0.5 + 0.5 * Math.sign(Math.sin((x + y) * 34))
  const wide = inked(ground, inks.wide, (x, y) => {
    const [a, b] = [band(x, size, size * 0.36, 0.08), band(y, size, size * 0.36, 0.08)]
    return 0.3 * a + 0.3 * b + 0.22 * Math.max(a, b) * twill(x, y)
  })
  return inked(wide, inks.thin, (x, y) =>
    Math.max(
      band(x + size * 0.32, size, 0.26) * (0.45 + 0.3 * twill(x, y)),
      band(y + size * 0.32, size, 0.26) * (0.75 - 0.3 * twill(x, y)),
    ),
  )
}

/** Herringbone: diagonals that turn every `width` cm. */
export const herringbone = (ground: Fabric, hex: string, width = 1.7): Fabric =>
  inked(ground, hex, (x, y) => {
    const column = Math.floor(x / width)
    const t = y + (column & 1 ? -1 : 1) * (x - column * width)
    const line = smoothstep(0.05, 0.14, wrapped(t, 0.42)) * smoothstep(0.3, 0.2, wrapped(t, 0.42))
    const seam = smoothstep(0.02, 0.1, Math.min(wrapped(x, width), width - wrapped(x, width)))
    return line * seam * (0.55 + 0.25 * cellRandom(Math.floor(x * 12), Math.floor(y * 12), 3))
  })

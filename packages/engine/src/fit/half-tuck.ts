import { noise } from '../drapery/noise.ts'
import { clamp, mix, smoothstep } from '../drapery/scalar.ts'
import type { Layer } from './layer.ts'

/** What a top is tucked into, px of the photo. */
export type Waist = {
  /** Its upper edge by column. */
  rowAt: (x: number) => number
  middle: number
  /** Half its width. */
  half: number
}

/** A half tuck holds the front within this share of half the waist, and lets go of it from there to its sides. */
const HELD = 0.24
/** The hem is drawn up fully to the tuck where cloth ends in it, and hangs as it is cut from the second share on. */
const GATHERED = { from: 0.2, whole: 0.5 }
/** How far the held front falls over the waist's edge, and how unevenly, in halves of the waist. */
const OVER = { deep: 0.14, uneven: 0.35 }
/** Cloth is drawn up from as far above the waist as this share of what hangs below it. */
const ABOVE = 0.7
/** The roll of the cloth where it turns in: how deep its shade is, and how far it reaches, in halves of the waist. */
const ROLL = { shade: 0.34, reach: 0.07, light: 0.07 }
/** Folds that run from the ends of the tuck: how strong, how many a radian, how far in halves of the waist. */
const FOLDS = { strong: 0.06, many: 6, far: 0.6, near: 0.25 }

/** A top's panel tucked in at the front alone: it falls over the waist there, and its hem runs down from it to the sides. */
export function halfTuck(layer: Layer, waist: Waist): Layer {
  const { width, height, left, top } = layer
  const { middle, half } = waist
  const data = layer.data.slice()
  const before = layer.before?.slice()
  const inside = layer.inside?.slice()
  for (let x = 0; x < width; x++) {
    const aside = (left + x - middle) / half
    const t = Math.abs(aside)
    if (t >= 1) continue
    const edge = waist.rowAt(left + x) - top
    const hem = hemBelow(layer, x, Math.round(edge))
    if (hem <= edge) continue
    const u = clamp((t - HELD) / (1 - HELD))
    const uneven = 1 + OVER.uneven * noise(aside * 5, edge / half, 71)
    const over = Math.min(hem, edge + OVER.deep * half * uneven)
    const end = mix(over, hem, 1 - (1 - u) ** 1.7)
    const start = Math.max(0, edge - ABOVE * (hem - edge))
    // In the middle what is below goes into the waist; beside it the hem itself is drawn up.
    const last = mix(end, hem, smoothstep(GATHERED.from, GATHERED.whole, t))
    const longer = (last - start) / (end - start) - 1
    for (let y = Math.ceil(start); y < height && y <= hem + 1; y++) {
      const p = 4 * (y * width + x)
      const d = y - start
      const source = start + d * (1 + (longer * d) / (end - start))
      const row = Math.min(height - 2, Math.floor(source))
      const q = 4 * (row * width + x)
      const part = Math.min(1, source - row)
      const shade = y > end + 1 ? 1 : rolled(end - y, half, 1 - u) * folded(aside, (y - edge) / half)
      for (let c = 0; c < 3; c++)
        data[p + c] = mix(layer.data[q + c], layer.data[q + 4 * width + c], part) * shade
      data[p + 3] = mix(layer.data[q + 3], layer.data[q + 4 * width + 3], part) * clamp(end - y + 0.5)
      if (before) before[p / 4] = layer.before![q / 4]
      if (inside) inside[p / 4] = layer.inside![q / 4]
    }
  }
  return {
    ...layer,
    data,
    before,
    inside,
    ...(layer.finer && {
      finer(zoom) {
        const fine = layer.finer!(zoom)
        return fine && halfTuck({ ...fine, finer: undefined }, enlarged(waist, zoom))
      },
    }),
  }
}

const enlarged = ({ rowAt, middle, half }: Waist, zoom: number): Waist => ({
  rowAt: (x) => rowAt(Math.round(x / zoom)) * zoom,
  middle: middle * zoom,
  half: half * zoom,
})

/** The last row of the cloth that goes down from a row without a gap. */
function hemBelow({ width, height, data }: Layer, x: number, from: number) {
  let y = Math.max(0, from)
  while (y < height && data[4 * (y * width + x) + 3] > 127) y++
  return y - 1
}

/** Light on the roll so far above where the cloth turns in. */
function rolled(up: number, half: number, held: number) {
  const reach = ROLL.reach * half
  const under = Math.exp(-((Math.max(0, up) / reach) ** 2))
  const round = Math.exp(-(((up - 2.2 * reach) / reach) ** 2))
  return 1 + held * (ROLL.light * round - ROLL.shade * under)
}

/** Folds towards both ends of the tuck, from a place given in halves of the waist. */
function folded(aside: number, down: number) {
  const [dx, dy] = [Math.abs(aside) - HELD, down]
  const away = Math.hypot(dx, dy)
  const strong = FOLDS.strong * Math.exp(-((away / FOLDS.far) ** 2)) * smoothstep(0, FOLDS.near, away)
  return (
    1 +
    strong *
      Math.sin(FOLDS.many * Math.atan2(dy, dx) + (aside < 0 ? 1.3 : 0.4) + 1.5 * noise(away * 3, dy, 72))
  )
}

import { cellRandom, fractal, noise } from '@cabine/engine/drapery/noise.ts'
import { clamp, mix } from '@cabine/engine/drapery/scalar.ts'
import type { ColourMap } from './piece.ts'
import { between, chance, pick, type Random } from './shape.ts'

export type Rgb = readonly [number, number, number]
/** A colour of 0 to 255 at a place of the pattern, cm. */
export type Print = (u: number, v: number) => Rgb

export function drawColour(random: Random): Rgb {
  const kind = random()
  if (kind < 0.14) return grey(between(random, 8, 40))
  if (kind < 0.28) return grey(between(random, 205, 250))
  if (kind < 0.36) return grey(between(random, 60, 190))
  const hue = random() * 6
  const strength = between(random, 0.15, 0.95)
  const light = between(random, 0.12, 0.97)
  return [0, 2, 4].map((shift) => {
    const t = clamp(Math.abs(((hue + shift) % 6) - 3) - 1)
    return 255 * light * (1 - strength * (1 - t))
  }) as unknown as Rgb
}

const grey = (value: number): Rgb => [value, value * 0.99, value * 0.97]
const blend = (a: Rgb, b: Rgb, t: number): Rgb => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)]

export function drawPrint(random: Random): Print {
  const [a, b, c] = [drawColour(random), drawColour(random), drawColour(random)]
  const seed = Math.floor(random() * 1e6)
  const size = between(random, 1.2, 9)
  const share = between(random, 0.15, 0.6)
  const kinds: (() => Print)[] = [
    () => () => a,
    () => () => a,
    () => (u, v) => blend(a, b, 0.35 * fractal(u * 2, v * 2, seed)),
    () => (_, v) => ((((v / size) % 1) + 1) % 1 < share ? b : a),
    () => (u) => ((((u / size) % 1) + 1) % 1 < share ? b : a),
    () => (u, v) => {
      const [x, y] = [
        (((u / size) % 1) + 1) % 1 < share ? 0.5 : 0,
        (((v / size) % 1) + 1) % 1 < share ? 0.5 : 0,
      ]
      return blend(blend(a, b, x + y), c, (((u / size + 0.4) % 1) + 1) % 1 < 0.06 ? 0.7 : 0)
    },
    () => (u, v) => {
      const row = Math.floor(v / size)
      const x = u / size + 0.5 * (row & 1)
      return Math.hypot(x - Math.floor(x) - 0.5, v / size - row - 0.5) < share * 0.6 ? b : a
    },
    () => (u, v) => {
      // Flowers: in each cell a blot of its own size and colour.
      let colour = a
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [cx, cy] = [Math.floor(u / size) + dx, Math.floor(v / size) + dy]
          const x = (cx + cellRandom(cx, cy, seed)) * size
          const y = (cy + cellRandom(cx, cy, seed + 1)) * size
          const angle = Math.atan2(v - y, u - x)
          const r = size * (0.15 + 0.35 * cellRandom(cx, cy, seed + 2)) * (0.75 + 0.25 * Math.cos(5 * angle))
          if (Math.hypot(u - x, v - y) < r) colour = cellRandom(cx, cy, seed + 3) < 0.5 ? b : c
        }
      return colour
    },
    () => (u, v) => blend(a, b, clamp(4 * (fractal(u / size, v / size, seed) - 0.4))),
    () => (u, v) => {
      const wave = Math.sin(u * 0.9 + 1.5 * noise(u / 6, v / 6, seed)) * 0.6
      return ((((v + wave) / size) % 1) + 1) % 1 < 0.15 ? b : a
    },
    () => (u, v) => (noise(u * 3, v * 3, seed) > 0.5 ? a : blend(a, b, 0.5)),
  ]
  return pick(random, kinds)()
}

/** A picture on the chest: rings, bars or blots in a rectangle, in pattern centimetres. */
export function withGraphic(random: Random, under: Print, y: number): Print {
  const [cx, cy] = [between(random, -5, 5), y - between(random, 0, 14)]
  const [w, h] = [between(random, 3, 14), between(random, 3, 14)]
  const colours = [drawColour(random), drawColour(random)]
  const seed = Math.floor(random() * 1e6)
  const kind = Math.floor(random() * 3)
  return (u, v) => {
    const [x, t] = [(u - cx) / w, (v - cy) / h]
    if (Math.abs(x) > 1 || Math.abs(t) > 1) return under(u, v)
    if (kind === 0) return x * x + t * t < 1 ? colours[Math.floor(3 * Math.hypot(x, t)) & 1] : under(u, v)
    if (kind === 1)
      return noise(u * 0.9, Math.floor(v / 3), seed) > 0.5 && (((v / 3) % 1) + 1) % 1 < 0.7
        ? colours[0]
        : under(u, v)
    return colours[fractal(u / 4, v / 4, seed) > 0.5 ? 0 : 1]
  }
}

/** The piece's own colours, or only their lightness (seams, buttons, pockets) over a print. */
export function drawCloth(
  random: Random,
  map: ColourMap,
  charts: { x: number; y: number; left: number; top: number }[],
  chestY: number,
) {
  const isOwn = chance(random, 0.35)
  let print = drawPrint(random)
  if (chance(random, 0.18)) print = withGraphic(random, print, chestY)
  const usual = (map.mean[0] + map.mean[1] + map.mean[2]) / 3 + 10
  return charts.map((chart): Print => {
    const own = (u: number, v: number): Rgb => {
      const x = clamp(Math.round(chart.x + (u - chart.left) * map.scale), 0, map.width - 1)
      const y = clamp(Math.round(chart.y + (chart.top - v) * map.scale), 0, map.height - 1)
      const i = 3 * (y * map.width + x)
      return [map.data[i], map.data[i + 1], map.data[i + 2]]
    }
    if (isOwn) return own
    return (u, v) => {
      const [r, g, b] = own(u, v)
      const by = clamp(((r + g + b) / 3 + 10) / usual, 0.4, 1.6)
      const colour = print(u, v)
      return [colour[0] * by, colour[1] * by, colour[2] * by]
    }
  })
}

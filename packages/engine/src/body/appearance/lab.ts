import { toLinear } from '../../drapery/colour.ts'

/** A colour as the eye judges it (CIELAB, D65): lightness 0 to 100, green to red, blue to yellow. */
export type Lab = { l: number; a: number; b: number }

const curve = (part: number) => (part > 216 / 24389 ? Math.cbrt(part) : (part * 24389) / 27 / 116 + 16 / 116)

/** From sRGB, 0 to 255. */
export function toLab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)]
  const x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
  const y = curve(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
  const z = curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) }
}

export const chromaOf = ({ a, b }: Lab) => Math.hypot(a, b)

/** 0 red, 90 yellow, 180 green, 270 blue. */
export const hueOf = ({ a, b }: Lab) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360

/** The middle of each coordinate: a few wrong pixels do not move it. Null when there are too few. */
export function middleColour(colours: Lab[], least: number): Lab | null {
  if (colours.length < least) return null
  const middle = (of: (colour: Lab) => number) => {
    const sorted = Float64Array.from(colours, of).sort()
    return sorted[sorted.length >> 1]
  }
  return { l: middle(({ l }) => l), a: middle(({ a }) => a), b: middle(({ b }) => b) }
}

import type { ShoeFinish } from '../contract/shoes.ts'
import type { Colour } from '../raster/kmeans.ts'
import { toLinear } from '../body/figure/linear-light.ts'
import type { ShoeStyle, Stuff } from './shoe-styles.ts'

/** How much of the light a surface mirrors, and how much that is smeared, 0 to 1. */
const mirrors: Record<ShoeFinish, [number, number]> = {
  leather: [0.12, 0.22],
  patent: [0.55, 0.1],
  suede: [0, 1],
  satin: [0.3, 0.42],
  canvas: [0.02, 0.9],
  metallic: [0.5, 0.3],
}

export type Surface = { tint: Colour; gloss: number; roughness: number }

const CREAM: Colour = [226, 221, 211]
const DARK: Colour = [38, 28, 23]
const LINING: Colour = [196, 178, 154]

/** What each stuff of a shoe looks like, its tint linear. */
export function surfacesOf(style: ShoeStyle, colour: Colour, finish: ShoeFinish): Record<Stuff, Surface> {
  const surface = (tint: Colour, gloss: number, roughness: number): Surface => ({
    tint: tint.map(toLinear) as Colour,
    gloss,
    roughness,
  })
  const by = (share: number) => colour.map((value) => value * share) as Colour
  const [gloss, roughness] = mirrors[finish]
  const isDark = Math.max(...colour) < 90
  return {
    upper: surface(colour, gloss, roughness),
    seam: surface(by(isDark ? 1.7 : 0.72), gloss / 2, roughness),
    lace: surface(isDark ? by(1.3) : by(1.04), 0.02, 0.9),
    elastic: surface(by(0.6), 0, 1),
    lining: surface(LINING.map((value, c) => (value + colour[c]) / 2) as Colour, 0, 1),
    sole: surface(style.isRubber ? CREAM : DARK, 0.08, 0.6),
    heel: surface(style.isRubber ? CREAM : style.heel.foot < 0.5 ? colour : DARK, 0.12, 0.5),
  }
}

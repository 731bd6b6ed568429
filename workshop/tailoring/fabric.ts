import type { Rgb } from '@cabine/engine/drapery/colour.ts'

/** How a cloth looks. Pattern coordinates are centimetres, x across and y along the grain. */
export interface Fabric {
  /** Diffuse reflectance at a place of the pattern, written into `out` as linear RGB. */
  colour(x: number, y: number, out: Float64Array): void
  /** The weave's or knit's relief at a place, cm. */
  relief(x: number, y: number): number
  /** 0–1: how strongly it mirrors the studio, and how wide the mirror is smeared (0 sharp). */
  gloss: number
  roughness: number
  /** Smear of the highlight along the weft, on top of `roughness`: satin's long threads. */
  grain?: number
  /** Share of the highlight that takes the cloth's own colour (0 white, 1 dyed). */
  dyed?: number
  /** Light caught by pile or fuzz at grazing angles. */
  sheen: number
  sheenColour?: Rgb
  /** The inside, relative to the outside. */
  inside?: number
  lining?: Rgb
}

import type { ColourFamily } from '@cabine/sophia/vocabulary/product-categories.ts'
import colours from './colour-swatches.json' with { type: 'json' }

/** The swatch of each colour name. These are the shop's colours, so they are the same in both themes. */
export const swatches: Record<ColourFamily, string> = colours

export const isColourFamily = (value: string): value is ColourFamily => Object.hasOwn(swatches, value)

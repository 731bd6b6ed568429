import type { ColourFamily } from '@cabine/sophia/vocabulary/product-categories.ts'

/** The swatch of each colour name. These are the shop's colours, so they are the same in both themes. */
export const swatches: Record<ColourFamily, string> = {
  black: '#1d1b1c',
  white: '#ffffff',
  grey: '#9a9897',
  beige: '#dcc8ac',
  brown: '#6f4a33',
  red: '#b3262d',
  pink: '#e9a9b4',
  orange: '#d9772f',
  yellow: '#e8c84a',
  green: '#4f7350',
  blue: '#3b5c91',
  purple: '#6d4a82',
  gold: '#c6a254',
  silver: '#c3c6ca',
  multi: 'conic-gradient(#b3262d, #e8c84a, #4f7350, #3b5c91, #6d4a82, #b3262d)',
}

export const isColourFamily = (value: string): value is ColourFamily => Object.hasOwn(swatches, value)

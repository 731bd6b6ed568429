/** What the network tells of each pixel, in the order of its channels. */
export const parts = [
  'ground',
  'front',
  'inside',
  'sleeve',
  'strap',
  'collar',
  'hanger',
  'skin',
  'leg',
  'other',
] as const
export type Part = (typeof parts)[number]
/** Those that are the garment itself. */
export const garmentParts: ReadonlySet<Part> = new Set<Part>([
  'front',
  'inside',
  'sleeve',
  'strap',
  'collar',
  'leg',
])
/** Those of them that are seen when it is worn. */
export const outerParts: ReadonlySet<Part> = new Set<Part>(['front', 'sleeve', 'strap', 'collar', 'leg'])
export const partNumber = (part: Part) => parts.indexOf(part)

/** The points that it looks for, in the order of its channels; left is the picture's left. */
export const points = [
  'neckLeft',
  'neckRight',
  'neckFront',
  'shoulderLeft',
  'shoulderRight',
  'armpitLeft',
  'armpitRight',
  'cuffOuterLeft',
  'cuffInnerLeft',
  'cuffOuterRight',
  'cuffInnerRight',
  'waistLeft',
  'waistRight',
  'hemLeft',
  'hemRight',
  'crotch',
  'hemInnerLeft',
  'hemInnerRight',
] as const
export type PointName = (typeof points)[number]

export const categories = ['tops', 'dresses', 'outerwear', 'bottoms', 'skirts', 'none'] as const
export type Category = (typeof categories)[number]

export const lengths = ['short', 'middle', 'long'] as const
export const fits = ['slim', 'regular', 'wide'] as const

/** Side of the square that it looks at, and of the maps that it gives, px. */
export const INPUT_SIDE = 160
export const MAP_SIDE = 80
